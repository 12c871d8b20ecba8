"""Files of boards in all the formats that Chelem knows, behind one reader and one writer."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
