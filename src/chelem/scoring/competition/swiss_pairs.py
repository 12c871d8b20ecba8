"""Swiss pairs: the percentage of a match as victory points (EBU White Book 3.1.7)."""

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

from chelem.core.errors import ParseError

DRAW, MOST = 10, 20
_SCALES: Mapping[range, tuple[str, ...]] = {
    range(2, 5): ("50.92", "52.80", "54.71", "56.70", "58.80", "61.08", "63.63", "66.61", "70.36", "75.95"),
    range(5, 7): ("50.78", "52.39", "54.02", "55.72", "57.51", "59.45", "61.62", "64.17", "67.37", "72.13"),
    range(7, 10): ("50.65", "51.98", "53.33", "54.74", "56.23", "57.83", "59.64", "61.75", "64.40", "68.35"),
    range(10, 14): ("50.54", "51.65", "52.78", "53.95", "55.19", "56.53", "58.04", "59.80", "62.01", "65.30"),
    range(14, 20): ("50.45", "51.38", "52.32", "53.30", "54.34", "55.45", "56.71", "58.18", "60.03", "62.78"),
    range(20, 28): ("50.38", "51.16", "51.94", "52.77", "53.63", "54.57", "55.62", "56.85", "58.40", "60.71"),
}
"""By the number of boards in a match: the percentages, not exceeding which one wins 10, 11 … 19 of 20."""


def swiss_pairs_points(percent: Fraction | Decimal | int, boards: int) -> tuple[int, int]:
    """Return the victory points of a pair with this percentage in a match, and of its opponents, of 20.

    `ParseError` for a match of fewer than 2 or more than 27 boards, which the scale does not know.

    >>> swiss_pairs_points(Decimal("56.23"), 8), swiss_pairs_points(Decimal("56.24"), 8)
    ((14, 6), (15, 5))
    >>> swiss_pairs_points(Fraction(40), 8)
    (3, 17)
    """
    bounds = next((bounds for lengths, bounds in _SCALES.items() if boards in lengths), None)
    if bounds is None:
        raise ParseError("event.swiss-boards", boards=boards)
    share = Fraction(percent)
    winning = max(share, 100 - share)
    won = DRAW + sum(winning > Fraction(bound) for bound in bounds)
    return (won, MOST - won) if share >= DRAW * 5 else (MOST - won, won)
