"""Make the judging bidder of a configuration."""

from typing import TYPE_CHECKING

from chelem.bots.bidders import bidder_of, keep_without_cards
from chelem.bots.configuration import Configuration
from chelem.bots.occasion import Occasion

if TYPE_CHECKING:
    from chelem.bots.judging.bidder import JudgingBidder


@keep_without_cards
def judge_of(configuration: Configuration, occasion: Occasion) -> "JudgingBidder":
    """Return the bidder by a configuration's system that decides close calls by simulation."""
    from chelem.bots.judging.bidder import JudgingBidder  # noqa: PLC0415 - NumPy only where it is needed
    from chelem.bots.sampling.system_reading import BOT_AMISS, PERSON_AMISS  # noqa: PLC0415 - as above

    amiss = BOT_AMISS if occasion.exact else PERSON_AMISS
    return JudgingBidder(bidder_of(configuration, occasion), amiss, occasion.scoring)
