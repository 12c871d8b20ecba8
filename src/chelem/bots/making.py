"""Make a bot from its configuration: here strengths are registered."""

from collections.abc import Callable, Mapping

from chelem.bots.baseline import Baseline
from chelem.bots.bidders import ConfiguredBidder, system_of
from chelem.bots.bot import Bot
from chelem.bots.configuration import Configuration
from chelem.bots.judging.making import judge_of
from chelem.bots.lookahead.bot import NORMAL_CALLS, STRONG_CALLS, AuctionModel, Foresighted
from chelem.bots.occasion import FRIENDLY, Occasion
from chelem.bots.sampling.bot import NORMAL, STRONG, CardHabits, Sampler
from chelem.bots.sampling.choice import Effort
from chelem.bots.sampling.configured_reading import ConfiguredReading
from chelem.bots.table_bots import check_bidding, check_known
from chelem.core import FrozenMap

BotMaker = Callable[[Configuration, Occasion, int], Bot]
"""Makes a bot of one strength from its configuration, the occasion and a seed."""


def _instant(configuration: Configuration, occasion: Occasion, seed: int) -> Bot:
    return Baseline(seed, ConfiguredBidder(configuration, occasion))


def _normal(configuration: Configuration, occasion: Occasion, seed: int) -> Bot:
    return Foresighted(
        _sampler(configuration, occasion, NORMAL, seed), NORMAL_CALLS, seed, _model(configuration, occasion)
    )


def _strong(configuration: Configuration, occasion: Occasion, seed: int) -> Bot:
    return Foresighted(
        _sampler(configuration, occasion, STRONG, seed), STRONG_CALLS, seed, _model(configuration, occasion)
    )


def _model(configuration: Configuration, occasion: Occasion) -> AuctionModel:
    return AuctionModel(ConfiguredBidder(configuration, occasion), ConfiguredReading(configuration, occasion))


def _sampler(configuration: Configuration, occasion: Occasion, effort: Effort, seed: int) -> Sampler:
    habits = CardHabits(effort, occasion.scoring, occasion.claims, ConfiguredReading(configuration, occasion))
    return Sampler(seed, habits, ConfiguredBidder(configuration, occasion, judge_of))


BOT_MAKERS: Mapping[str, BotMaker] = FrozenMap({"instant": _instant, "normal": _normal, "strong": _strong})
"""By strength, weakest first."""


def new_bot(configuration: Configuration, seed: int = 0, occasion: Occasion = FRIENDLY) -> Bot:
    """Return a bot; equal configurations, occasions and seeds make the same moves.

    `BadOption` for a strength, a system or a style that does not exist, `ParseError` for a fault in a file.

    >>> type(new_bot(Configuration.parse("instant"), seed=1)).__name__
    'Baseline'
    """
    check_known("strength", configuration.strength, tuple(BOT_MAKERS))
    if configuration.is_file:
        system_of(configuration)
    else:
        check_bidding(configuration)
    return BOT_MAKERS[configuration.strength](configuration, occasion, seed)
