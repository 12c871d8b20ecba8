"""Percentages at matchpoints worked out a second time, without any code of Chelem's."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

Weighted = dict[int, Fraction]
"""North-South's points, and the weight of each."""


@dataclass(frozen=True)
class Line:
    """A board at a table: a score, weighted scores, two percentages, or nothing (missing)."""

    board: int
    ns: int
    ew: int
    score: int | Weighted | tuple[int, int] | None
    group: int = 0


def percentages(lines: Iterable[Line]) -> dict[int, Fraction]:
    """The percentage of each pair with a score: averages plus and minus by the pair's own other boards."""
    boards = defaultdict(list)
    for line in lines:
        boards[line.board].append(line)
    most = max(map(len, boards.values()))
    real: dict[int, list[Fraction]] = defaultdict(list)
    artificial: dict[int, list[int]] = defaultdict(list)
    for each in boards.values():
        for line in each:
            if isinstance(line.score, tuple):
                for pair, percent in zip((line.ns, line.ew), line.score, strict=True):
                    artificial[pair].append(percent)
            elif line.score is not None:
                share = _share(line, each, most)
                real[line.ns].append(share)
                real[line.ew].append(1 - share)
    return {pair: 100 * _mean(real[pair], artificial[pair]) for pair in sorted(set(real) | set(artificial))}


def _share(line: Line, board: list[Line], most: int) -> Fraction:
    """North-South's share of the top: 2 for each score beaten, 1 for each equalled; by Neuberg."""
    counts: dict[int, Fraction] = defaultdict(Fraction)
    for other in board:
        if other.group == line.group and other.score is not None and not isinstance(other.score, tuple):
            for points, weight in _weights(other.score).items():
                counts[points] += weight
    present, total = sum(counts.values()), Fraction(0)
    for points, weight in _weights(line.score).items():
        beaten = sum((count for other, count in counts.items() if other < points), Fraction(0))
        equalled = counts[points] - 1
        total += weight * (2 * beaten + equalled)
    if present < most:
        total = (total + 1) * most / present - 1
    return total / (2 * most - 2)


def _weights(score: int | Weighted) -> Weighted:
    return score if isinstance(score, dict) else {score: Fraction(1)}


def _mean(real: list[Fraction], artificial: list[int]) -> Fraction:
    own = sum(real, Fraction(0)) / len(real) if real else Fraction(1, 2)
    given = [
        max(Fraction(3, 5), own)
        if each == 60
        else min(Fraction(2, 5), own)
        if each == 40
        else Fraction(each, 100)
        for each in artificial
    ]
    return sum(real + given, Fraction(0)) / (len(real) + len(given))
