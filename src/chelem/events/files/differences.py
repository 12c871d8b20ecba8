"""Where the results that a file states are not those that Chelem finds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from chelem.core import Side
from chelem.events.event_results import EventResults
from chelem.events.files.file_event import FileEvent, StatedTotal
from chelem.events.ranking import RankedEntrant, rank_event
from chelem.events.scoring.entrant_tally import EntrantTally
from chelem.events.tally import tally_results

TOLERANCE = Fraction(1, 100)
"""Differences up to this are those of rounding."""
SCALES = (1, 2)
"""What a file's matchpoints are multiplied by: some programs count 1 and a half where we count 2 and 1."""


@dataclass(frozen=True, slots=True)
class DifferingResult:
    """A value of an entrant, here and in the file: its result, its place, or its matchpoints in all.

    With a board it is what the entrant received there, sitting on `side`.
    """

    entrant: int
    found: Fraction
    stated: Fraction
    of: Literal["result", "place", "matchpoints", "board"] = "result"
    board: int = 0
    side: Side = Side.NS


def result_differences(read: FileEvent) -> Iterator[DifferingResult]:
    """Yield the results that differ, then the lines of boards that do."""
    scale = _scale(read)
    tallies = tally_results(read.results)
    rankings = rank_event(read.results)
    everybody = [ranked for ranking in rankings for ranked in ranking]
    for ranking in rankings:
        for ranked in ranking:
            stated = read.totals.get(ranked.entrant)
            if stated is not None:
                section = [other for other in ranking if _is_of_one_section(read.results, other, ranked)]
                yield from _of_entrant(ranked, stated, (ranking.ranked, section, everybody))
                yield from _of_matchpoints(read.results, ranked.entrant, stated, tallies, scale)
    yield from _of_boards(read, scale)


def _of_boards(read: FileEvent, scale: int) -> Iterator[DifferingResult]:
    """Yield what a side received on a board, where that differs."""
    for (place, row, side), points in read.points.items():
        board = read.results.boards[place]
        line = board.traveller.lines[row]
        value = board.value(line, side)
        if isinstance(value, Fraction) and abs(value - scale * points) > scale * TOLERANCE:
            number, entrant = board.traveller.board, line.entrant(side)
            yield DifferingResult(entrant, value, scale * points, "board", number, side)


def states_results(read: FileEvent) -> bool:
    """Return whether the file states any result that can be compared."""
    return bool(read.points) or any(stated != StatedTotal(None, None) for stated in read.totals.values())


def _of_entrant(
    ranked: RankedEntrant, stated: StatedTotal, fields: Iterable[Sequence[RankedEntrant]]
) -> Iterator[DifferingResult]:
    """Yield the differing result of an entrant, or its place where the result is right.

    A program may have ranked each line, each section or everybody; any of these `fields` explains a place.
    """
    if stated.total is not None and abs(ranked.result - stated.total) > TOLERANCE:
        yield DifferingResult(ranked.entrant, ranked.result, stated.total)
    elif (
        stated.place is not None
        and ranked.place is not None
        and not any(stated.place in _places(ranked, field) for field in fields)
    ):
        yield DifferingResult(ranked.entrant, Fraction(ranked.place), Fraction(stated.place), "place")


def _places(ranked: RankedEntrant, field: Sequence[RankedEntrant]) -> range:
    """Return the places that an entrant may have in a field: programs put equal ones in an order."""
    results = [entrant.result for entrant in field if entrant.place is not None]
    better = sum(result > ranked.result for result in results)
    return range(better + 1, better + 1 + results.count(ranked.result))


def _is_of_one_section(results: EventResults, ranked: RankedEntrant, other: RankedEntrant) -> bool:
    return results.entrants[ranked.entrant].section == results.entrants[other.entrant].section


def _of_matchpoints(
    results: EventResults, index: int, stated: StatedTotal, tallies: list[EntrantTally], scale: int
) -> Iterator[DifferingResult]:
    """Yield the sum of matchpoints that differs, where nothing but played boards is in it."""
    entrant, tally = results.entrants[index], tallies[index]
    if stated.matchpoints is None or tally.awards or entrant.added or entrant.standing != "ranked":
        return
    if abs(tally.points - scale * stated.matchpoints) > scale * TOLERANCE * max(tally.boards, 1):
        yield DifferingResult(index, tally.points, scale * stated.matchpoints, "matchpoints")


def _scale(read: FileEvent) -> int:
    """Return the scale of a file's matchpoints: that by which more lines are as found here."""
    if read.results.form.comparison.signed or not read.points:
        return 1
    fitting: Mapping[int, int] = {
        scale: sum(_fits(read, *key, scale * stated) for key, stated in read.points.items())
        for scale in SCALES
    }
    return max(SCALES, key=lambda scale: (fitting[scale], -scale))


def _fits(read: FileEvent, place: int, row: int, side: Side, points: Fraction) -> bool:
    board = read.results.boards[place]
    value = board.value(board.traveller.lines[row], side)
    return isinstance(value, Fraction) and abs(value - points) <= 2 * TOLERANCE
