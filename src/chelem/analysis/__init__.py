"""Questions about deals: what can be made, what a card costs, what many deals come to.

The names listed in `__init__.pyi` are public, all the rest is private. They are loaded when first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
