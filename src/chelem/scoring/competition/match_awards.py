"""Victory points of matches not played, or with wrong opponents (EBU White Book 2.4, 3.3, 3.5)."""

from fractions import Fraction

from chelem.scoring.competition.averages import IMPS, PERCENT, Average

AT_FAULT = Fraction(2, 5)
NOT_AT_FAULT = Fraction(3, 5)
"""The share of the victory points of a void match: for both at fault, and where neither is."""
FREE_DIFFERENCE = 5
"""The largest difference in victory points between opponents that is no mismatch (of 20)."""
HIGHER_SHARE = Fraction(3, 4)
LOWER_SHARE = Fraction(1, 4)


def void_boards(boards: int) -> int:
    """Return on how many boards of a void match average plus is received: half, rounded up."""
    return -(-boards // 2)


def plus_of_void_match(boards: int) -> int:
    """Return the per cent above average of all boards together, of which half receive average plus.

    >>> plus_of_void_match(7)
    40
    """
    return int(PERCENT[Average.PLUS] - PERCENT[Average.EVEN]) * void_boards(boards)


def void_margin(boards: int) -> int:
    """Return by how many IMPs a team wins a void match of which only its opponents are to blame.

    It receives average plus on half the boards, rounded up, and nothing on the others.

    >>> void_margin(7)
    12
    """
    return IMPS[Average.PLUS] * void_boards(boards)


def is_mismatch(actual: Fraction | int, right: Fraction | int) -> bool:
    """Return whether opponents of `actual` victory points are a mismatch for those with `right`.

    >>> is_mismatch(50, 54), is_mismatch(52, 60)
    (False, True)
    """
    return abs(Fraction(actual) - right) > FREE_DIFFERENCE


def against_higher(points: Fraction | int, most: Fraction | int = 20) -> Fraction:
    """Return the points against opponents placed too high, for the innocent side: at least those won.

    >>> against_higher(12)
    Fraction(14, 1)
    """
    return max(Fraction(points), Fraction(most) / 4 + HIGHER_SHARE * points)


def against_lower(points: Fraction | int, most: Fraction | int = 20) -> Fraction:
    """Return the points against opponents placed too low, for the side at fault: at most those won.

    >>> against_lower(13), against_lower(3)
    (Fraction(11, 1), Fraction(3, 1))
    """
    return min(Fraction(points), points - LOWER_SHARE * (points - Fraction(most) / 4))


def award_after_withdrawal(
    own: Fraction | None, against_others: Fraction | None, most: Fraction | int = 20
) -> Fraction:
    """Return the points of an entrant that still had to meet one that left an all-play-all event.

    The best of its own average, of what the others won on average against the one that left, and of
    60 %. None stands for no match.

    >>> award_after_withdrawal(Fraction(11), Fraction(13)), award_after_withdrawal(None, Fraction(8))
    (Fraction(13, 1), Fraction(12, 1))
    """
    return max(value for value in (own, against_others, NOT_AT_FAULT * most) if value is not None)
