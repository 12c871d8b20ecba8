"""A bot that looks ahead when it calls, in the games that offer it calls to compare."""

from chelem.bots.baseline import Baseline
from chelem.bots.lookahead.choice import Lookahead
from chelem.core.calls import Action
from chelem.engine.audience import View
from chelem.engine.board import Board
from chelem.phases.card_play import CardPlay


class Foresighted(Baseline):
    """A bot that plays its cards as `Baseline`, and chooses its calls by what they lead to."""

    def __init__(self, seed: int = 0, layouts: int = 20, doubt: float = 0.0) -> None:
        super().__init__(seed)
        self._lookahead = Lookahead(layouts, Baseline(seed).action, doubt)

    def choice(self, view: View, board: Board) -> Action:
        """Return the card of the standard bot, or the call with the best mean result."""
        usual = super().choice(view, board)
        if isinstance(board.phase, CardPlay):
            return usual
        return self._lookahead.best_call(view, usual, self._seed)
