"""Sets of boards that stay together: a table plays one set in a round."""


def boards_in_set(number: int, boards: int) -> tuple[int, ...]:
    """Return the numbers of the boards of a set, both from 1: set 3 of two boards is 5 and 6."""
    return tuple(range((number - 1) * boards + 1, number * boards + 1))
