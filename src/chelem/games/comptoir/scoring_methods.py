"""Bridge de comptoir in the score calculator: its two scores, and the immediate loss (RULES 3.4, 3.5)."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import Phrase, Score
from chelem.engine import ScoreQuery, ScoringMethod
from chelem.scoring.comptoir import lost_at_once, score_comptoir, score_comptoir_traditional


@dataclass(frozen=True, slots=True)
class SimplifiedScoring(ScoringMethod):
    """What was demanded and made; a redouble, which only an option allows, counts as a double."""

    id: ClassVar[str] = "comptoir"
    game: ClassVar[str] = "comptoir"
    anchor: ClassVar[str] = "marque-simplifiee"
    doublings: ClassVar[int] = 1
    has_overtricks: ClassVar[bool] = False

    def score(self, query: ScoreQuery) -> Score:
        """One line for a contract made; minus points to declarer's side for undertricks."""
        return score_comptoir(query.contract, query.tricks)

    def lost(self, query: ScoreQuery) -> Phrase | None:
        """Doubled and four down or more."""
        return immediate_loss(query)


@dataclass(frozen=True, slots=True)
class TraditionalScoring(ScoringMethod):
    """Duplicate scoring with both sides vulnerable."""

    id: ClassVar[str] = "comptoir-traditional"
    game: ClassVar[str] = "comptoir"
    anchor: ClassVar[str] = "marque-traditionnelle"

    def score(self, query: ScoreQuery) -> Score:
        """Tricks, bonuses, undertricks."""
        return score_comptoir_traditional(query.contract, query.tricks)

    def lost(self, query: ScoreQuery) -> Phrase | None:
        """Doubled and four down or more."""
        return immediate_loss(query)


def immediate_loss(query: ScoreQuery) -> Phrase | None:
    """The sentence for a contract that loses the match at once; None for any other."""
    return Phrase("comptoir.lost") if lost_at_once(query.contract, query.tricks) else None
