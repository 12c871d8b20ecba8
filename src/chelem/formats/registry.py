"""The formats of files, by name, by the end of a file's name, and by what a text looks like."""

import re
from enum import Enum
from pathlib import PurePath

from chelem.core.errors import BadOption


class Form(Enum):
    """A format; its value is its name, and the end of its files' names."""

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


_OTHER_ENDS = {"json": Form.JSON, "log": Form.JSON, "txt": Form.PBN}
_LIN = re.compile(r"\s*(?:[a-z]{2}\|)", re.IGNORECASE)


def form_of(name: str) -> Form:
    """The format that a file's name says; `BadOption` where it says none that we know."""
    end = PurePath(name).suffix.lower().removeprefix(".")
    try:
        return _OTHER_ENDS[end] if end in _OTHER_ENDS else Form(end)
    except ValueError:
        known = ", ".join(f".{form.value}" for form in Form)
        raise BadOption("file.form", name=name, forms=known) from None


def guess(text: str) -> Form:
    """The format of a text that somebody pastes: LIN's bars, a log's braces, else PBN.

    >>> guess("pn|S,W,N,E|md|3S…"), guess('{"version": 0}'), guess('[Board "1"]')
    (<Form.LIN: 'lin'>, <Form.JSON: 'jsonl'>, <Form.PBN: 'pbn'>)
    """
    if _LIN.match(text):
        return Form.LIN
    return Form.JSON if text.lstrip().startswith('{"') else Form.PBN
