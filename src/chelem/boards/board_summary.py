"""The result of a board of a score sheet or a file: contract, tricks and North-South's score."""

from dataclasses import dataclass

from chelem.boards.board_score import duplicate_points
from chelem.boards.record import Record
from chelem.boards.validation import tricks_made
from chelem.core import Contract, Score, Side
from chelem.engine import Game, Row
from chelem.games.registry import game_of_files


@dataclass(frozen=True, slots=True)
class BoardSummary:
    """A contract, the tricks of declarer's side, and North-South's score less East-West's.

    Each is None if unknown; a board that was `passed` out has no contract.
    """

    game: Game
    contract: Contract | None = None
    tricks: int | None = None
    score: int | None = None
    passed: bool = False

    @classmethod
    def of_row(cls, game: Game, row: Row) -> "BoardSummary":
        """Return the summary of a deal on a score sheet; it has no score in individual games."""
        score = None if game.info.individual else Score(row.lines).total(Side.NS)
        if row.contract is None or row.tricks is None:
            return cls(game, score=score, passed=True)
        return cls(game, row.contract, row.tricks[row.contract.declarer.side], score)

    @classmethod
    def of_record(cls, record: Record) -> "BoardSummary":
        """Return a file board's summary; tricks and a duplicate score are computed if not stated."""
        game, contract = game_of_files(), record.contract
        if contract is None:
            passed = record.passed_out
            score = _stated_score(record, None)
            return cls(game, score=0 if score is None and passed else score, passed=passed)
        tricks, score = tricks_made(record, contract), _stated_score(record, contract)
        if score is None and tricks is not None and 0 <= tricks <= 13:
            points = duplicate_points(record, contract, tricks)
            score = None if points is None else _north_south(points, contract)
        return cls(game, contract, tricks, score)

    @property
    def over(self) -> int | None:
        """The number of overtricks, negative for undertricks; None if the tricks are unknown."""
        return None if self.contract is None or self.tricks is None else self.tricks - self.contract.tricks


def _stated_score(record: Record, contract: Contract | None) -> int | None:
    for stated in record.result.score:
        if stated.side is not None:
            return stated.amount if stated.side is Side.NS else -stated.amount
        if contract is not None:
            return _north_south(stated.amount, contract)
    return None


def _north_south(points: int, contract: Contract) -> int:
    """Return declarer's points from North-South's point of view."""
    return points if contract.declarer.side is Side.NS else -points
