"""The facts that distinguish a game, as plain data: nothing outside a game asks which game it is."""

from dataclasses import dataclass
from enum import Enum

from chelem.core.calls import LEVELS, Call, SimpleCall
from chelem.core.cards import HIGH_FIRST, Suit
from chelem.core.seats import SEATS, Seat


class Drawing(Enum):
    """How a client lays out the calls of a kind."""

    GRID = "grid"
    """Numbers by strains: five calls a row."""
    PAD = "pad"
    """One row of strains."""
    BUTTONS = "buttons"
    """A row of words."""


@dataclass(frozen=True, slots=True)
class ActionKind:
    """Calls of one kind: their codes in a log, in the order in which they are drawn.

    How a call is printed, heard and typed is said by the catalogue: a bid, a card and a single word by
    rules of their own; a `Statement` such as `points:12` by the messages `call-points`, `aloud-points` and
    `typed-points` of the game's own Fluent files.
    """

    name: str
    calls: tuple[Call, ...]
    drawing: Drawing = Drawing.BUTTONS


BIDS = ActionKind("bid", LEVELS, Drawing.GRID)
CALLS = ActionKind("call", (SimpleCall.PASS, SimpleCall.DOUBLE, SimpleCall.REDOUBLE))


class LineStyle(Enum):
    """What a sheet calls the points that count toward a game and those that do not."""

    BELOW_ABOVE = "line"
    TRICKS_HONOURS = "split"


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a game says of itself; the defaults are those of contract bridge.

    `id` is its name in logs and links; its title is the message `game-{id}`, its blurb
    `game-{id}-about`, and `{message}-in-{id}` replaces any message of the program for this game.
    `order` sorts it among the others: those of this package have 10 to 50. `suits` is the order in which
    hands are drawn, and `kinds` has the calls there are, in the order in which they are drawn.

    `empty_seat` is where the hand without a player lies as a match begins; `individual` says that each
    player plays for themselves, so that there are no partners before the contract stands and points are
    counted by player.

    `book` is the number of tricks from which a bid counts; `numbered` whether a contract names the
    tricks to be made at all (in the old bridge each trick above six scores).

    `vulnerability` says whether players care who is vulnerable, `draws_dealer` whether the first dealer is
    drawn by cards for all to see, `line` how a sheet with a line is headed, `alerts` whether calls are
    explained to opponents, `prepared` how many deals of a match have packets of their own, and `files`
    whether files of contract bridge (PBN, LIN …) can tell its boards.
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
        """The seats of players as a match begins."""
        return tuple(seat for seat in SEATS if seat is not self.empty_seat)

    @property
    def players(self) -> int:
        """How many players it takes."""
        return len(self.seats)
