"""Add up what every entrant received, in whole numbers as long as possible."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import zip_longest
from math import lcm

from chelem.events.event_results import EventResults
from chelem.events.outcome import Award
from chelem.events.scoring.entrant_tally import EntrantTally
from chelem.events.scoring.scored_board import ScoredBoard


def tally_results(results: EventResults) -> list[EntrantTally]:
    """Return the tally of each entrant, before artificial scores, handicaps and penalties."""
    boards, count = results.boards, len(results.entrants)
    unit = lcm(*(board.tally.unit for board in boards))
    points = _sums((_times(board.tally.points, unit // board.tally.unit) for board in boards), count)
    scores = _sums((board.tally.scores for board in boards), count)
    tops = {board.top for board in boards}
    possible = (
        _times(scores, max(tops, default=0))
        if len(tops) < 2  # as nearly always
        else _sums((_times(board.tally.scores, board.top) for board in boards), count)
    )
    tallies = [
        EntrantTally(Fraction(total, unit), most, of)
        for total, most, of in zip(points, possible, scores, strict=True)
    ]
    for board in boards:
        _add_others(board, tallies)
    return tallies


def _sums(columns: Iterable[list[int]], count: int) -> list[int]:
    """Return the sum for each entrant of a column for each board, which may end before the last of them."""
    return [sum(row) for row in zip_longest([0] * count, *columns, fillvalue=0)]


def _times(column: list[int], factor: int) -> list[int]:
    return column if factor == 1 else [factor * value for value in column]


def _add_others(board: ScoredBoard, tallies: list[EntrantTally]) -> None:
    """Add what was received other than for an entrant's own score on a board."""
    for entrant, value in board.tally.others:
        tally = tallies[entrant]
        tally.boards += 1
        if isinstance(value, Award):
            tally.awards.append((value, board.top))
        else:
            tally.points += value
            tally.possible += board.top
