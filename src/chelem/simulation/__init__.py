"""Simulations: deal many deals that meet a condition, measure them, and summarise the results.

The names in `__init__.pyi` are public; they are imported on first use.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
