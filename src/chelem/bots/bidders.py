"""Bidders by the systems of configurations; a system is loaded with the first auction that is bid by it."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Protocol, TypeVar

from chelem.bots.configuration import DEFAULT_STYLE, Configuration
from chelem.bots.occasion import FRIENDLY, Occasion
from chelem.bots.side_bots import SideBots
from chelem.core import Call, ChelemError
from chelem.engine import View

if TYPE_CHECKING:
    from chelem.bots.systems.bidder import SystemBidder
    from chelem.bots.systems.points import SystemPair
    from chelem.bots.systems.system import System

Made_co = TypeVar("Made_co", covariant=True)

MOST_CARDS = 8
"""The systems of cards that are kept: each takes 9 MB."""

logger = logging.getLogger(__name__)

Bidder = Callable[[View], Call]
"""A function that returns the call of the view's player in an auction."""


class ConfiguredMaker(Protocol[Made_co]):
    """Makes something by a configuration, for an occasion."""

    def __call__(self, configuration: Configuration, occasion: Occasion = FRIENDLY, /) -> Made_co:
        """Return what is made."""


def keep_without_cards(make: Callable[[Configuration, Occasion], Made_co]) -> ConfiguredMaker[Made_co]:
    """Make once what follows from a configuration, unless a card is in it, whose system it would keep."""
    kept = lru_cache(make)

    @wraps(make)
    def find(configuration: Configuration, occasion: Occasion = FRIENDLY, /) -> Made_co:
        theirs = occasion.opponents
        if configuration.card or (theirs is not None and theirs.card):
            return make(configuration, occasion)
        return kept(configuration, occasion)

    return find


@keep_without_cards
def bidder_of(configuration: Configuration, occasion: Occasion) -> "SystemBidder":
    """Return the bidder of a configuration; bots of one configuration share what it has worked out.

    It understands the calls of the occasion's opponents by their system, otherwise by its own.
    """
    from chelem.bots.systems.bidder import SystemBidder  # noqa: PLC0415 - NumPy only where it is needed
    from chelem.bots.systems.public_auction import ScoringForm  # noqa: PLC0415 - as above

    theirs = None if occasion.opponents is None else system_of(occasion.opponents)
    return SystemBidder(system_of(configuration), theirs, ScoringForm[occasion.scoring.name])


@dataclass(frozen=True, slots=True)
class ConfiguredBidder:
    """Bids by the system of a configuration, which games without such an auction never load.

    `make` returns the bidder with the first auction.
    """

    configuration: Configuration
    occasion: Occasion = FRIENDLY
    make: ConfiguredMaker[Bidder] = bidder_of

    def __call__(self, view: View) -> Call:
        """Return the call of the view's player; `ValueError` unless it is a player in an auction."""
        return self.make(self.configuration, self.occasion)(view)

    @property
    def system(self) -> "System":
        """The system it bids by."""
        return system_of(self.configuration)


USUAL_BIDDER = ConfiguredBidder(Configuration("instant"))


def system_of(configuration: Configuration) -> "System":
    """Return the bidding system of a configuration, in its style; `ParseError` if there is none."""
    if configuration.card:
        return _card_once(replace(configuration, strength="instant"))  # the same at each strength
    return _load_once(configuration.system, configuration.style)


def systems_of(bots: SideBots) -> "SystemPair":
    """Return the system of North-South, and that of East-West."""
    return system_of(bots.north_south), system_of(bots.east_west)


@lru_cache(maxsize=16)
def _load_once(system: str, style: str) -> "System":
    from chelem.bots.convention_cards.loading import load_system  # noqa: PLC0415 - NumPy only where needed

    return load_system(system, "" if style == DEFAULT_STYLE else style)


_cards: OrderedDict[Configuration, "System"] = OrderedDict()


def _card_once(configuration: Configuration) -> "System":
    """Return the system of a card; what is known of auctions goes with the system used longest ago."""
    if configuration in _cards:
        _cards.move_to_end(configuration)
        return _cards[configuration]
    system = _cards[configuration] = _load_card(configuration)
    if len(_cards) > MOST_CARDS:
        _cards.popitem(last=False)
        _forget_auctions()
    return system


def _load_card(configuration: Configuration) -> "System":
    """Return the system of a card; one that this release cannot play any more bids by its system alone."""
    from chelem.bots.convention_cards.side_text import system_of_text  # noqa: PLC0415 - NumPy only where needed

    try:
        return system_of_text(configuration.card)
    except ChelemError as error:
        logger.warning("a card of %s cannot be played as it says: %s", configuration, error)
        return _load_once(configuration.system, configuration.style)


def _forget_auctions() -> None:
    from chelem.bots.systems.call_weights import weights_for  # noqa: PLC0415 - NumPy only where needed
    from chelem.bots.systems.points import forget_points  # noqa: PLC0415 - as above
    from chelem.bots.systems.usual.makers import makers_of  # noqa: PLC0415 - as above

    weights_for.cache_clear()
    makers_of.cache_clear()
    forget_points()
