"""The bots that answer questions, each made once."""

from functools import lru_cache

from chelem.bots.baseline import Baseline
from chelem.bots.configuration import Configuration
from chelem.bots.lookahead.bot import Foresighted
from chelem.bots.making import new_bot
from chelem.bots.occasion import Occasion
from chelem.bots.payoff import BoardScoring

MOST_BOTS = 32
"""How many bots are kept: the questions of one program are mostly to the same one."""


@lru_cache(MOST_BOTS)
def bot_asked(configuration: Configuration, scoring: BoardScoring, seed: int) -> Baseline | Foresighted:
    """Return the bot of a configuration; `BadOption` for a strength, system or style that does not exist."""
    bot = new_bot(configuration, seed, Occasion(scoring=scoring))
    if not isinstance(bot, Baseline | Foresighted):
        raise TypeError(bot)
    return bot
