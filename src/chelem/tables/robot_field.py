"""The bots at the other tables of a board: a field of pairs that differ, as in a club."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from chelem.bots.configuration import DEFAULT_STYLE, Configuration
from chelem.bots.systems.names import known_systems
from chelem.core.seats import Seat, Side

if TYPE_CHECKING:
    from chelem.bots.bot import Bot

FIELD_STYLES = (DEFAULT_STYLE, "sound", "light", "aggressive")
"""The styles in which the field bids its systems."""

GLANCES = 0.35
"""The share of the cards for which a player of the field looks at layouts; each plays otherwise for it."""

CLOSE_CALLS = 0.25
"""The share of the close calls at which a player of the field does not make the usual one."""


@dataclass(frozen=True, slots=True)
class RobotTable:
    """The systems and styles of the two pairs of a table, and the seed of its players."""

    north_south: Configuration
    east_west: Configuration
    seed: int

    def player(self, seat: Seat) -> "Bot":
        """Return the bot at a seat: a quick one, as seven tables play every board."""
        from chelem.bots.bidders import bidder_of  # noqa: PLC0415 - bots are loaded by their workers only
        from chelem.bots.occasion import Occasion  # noqa: PLC0415 - as above
        from chelem.bots.sampling.casual import CasualBidder, CasualPlayer  # noqa: PLC0415 - as above

        ours, theirs = self.north_south, self.east_west
        if seat.side is not Side.NS:
            ours, theirs = theirs, ours
        bidder = CasualBidder(bidder_of(ours, Occasion(opponents=theirs)), self.seed + seat, CLOSE_CALLS)
        return CasualPlayer(self.seed + seat, bidder, GLANCES)


def field_for_board(match: str, deal: int, count: int) -> tuple[RobotTable, ...]:
    """Return the tables of a field on a deal of a match, the same for the same arguments.

    The pairs stay for all deals of the match, so that they can be ranked at its end. All pairs of a direction
    differ in system or style while there are enough of these.
    """
    seating = Random(f"field {match}")  # noqa: S311 - repeatable, not secret
    chance = Random(f"field {match} {deal}")  # noqa: S311 - repeatable, not secret
    north_south, east_west = _pairs(seating, count), _pairs(seating, count)
    return tuple(
        RobotTable(ours, theirs, chance.randrange(1 << 30))
        for ours, theirs in zip(north_south, east_west, strict=True)
    )


def _pairs(chance: Random, count: int) -> list[Configuration]:
    """Return as many pairs, in random order."""
    pairs: list[Configuration] = []
    while len(pairs) < count:
        pairs += chance.sample(ways_to_bid(), len(ways_to_bid()))
    return pairs[:count]


@cache
def ways_to_bid() -> tuple[Configuration, ...]:
    """Return the ways in which pairs of a field bid."""
    return tuple(
        Configuration("instant", system, style) for system in known_systems() for style in FIELD_STYLES
    )
