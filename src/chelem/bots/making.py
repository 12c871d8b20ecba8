"""Make a bot from its configuration: here strengths, systems and styles are registered."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from chelem.bots.baseline import Baseline, Bidder
from chelem.bots.bidding import choose_call
from chelem.bots.bot import Bot
from chelem.bots.configuration import DEFAULT_STYLE, DEFAULT_SYSTEM, Configuration
from chelem.bots.lookahead.bot import NORMAL_CALLS, STRONG_CALLS, Foresighted
from chelem.bots.sampling.bot import NORMAL, STRONG, CardHabits, Sampler
from chelem.bots.systems.names import known_systems
from chelem.core.errors import BadOption
from chelem.core.frozen import FrozenMap

if TYPE_CHECKING:
    from chelem.bots.systems.system import System

BotMaker = Callable[[Configuration, int], Bot]
"""A function that makes a bot of one strength from a configuration and a seed."""

SYSTEMS: tuple[str, ...] = (DEFAULT_SYSTEM, *known_systems())


def _instant(configuration: Configuration, seed: int) -> Bot:
    return Baseline(seed, bidder_of(configuration))


def _normal(configuration: Configuration, seed: int) -> Bot:
    player = Sampler(seed, CardHabits(NORMAL), bidder_of(configuration))
    return Foresighted(player, NORMAL_CALLS, seed)


def _strong(configuration: Configuration, seed: int) -> Bot:
    player = Sampler(seed, CardHabits(STRONG), bidder_of(configuration))
    return Foresighted(player, STRONG_CALLS, seed)


@lru_cache
def bidder_of(configuration: Configuration) -> Bidder:
    """Return the bidder of a configuration; bots of one configuration share what it has worked out."""
    if configuration.system == DEFAULT_SYSTEM:
        return choose_call
    from chelem.bots.systems.bidder import SystemBidder  # noqa: PLC0415 - NumPy only where it is needed

    return SystemBidder(system_of(configuration))


def system_of(configuration: Configuration) -> "System":
    """Return the bidding system of a configuration, in its style; `ParseError` if there is none."""
    return _load_once(configuration.system, configuration.style)


@lru_cache(maxsize=16)
def _load_once(system: str, style: str) -> "System":
    from chelem.bots.systems.system import System  # noqa: PLC0415 - as above

    return System.load(system, "" if style == DEFAULT_STYLE else style)


BOT_MAKERS: Mapping[str, BotMaker] = FrozenMap({"instant": _instant, "normal": _normal, "strong": _strong})
"""By strength, weakest first."""


def new_bot(configuration: Configuration, seed: int = 0) -> Bot:
    """Return a bot; equal configurations and seeds make the same moves.

    `BadOption` for a strength, a system or a style that does not exist.

    >>> type(new_bot(Configuration.parse("instant"), seed=1)).__name__
    'Baseline'
    """
    parts = [
        ("strength", configuration.strength, tuple(BOT_MAKERS)),
        ("system", configuration.system, SYSTEMS),
    ]
    if configuration.system == DEFAULT_SYSTEM:
        parts.append(("style", configuration.style, (DEFAULT_STYLE,)))
    for part, name, known in parts:
        if name not in known:
            raise BadOption("configuration.unknown", part=part, name=name, names=", ".join(known))
    return BOT_MAKERS[configuration.strength](configuration, seed)
