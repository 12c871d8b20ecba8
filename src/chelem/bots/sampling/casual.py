"""Players of a field: they play by the maxims, and sometimes look at a few layouts."""

from chelem.bots.baseline import Baseline
from chelem.bots.bidders import Bidder
from chelem.bots.card_decision import CardDecision, CardReason
from chelem.bots.cardplay.endgame import distinct_cards
from chelem.bots.cardplay.knowledge import Position
from chelem.bots.sampling.choice import Effort, SampledChoice
from chelem.core.cards import Card
from chelem.engine.audience import View

GLANCE = Effort(layouts=2)
"""The layouts that such a player looks at: few, so that players differ."""


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
