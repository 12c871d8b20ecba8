"""Swiss events: the draw of each round from its inputs, and what of it can be checked by anyone.

The names in `__init__.pyi` are public; they are loaded when first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
