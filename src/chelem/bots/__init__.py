"""Bots: players that are programs, from a View to a Move.

The names listed in `__init__.pyi` are public.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
