"""Players of a field: close calls by chance, cards by the maxims, from time to time over a few layouts."""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from chelem.bots.baseline import Baseline
from chelem.bots.bidders import Bidder
from chelem.bots.card_decision import CardDecision, CardReason
from chelem.bots.cardplay.endgame import distinct_cards
from chelem.bots.cardplay.knowledge import Position
from chelem.bots.sampling.choice import Effort, SampledChoice
from chelem.core import Call, Card
from chelem.engine import View

if TYPE_CHECKING:
    from chelem.bots.systems.bidder import SystemBidder

GLANCE = Effort(layouts=2)
"""The layouts that such a player looks at: few, so that players differ."""


@dataclass(frozen=True, slots=True)
class CasualBidder:
    """Bids by a system; at a close choice it makes another call than the usual one from time to time.

    So some bid game where others stop, as people do. The same seed and hand give the same calls.
    """

    bidder: "SystemBidder"
    seed: int
    share: float
    judge: Bidder | None = None
    """Makes the other calls, by simulation where they are close; None if the usual call stands."""

    def __call__(self, view: View) -> Call:
        """Return the call of the view's player; `ValueError` unless it is a player in an auction."""
        usual, *close = self.bidder.options(view)
        chance = Random(f"{self.seed} {view.hand}")  # noqa: S311 - varies a field, not secret
        if close and chance.random() < self.share:
            return chance.choice(close)
        return usual if self.judge is None else self.judge(view)


class CasualPlayer(Baseline):
    """A bot that chooses a share of its cards, the opening lead too, by the best mean over few layouts.

    It is quick, and players with other seeds play otherwise, as people do.
    """

    def __init__(self, seed: int, bidder: Bidder, share: float) -> None:
        super().__init__(seed, bidder)
        self._share, self._choice = share, SampledChoice(GLANCE)

    def decide_card(self, view: View) -> CardDecision:
        """Return the card of the maxims, or from time to time the best one over a few layouts."""
        usual, chance = super().decide_card(view), self.random(view)
        position, state, board = Position.of(view), view.state, view.state.board
        decided = usual.reason in (CardReason.ONLY, CardReason.EQUAL)
        if decided or position is None or board is None or chance.random() >= self._share:
            return usual
        table, payoff = self._choice.evaluate(position, state, board, chance)
        worth = payoff.against(table.best_tricks())
        legal = tuple(card for card in state.legal() if isinstance(card, Card))
        means = {card: table.mean(card, worth) for card in distinct_cards(position, legal)}
        best = max(means, key=means.__getitem__)
        return CardDecision(best, CardReason.MEAN, means, len(table.weights))
