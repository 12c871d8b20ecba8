"""Where the results that a file states are not those that Chelem finds."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from chelem.core.seats import Side
from chelem.events.files.file_event import FileEvent
from chelem.events.outcome import Award
from chelem.events.ranking import rank_event

TOLERANCE = Fraction(1, 100)
"""Differences up to this are those of rounding."""


@dataclass(frozen=True, slots=True)
class DifferingResult:
    """An entrant's result, or with a board its points on it as North-South, here and in the file."""

    entrant: int
    found: Fraction
    stated: Fraction
    board: int = 0


def result_differences(read: FileEvent) -> Iterator[DifferingResult]:
    """Yield the results that differ, then the lines of boards that do."""
    for ranking in rank_event(read.results):
        for one in ranking:
            total = read.totals.get(one.entrant)
            if total is not None and total.total is not None and abs(one.result - total.total) > TOLERANCE:
                yield DifferingResult(one.entrant, one.result, total.total)
    for (place, row), stated in read.points.items():
        board = read.results.boards[place]
        line = board.traveller.lines[row]
        value = board.value(line, Side.NS)
        if value is None or isinstance(value, Award):
            continue
        if abs(value - stated) > TOLERANCE:
            yield DifferingResult(line.north_south, value, stated, board.traveller.board)
