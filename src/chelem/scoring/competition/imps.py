"""International match points (IMPs): score differences on a compressed scale (RULES, Competition)."""

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction

from chelem.core.frozen import exactly

# RULES, Competition: the smallest difference, in points, that is worth 0, 1, 2 … 24 IMPs.
LOWER_BOUNDS = (
    *(0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


def imps(difference: int) -> int:
    """Convert a difference in points to IMPs, −24 … 24, of the same sign.

    >>> imps(430), imps(-425)
    (10, -9)
    """
    size = bisect_right(LOWER_BOUNDS, abs(difference)) - 1
    return size if difference >= 0 else -size


def cross_imps(scores: Sequence[int | None]) -> tuple[Fraction | None, ...]:
    """Return North-South's IMPs at each table against every other, averaged, as exact fractions.

    `scores` are North-South's points; None, a board not played, is compared with nothing and receives None. A
    single score receives 0. East-West's IMPs are the opposite.

    >>> cross_imps([620, 170, 170])
    (Fraction(10, 1), Fraction(-5, 1), Fraction(-5, 1))
    """
    present = [score for score in scores if score is not None]
    exactly(int, *present)
    others = max(len(present) - 1, 1)
    return tuple(
        None if score is None else Fraction(sum(imps(score - other) for other in present), others)
        for score in scores
    )
