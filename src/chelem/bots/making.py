"""Make a bot from its configuration: here strengths, systems and styles are registered."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from chelem.bots.baseline import Baseline, Bidder
from chelem.bots.bidding import choose_call
from chelem.bots.bot import Bot
from chelem.bots.configuration import DEFAULT_STYLE, DEFAULT_SYSTEM, Configuration
from chelem.bots.lookahead.bot import NORMAL_CALLS, STRONG_CALLS, Foresighted
from chelem.bots.sampling.auction_reading import BY_RULES, CallReading
from chelem.bots.sampling.bot import NORMAL, STRONG, CardHabits, Sampler
from chelem.bots.sampling.choice import Effort
from chelem.bots.systems.names import known_systems
from chelem.core.errors import BadOption
from chelem.core.frozen import FrozenMap

if TYPE_CHECKING:
    from chelem.bots.systems.system import System

BotMaker = Callable[[Configuration, Configuration | None, int], Bot]
"""Makes a bot of one strength from its configuration, that of its opponents if it is known, and a seed."""

SYSTEMS: tuple[str, ...] = (DEFAULT_SYSTEM, *known_systems())


def _instant(who: Configuration, opponents: Configuration | None, seed: int) -> Bot:
    return Baseline(seed, bidder_of(who, opponents))


def _normal(who: Configuration, opponents: Configuration | None, seed: int) -> Bot:
    return Foresighted(_sampler(who, opponents, NORMAL, seed), NORMAL_CALLS, seed)


def _strong(who: Configuration, opponents: Configuration | None, seed: int) -> Bot:
    return Foresighted(_sampler(who, opponents, STRONG, seed), STRONG_CALLS, seed)


def _sampler(who: Configuration, opponents: Configuration | None, effort: Effort, seed: int) -> Sampler:
    return Sampler(seed, CardHabits(effort, reading=_reading(who, opponents)), bidder_of(who, opponents))


@lru_cache
def bidder_of(configuration: Configuration, opponents: Configuration | None = None) -> Bidder:
    """Return the bidder of a configuration; bots of one configuration share what it has worked out.

    It understands the calls of `opponents` by their system; without one by its own.
    """
    system = _own_system(configuration)
    if system is None:
        return choose_call
    from chelem.bots.systems.bidder import SystemBidder  # noqa: PLC0415 - NumPy only where it is needed

    return SystemBidder(system, None if opponents is None else _own_system(opponents))


@lru_cache
def _reading(configuration: Configuration, opponents: Configuration | None) -> CallReading:
    """Return how a configuration reads calls: it knows those of bots exactly, and gives people more slack."""
    if configuration.system == DEFAULT_SYSTEM:
        return BY_RULES
    from chelem.bots.sampling.system_reading import (  # noqa: PLC0415 - NumPy only where it is needed
        BOT_AMISS,
        PERSON_AMISS,
        SystemReading,
    )
    from chelem.bots.systems.bidder import SystemBidder  # noqa: PLC0415 - as above

    bidder = bidder_of(configuration, opponents)
    known = opponents is not None and opponents.system != DEFAULT_SYSTEM
    if not isinstance(bidder, SystemBidder):
        raise TypeError(configuration)
    return SystemReading(bidder, BOT_AMISS if known else PERSON_AMISS)


def _own_system(configuration: Configuration) -> "System | None":
    """Return the system of a configuration; None for the rules of `bots/bidding/`."""
    if configuration.system == DEFAULT_SYSTEM:
        return None
    return system_of(configuration)


def system_of(configuration: Configuration) -> "System":
    """Return the system of a configuration in its style; `ParseError` if there is none."""
    return _load_system(configuration.system, configuration.style)


@lru_cache(maxsize=16)
def _load_system(name: str, style: str) -> "System":
    from chelem.bots.systems.system import System  # noqa: PLC0415 - NumPy only where it is needed

    return System.load(name, "" if style == DEFAULT_STYLE else style)


BOT_MAKERS: Mapping[str, BotMaker] = FrozenMap({"instant": _instant, "normal": _normal, "strong": _strong})
"""By strength, weakest first."""


def new_bot(configuration: Configuration, seed: int = 0, opponents: Configuration | None = None) -> Bot:
    """Return a bot; equal configurations and seeds make the same moves.

    `opponents` is the configuration of the bots it plays against, by whose system it understands their calls;
    without it they bid as the bot does, but may be people.

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
    return BOT_MAKERS[configuration.strength](configuration, opponents, seed)
