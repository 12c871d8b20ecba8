"""Make a bot from its configuration: here strengths, systems and styles are registered."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from chelem.bots.baseline import Baseline, Bidder
from chelem.bots.bidding import choose_call
from chelem.bots.bot import Bot
from chelem.bots.configuration import DEFAULT_STYLE, DEFAULT_SYSTEM, Configuration
from chelem.bots.lookahead.bot import NORMAL_CALLS, STRONG_CALLS, AuctionModel, Foresighted
from chelem.bots.occasion import FRIENDLY, Occasion
from chelem.bots.sampling.auction_reading import BY_RULES, CallReading
from chelem.bots.sampling.bot import NORMAL, STRONG, CardHabits, Sampler
from chelem.bots.sampling.choice import Effort
from chelem.bots.systems.names import known_systems
from chelem.core.errors import BadOption
from chelem.core.frozen import FrozenMap

if TYPE_CHECKING:
    from chelem.bots.systems.system import System

BotMaker = Callable[[Configuration, Occasion, int], Bot]
"""Makes a bot of one strength from its configuration, the occasion and a seed."""

SYSTEMS: tuple[str, ...] = (DEFAULT_SYSTEM, *known_systems())


def _instant(who: Configuration, occasion: Occasion, seed: int) -> Bot:
    return Baseline(seed, bidder_of(who, occasion))


def _normal(who: Configuration, occasion: Occasion, seed: int) -> Bot:
    return Foresighted(_sampler(who, occasion, NORMAL, seed), NORMAL_CALLS, seed, _model(who, occasion))


def _strong(who: Configuration, occasion: Occasion, seed: int) -> Bot:
    return Foresighted(_sampler(who, occasion, STRONG, seed), STRONG_CALLS, seed, _model(who, occasion))


def _model(who: Configuration, occasion: Occasion) -> AuctionModel:
    return AuctionModel(bidder_of(who, occasion), _reading(who, occasion))


def _sampler(who: Configuration, occasion: Occasion, effort: Effort, seed: int) -> Sampler:
    habits = CardHabits(effort, occasion.scoring, occasion.claims, _reading(who, occasion))
    return Sampler(seed, habits, bidder_of(who, occasion))


@lru_cache
def bidder_of(configuration: Configuration, occasion: Occasion = FRIENDLY) -> Bidder:
    """Return the bidder of a configuration; bots of one configuration share what it has worked out.

    It understands the calls of the occasion's opponents by their system, of people by its own.
    """
    if configuration.system == DEFAULT_SYSTEM:
        return choose_call
    from chelem.bots.systems.bidder import SystemBidder  # noqa: PLC0415 - NumPy only where it is needed
    from chelem.bots.systems.public_auction import ScoringForm  # noqa: PLC0415 - as above

    opponents = occasion.opponents
    theirs = None if opponents is None or opponents.system == DEFAULT_SYSTEM else system_of(opponents)
    return SystemBidder(system_of(configuration), theirs, ScoringForm[occasion.scoring.name])


@lru_cache
def _reading(configuration: Configuration, occasion: Occasion) -> CallReading:
    """Return how a configuration reads calls: it knows those of bots exactly, and gives people more slack."""
    if configuration.system == DEFAULT_SYSTEM:
        return BY_RULES
    from chelem.bots.sampling.system_reading import (  # noqa: PLC0415 - NumPy only where it is needed
        BOT_AMISS,
        PERSON_AMISS,
        SystemReading,
    )
    from chelem.bots.systems.bidder import SystemBidder  # noqa: PLC0415 - as above

    bidder, opponents = bidder_of(configuration, occasion), occasion.opponents
    known = opponents is not None and opponents.system != DEFAULT_SYSTEM
    if not isinstance(bidder, SystemBidder):
        raise TypeError(configuration)
    return SystemReading(bidder, BOT_AMISS if known else PERSON_AMISS)


def system_of(configuration: Configuration) -> "System":
    """Return the bidding system of a configuration, in its style; `ParseError` if there is none."""
    return _load_once(configuration.system, configuration.style)


@lru_cache(maxsize=16)
def _load_once(system: str, style: str) -> "System":
    from chelem.bots.systems.system import System  # noqa: PLC0415 - NumPy only where it is needed

    return System.load(system, "" if style == DEFAULT_STYLE else style)


BOT_MAKERS: Mapping[str, BotMaker] = FrozenMap({"instant": _instant, "normal": _normal, "strong": _strong})
"""By strength, weakest first."""


def new_bot(configuration: Configuration, seed: int = 0, occasion: Occasion = FRIENDLY) -> Bot:
    """Return a bot; equal configurations, occasions and seeds make the same moves.

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
    return BOT_MAKERS[configuration.strength](configuration, occasion, seed)
