"""Entrants who sat the wrong way round, or at the wrong table."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from chelem.core import Side
from chelem.events.log.accidents.accident import Accident
from chelem.events.log.entries.planning import CellReplaced
from chelem.events.log.event import Event
from chelem.events.log.sitting import Sitting


@dataclass(frozen=True, slots=True)
class PairsTurned(Accident):
    """The pairs of a table sat the wrong way round for these boards."""

    accident = "turned"
    boards: tuple[int, ...]

    def entries(self, event: Event, /) -> tuple[CellReplaced, ...]:
        """Return the table as they sat."""
        section = self.section_with(event, *self.boards)
        sat = tuple(part for sitting in section.sittings(self.at) for part in self._split(sitting))
        return (CellReplaced(self.section, *self.at, sat),) if self.boards else ()

    def _split(self, sitting: Sitting) -> Iterator[Sitting]:
        """Yield the part that was played as planned, and the part that was turned."""
        same = tuple(board for board in sitting.boards if board not in self.boards)
        turned = tuple(board for board in sitting.boards if board in self.boards)
        if same:
            yield replace(sitting, boards=same)
        if turned:
            yield Sitting(sitting.east_west, sitting.north_south, turned)


@dataclass(frozen=True, slots=True)
class OtherPairSat(Accident):
    """Another pair than planned sat one way at a table; the planned one takes its place elsewhere."""

    accident = "other-pair"
    side: Side
    pair: int

    def entries(self, event: Event, /) -> tuple[CellReplaced, ...]:
        """Return the tables of the round where one of the two was to sit."""
        event.check_entrant(self.pair)
        section = self.section_with(event)
        planned = next((sitting.side(self.side) for sitting in section.sittings(self.at)), ())
        if not planned or planned[0] == self.pair:
            return ()
        places = {planned[0]: self.pair, self.pair: planned[0]}
        return tuple(
            CellReplaced(
                self.section, *at, tuple(sitting.with_entrants(places) for sitting in section.sittings(at))
            )
            for at in section.places_in(self.round)
            if any(not places.keys().isdisjoint(sitting.entrants) for sitting in section.sittings(at))
        )
