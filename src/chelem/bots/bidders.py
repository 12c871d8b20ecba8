"""Bidders by the systems of configurations; a system is loaded with the first auction that is bid by it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from chelem.bots.configuration import DEFAULT_STYLE, Configuration
from chelem.bots.occasion import FRIENDLY, Occasion
from chelem.core import Call
from chelem.engine import View

if TYPE_CHECKING:
    from chelem.bots.systems.bidder import SystemBidder
    from chelem.bots.systems.system import System

Bidder = Callable[[View], Call]
"""A function that returns the call of the view's player in an auction."""


@lru_cache
def bidder_of(configuration: Configuration, occasion: Occasion = FRIENDLY) -> "SystemBidder":
    """Return the bidder of a configuration; bots of one configuration share what it has worked out.

    It understands the calls of the occasion's opponents by their system, of people by its own.
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
    make: Callable[[Configuration, Occasion], Bidder] = bidder_of

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
    return _load_once(configuration.system, configuration.style)


@lru_cache(maxsize=16)
def _load_once(system: str, style: str) -> "System":
    from chelem.bots.convention_cards.loading import load_system  # noqa: PLC0415 - NumPy only where needed

    return load_system(system, "" if style == DEFAULT_STYLE else style)
