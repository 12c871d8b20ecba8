"""Duplicate: a number of boards whose dealer and vulnerability follow from the board number."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import SEATS, BadOption, Seat, Vulnerability
from chelem.engine import Game, Match, Setting, Sheet, Verdict
from chelem.matches.totals import by_points


def board_dealer(board: int) -> Seat:
    """Return the dealer of board 1, 2, … (RULES 0.9)."""
    return SEATS[(board - 1) % 4]


def board_with(dealer: Seat, vulnerable: Vulnerability) -> int:
    """Return the lowest board number, 1–16, with this dealer and vulnerability."""
    return next(
        board
        for board in range(1, 17)
        if board_dealer(board) is dealer and Vulnerability.on_board(board) is vulnerable
    )


@dataclass(frozen=True, slots=True)
class Duplicate(Match):
    """A number of boards at one table, from board number `first` on."""

    kind: ClassVar[str] = "duplicate"
    individual: ClassVar[bool | None] = False
    comparable: ClassVar[bool] = True
    sizes: ClassVar[tuple[int, ...]] = (1, 2, 4, 8, 12, 16, 24)
    boards: int = 4
    first: int = 1

    def __post_init__(self) -> None:
        for size in (self.boards, self.first):
            if size < 1:
                raise BadOption("match.size", kind=self.kind, size=size)

    @classmethod
    def from_deal(cls, dealer: Seat, vulnerable: Vulnerability, deal: int) -> dict[str, int]:
        """Return one board: number `deal`, or the lowest with that dealer and vulnerability."""
        own = deal >= 1 and (board_dealer(deal), Vulnerability.on_board(deal)) == (dealer, vulnerable)
        return {"boards": 1, "first": deal if own else board_with(dealer, vulnerable)}

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """Return the next board; a passed-out board counts, unless the game deals it again."""
        deal = len(sheet.rows) + 1
        board = self.first + deal - 1
        attempt = sheet.last.attempt + 1 if sheet.passed and sheet.last else 1
        return Setting(deal, attempt, board_dealer(board), game.vulnerability_on(board), board)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """Return the verdict after the last board: the larger total wins."""
        return by_points(sheet) if len(sheet.rows) == self.boards else None
