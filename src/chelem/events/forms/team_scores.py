"""What a team has of a board at its two tables."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from chelem.core import SIDES, Side
from chelem.events.outcome import Award, NotPlayed, PlayedScore, SideOutcome
from chelem.events.scoring.scored_board import outcome_of_side
from chelem.events.traveller import TravellerLine

WHOLE = Fraction(1)
"""The weight of a score that is not weighted."""


@dataclass(frozen=True, slots=True)
class BothTables:
    """Artificial scores of a team, or the differences of its points at the two tables with their weights."""

    awards: tuple[Award, ...]
    differences: tuple[tuple[int, Fraction], ...] = ()


def scores_of_team(lines: Sequence[TravellerLine], team: int) -> BothTables | None:
    """Return what a team has of a board; None without an artificial score or one at each table."""
    own: list[SideOutcome | None] = []
    for side in SIDES:
        line = next((line for line in lines if line.entrant(side) == team), None)
        own.append(None if line is None else _of_side(line, side))
    awards = tuple(outcome for outcome in own if isinstance(outcome, Award))
    if awards:
        return BothTables(awards)
    here, there = own
    if here is None or there is None:
        return None
    if isinstance(here, PlayedScore) and isinstance(there, PlayedScore):  # as nearly always
        return BothTables((), ((here.points - there.points, WHOLE),))
    return BothTables((), tuple(_differences(here, there)))


def lines_of_match(lines: Iterable[TravellerLine], line: TravellerLine) -> list[TravellerLine]:
    """Return the lines of a board, of those given, in which the two of a line meet."""
    both = {line.north_south, line.east_west}
    return [other for other in lines if {other.north_south, other.east_west} == both]


def _differences(here: SideOutcome, there: SideOutcome) -> Iterator[tuple[int, Fraction]]:
    for points, weight in _weighted(here):
        for against, share in _weighted(there):
            yield points - against, weight * share


def _of_side(line: TravellerLine, side: Side) -> SideOutcome | None:
    outcome = line.outcome
    return None if isinstance(outcome, NotPlayed) else outcome_of_side(outcome, side)


def _weighted(outcome: SideOutcome) -> tuple[tuple[int, Fraction], ...]:
    """Return North-South's points with their weights."""
    if isinstance(outcome, PlayedScore):
        return ((outcome.points, WHOLE),)
    return () if isinstance(outcome, Award) else outcome.parts
