"""A bot that looks ahead when it calls, in the games that offer it calls to compare."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chelem.bots.baseline import Baseline
from chelem.bots.bidders import USUAL_BIDDER, Bidder
from chelem.bots.call_comparison import CallComparison
from chelem.bots.card_decision import CardDecision
from chelem.bots.lookahead.choice import Lookahead
from chelem.bots.sampling.auction_reading import UNREAD, CallReading
from chelem.core import Action
from chelem.engine import AnswerClaim, MakeClaim, Move, View
from chelem.phases import CardPlay

if TYPE_CHECKING:
    from chelem.bots.systems.system import System


@dataclass(frozen=True, slots=True)
class CallEffort:
    """How much work a call may take: the layouts solved, and the standard errors of a gain worth trusting.

    `overrules_system`: whether the calls of the bidding system are compared too, which needs many layouts.
    """

    layouts: int
    doubt: float = 1.0
    overrules_system: bool = False


@dataclass(frozen=True, slots=True)
class AuctionModel:
    """How the other players are taken to bid, and how their calls are read."""

    bidder: Bidder = USUAL_BIDDER
    reading: CallReading = UNREAD


BY_USUAL_SYSTEM = AuctionModel()
NORMAL_CALLS = CallEffort(layouts=12)
STRONG_CALLS = CallEffort(layouts=40, doubt=1.5, overrules_system=True)


class Foresighted:
    """A bot that chooses its calls by what they lead to, and in all else moves as another, `bot`.

    It assumes that the calls that follow are made by rule, as `Baseline` makes them.
    """

    def __init__(
        self, bot: Baseline, effort: CallEffort, seed: int = 0, auctions: AuctionModel = BY_USUAL_SYSTEM
    ) -> None:
        self._bot = bot
        caller = Baseline(seed, auctions.bidder).action
        self._lookahead = Lookahead(effort.layouts, caller, effort.doubt, auctions.reading)
        self._seed, self._overrules_system = seed, effort.overrules_system

    @property
    def system(self) -> "System | None":
        """The system it bids by; None if its bidder has none."""
        return self._bot.system

    def move(self, view: View) -> Move:
        """Return the move of the view's player; `Refused` if it is not that player's turn."""
        board, usual = view.state.board, self._bot.move(view)
        if board is None or isinstance(board.phase, CardPlay) or isinstance(usual, (MakeClaim, AnswerClaim)):
            return usual
        return self._lookahead.best_call(view, usual, self._seed) if self._compares(view) else usual

    def compare_calls(self, view: View) -> CallComparison[Action] | None:
        """Return what a comparison of the calls says in the phase in progress; None if there is none."""
        board = view.state.board
        if board is None or isinstance(board.phase, CardPlay) or not self._compares(view):
            return None
        usual = self._bot.move(view)
        if isinstance(usual, (MakeClaim, AnswerClaim)):
            return None
        return self._lookahead.compare(view, usual, self._seed)

    def _compares(self, view: View) -> bool:
        board, state = view.state.board, view.state
        advised = board is not None and state.game.advise(board, view.hand, state.sheet.seats) is not None
        return self._overrules_system or advised

    def decide_card(self, view: View) -> CardDecision:
        """Return the card to play from the hand whose turn it is, and why."""
        return self._bot.decide_card(view)
