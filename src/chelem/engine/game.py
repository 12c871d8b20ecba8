"""What a game of bridge has to say for itself: how cards are dealt, what follows what, the score."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from chelem.core.calls import Action, Call
from chelem.core.coerce import coerce
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.engine.board import Board
from chelem.engine.game_info import GameInfo
from chelem.engine.setting import Setting
from chelem.engine.sheet import Played
from chelem.engine.style import STANDARD, Style
from chelem.i18n import Fact, add_messages
from chelem.phases.auction import Auction
from chelem.phases.phase import Phase


@dataclass(frozen=True, slots=True)
class Game(ABC):
    """A game without state; each game says only what differs from this one.

    A game states its `info`, says in `then` which phases lead to the contract, and scores a deal in `score`.
    Its options are a frozen dataclass of kind `Options`, whose defaults are those of the rules. Fluent files
    `fr.ftl` and `en.ftl` in the package of its module hold its sentences.
    """

    info: ClassVar[GameInfo]
    """What screens, files and bots need to know of it."""
    style: ClassVar[Style] = STANDARD
    """What games and slams ask for, where bots bid by the system of contract bridge."""
    options: Any = None

    def __init_subclass__(cls) -> None:
        if package := sys.modules[cls.__module__].__package__:
            add_messages(package)

    @property
    def name(self) -> str:
        """The game's name in logs and links."""
        return self.info.id

    @property
    def vulnerability(self) -> bool:
        """Whether players care who is vulnerable, with these options."""
        return self.info.vulnerability

    # Dealing

    def prepare(self, setting: Setting, randbelow: Callable[[int], int]) -> Deal:
        """Deal the cards; `randbelow(n)` draws a number from 0 to n−1."""
        return Deal.draw(randbelow)

    def check_deal(self, setting: Setting, deal: Deal) -> None:
        """Raise `Refused` where a deal cannot come from this game's way of dealing."""

    def opening_note(self, setting: Setting) -> tuple[str, Mapping[str, Fact]] | None:
        """The message, with its facts, that tells players how this deal was prepared; None without one."""
        return None

    # Phases

    @abstractmethod
    def then(self, dealer: Seat, seats: tuple[Seat, ...], over: tuple[Phase, ...]) -> Phase | Contract | None:
        """What follows the phases that are over: another one, or the contract to play.

        `dealer` deals, `seats` are those of the players. None where nobody wants to play.
        """

    @property
    def redeals(self) -> bool:
        """Whether a deal without a contract is dealt again whatever the form of match."""
        return False

    @property
    def redeal_passes_on(self) -> bool:
        """Whether the next player deals again after such a deal, not the same one."""
        return False

    def swap(self, contract: Contract, seats: tuple[Seat, ...]) -> tuple[Seat, Seat] | None:
        """The two players who exchange chairs before the lead; None where nobody does."""
        return None

    def shown(self, board: Board, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats whose hands lie open: the dummy's, after the lead (RULES 0.5)."""
        return (board.contract.dummy,) if board.contract and board.led else ()

    @abstractmethod
    def score(self, played: Played) -> tuple[Line, ...]:
        """The lines of one deal's score, each positive for the seats that receive it (see `Line`).

        Undertricks are a line of the defenders. Most forms of match take this score; a form may have its own.
        """

    # Calls, for people and bots

    def as_said(self, action: Action, seat: Seat, dealer: Seat) -> Action:
        """An action of that seat as players say it, where that is not its code."""
        return action

    def meaning(self, phase: Phase, before: tuple[Call, ...], call: Call) -> str | None:
        """The code of what a call means after those of its phase.

        None leaves the calls of an `Auction` to the bidding system of contract bridge.
        """
        return None

    def advise(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> Call | None:
        """A bot's call for the one whose turn it is, who holds `hand` and sees `board`.

        None leaves auctions and cards to the bots, which know them for all games.
        """
        return None


@dataclass(frozen=True, slots=True)
class AuctionGame(Game):
    """A game of an auction among four, then the play; the auction is that of contract bridge."""

    def auction(self, dealer: Seat | str) -> Auction:
        """The auction as it opens."""
        return Auction(coerce(Seat, dealer).clockwise())

    def then(self, dealer: Seat, seats: tuple[Seat, ...], over: tuple[Phase, ...]) -> Phase | Contract | None:
        """An auction, then the play."""
        match over:
            case (Auction() as auction,):
                return auction.contract()
            case _:
                return self.auction(dealer)
