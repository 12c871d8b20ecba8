"""Duplicate: so many boards, with dealer and vulnerability by the board's number."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from chelem.core.errors import BadOption
from chelem.core.seats import SEATS, Seat, Side
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.setting import Setting
from chelem.engine.sheet import Sheet, Verdict
from chelem.matches.totals import by_points

CYCLE = 16
"""The boards after which dealer and vulnerability repeat."""

_VULNERABLE: tuple[tuple[Side, ...], ...] = ((), (Side.NS,), (Side.EW,), (Side.NS, Side.EW))


def board_dealer(board: int) -> Seat:
    """The dealer of a board, 1, 2, … (RULES 0.9)."""
    return SEATS[(board - 1) % 4]


def board_vulnerable(board: int) -> frozenset[Seat]:
    """The vulnerable seats of a board; the cycle is sixteen boards long (RULES 0.9)."""
    sides = _VULNERABLE[((board - 1) + (board - 1) // 4) % 4]
    return frozenset(seat for side in sides for seat in side.seats)


def board_like(dealer: Seat, vulnerable: Iterable[Seat]) -> int:
    """The first board with that dealer and vulnerability, 1–16; `BadOption` where no board has them."""
    seats = frozenset(vulnerable)
    boards = range(1, CYCLE + 1)
    fits = (b for b in boards if board_dealer(b) is dealer and board_vulnerable(b) == seats)
    board = next(fits, None)
    if board is None:
        shown = "".join(str(seat) for seat in sorted(seats))
        raise BadOption("option.value", option="vulnerable", value=shown, values="–, N S, E W, N E S W")
    return board


@dataclass(frozen=True, slots=True)
class Duplicate(Match):
    """So many boards at one table, the first of them board `first`."""

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
    def from_deal(cls, dealer: Seat, vulnerable: frozenset[Seat], deal: int) -> dict[str, int]:
        """One board: number `deal`, or the first that has that dealer and vulnerability.

        Raises `BadOption` where no board has that vulnerability.
        """
        own = (board_dealer(deal), board_vulnerable(deal)) == (dealer, vulnerable) if deal >= 1 else False
        return {"boards": 1, "first": deal if own else board_like(dealer, vulnerable)}

    def next(self, game: Game, sheet: Sheet, first: Seat) -> Setting:
        """The next board; one that everybody passed counts, unless the game deals it again."""
        deal = len(sheet.rows) + 1
        board = self.first + deal - 1
        attempt = sheet.last.attempt + 1 if sheet.passed and sheet.last else 1
        return Setting(deal, attempt, board_dealer(board), board_vulnerable(board), board)

    def verdict(self, game: Game, sheet: Sheet) -> Verdict | None:
        """After the last board, the larger total wins."""
        return by_points(sheet) if len(sheet.rows) == self.boards else None
