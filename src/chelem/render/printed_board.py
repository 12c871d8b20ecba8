"""A board to print: its hands and the facts about it."""

from dataclasses import dataclass, replace

from chelem.boards import Record
from chelem.core import SEATS, Contract, Deal, Hand, ParseError, Seat, Vulnerability, coerce
from chelem.core.frozen import exactly

TrickRows = tuple[tuple[int, ...], ...]
"""Double-dummy tricks: rows ♠ ♥ ♦ ♣ NT, in each the declarers N E S W."""


@dataclass(frozen=True, slots=True)
class PrintedPar:
    """The par score of North-South, and the contracts that lead to it.

    Each contract has its result, overtricks or (negative) undertricks; equivalent declarers are listed
    separately. Without contracts, everybody passes for 0.
    """

    score: int
    contracts: tuple[tuple[Contract, int], ...] = ()


@dataclass(frozen=True, slots=True)
class PrintedBoard:
    """A board to draw or print; unknown facts are None and are left out.

    `hands` are N, E, S, W with at most thirteen cards each; `number` may be any short text. `ParseError` if a
    card occurs twice or `tricks` is not a valid table.
    """

    number: int | str | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    hands: tuple[Hand | None, Hand | None, Hand | None, Hand | None] = (None, None, None, None)
    tricks: TrickRows | None = None
    par: PrintedPar | None = None

    def __post_init__(self) -> None:
        seen = 0
        for seat, hand in zip(SEATS, self.hands, strict=True):
            if hand is None:
                continue
            exactly(Hand, hand)
            if duplicates := Hand(seen & hand.bits):
                raise ParseError("deal.twice", card=duplicates.cards[0])
            if len(hand) > 13:
                raise ParseError("paper.cards", seat=seat, count=len(hand))
            seen |= hand.bits
        if self.tricks is not None:
            _check_tricks(self.tricks)

    @classmethod
    def of(cls, board: "Printable", number: int | str | None = None) -> "PrintedBoard":
        """Return the board of a deal or of a file, with `number` in place of its own unless it is None."""
        match board:
            case PrintedBoard():
                return board if number is None else replace(board, number=number)
            case Record():
                number_in_file = board.board or None
                return cls(
                    number_in_file if number is None else number, board.dealer, board.vulnerable, board.hands
                )
            case _:
                return cls(number, hands=coerce(Deal, board).hands)


Printable = PrintedBoard | Record | Deal | str
"""What can be drawn or printed: a board, a board of a file, a deal, or the text of a deal."""


def _check_tricks(tricks: TrickRows) -> None:
    rows = [len(row) for row in tricks]
    if rows != [4] * 5 or any(
        type(count) is not int or not 0 <= count <= 13 for row in tricks for count in row
    ):
        raise ParseError("paper.table", text=tricks)
