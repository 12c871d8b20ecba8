"""The old bridge in the score calculator: trumps, doublings, tricks and honours (RULES 1.5-1.9)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from chelem.core import Line, Phrase, Score, Seat, Side, Strain
from chelem.engine import Receiver, ScoreQuery, ScoreTable, ScoreTableRow, ScoringMethod
from chelem.engine.score_inputs import DECLARER, HonoursInput, ScoreInput
from chelem.scoring.whist import ace_honours, tricks_line, trump_honours, whist_slam

HONOURS = HonoursInput("honours")
COLUMNS = 5
"""The doublings that the table shows at once, the query's among them."""


@dataclass(frozen=True, slots=True)
class WhistScoring(ScoringMethod):
    """Either side may score; the declarer is the dealer, and each trick above six counts."""

    id: ClassVar[str] = "whist"
    game: ClassVar[str] = "whist"
    strains: ClassVar[tuple[Strain, ...]] = (Strain.H, Strain.D, Strain.C, Strain.S, Strain.NT)
    doublings: ClassVar[int] = 10
    inputs: ClassVar[tuple[ScoreInput, ...]] = (HONOURS,)
    receivers: ClassVar[tuple[Receiver, ...]] = (
        Receiver("dealers", "dealers", DECLARER.side.seats),
        Receiver("defenders", "defenders", DECLARER.side.opponents.seats),
    )

    def numbers(self, strain: Strain) -> tuple[int, ...]:
        """None: no trick is demanded."""
        return ()

    def score(self, query: ScoreQuery) -> Score:
        """Tricks, honours, chicane and slam."""
        contract, tricks = query.contract, _by_side(query.tricks)
        return Score(
            (*tricks_line(contract.strain, contract.stake, tricks), *_honours(query), *whist_slam(tricks))
        )

    def table(self, query: ScoreQuery) -> ScoreTable:
        """Trick points of the strain named, by the tricks of the dealer's side; the others' have a minus."""
        doublings = query.contract.doublings
        first = max(0, doublings - COLUMNS + 1)
        stakes = [1 << doubling for doubling in range(first, first + COLUMNS)]
        rows = tuple(
            ScoreTableRow(
                str(tricks),
                tuple(_points(query.contract.strain, stake, tricks) for stake in stakes),
                doublings - first if tricks == query.tricks else None,
            )
            for tricks in range(13, -1, -1)
        )
        return ScoreTable(
            tuple(Phrase("calc.stake", {"method": self.id, "stake": stake}) for stake in stakes), rows
        )


def _by_side(tricks: int) -> dict[Side, int]:
    return {DECLARER.side: tricks, DECLARER.side.opponents: 13 - tricks}


def _honours(query: ScoreQuery) -> tuple[Line, ...]:
    """The honours and the chicane, once somebody says who holds them."""
    counts: Mapping[Seat, int] = query.given[HONOURS.name]
    if not counts:
        return ()
    if query.contract.strain is Strain.NT:
        return ace_honours(counts)
    return trump_honours(query.contract.strain, counts, query.given[HONOURS.void])


def _points(strain: Strain, stake: int, tricks: int) -> int:
    (line,) = tricks_line(strain, stake, _by_side(tricks))
    return line.points if DECLARER in line.to else -line.points
