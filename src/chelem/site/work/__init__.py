"""Work that other processes do: a server asks for it on the bus, and `chelem work` answers.

Other features know the names in `__init__.pyi`, and nothing else here; they are loaded when first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
