"""Questions of many deals: which deals, what to measure, the answer as a small table.

The names listed in `__init__.pyi` are public, all the rest is private. They load when first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
