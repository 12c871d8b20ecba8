"""What distinguishes a game, as plain data, so that no other code asks which game it is."""

from dataclasses import dataclass
from enum import Enum

from chelem.core import ALL_BIDS, HIGH_FIRST, SEATS, Call, Seat, SimpleCall, Suit


class Drawing(Enum):
    """How clients lay out the calls of one kind."""

    GRID = "grid"
    """A grid: numbers by strains, five calls a row."""
    PAD = "pad"
    """A row of strains."""
    BUTTONS = "buttons"
    """A row of buttons with text."""


@dataclass(frozen=True, slots=True)
class ActionKind:
    """The calls of one kind: their codes in a log, in display order.

    The catalogue defines how a call is printed, spoken and typed. For a `Statement` such as `points:12` these
    are the messages `call-points`, `aloud-points` and `typed-points` in the game's Fluent files; bids, cards
    and simple calls have general rules.
    """

    name: str
    calls: tuple[Call, ...]
    drawing: Drawing = Drawing.BUTTONS


BIDS = ActionKind("bid", ALL_BIDS, Drawing.GRID)
CALLS = ActionKind("call", (SimpleCall.PASS, SimpleCall.DOUBLE, SimpleCall.REDOUBLE))


class LineStyle(Enum):
    """How a score sheet names points that count toward a game, and those that do not."""

    BELOW_ABOVE = "line"
    TRICKS_HONOURS = "split"


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The properties of a game; the defaults are those of contract bridge.

    `id` is its name in logs and links; its title is the message `game-{id}`, its blurb
    `game-{id}-about`, and `{message}-in-{id}` replaces any message of the program for this game.
    `order` sorts it among the others: those of this package have 10 to 50. `suits` is the order in which
    hands are drawn, and `kinds` has the calls there are, in the order in which they are drawn.

    `empty_seat` is the seat without a player at the start of a match. `individual` is true if players score
    individually, without fixed partners.

    `book` is the number of tricks from which bids count. `numbered` is true if contracts name a number of
    tricks (in bridge-whist they do not: each trick above six scores).

    `vulnerability` is true if vulnerability matters; `draws_dealer` if cards are drawn for the first deal;
    `alerts` if calls are explained to opponents; `files` if contract-bridge formats (PBN, LIN …) can hold its
    boards. `line` names the columns of a sheet with a line, and `prepared` is the number of deals of a match
    dealt in prepared packets.
    """

    id: str
    order: int = 100
    empty_seat: Seat | None = None
    individual: bool = False
    suits: tuple[Suit, ...] = HIGH_FIRST
    book: int = 6
    numbered: bool = True
    vulnerability: bool = False
    draws_dealer: bool = False
    line: LineStyle = LineStyle.BELOW_ABOVE
    alerts: bool = True
    prepared: int = 0
    files: bool = False
    kinds: tuple[ActionKind, ...] = (BIDS, CALLS)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that have a player at the start of a match."""
        return tuple(seat for seat in SEATS if seat is not self.empty_seat)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.seats)
