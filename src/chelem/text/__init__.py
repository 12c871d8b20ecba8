"""Reads and prints values in French or English; the language is always an argument, never guessed.

Every `read_…` gives a value or raises `ParseError` with the text that it could not read; French is not
read in English, nor English in French (RULES Notation). Every `print_…` gives text that its `read_…` reads.

The names in `__init__.pyi` are public; they are loaded when first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
