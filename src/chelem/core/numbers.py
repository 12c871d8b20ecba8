"""Parse whole numbers."""

LONGEST = 40
"""The most digits accepted: enough for the number of any deal."""


def whole_number(text: str) -> int | None:
    """Parse a number of ASCII digits, 0 or more; None if the text is anything else.

    >>> whole_number("870"), whole_number("-1"), whole_number("9" * 5000)
    (870, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else None
