"""Board-a-match: each board is won, halved or lost (RULES, Competition)."""

WON, HALVED, LOST = 2, 1, 0


def board_a_match(difference: int) -> tuple[int, int]:
    """Return the points of both teams; `difference` is the first team's score minus the second's.

    >>> board_a_match(10), board_a_match(0), board_a_match(-10)
    ((2, 0), (1, 1), (0, 2))
    """
    if difference == 0:
        return HALVED, HALVED
    return (WON, LOST) if difference > 0 else (LOST, WON)
