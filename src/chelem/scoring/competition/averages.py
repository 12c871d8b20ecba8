"""Artificial scores for boards that could not be played (RULES, Competition)."""

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction


class Average(Enum):
    """An artificial score: MINUS if the pair was at fault, PLUS if only its opponents were, else EVEN."""

    MINUS = "minus"
    EVEN = "even"
    PLUS = "plus"


# RULES, Competition: percentages at matchpoints, IMPs elsewhere.
PERCENT: Mapping[Average, Fraction] = {
    Average.MINUS: Fraction(40),
    Average.EVEN: Fraction(50),
    Average.PLUS: Fraction(60),
}
IMPS: Mapping[Average, int] = {Average.MINUS: -3, Average.EVEN: 0, Average.PLUS: 3}
IMPS_OF_COMPARISON = 2
"""Of average plus in matches of pairs at cross-IMPs, for each comparison with another table."""


def artificial_percentage(average: Average, others: Fraction | None = None) -> Fraction:
    """Return the percentage of an artificial score; `others` is the pair's on its other boards.

    Average plus is at least 60, and at least `others`; average minus at most 40, and at most `others`. Pass
    None if the pair has no other boards in the session.
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
    """Return the IMPs of an artificial score, in teams, cross-IMPs and Butler."""
    return IMPS[average]
