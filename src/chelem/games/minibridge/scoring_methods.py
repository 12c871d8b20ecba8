"""Mini-bridge in the score calculator: a part-score or a game in a strain (RULES 5.4)."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import Score, Strain
from chelem.engine import ScoreQuery, ScoringMethod
from chelem.games.minibridge.naming import GAME_TRICKS, PART_SCORE_TRICKS
from chelem.games.minibridge.scoring import score_of


@dataclass(frozen=True, slots=True)
class MiniBridgeScoring(ScoringMethod):
    """Written as in contract bridge: `1S` is a part-score, `4S` or `3NT` the game."""

    id: ClassVar[str] = "minibridge"
    game: ClassVar[str] = "minibridge"
    doublings: ClassVar[int] = 0
    has_vulnerability: ClassVar[bool] = True

    def numbers(self, strain: Strain) -> tuple[int, ...]:
        """A part-score, and the game in that strain."""
        return (PART_SCORE_TRICKS - self.book, GAME_TRICKS[strain] - self.book)

    def score(self, query: ScoreQuery) -> Score:
        """Tricks, and one bonus for what was chosen and made; or undertricks."""
        return Score(score_of(query.contract, query.tricks, vulnerable=query.vulnerable))
