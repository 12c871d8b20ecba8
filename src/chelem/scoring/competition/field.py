"""Score a board by how often each score occurs on it, in time that grows with the distinct scores alone.

Frequencies are counts, or fractions where a weighted score counts in part for each of its outcomes. Every
table here gives a value for each distinct score of North-South; a weighted score receives the mean of the
values of its outcomes, because the comparison of a line with itself cancels out.
"""

from bisect import bisect_left
from fractions import Fraction

from chelem.scoring.competition.frequencies import Frequencies
from chelem.scoring.competition.imps import imps
from chelem.scoring.competition.matchpoints import BEATEN, matchpoint_top, neuberg

LONE = 1
SMALL = 3
"""RULES, Competition: two or three comparable scores, at most a third of the field, are ranked by order; one
alone gets an artificial score."""
SMALL_MEAN = 60
SMALL_STEP = 5
"""The mean percentage of a small group, and what each matchpoint above or below its average is worth."""


def is_small(present: Fraction | int, expected: int) -> bool:
    """Return whether a group lacks a proper comparison: one score of several, or two or three of many.

    The only score of an event of one table is compared with nothing, as was meant.

    >>> is_small(1, 2), is_small(1, 1), is_small(3, 8), is_small(3, 9)
    (True, False, False, True)
    """
    return present <= LONE < expected or (present <= SMALL and present * SMALL <= expected)


def matchpoint_table(frequencies: Frequencies) -> dict[int, Fraction | int]:
    """Return the matchpoints of each score against the others: 2 for each beaten, 1 for each equalled.

    >>> matchpoint_table({620: 1, 170: 2})
    {170: 1, 620: 4}
    """
    table: dict[int, Fraction | int] = {}
    below: Fraction | int = 0
    for score in sorted(frequencies):
        count = frequencies[score]
        table[score] = BEATEN * below + count - 1
        below += count
    return table


def comparable_matchpoints(
    frequencies: Frequencies, expected: int, *, unfinished: bool = False
) -> dict[int, Fraction] | None:
    """Return the matchpoints of each score of a group of comparable scores, brought to the common top.

    `expected` is how many scores the board should have. A group of more than three scores, or of two or
    three that are more than a third of those expected, is adjusted by Neuberg's formula; a smaller one
    receives 65 % and 55 %, or 70 %, 60 % and 50 %, by order, for either side, as both lack a proper
    comparison. None for one score alone of several, which gets an artificial score. On an `unfinished` board,
    whose other scores are still to come, the formula counts for groups of any size.

    >>> [round(float(points), 4) for points in comparable_matchpoints({400: 2, 420: 4}, 7).values()]
    [1.3333, 8.3333]
    >>> comparable_matchpoints({50: 1, 100: 1}, 11)
    {50: Fraction(11, 1), 100: Fraction(13, 1)}
    """
    present = sum(frequencies.values())
    table = matchpoint_table(frequencies)
    if unfinished or not is_small(present, expected):
        if present == expected:
            return {score: Fraction(points) for score, points in table.items()}
        return {score: neuberg(points, expected, int(present)) for score, points in table.items()}
    if present <= LONE:
        return None
    top = matchpoint_top(expected)
    return {
        score: Fraction(SMALL_MEAN + SMALL_STEP * (points - (present - 1))) * top / 100
        for score, points in table.items()
    }


def cross_imp_table(frequencies: Frequencies, expected: int | None = None) -> dict[int, Fraction]:
    """Return the IMPs of each score against every other, averaged over the others.

    Where fewer scores are present than `expected`, each counts for as many more. A single score receives 0.

    >>> cross_imp_table({620: 1, 170: 2})
    {170: Fraction(-5, 1), 620: Fraction(10, 1)}
    """
    present = Fraction(sum(frequencies.values()))
    wanted = present if expected is None else Fraction(expected)
    share = wanted / present / (wanted - 1) if wanted > 1 else Fraction(0)
    scores = sorted(frequencies)
    return {
        score: share * sum(frequencies[other] * imps(score - other) for other in scores) for score in scores
    }


def beaten_and_equalled(frequencies: Frequencies, score: int) -> tuple[Fraction | int, Fraction | int]:
    """Return how many scores of a group this one beats, and how many others it equals.

    >>> beaten_and_equalled({420: 3, 450: 1, -50: 2}, 420)
    (2, 2)
    """
    scores = sorted(frequencies)
    place = bisect_left(scores, score)
    beaten = sum((frequencies[other] for other in scores[:place]), 0)
    return beaten, max(frequencies.get(score, 0) - 1, 0)
