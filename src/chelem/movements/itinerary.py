"""An entrant's way through a movement: where it sits in each round, against whom, with which boards."""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.core import SIDES, Seat, Side
from chelem.movements.cell import Cell, Partnership
from chelem.movements.movement import Movement


@dataclass(frozen=True, slots=True)
class Stop:
    """Where an entrant sits in a round; without opponents it sits out, perhaps without a table (0).

    `seat` is that of a person in an individual; for a pair, the first of its side. `partner` is 0 but in an
    individual.
    """

    round: int
    table: int = 0
    seat: Seat | None = None
    partner: int = 0
    opponents: Partnership = ()
    boards: tuple[int, ...] = ()

    @property
    def plays(self) -> bool:
        """Whether there are opponents."""
        return bool(self.opponents)


@dataclass(frozen=True, slots=True)
class Itinerary:
    """The stops of an entrant, one a round; those of a team's two pairs are apart, by their `line`."""

    entrant: int
    stops: tuple[Stop, ...]
    line: Side | None = None

    @property
    def tables(self) -> frozenset[int]:
        """The tables at which it plays."""
        return frozenset(stop.table for stop in self.stops if stop.plays)

    def turned(self, number: int) -> bool:
        """Return whether it sits the other way in a round than when it last played."""
        now = self.stops[number - 1]
        before = [stop for stop in self.stops[: number - 1] if stop.plays]
        if not before or now.seat is None or not now.plays:
            return False
        last = before[-1].seat
        return last is not None and last.side is not now.seat.side

    def next_table(self, number: int) -> int:
        """Return the table at which it next plays after a round; 0 if it does not."""
        return next((stop.table for stop in self.stops[number:] if stop.plays), 0)


def itineraries(movement: Movement) -> tuple[Itinerary, ...]:
    """Return the itinerary of each entrant in order, or of each pair of a team."""
    lines: tuple[Side | None, ...] = SIDES if movement.numbered.both_ways else (None,)
    stops: dict[tuple[int, Side | None, int], Stop] = {}
    for number, cell in movement:
        for entrant, side, stop in _stops(number, cell):
            key = entrant, side if movement.numbered.both_ways else None, number
            if key not in stops or stop.plays:
                stops[key] = stop
    return tuple(
        Itinerary(
            entrant,
            tuple(
                stops.get((entrant, line, number), Stop(number))
                for number in range(1, len(movement.rounds) + 1)
            ),
            line,
        )
        for entrant in range(1, movement.entrants + 1)
        for line in lines
    )


def _stops(number: int, cell: Cell) -> Iterator[tuple[int, Side, Stop]]:
    for side in SIDES:
        partnership, opponents = cell.partnership(side), cell.partnership(side.opponents)
        for place, entrant in enumerate(partnership):
            partner = partnership[1 - place] if len(partnership) == len(side.seats) else 0
            stop = Stop(number, cell.table, side.seats[place % 2], partner, opponents, cell.boards)
            yield entrant, side, stop
