"""Sets of boards that stay together: a table plays one set in a round."""

BOARDS_IN_SET = 1
"""How many boards a set has in a file that does not say it."""


def boards_in_set(number: int, boards: int) -> tuple[int, ...]:
    """Return the numbers of the boards of a set, both from 1: set 3 of two boards is 5 and 6."""
    return tuple(range((number - 1) * boards + 1, number * boards + 1))


def set_number(text: str) -> int:
    """Return the number of a set by its number or letter. Raises `ValueError` for other text.

    >>> set_number("12"), set_number("A"), set_number("z"), set_number("AA")
    (12, 1, 26, 27)
    """
    if text.isdecimal():
        return int(text)
    if not (text.isascii() and text.isalpha()):
        raise ValueError(text)
    value = 0
    for letter in text.upper():
        value = value * 26 + ord(letter) - ord("A") + 1
    return value
