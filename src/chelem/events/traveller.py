"""The traveller of a board: all its results in an event, of all sections."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from chelem.core import Side
from chelem.events.outcome import LineOutcome, NotPlayed


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
    absent: frozenset[int] = frozenset()
    """In an individual, who had left: an award to the side is average minus for these alone."""

    def sitting(self, side: Side) -> tuple[int, ...]:
        """Return all who sat this way."""
        return (self.entrant(side),) if self.partners is None else (self.entrant(side), self.partners[side])

    def entrant(self, side: Side) -> int:
        """Return who sat this way."""
        return self.north_south if side is Side.NS else self.east_west


@dataclass(frozen=True)
class Traveller:
    """A board's number and its lines; `expected` scores, if another number than on the other boards.

    It is `unfinished` while other tables have still to play it.
    """

    board: int
    lines: tuple[TravellerLine, ...]
    expected: int | None = None
    unfinished: bool = False

    def __iter__(self) -> Iterator[TravellerLine]:
        return iter(self.lines)

    @cached_property
    def due(self) -> int:
        """How many scores it should have by its own lines: all but those that sat out."""
        return sum(
            not (type(line.outcome) is NotPlayed and line.outcome.reason == "sit-out") for line in self.lines
        )

    @cached_property
    def span(self) -> range:
        """The range of the entrants of its lines, from the least index to the greatest; empty without any."""
        named = {line.north_south for line in self.lines}.union([line.east_west for line in self.lines])
        named.update(*(line.partners for line in self.lines if line.partners is not None))
        return range(min(named), max(named) + 1) if named else range(0)
