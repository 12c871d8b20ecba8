"""Parse numbers exactly, and none that would take long to hold."""

import re
from fractions import Fraction

LONGEST = 40
"""The most digits accepted: enough for the number of any deal."""
EXACT = r"-?[0-9]{1,40}([.][0-9]{1,40}|/[0-9]{1,40})?"
"""How an exact number is written: `-3`, `0.25`, `1/3`; a power of ten could be of any size."""


def whole_number(text: str) -> int | None:
    """Parse a number of ASCII digits, 0 or more; None if the text is anything else.

    >>> whole_number("870"), whole_number("-1"), whole_number("9" * 5000)
    (870, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else None


def parse_fraction(text: str) -> Fraction | None:
    """Parse an exact number; None if the text is anything else.

    >>> parse_fraction("0.25"), parse_fraction("-1/3"), parse_fraction("1e9")
    (Fraction(1, 4), Fraction(-1, 3), None)
    """
    try:
        return Fraction(text) if re.fullmatch(EXACT, text) else None
    except ZeroDivisionError:
        return None
