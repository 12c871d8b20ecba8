"""Make a bot from its configuration: here strengths, systems and styles are registered."""

from collections.abc import Callable, Mapping

from chelem.bots.baseline import Baseline
from chelem.bots.bot import Bot
from chelem.bots.configuration import DEFAULT_STYLE, DEFAULT_SYSTEM, Configuration
from chelem.bots.sampling.bot import NORMAL, STRONG, CardHabits, Sampler
from chelem.core.errors import BadOption
from chelem.core.frozen import FrozenMap

BotMaker = Callable[[Configuration, int], Bot]
"""A function that makes a bot of one strength from a configuration and a seed."""

SYSTEMS: tuple[str, ...] = (DEFAULT_SYSTEM,)
STYLES: tuple[str, ...] = (DEFAULT_STYLE,)


def _instant(_configuration: Configuration, seed: int) -> Bot:
    return Baseline(seed)


def _normal(_configuration: Configuration, seed: int) -> Bot:
    return Sampler(seed, CardHabits(NORMAL))


def _strong(_configuration: Configuration, seed: int) -> Bot:
    return Sampler(seed, CardHabits(STRONG))


BOT_MAKERS: Mapping[str, BotMaker] = FrozenMap({"instant": _instant, "normal": _normal, "strong": _strong})
"""By strength, weakest first."""


def new_bot(configuration: Configuration, seed: int = 0) -> Bot:
    """Return a bot; equal configurations and seeds make the same moves.

    `BadOption` for a strength, a system or a style that does not exist.

    >>> type(new_bot(Configuration.parse("instant"), seed=1)).__name__
    'Baseline'
    """
    parts = (
        ("strength", configuration.strength, tuple(BOT_MAKERS)),
        ("system", configuration.system, SYSTEMS),
        ("style", configuration.style, STYLES),
    )
    for part, name, known in parts:
        if name not in known:
            raise BadOption("configuration.unknown", part=part, name=name, names=", ".join(known))
    return BOT_MAKERS[configuration.strength](configuration, seed)
