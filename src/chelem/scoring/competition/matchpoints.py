"""Matchpoints: each score compared with the others on the board; Neuberg's formula (RULES, Competition)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from chelem.core import ParseError
from chelem.core.frozen import exactly

# RULES, Competition: matchpoints for each score beaten and for each score equalled.
BEATEN = 2
EQUALLED = 1
HALF = Fraction(50)


def matchpoints(scores: Sequence[int | None], expected: int | None = None) -> tuple[Fraction | None, ...]:
    """Return North-South's matchpoints at each table, as exact fractions.

    `scores` are North-South's points, such as `score.total("NS")`, None where a score is missing, which
    receives None; `expected` is how many scores the board should have, by default as many as are listed: if
    fewer are present, Neuberg's formula brings them to the common top. East-West receive
    `matchpoint_top(expected)` less that.
    `ParseError` where more are present than expected.

    >>> matchpoints([620, 170, 170])
    (Fraction(4, 1), Fraction(1, 1), Fraction(1, 1))
    """
    present = [score for score in scores if score is not None]
    exactly(int, *present)
    wanted = len(scores) if expected is None else expected
    return tuple(
        None if score is None else neuberg(_against(score, present), wanted, len(present)) for score in scores
    )


def score_percentages(scores: Iterable[int]) -> dict[int, Fraction]:
    """Return the exact matchpoint percentage of each different score; 50 for one alone.

    Among many tables that have few different scores this is quicker than `matchpoints`.

    >>> score_percentages([620, 170, 170])
    {170: Fraction(25, 1), 620: Fraction(100, 1)}
    """
    tables = Counter(scores)
    exactly(int, *tables)
    top, below, found = matchpoint_top(tables.total()), 0, {}
    for score, equal in sorted(tables.items()):
        found[score] = percentage(BEATEN * below + EQUALLED * (equal - 1), top)
        below += equal
    return found


def neuberg(points: Fraction | int, expected: int, present: int) -> Fraction:
    """Adjust matchpoints won among `present` scores to `expected` scores: (M+1)·N/n − 1.

    `ParseError` unless `present` is 1 … `expected`.

    >>> neuberg(4, 7, 6), neuberg(9, 7, 6)
    (Fraction(29, 6), Fraction(32, 3))
    """
    if not 1 <= present <= expected:
        raise ParseError("score.expected", expected=expected, present=present)
    return Fraction(points + 1) * expected / present - 1


def matchpoint_top(expected: int) -> int:
    """Return the top on a board with `expected` scores."""
    return BEATEN * (expected - 1)


def percentage(points: Fraction | int, possible: int) -> Fraction:
    """Return matchpoints as an exact percentage of those possible; 50 if none are possible."""
    return Fraction(100 * points) / possible if possible else HALF


def _against(score: int, present: Sequence[int]) -> int:
    """Return the matchpoints of one of the present scores; its comparison with itself does not count."""
    beaten = sum(score > other for other in present)
    return BEATEN * beaten + EQUALLED * (present.count(score) - 1)
