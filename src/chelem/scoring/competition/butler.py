"""Butler: IMPs against a datum, the trimmed mean of a board's scores (RULES, Competition)."""

from collections.abc import Sequence
from fractions import Fraction

from chelem.scoring.competition.imps import imps

# RULES, Competition: the scores dropped at each end, the fewest scores to drop any, the unit of the datum.
TRIM = 1
TRIM_FROM = 5
STEP = 10


def datum(scores: Sequence[int | None], trim: int = TRIM, trim_from: int = TRIM_FROM) -> int | None:
    """Return the mean of North-South's scores in points, rounded to ten, an exact five to the even ten.

    `trim` scores are dropped at each end if there are at least `trim_from` and some remain. None is a missing
    score; the datum is None if all are missing.

    >>> datum([90, 100]), datum([100, 110]), datum([-2000, 420, 430, 440, 2000])
    (100, 100, 430)
    """
    present = sorted(score for score in scores if score is not None)
    if len(present) >= max(trim_from, 2 * trim + 1):
        present = present[trim : len(present) - trim]
    return STEP * round(Fraction(sum(present), STEP * len(present))) if present else None


def butler(
    scores: Sequence[int | None], trim: int = TRIM, trim_from: int = TRIM_FROM
) -> tuple[int | None, ...]:
    """Return North-South's IMPs at each table against the datum; East-West's are the opposite."""
    mean = datum(scores, trim, trim_from)
    return tuple(None if score is None or mean is None else imps(score - mean) for score in scores)
