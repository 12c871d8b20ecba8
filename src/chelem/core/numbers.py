"""Whole numbers written as text."""

LONGEST = 40
"""Digits enough for the number of any deal."""


def whole_number(text: str) -> int | None:
    """The number, 0 or more, that these digits write; None where they write none.

    >>> whole_number("870"), whole_number("-1"), whole_number("9" * 5000)
    (870, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else None
