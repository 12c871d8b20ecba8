"""The paper of an event as PDF: guide cards, table cards, travellers, score slips, signs, results.

Everything printed is made of values; equal values give equal bytes. The names in `__init__.pyi` are public;
they are loaded when first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
