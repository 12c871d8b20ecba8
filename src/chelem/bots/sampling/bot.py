"""The bots that play by sampling."""

from random import Random

from chelem.bots.baseline import Baseline
from chelem.bots.payoff import BoardScoring
from chelem.bots.sampling.choice import Effort, SampledChoice
from chelem.bots.sampling.layouts import HandWeigher
from chelem.core.calls import Action
from chelem.engine.audience import View
from chelem.engine.board import Board
from chelem.phases.card_play import CardPlay

NORMAL = Effort(layouts=24)
STRONG = Effort(layouts=80)


class Sampler(Baseline):
    """A bot that bids as `Baseline` and chooses its cards over layouts that fit what it knows."""

    def __init__(
        self,
        seed: int = 0,
        effort: Effort = NORMAL,
        comparison: BoardScoring = BoardScoring.IMPS,
        weigh: HandWeigher | None = None,
    ) -> None:
        super().__init__(seed)
        self._choice = SampledChoice(effort, comparison, weigh)

    def choice(self, view: View, board: Board) -> Action:
        """Return the call of the standard bot, or the card with the best mean."""
        if isinstance(board.phase, CardPlay):
            return self._choice.card(view, Random(f"{self._seed} {view.version}"))  # noqa: S311 - samples, not secret
        return super().choice(view, board)
