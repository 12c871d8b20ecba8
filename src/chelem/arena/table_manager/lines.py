"""The lines of the Blue Chip table-manager protocol, version 18, each a value that parses and prints.

A line prints exactly as the protocol spells it; `parse_line` accepts what programs send in practice.
"""

from dataclasses import dataclass
from enum import Enum

from chelem.arena.table_manager import spelling
from chelem.core import Bid, Card, Hand, ParseError, Seat, SimpleCall, Vulnerability

VERSION = 18
ANY_SEAT = "ANYPL"
"""What a program says that sits anywhere."""


@dataclass(frozen=True, slots=True)
class ConnectLine:
    """A program asks for a seat; any seat if it is None."""

    name: str
    seat: Seat | None
    version: int = VERSION

    def __post_init__(self) -> None:
        _check_name(self.name)

    def __str__(self) -> str:
        seat = ANY_SEAT if self.seat is None else spelling.SEAT_NAMES[self.seat]
        return f'Connecting "{self.name}" as {seat} using protocol version {self.version}'


@dataclass(frozen=True, slots=True)
class SeatedLine:
    """The table manager has given the seat to the program."""

    seat: Seat
    name: str

    def __post_init__(self) -> None:
        _check_name(self.name)

    def __str__(self) -> str:
        return f'{spelling.SEAT_NAMES[self.seat]} ("{self.name}") seated'


@dataclass(frozen=True, slots=True)
class TeamsLine:
    """The names of the two teams."""

    north_south: str
    east_west: str

    def __post_init__(self) -> None:
        _check_name(self.north_south)
        _check_name(self.east_west)

    def __str__(self) -> str:
        return f'Teams : N/S : "{self.north_south}" E/W : "{self.east_west}"'


class Notice(Enum):
    """A line without facts; its value is its text."""

    START = "Start of board"
    END = "End of session"
    DISCONNECT = "Disconnect"
    ILLEGAL_BID = "Illegal bid"
    ILLEGAL_CARD = "Illegal card"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class BoardLine:
    """The number, dealer and vulnerability of a board."""

    number: int
    dealer: Seat
    vulnerable: Vulnerability

    def __str__(self) -> str:
        sides = spelling.VULNERABLE_NAMES[self.vulnerable]
        return f"Board number {self.number}. Dealer {spelling.SEAT_NAMES[self.dealer]}. {sides} vulnerable."


@dataclass(frozen=True, slots=True)
class HandLine:
    """The cards dealt to a seat; dummy's if the seat is None."""

    seat: Seat | None
    hand: Hand

    def __str__(self) -> str:
        return f"{spelling.hand_name(self.seat)}'s cards : {spelling.hand_words(self.hand)}"


@dataclass(frozen=True, slots=True)
class CallLine:
    """A call; `text` explains it, to those who should be alerted or to anyone who is interested."""

    seat: Seat
    call: Bid | SimpleCall
    alerted: bool = False
    text: str = ""

    def __post_init__(self) -> None:
        if self.text != self.text.strip() or "\n" in self.text or "\r" in self.text:
            raise ParseError("table_manager.text", text=self.text)

    def __str__(self) -> str:
        label = "Alert." if self.alerted else "Infos." if self.text else ""
        return " ".join(
            filter(None, (spelling.SEAT_NAMES[self.seat], spelling.call_words(self.call), label, self.text))
        )


@dataclass(frozen=True, slots=True)
class LeadLine:
    """The table manager asks for a lead; from dummy if the seat is None."""

    seat: Seat | None

    def __str__(self) -> str:
        return f"{spelling.hand_name(self.seat)} to lead"


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card played from the hand of a seat; from dummy if it is None."""

    seat: Seat | None
    card: Card

    def __str__(self) -> str:
        return f"{spelling.hand_name(self.seat)} plays {spelling.card_word(self.card)}"


class Step(Enum):
    """What a program may be ready for; its value follows `ready`."""

    TEAMS = "for teams"
    START = "to start"
    DEAL = "for deal"
    CARDS = "for cards"
    DUMMY = "for dummy"


@dataclass(frozen=True, slots=True)
class ReadyLine:
    """A program is ready for a step."""

    seat: Seat
    step: Step

    def __str__(self) -> str:
        return f"{spelling.SEAT_NAMES[self.seat]} ready {self.step.value}"


@dataclass(frozen=True, slots=True)
class ReadyForCallLine:
    """A program is ready for the call of another."""

    seat: Seat
    caller: Seat

    def __str__(self) -> str:
        return f"{spelling.SEAT_NAMES[self.seat]} ready for {spelling.SEAT_NAMES[self.caller]}'s bid"


@dataclass(frozen=True, slots=True)
class ReadyForCardLine:
    """A program is ready for a card from the hand of a seat; from dummy if it is None."""

    seat: Seat
    hand: Seat | None
    trick: int

    def __str__(self) -> str:
        hand = "dummy" if self.hand is None else spelling.SEAT_NAMES[self.hand]
        return f"{spelling.SEAT_NAMES[self.seat]} ready for {hand}'s card to trick {self.trick}"


@dataclass(frozen=True, slots=True)
class TimeUsed:
    """The seconds that a side has used, for a board and in all."""

    board: int
    total: int

    def __str__(self) -> str:
        board, total = divmod(self.board, 60), divmod(self.total, 60)
        hours, minutes = divmod(total[0], 60)
        return f"this board  {board[0]:02}:{board[1]:02},  total  {hours}:{minutes:02}:{total[1]:02}."


@dataclass(frozen=True, slots=True)
class TimingLine:
    """The time used by each side."""

    north_south: TimeUsed
    east_west: TimeUsed

    def __str__(self) -> str:
        return f"Timing - N/S : {self.north_south}  E/W : {self.east_west}"


ReadinessLine = ReadyLine | ReadyForCallLine | ReadyForCardLine
ProtocolLine = (
    ConnectLine
    | SeatedLine
    | TeamsLine
    | Notice
    | BoardLine
    | HandLine
    | CallLine
    | LeadLine
    | CardLine
    | ReadinessLine
    | TimingLine
)


def _check_name(name: str) -> None:
    """Raise `ParseError` for a name that cannot be quoted on one line."""
    if '"' in name or not name.isprintable() or name != name.strip():
        raise ParseError("table_manager.name", text=name)
