"""The values of bridge: cards, hands, seats, calls, contracts, deals, scores.

The names in `__init__.pyi` are public; they are loaded when first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
