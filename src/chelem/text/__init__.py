"""Read and print values in French or English; the language is always an argument, never guessed.

Every `read_…` returns a value or raises `ParseError` with the text it could not read; it reads one language
only (RULES Notation). Every `print_…` returns text that its `read_…` reads back.

The names in `__init__.pyi` are public; they are loaded when first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
