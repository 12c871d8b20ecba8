"""Board-a-match: each board is won, halved or lost (RULES, Competition)."""

WON, HALVED, LOST = 2, 1, 0


def board_a_match(difference: int) -> tuple[int, int]:
    """The points of the two teams; `difference` is the first's points on the board at both tables.

    >>> board_a_match(10), board_a_match(0), board_a_match(-10)
    ((2, 0), (1, 1), (0, 2))
    """
    if difference == 0:
        return HALVED, HALVED
    return (WON, LOST) if difference > 0 else (LOST, WON)
