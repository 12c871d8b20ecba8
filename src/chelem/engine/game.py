"""The base class of games: dealing, the sequence of phases, the score, the meaning of calls."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from chelem.core import Action, Call, Contract, Deal, Hand, Line, Seat, Vulnerability, coerce
from chelem.engine.board import Board
from chelem.engine.game_info import GameInfo
from chelem.engine.hand_note import HandNote
from chelem.engine.preparation import Preparation
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayedDeal
from chelem.i18n import Fact, add_messages
from chelem.phases import Auction, Phase


@dataclass(frozen=True, slots=True)
class Game(ABC):
    """A game; subclasses define only what differs. Instances hold options and no other state.

    A game states its `info`, says in `then` which phases lead to the contract, and scores a deal in `score`.
    Its options are a frozen dataclass of kind `Options`, whose defaults are those of the rules. Fluent files
    `fr.ftl` and `en.ftl` in the package of its module hold its sentences.
    """

    info: ClassVar[GameInfo]
    """What screens, files and bots need to know of it."""
    options: Any = None

    def __init_subclass__(cls) -> None:
        if package := sys.modules[cls.__module__].__package__:
            add_messages(package)

    @property
    def name(self) -> str:
        """The name of the game in logs and links."""
        return self.info.id

    @property
    def vulnerability(self) -> bool:
        """Whether vulnerability matters in this game with these options."""
        return self.info.vulnerability

    def vulnerability_on(self, board: int) -> Vulnerability:
        """Return who is vulnerable on the board with this number; nobody where that does not matter."""
        return Vulnerability.on_board(board) if self.vulnerability else Vulnerability.NONE

    # Dealing

    def prepare(self, setting: Setting, randbelow: Callable[[int], int]) -> Deal:
        """Deal the cards; `randbelow(n)` returns a random number from 0 to n − 1."""
        return Deal.draw(randbelow)

    def check_deal(self, setting: Setting, deal: Deal) -> None:
        """Raise `Refused` if the game cannot have dealt these cards."""

    def opening_note(self, setting: Setting) -> tuple[str, Mapping[str, Fact]] | None:
        """Return the message, with its facts, about how the deal was prepared; None without one."""
        return None

    def preparation(self, setting: Setting) -> Preparation | None:
        """Return what is known of the cards before the deal; None where all deals are equally likely."""
        return None

    # Phases

    @abstractmethod
    def then(self, dealer: Seat, seats: tuple[Seat, ...], over: tuple[Phase, ...]) -> Phase | Contract | None:
        """Return what follows the phases in `over`: the next phase, or the contract to play.

        `dealer` deals, `seats` are those of the players. None where nobody wants to play.
        """

    @property
    def redeals(self) -> bool:
        """Whether a passed-out deal is dealt again in every form of match."""
        return False

    @property
    def redeal_passes_on(self) -> bool:
        """Whether the next player, not the same one, deals after a passed-out deal."""
        return False

    def swap(self, contract: Contract, seats: tuple[Seat, ...]) -> tuple[Seat, Seat] | None:
        """The two players who exchange chairs before the lead; None where nobody does."""
        return None

    def shown(self, board: Board, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the seats whose hands are open: dummy, after the opening lead (RULES 0.5)."""
        return (board.contract.dummy,) if board.contract and board.led else ()

    @abstractmethod
    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """The lines of one deal's score, each positive for the seats that receive it (see `Line`).

        Undertricks are a line of the defenders. Most forms of match take this score; a form may have its own.
        """

    # The calls of people and bots

    def as_said(self, action: Action, seat: Seat, dealer: Seat) -> Action:
        """Return the action as players say it, if that differs from its code in a log."""
        return action

    def meaning(self, phase: Phase, before: tuple[Call, ...], call: Call) -> str | None:
        """Return the message code of what a call means after `before`, the earlier calls of its phase.

        None leaves the calls of an `Auction` to the bidding system of contract bridge.
        """
        return None

    def advise(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> Call | None:
        """Return the call of a bot whose turn it is, who holds `hand` and sees `board`.

        None leaves the decision to the bots that play all games.
        """
        return None

    def explain_advice(
        self, board: Board, hand: Hand, seats: tuple[Seat, ...], call: Call
    ) -> tuple[str, Mapping[str, Fact]] | None:
        """Return why to make the call that `advise` returns: a message code, and facts about the hand.

        None where the game gives no reason.
        """
        return None

    def hand_notes(self, hand: Hand, opposite: Hand | None) -> tuple[HandNote, ...]:
        """Return what players of this game count in a hand besides its points.

        `opposite` is the hand that they would play with, if they see it.
        """
        return ()

    def alternatives(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> tuple[Call, ...]:
        """Return the legal calls that a bot should compare by simulation, if it is one that simulates.

        The arguments are those of `advise`. The bot follows the advice if it is not one of them.
        """
        return ()


@dataclass(frozen=True, slots=True)
class AuctionGame(Game):
    """A game of an auction among four, then the play; the auction is that of contract bridge."""

    def auction(self, dealer: Seat | str) -> Auction:
        """Return the auction before the first call."""
        return Auction(coerce(Seat, dealer).clockwise())

    def then(self, dealer: Seat, seats: tuple[Seat, ...], over: tuple[Phase, ...]) -> Phase | Contract | None:
        """Return the auction; after it, its contract."""
        match over:
            case (Auction() as auction,):
                return auction.contract()
            case _:
                return self.auction(dealer)
