"""Butler: IMPs against a datum, the trimmed mean of a board's scores (RULES, Competition)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from chelem.scoring.competition.imps import imps

# RULES, Competition: the scores dropped at each end, the fewest scores to drop any, the unit of the datum.
TRIM = 1
TRIM_FROM = 4
STEP = 10

ExactFive = Literal["away", "even"]
"""How a mean that lies exactly between two tens is rounded: away from zero, or to the even ten."""


def datum(
    scores: Sequence[int | None],
    trim: int = TRIM,
    trim_from: int = TRIM_FROM,
    exact_five: ExactFive = "away",
) -> int | None:
    """Return the trimmed mean of North-South's scores, in points rounded to ten.

    `trim` scores are left out at each end where there are `trim_from` or more and some remain. None stands
    for a score that is missing; without any score the board has no datum. `trim_from=5, exact_five="even"`
    are the settings of ACBLscore.

    >>> datum([90, 100]), datum([-90, -100]), datum([-2000, 420, 430, 2000])
    (100, -100, 430)
    """
    present = sorted(score for score in scores if score is not None)
    if len(present) >= max(trim_from, 2 * trim + 1):
        present = present[trim : len(present) - trim]
    if not present:
        return None
    return rounded_datum(Fraction(sum(present), len(present)), exact_five)


def rounded_datum(mean: Fraction, exact_five: ExactFive = "away") -> int:
    """Return a mean of scores rounded to ten points.

    >>> rounded_datum(Fraction(85)), rounded_datum(Fraction(-85)), rounded_datum(Fraction(85), "even")
    (90, -90, 80)
    """
    tens = mean / STEP
    return STEP * (round(tens) if exact_five == "even" else _half_away_from_zero(tens))


def _half_away_from_zero(number: Fraction) -> int:
    nearest = int(abs(number) + Fraction(1, 2))
    return nearest if number >= 0 else -nearest


def butler(
    scores: Sequence[int | None],
    trim: int = TRIM,
    trim_from: int = TRIM_FROM,
    exact_five: ExactFive = "away",
) -> tuple[int | None, ...]:
    """Return North-South's IMPs at each table against the datum; East-West's are the opposite."""
    mean = datum(scores, trim, trim_from, exact_five)
    return tuple(None if score is None or mean is None else imps(score - mean) for score in scores)
