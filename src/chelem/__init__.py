"""Chelem: bridge in all its forms.

The names listed in `__init__.pyi` are public, all the rest is private. They are loaded when first used, so
that `import chelem` costs next to nothing.
"""

import lazy_loader

__version__ = "0.1.0"

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
