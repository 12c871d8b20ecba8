"""Swiss pairs: the percentage of a match as victory points (EBU White Book 3.1.7).

The printed scale of 20 makes all 21 results equally likely where percentages are spread normally: its 60
limits are those of the quantiles to within 0.01. The scale of 10 is made in the same way, for 11 results; its
limits may differ from printed ones in the last digit.
"""

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cache
from statistics import NormalDist
from typing import Literal

from chelem.core import ParseError

MatchMost = Literal[10, 20]
"""The victory points of both pairs together."""
MOST: MatchMost = 20
_SCALES: Mapping[range, tuple[str, ...]] = {
    range(2, 5): ("50.92", "52.80", "54.71", "56.70", "58.80", "61.08", "63.63", "66.61", "70.36", "75.95"),
    range(5, 7): ("50.78", "52.39", "54.02", "55.72", "57.51", "59.45", "61.62", "64.17", "67.37", "72.13"),
    range(7, 10): ("50.65", "51.98", "53.33", "54.74", "56.23", "57.83", "59.64", "61.75", "64.40", "68.35"),
    range(10, 14): ("50.54", "51.65", "52.78", "53.95", "55.19", "56.53", "58.04", "59.80", "62.01", "65.30"),
    range(14, 20): ("50.45", "51.38", "52.32", "53.30", "54.34", "55.45", "56.71", "58.18", "60.03", "62.78"),
    range(20, 28): ("50.38", "51.16", "51.94", "52.77", "53.63", "54.57", "55.62", "56.85", "58.40", "60.71"),
}
"""By the number of boards in a match: the percentages, not exceeding which one wins 10, 11 … 19 of 20."""


_SPREADS: Mapping[range, float] = {
    range(2, 5): 15.5587,
    range(5, 7): 13.2641,
    range(7, 10): 10.9971,
    range(10, 14): 9.1709,
    range(14, 20): 7.6597,
    range(20, 28): 6.4194,
}
"""By the number of boards: the standard deviation of the percentage that fits the printed scale."""


def has_scale(boards: int) -> bool:
    """Return whether the scale knows matches of this length: 2 to 27 boards."""
    return any(boards in lengths for lengths in _SCALES)


@cache
def percentage_limits(boards: int, most: MatchMost = MOST) -> tuple[Fraction, ...]:
    """Return the highest percentages worth half of `most`, and each further victory point but the last.

    `ParseError` for a match of fewer than 2 or more than 27 boards, which the scale does not know.
    """
    for lengths, bounds in _SCALES.items():
        if boards in lengths:
            return tuple(map(Fraction, bounds)) if most == MOST else quantile_limits(lengths, most)
    raise ParseError("event.swiss-boards", boards=boards)


def quantile_limits(lengths: range, most: MatchMost) -> tuple[Fraction, ...]:
    """Return the limits, to 0.01, that make all results from 0 to `most` equally likely."""
    half = most // 2
    chances = ((half + 1 + step) / (most + 1) for step in range(half))
    spread = _SPREADS[lengths]
    return tuple(50 + Fraction(round(100 * spread * NormalDist().inv_cdf(chance)), 100) for chance in chances)


def swiss_pairs_points(
    percent: Fraction | Decimal | int, boards: int, most: MatchMost = MOST
) -> tuple[int, int]:
    """Return the victory points of a pair with this percentage in a match, and of its opponents.

    `ParseError` for a match of fewer than 2 or more than 27 boards.

    >>> swiss_pairs_points(Decimal("56.23"), 8), swiss_pairs_points(Decimal("56.24"), 8)
    ((14, 6), (15, 5))
    >>> swiss_pairs_points(Fraction(40), 8), swiss_pairs_points(Fraction(40), 8, 10)
    ((3, 17), (1, 9))
    """
    share = Fraction(percent)
    winning = max(share, 100 - share)
    won = most // 2 + sum(winning > limit for limit in percentage_limits(boards, most))
    return (won, most - won) if share >= 50 else (most - won, won)
