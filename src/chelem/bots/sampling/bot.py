"""The bots that play by sampling."""

from dataclasses import dataclass

from chelem.bots.baseline import Baseline
from chelem.bots.bidders import USUAL_BIDDER, Bidder
from chelem.bots.card_decision import CardDecision
from chelem.bots.claims import sure_to_cash
from chelem.bots.payoff import BoardScoring
from chelem.bots.sampling.auction_reading import UNREAD, CallReading
from chelem.bots.sampling.choice import Effort, SampledChoice
from chelem.engine import MakeClaim, Move, View

NORMAL = Effort(layouts=20)
STRONG = Effort(layouts=60)

MOST_CONCEDED = 2
"""The most tricks that a bot concedes when it claims."""


@dataclass(frozen=True, slots=True)
class CardHabits:
    """How a bot plays: its effort, how its boards are compared, whether it claims, how it reads calls."""

    effort: Effort = NORMAL
    scoring: BoardScoring = BoardScoring.IMPS
    claims: bool = False
    reading: CallReading = UNREAD


class Sampler(Baseline):
    """A bot that bids as `Baseline` and chooses its cards over layouts that fit what it knows."""

    def __init__(
        self, seed: int = 0, habits: CardHabits | None = None, bidder: Bidder = USUAL_BIDDER
    ) -> None:
        super().__init__(seed, bidder)
        self._habits = habits or CardHabits()
        self._choice = SampledChoice(self._habits.effort, self._habits.scoring, self._habits.reading)

    def move(self, view: View) -> Move:
        """Return the move of the view's player; `Refused` if it is not that player's turn."""
        claim = self.claim(view) if self._habits.claims else None
        return super().move(view) if claim is None else claim

    def decide_card(self, view: View) -> CardDecision:
        """Return the card with the best mean, and why."""
        return self._choice.decide(view, self.random(view))

    def claim(self, view: View) -> MakeClaim | None:
        """Return a claim of the tricks that are sure, if no layout offers more; None otherwise.

        It comes before the lead to a trick, and once only: a hand that was shown is not claimed with again.
        """
        board, turn = view.state.board, view.state.turn
        if board is None or turn is None or board.play is None or board.play.trick or not board.led:
            return None
        if turn.actor in board.holdings.open or board.play.left < 2:
            return None
        if not board.may_claim_again(turn.actor.side):
            return None
        sure = sure_to_cash(board, turn.actor, MOST_CONCEDED)
        if sure is None or sure < self._choice.most_tricks(view, self.random(view)):
            return None
        return MakeClaim(sure)
