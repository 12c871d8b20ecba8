"""The standard bot: it bids by a system or as the game advises, and plays by the usual maxims."""

from random import Random
from typing import TYPE_CHECKING

from chelem.bots.bidders import USUAL_BIDDER, Bidder
from chelem.bots.bot import board_to_move_on
from chelem.bots.card_decision import CardDecision
from chelem.bots.cardplay.choice import decide_by_maxims
from chelem.bots.claims import respond_to_claim
from chelem.core import Action, Hand, SimpleCall
from chelem.engine import Board, Move, View
from chelem.phases import Auction, CardPlay

if TYPE_CHECKING:
    from chelem.bots.systems.system import System


class Baseline:
    """A bot for all games, without memory: the same seed and view give the same move.

    Unless it has another bidder, it bids Standard American.
    """

    def __init__(self, seed: int = 0, bidder: Bidder = USUAL_BIDDER) -> None:
        self._seed, self._bidder = seed, bidder

    @property
    def system(self) -> "System | None":
        """The system it bids by; None if its bidder has none."""
        return getattr(self._bidder, "system", None)

    def move(self, view: View) -> Move:
        """Return the move of the view's player; `Refused` if it is not that player's turn."""
        board = board_to_move_on(view)
        return respond_to_claim(view) if board.claim is not None else self.action(view, board)

    def action(self, view: View, board: Board) -> Action:
        """Return a call or card, always a legal one."""
        legal = view.state.legal()
        chosen = self.choice(view, board)
        return chosen if chosen in legal else last_resort(legal)

    def choice(self, view: View, board: Board) -> Action:
        """Return the call or card chosen for the phase in progress."""
        turn, state = view.state.turn, view.state
        hand = board.hand(turn.hand) if turn is not None else None
        match board.phase:
            case CardPlay():
                return self.decide_card(view).card
            case phase:
                if advice := state.game.advise(board, hand or Hand(), state.sheet.seats):
                    return advice
                return self._bidder(view) if isinstance(phase, Auction) else last_resort(state.legal())

    def decide_card(self, view: View) -> CardDecision:
        """Return the card to play from the hand whose turn it is, and why."""
        return decide_by_maxims(view, self.random(view))

    def random(self, view: View) -> Random:
        """Return random numbers for a move, the same each time."""
        return Random(f"{self._seed} {view.version}")  # noqa: S311 - samples layouts, not secret


def last_resort(legal: tuple[Action, ...]) -> Action:
    """Return a legal action for a game without advice: a pass if possible, else the first."""
    return SimpleCall.PASS if SimpleCall.PASS in legal else legal[0]
