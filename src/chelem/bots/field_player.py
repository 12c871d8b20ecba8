"""The players of a field of robots: of every strength, and made to differ from one another."""

from chelem.bots.bidders import ConfiguredBidder, bidder_of
from chelem.bots.bot import Bot
from chelem.bots.configuration import Configuration
from chelem.bots.judging.making import judge_of
from chelem.bots.lookahead.bot import STRONG_CALLS, AuctionModel, Foresighted
from chelem.bots.occasion import Occasion
from chelem.bots.sampling.bot import NORMAL, STRONG, CardHabits, Sampler
from chelem.bots.sampling.casual import CasualBidder, CasualPlayer
from chelem.bots.sampling.configured_reading import ConfiguredReading
from chelem.bots.table_bots import STRENGTHS, check_known

GLANCES = 0.35
"""The share of the cards for which an instant player looks at layouts; each plays otherwise for it."""

CLOSE_CALLS = 0.25
"""The share of the close calls at which a player of a field does not make the usual one."""


def new_field_player(configuration: Configuration, occasion: Occasion, seed: int) -> Bot:
    """Return a player of a field, who bids and plays as bots of that strength do, except at some close calls.

    The same arguments give the same player. `BadOption` for a strength that does not exist.
    """
    check_known("strength", configuration.strength, STRENGTHS)
    bidder = bidder_of(configuration, occasion)
    if configuration.strength == "instant":
        return CasualPlayer(seed, CasualBidder(bidder, seed, CLOSE_CALLS), GLANCES)
    reading = ConfiguredReading(configuration, occasion)
    effort = STRONG if configuration.strength == "strong" else NORMAL
    calls = CasualBidder(bidder, seed, CLOSE_CALLS, judge_of(configuration, occasion))
    sampler = Sampler(seed, CardHabits(effort, occasion.scoring, reading=reading), calls)
    if configuration.strength == "normal":
        return sampler
    return Foresighted(
        sampler, STRONG_CALLS, seed, AuctionModel(ConfiguredBidder(configuration, occasion), reading)
    )
