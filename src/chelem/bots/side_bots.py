"""What each side of a table bids by."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from chelem.bots.configuration import Configuration
from chelem.core import Side


@dataclass(frozen=True, slots=True)
class SideBots:
    """The bots of North and South, and those of East and West; people who sit there bid by the same.

    >>> sides = SideBots(Configuration("instant", "sef"), Configuration("instant", "sayc"))
    >>> sides.of(Side.EW).system
    'sayc'
    """

    north_south: Configuration
    east_west: Configuration

    @classmethod
    def alike(cls, bots: Configuration) -> "SideBots":
        """Return the same bots for both sides."""
        return cls(bots, bots)

    @classmethod
    def from_json(cls, stored: Mapping[str, Mapping[str, str]]) -> "SideBots":
        """Return the bots that `json` wrote."""
        return cls(*(Configuration(**stored[str(side)]) for side in (Side.NS, Side.EW)))

    def json(self) -> dict[str, dict[str, str]]:
        """Return JSON with the text of the cards: they are kept as they are now."""
        return {str(side): asdict(self.of(side)) for side in (Side.NS, Side.EW)}

    @property
    def are_alike(self) -> bool:
        """Whether both sides bid by the same."""
        return self.north_south == self.east_west

    def of(self, side: Side) -> Configuration:
        """Return the bots of a side."""
        return self.north_south if side is Side.NS else self.east_west

    def opponents_of(self, side: Side) -> Configuration | None:
        """Return what the opponents of a side bid by; None where that is the same."""
        return None if self.are_alike else self.of(side.opponents)
