"""Whiz-Bridge in the score calculator: made or not, each player's own points (RULES 4.4)."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import SEATS, Contract, Phrase, Score, Strain
from chelem.engine import Receiver, ScoreQuery, ScoringMethod
from chelem.engine.score_inputs import DECLARER
from chelem.engine.score_table import ScoreTable, ScoreTableRow, TableCell
from chelem.scoring import score_whiz

PLAYERS = tuple(seat for seat in SEATS if seat is not DECLARER.partner)
OPPONENTS = tuple(seat for seat in PLAYERS if seat is not DECLARER)
NUMBERS = tuple(range(7, 14))
COLUMNS: tuple[tuple[TableCell, tuple[Strain, ...]], ...] = (
    ("♣ ♦", (Strain.C, Strain.D)),
    ("♥ ♠", (Strain.H, Strain.S)),
    (Phrase("strain-NT"), (Strain.NT,)),
)
"""The strains that score alike, and their head in the table."""


@dataclass(frozen=True, slots=True)
class WhizScoring(ScoringMethod):
    """The declarer scores a contract made, each of the two others one that fails."""

    id: ClassVar[str] = "whiz"
    game: ClassVar[str] = "whiz"
    book: ClassVar[int] = 0
    doublings: ClassVar[int] = 0
    asks_tricks: ClassVar[bool] = False
    receivers: ClassVar[tuple[Receiver, ...]] = (
        Receiver("declarer", "declarer", (DECLARER,)),
        Receiver("others", "other", OPPONENTS),
    )

    def numbers(self, strain: Strain) -> tuple[int, ...]:
        """The tricks themselves."""
        return NUMBERS

    def score(self, query: ScoreQuery) -> Score:
        """A line for each player who scores."""
        return score_whiz(query.contract, query.tricks, PLAYERS)

    def table(self, query: ScoreQuery) -> ScoreTable:
        """What each number of tricks is worth in each strain, and to the others."""
        heads = (*(head for head, _ in COLUMNS), Phrase("calc.column.failed"))
        return ScoreTable(heads, tuple(_row(query, number) for number in NUMBERS))


def _row(query: ScoreQuery, number: int) -> ScoreTableRow:
    won = (_score(strains[0], number, number).received(DECLARER) for _, strains in COLUMNS)
    column = next(i for i, (_, strains) in enumerate(COLUMNS) if query.contract.strain in strains)
    here = column if query.made else len(COLUMNS)
    failed = _score(Strain.NT, number, 0).received(OPPONENTS[0])
    return ScoreTableRow(str(number), (*won, failed), here if number == query.contract.tricks else None)


def _score(strain: Strain, number: int, tricks: int) -> Score:
    return score_whiz(Contract(DECLARER, strain, number), tricks, PLAYERS)
