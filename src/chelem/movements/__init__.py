"""Movements of duplicate events: who meets whom at which table with which boards, their laws and balance.

The names in `__init__.pyi` are public; they are loaded when first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
