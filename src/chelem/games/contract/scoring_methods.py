"""Contract bridge in the score calculator: duplicate, the rubber, Chicago (RULES 0.7-0.11, 2)."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import Line, Score
from chelem.engine import ScoreQuery, ScoringMethod
from chelem.engine.score_inputs import DECLARER, ChoiceInput, FlagInput, ScoreInput
from chelem.scoring import score_chicago, score_duplicate, score_rubber
from chelem.scoring.honours import in_one_hand

HONOURS = ChoiceInput("honours", values=(0, 4, 5, -4, -5), no_trumps=(0, 4, -4), option="calc.honours.held")
"""Honours in one hand, negative where an opponent holds them (RULES 0.10)."""
BEFORE = ChoiceInput("before", values=(0, *range(20, 100, 10)))
"""Declarer's side's points toward the game so far; no contract scores 10."""
LAST = FlagInput("last")
"""Whether this is the fourth deal."""


@dataclass(frozen=True, slots=True)
class DuplicateScoring(ScoringMethod):
    """The score of duplicate, which contracts of contract bridge have unless something else is said."""

    id: ClassVar[str] = "contract"
    game: ClassVar[str] = "contract"
    has_vulnerability: ClassVar[bool] = True

    def score(self, query: ScoreQuery) -> Score:
        """Tricks, bonuses, undertricks."""
        return score_duplicate(query.contract, query.tricks, vulnerable=query.vulnerability)


@dataclass(frozen=True, slots=True)
class RubberScoring(ScoringMethod):
    """A deal of a rubber, with honours."""

    id: ClassVar[str] = "rubber"
    game: ClassVar[str] = "contract"
    anchor: ClassVar[str] = "robre"
    has_vulnerability: ClassVar[bool] = True
    inputs: ClassVar[tuple[ScoreInput, ...]] = (HONOURS,)

    def score(self, query: ScoreQuery) -> Score:
        """Trick points below the line, all else above it."""
        lines = score_rubber(query.contract, query.tricks, vulnerable=query.vulnerability)
        return Score((*lines, *_honours(query)))


@dataclass(frozen=True, slots=True)
class ChicagoScoring(ScoringMethod):
    """A deal of Chicago, with honours and the part-score made before."""

    id: ClassVar[str] = "chicago"
    game: ClassVar[str] = "contract"
    anchor: ClassVar[str] = "chicago"
    has_vulnerability: ClassVar[bool] = True
    inputs: ClassVar[tuple[ScoreInput, ...]] = (HONOURS, BEFORE, LAST)

    def score(self, query: ScoreQuery) -> Score:
        """Trick points below the line, all else above it."""
        lines = score_chicago(
            query.contract,
            query.tricks,
            vulnerable=query.vulnerability,
            part_score=query.given[BEFORE.name],
            last=query.given[LAST.name],
        )
        return Score((*lines, *_honours(query)))


def _honours(query: ScoreQuery) -> tuple[Line, ...]:
    count: int = query.given[HONOURS.name]
    holder = DECLARER if count > 0 else DECLARER.next
    return in_one_hand(query.contract.strain, holder, abs(count))
