"""Duplicate: so many boards, dealer and vulnerability by the board's number."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core.errors import BadOption
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.setting import Setting
from chelem.engine.sheet import Sheet, Verdict
from chelem.matches.totals import by_points


def board_dealer(board: int) -> Seat:
    """The dealer of a board, 1, 2, … (RULES 0.9)."""
    return SEATS[(board - 1) % 4]


@dataclass(frozen=True, slots=True)
class Duplicate(Match):
    """So many boards at one table, the first of them board `first`."""

    kind: ClassVar[str] = "duplicate"
    game: ClassVar[str] = "contract"
    boards: int = 4
    first: int = 1

    def __post_init__(self) -> None:
        for size in (self.boards, self.first):
            if size < 1:
                raise BadOption("match.size", kind=self.kind, size=size)

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """The next board; one that everybody passed counts."""
        deal = len(sheet.rows) + 1
        board = self.first + deal - 1
        return Setting(deal, 1, board_dealer(board), Vulnerability.on_board(board), board)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """After the last board, the larger total wins."""
        return by_points(sheet) if len(sheet.rows) == self.boards else None
