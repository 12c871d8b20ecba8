"""Who sits at a table, and with which boards."""

from collections.abc import Mapping
from dataclasses import dataclass

from chelem.core import Side


@dataclass(frozen=True, slots=True)
class Sitting:
    """Two sides by the numbers of their entrants, and boards; in an individual North, South and East, West.

    A side is empty where nobody sits: the other one sits out.
    """

    north_south: tuple[int, ...]
    east_west: tuple[int, ...]
    boards: tuple[int, ...]

    @property
    def is_played(self) -> bool:
        """Whether both sides are there."""
        return bool(self.north_south and self.east_west)

    @property
    def entrants(self) -> tuple[int, ...]:
        """All who sit here, North-South first."""
        return self.north_south + self.east_west

    def side(self, side: Side) -> tuple[int, ...]:
        """Return who sits this way."""
        return self.north_south if side is Side.NS else self.east_west

    def with_entrants(self, instead: Mapping[int, int]) -> "Sitting":
        """Return this sitting with others instead of some entrants."""
        north_south, east_west = (
            tuple(instead.get(entrant, entrant) for entrant in side)
            for side in (self.north_south, self.east_west)
        )
        return Sitting(north_south, east_west, self.boards)

    def without(self, entrants: frozenset[int] | set[int]) -> "Sitting":
        """Return this sitting when some entrants are away; their partners in an individual sit out too."""
        north_south = () if entrants.intersection(self.north_south) else self.north_south
        east_west = () if entrants.intersection(self.east_west) else self.east_west
        return Sitting(north_south, east_west, self.boards)

    def on_one_side(self, entrant: str, other: str) -> bool:
        """Return whether two entrants, by their numbers as text, sit the same way."""
        sides = (set(map(str, side)) for side in (self.north_south, self.east_west))
        return any({entrant, other} <= side for side in sides)
