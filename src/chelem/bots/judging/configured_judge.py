"""The judging bidder of a configuration, loaded with the first auction that is bid by its system."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from chelem.bots.bidders import bidder_of, system_of
from chelem.bots.configuration import Configuration
from chelem.bots.occasion import FRIENDLY, Occasion
from chelem.core.calls import Call
from chelem.engine.audience import View

if TYPE_CHECKING:
    from chelem.bots.judging.bidder import JudgingBidder
    from chelem.bots.systems.system import System


@dataclass(frozen=True, slots=True)
class ConfiguredJudge:
    """Bids by the system of a configuration, and decides close calls by simulation."""

    configuration: Configuration
    occasion: Occasion = FRIENDLY

    def __call__(self, view: View) -> Call:
        """Return the call of the view's player; `ValueError` unless it is a player in an auction."""
        return _judge(self.configuration, self.occasion)(view)

    @property
    def system(self) -> "System":
        """The system it bids by."""
        return system_of(self.configuration)


@lru_cache
def _judge(configuration: Configuration, occasion: Occasion) -> "JudgingBidder":
    from chelem.bots.judging.bidder import JudgingBidder  # noqa: PLC0415 - NumPy only where it is needed
    from chelem.bots.sampling.system_reading import BOT_AMISS, PERSON_AMISS  # noqa: PLC0415 - as above

    amiss = PERSON_AMISS if occasion.opponents is None else BOT_AMISS
    return JudgingBidder(bidder_of(configuration, occasion), amiss)
