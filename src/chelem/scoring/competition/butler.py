"""Butler: IMPs against a datum, the trimmed mean of a board's scores (RULES, Competition)."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Literal

from chelem.scoring.competition.frequencies import Frequencies
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
    for a score that is missing: the others then count for as many more, as in an event. Without any score
    the board has no datum. `trim_from=5, exact_five="even"` are the settings of ACBLscore.

    >>> datum([90, 100]), datum([-90, -100]), datum([-2000, 420, 430, 2000])
    (100, -100, 430)
    """
    present = Counter(score for score in scores if score is not None)
    return field_datum(present, len(scores), trim, trim_from, exact_five)


def field_datum(
    frequencies: Frequencies,
    expected: int | None = None,
    trim: int = TRIM,
    trim_from: int = TRIM_FROM,
    exact_five: ExactFive = "away",
) -> int | None:
    """Return the datum of a board by how often each score occurs: the mean, rounded to ten; None without any.

    >>> field_datum({420: 1, 430: 1, 2000: 1, -2000: 1})
    430
    """
    mean = field_mean(frequencies, expected, trim, trim_from)
    return None if mean is None else rounded_datum(mean, exact_five)


def field_mean(
    frequencies: Frequencies, expected: int | None = None, trim: int = TRIM, trim_from: int = TRIM_FROM
) -> Fraction | None:
    """Return the mean of a board's scores after taking `trim` of them off at each end; None without scores.

    All count where fewer than `trim_from` scores are present. Where fewer are present than `expected`, each
    counts for as many more (the EBU's White Book, 4.2.4).

    >>> field_mean({400: 1, 420: 1, 430: 1})
    Fraction(1250, 3)
    """
    present = Fraction(sum(frequencies.values()))
    if not present:
        return None
    scores = sorted(frequencies)
    wanted = present if expected is None else Fraction(expected)
    counts = [frequencies[score] * wanted / present for score in scores]
    low, high = Fraction(0), wanted
    if is_trimmed(present, trim, trim_from):
        low, high = Fraction(trim), wanted - trim
    ends = list(accumulate(counts))
    kept = [
        max(Fraction(0), min(end, high) - max(end - count, low))
        for end, count in zip(ends, counts, strict=True)
    ]
    total = sum((score * count for score, count in zip(scores, kept, strict=True)), Fraction(0))
    return total / sum(kept)


def is_trimmed(present: Fraction | int, trim: int = TRIM, trim_from: int = TRIM_FROM) -> bool:
    """Return whether scores are left out at each end where this many are present."""
    return trim > 0 and present >= max(trim_from, 2 * trim + 1)


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
