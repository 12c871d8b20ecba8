"""What a game of bridge has to say for itself: how cards are dealt, what follows what, the mark."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from chelem.core.cards import HIGH_FIRST, Suit
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.engine.setting import Setting
from chelem.engine.sheet import Played
from chelem.phases.auction import Auction
from chelem.phases.phase import Phase


@dataclass(frozen=True, slots=True)
class Game(ABC):
    """A game without state; each game says only what differs from this one.

    Its options are a frozen dataclass whose defaults are those of the rules.
    """

    name: ClassVar[str]
    players: ClassVar[int] = 4
    suits: ClassVar[tuple[Suit, ...]] = HIGH_FIRST
    """The order in which hands are shown."""
    base: ClassVar[int | None] = 6
    """The tricks that the number of a contract leaves out; None where a contract names no number."""
    vulnerability: ClassVar[bool] = False
    """Whether its players care who is vulnerable."""
    draws_dealer: ClassVar[bool] = False
    """Whether the first dealer is drawn by cards, for all to see."""
    options: Any = None

    def prepare(self, setting: Setting, randbelow: Callable[[int], int]) -> Deal:
        """Deal the cards; `randbelow(n)` draws a number from 0 to n−1."""
        return Deal.draw(randbelow)

    def prepared(self, setting: Setting, deal: Deal) -> None:
        """Raise `Refused` where a deal cannot come from this game's way of dealing."""

    @abstractmethod
    def then(self, dealer: Seat, seats: tuple[Seat, ...], talk: tuple[Phase, ...]) -> Phase | Contract | None:
        """What follows the phases of `talk`, which are over: another one, or the contract to play.

        None where nobody wants to play.
        """

    def swap(self, contract: Contract, seats: tuple[Seat, ...]) -> tuple[Seat, Seat] | None:
        """The two players who exchange chairs before the lead."""
        return None

    def shown(self, seats: tuple[Seat, ...], contract: Contract | None, *, led: bool) -> tuple[Seat, ...]:
        """The seats whose hands lie open: the dummy's, after the lead (RULES 0.5)."""
        return (contract.dummy,) if contract and led else ()

    @abstractmethod
    def mark(self, played: Played) -> tuple[Line, ...]:
        """The mark of one deal."""


@dataclass(frozen=True, slots=True)
class AuctionGame(Game):
    """A game of an auction among four, then the play."""

    @abstractmethod
    def auction(self, dealer: Seat) -> Auction:
        """The auction as it opens."""

    def then(self, dealer: Seat, seats: tuple[Seat, ...], talk: tuple[Phase, ...]) -> Phase | Contract | None:
        """An auction, then the play."""
        match talk:
            case (Auction() as auction,):
                return auction.contract()
            case _:
                return self.auction(dealer)
