"""The half of a Patton that the result of the whole match gives (RULES, Competition)."""

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction

from chelem.scoring.competition.victory_points import MOST, victory_points

HUNDREDTHS = 100
HALF = Fraction(1, 2)


def points_of_scale(imps: int, boards: int, shared: Fraction) -> Fraction:
    """Return the part of `shared` points that a margin in IMPs wins, by the WBF's victory points.

    It is rounded half up to 0.01 for the winner; the loser has the rest.

    >>> points_of_scale(12, 4, Fraction(8)), points_of_scale(-12, 4, Fraction(8))
    (Fraction(63, 10), Fraction(17, 10))
    """
    won = _rounded(Fraction(victory_points(abs(imps), boards)[0]) / int(MOST) * shared)
    return won if imps >= 0 else shared - won


def points_of_thresholds(difference: Fraction, thresholds: Sequence[int], shared: Fraction) -> Fraction:
    """Return the part of `shared` points that a difference wins by the thresholds that it reaches.

    Below the first each side has half; each one reached is worth as much as every other, and the last gives
    the winner everything. It is rounded half up to 0.01 for the winner; the loser has the rest.

    >>> points_of_thresholds(Fraction(250), (50, 150, 300, 500), Fraction(8))
    Fraction(6, 1)
    """
    reached = bisect_right(thresholds, abs(difference))
    won = _rounded(shared * Fraction(len(thresholds) + reached, 2 * len(thresholds)))
    return won if difference >= 0 else shared - won


def _rounded(points: Fraction) -> Fraction:
    return Fraction(int(points * HUNDREDTHS + HALF), HUNDREDTHS)
