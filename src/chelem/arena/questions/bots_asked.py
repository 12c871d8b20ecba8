"""The bots that answer questions, each made once."""

from functools import lru_cache

from chelem.bots import Baseline, BoardScoring, Configuration, Occasion, new_bot
from chelem.bots.lookahead.bot import Foresighted

MOST_BOTS = 32
"""How many bots are kept: the questions of one program are mostly to the same one."""


@lru_cache(MOST_BOTS)
def bot_asked(configuration: Configuration, scoring: BoardScoring, seed: int) -> Baseline | Foresighted:
    """Return the bot of a configuration; `BadOption` for a strength, system or style that does not exist."""
    bot = new_bot(configuration, seed, Occasion(scoring=scoring))
    if not isinstance(bot, Baseline | Foresighted):
        raise TypeError(bot)
    return bot
