"""Averages: what a board that could not be played is worth (RULES, Competition)."""

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction


class Average(Enum):
    """The artificial scores, by whose fault it was: one's own, partly or nobody's, the others'."""

    MINUS = "minus"
    EVEN = "even"
    PLUS = "plus"


# RULES, Competition: in per cent at matchpoints, in IMPs elsewhere.
PERCENT: Mapping[Average, Fraction] = {
    Average.MINUS: Fraction(40),
    Average.EVEN: Fraction(50),
    Average.PLUS: Fraction(60),
}
IMPS: Mapping[Average, int] = {Average.MINUS: -3, Average.EVEN: 0, Average.PLUS: 3}


def artificial_percentage(average: Average, others: Fraction | None = None) -> Fraction:
    """The percentage of an artificial score; `others` is the pair's on its other boards of the session.

    Average-plus is the better of 60 and that, average-minus the worse of 40 and that; where the pair has
    no other boards, `others` is None and changes nothing.
    """
    share = PERCENT[average]
    if others is None:
        return share
    match average:
        case Average.PLUS:
            return max(share, others)
        case Average.MINUS:
            return min(share, others)
        case Average.EVEN:
            return share


def artificial_imps(average: Average) -> int:
    """The IMPs of an artificial score, in teams, cross-IMPs and Butler."""
    return IMPS[average]
