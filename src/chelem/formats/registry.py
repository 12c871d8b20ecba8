"""The file formats by name and suffix, and a guess from content."""

import re
from enum import Enum
from pathlib import PurePath

from chelem.core.errors import BadOption


class Format(Enum):
    """A file format; its value is its name and its file suffix."""

    PBN = "pbn"
    LIN = "lin"
    JSON = "jsonl"
    """The log of a match."""
    CSV = "csv"
    DLM = "dlm"
    DUP = "dup"
    BRI = "bri"
    DGE = "dge"
    BER = "ber"


_OTHER_SUFFIXES = {"json": Format.JSON, "log": Format.JSON, "txt": Format.PBN}
_LIN = re.compile(r"\s*(?:[a-z]{2}\|)", re.IGNORECASE)


def format_of(name: str) -> Format:
    """Return the format for a file name; `BadOption` for an unknown suffix."""
    suffix = PurePath(name).suffix.lower().removeprefix(".")
    try:
        return _OTHER_SUFFIXES[suffix] if suffix in _OTHER_SUFFIXES else Format(suffix)
    except ValueError:
        known = ", ".join(f".{form.value}" for form in Format)
        raise BadOption("file.form", name=name, forms=known) from None


def guess_format(text: str) -> Format:
    """Guess the format of a text: LIN if it has bars, a log if it has braces, otherwise PBN.

    >>> guess_format("pn|S,W,N,E|md|3S…"), guess_format('{"version": 0}'), guess_format('[Board "1"]')
    (<Format.LIN: 'lin'>, <Format.JSON: 'jsonl'>, <Format.PBN: 'pbn'>)
    """
    if _LIN.match(text):
        return Format.LIN
    return Format.JSON if text.lstrip().startswith('{"') else Format.PBN
