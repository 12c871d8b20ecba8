"""The reading of calls by the system of a configuration, loaded with the first auction that is bid by it."""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from chelem.bots.bidders import bidder_of, keep_without_cards
from chelem.bots.configuration import Configuration
from chelem.bots.occasion import FRIENDLY, Occasion
from chelem.bots.sampling.auction_reading import UNREAD, Listener
from chelem.bots.sampling.layouts import LayoutSpace, Sample
from chelem.engine import AuctionGame, Game

if TYPE_CHECKING:
    from chelem.bots.sampling.system_reading import SystemReading


@dataclass(frozen=True, slots=True)
class ConfiguredReading:
    """Reads calls as a configuration understands them: those of bots exactly, with more slack for people."""

    configuration: Configuration
    occasion: Occasion = FRIENDLY

    def knows_system(self, game: Game) -> bool:
        """Return whether the calls of a game are made by a system."""
        return isinstance(game, AuctionGame)

    def likely_layouts(self, space: LayoutSpace, listener: Listener, count: int, rng: Random) -> Sample:
        """Return layouts of a space, weighed by the calls: several for each of the `count` to keep."""
        if not self.knows_system(listener.state.game):
            return UNREAD.likely_layouts(space, listener, count, rng)
        return _reading(self.configuration, self.occasion).likely_layouts(space, listener, count, rng)


@keep_without_cards
def _reading(configuration: Configuration, occasion: Occasion) -> "SystemReading":
    from chelem.bots.sampling.system_reading import (  # noqa: PLC0415 - NumPy only where it is needed
        BOT_AMISS,
        PERSON_AMISS,
        SystemReading,
    )

    amiss = BOT_AMISS if occasion.exact else PERSON_AMISS
    return SystemReading(bidder_of(configuration, occasion), amiss)
