"""The traveller of a board: all its results in an event, of all sections."""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.core.seats import Side
from chelem.events.outcome import LineOutcome


@dataclass(frozen=True, slots=True)
class TravellerLine:
    """The result of a board at one table: who sat which way, by their indices in the event, and the outcome.

    Lines are compared with those of the same group alone: a fouled board has several, for each side.
    """

    north_south: int
    east_west: int
    outcome: LineOutcome
    section: str = ""
    table: int = 0
    round: int = 0
    groups: tuple[int, int] = (0, 0)
    partners: tuple[int, int] | None = None
    """In an individual, who sat South and West; the two above are then North and East."""

    def sitting(self, side: Side) -> tuple[int, ...]:
        """Return all who sat this way."""
        return (self.entrant(side),) if self.partners is None else (self.entrant(side), self.partners[side])

    def entrant(self, side: Side) -> int:
        """Return who sat this way."""
        return self.north_south if side is Side.NS else self.east_west


@dataclass(frozen=True, slots=True)
class Traveller:
    """A board's number and its lines; `expected` scores, if another number than on the other boards."""

    board: int
    lines: tuple[TravellerLine, ...]
    expected: int | None = None

    def __iter__(self) -> Iterator[TravellerLine]:
        return iter(self.lines)
