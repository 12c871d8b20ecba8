"""Types of the JSON of one deal at a table: its setting, hands, calls, play, and what is asked meanwhile."""

from typing_extensions import TypedDict

from chelem.formats.json_types import ActionCode, CardCode, SeatCode, SideCode, StrainCode


class CardShape(TypedDict):
    """A card and its player."""

    seat: SeatCode
    card: CardCode
    """Without the seat, as in the log."""


class DealShape(TypedDict):
    """The setting of a deal."""

    deal: int
    """Its number in the match, from 1."""
    attempt: int
    """From 1; one more each time that it is passed out and dealt again."""
    board: int | None
    """In duplicate, the number of the board."""
    dealer: SeatCode
    seating: dict[SeatCode, str | None]
    """The players by the chairs in which the deal was dealt."""
    vulnerable: list[SeatCode]
    """The vulnerable seats."""
    hash: str | None
    """The commitment to the deal."""
    over: bool
    """Whether it has been played and scored."""
    drawn: list[list[CardShape]] | None
    """In bridge whist, the cards drawn for the first deal, round by round."""


class HandShape(TypedDict):
    """A hand as a viewer knows it."""

    cards: list[CardCode] | None
    """The cards left, sorted as shown; null when hidden."""
    count: int
    """How many are left."""
    open: bool
    """Whether all see the hand."""


class CallShape(TypedDict):
    """A call, and its meaning as explained to the viewer."""

    version: int
    """The version of its entry in the log."""
    seat: SeatCode
    player: str | None
    """Who made it; null where the log does not say."""
    call: ActionCode
    alert: bool
    """Whether it was alerted."""
    text: str | None
    """Its meaning as explained to you."""


class MoveCallShape(TypedDict, total=False):
    """The fields of a call just made that are not in its entry."""

    call: ActionCode
    alert: bool
    text: str


class ContractShape(TypedDict):
    """The contract, also in words."""

    strain: StrainCode
    tricks: int
    """The tricks to be made."""
    stake: int
    """1, or 2 and 4 doubled and redoubled; more in bridge whist."""
    declarer: SeatCode
    dummy: SeatCode
    text: str
    """The contract in words."""


class TrickShape(TypedDict):
    """A trick; one cut short by a claim has no winner."""

    plays: list[CardShape]
    """The cards in the order of play."""
    winner: SeatCode | None
    """Null for a trick that a claim cut short."""


class PlayShape(TypedDict):
    """The play of the cards."""

    trick: list[CardShape]
    """The cards of the trick in progress."""
    last: TrickShape | None
    """The last complete trick."""
    turned: list[SideCode]
    """The winning side of each trick so far."""
    taken: dict[SideCode, int]
    """The tricks of each side."""
    needed: int
    """The tricks that the declarer needs."""


class TurnShape(TypedDict):
    """Whose turn it is to call or play, and who decides."""

    seat: SeatCode
    """Whose call or card it is."""
    by: SeatCode
    """Who decides it: the declarer for dummy."""
    redouble: bool
    """Whether a double now is called a redouble."""


class ClaimShape(TypedDict):
    """A pending claim."""

    by: SeatCode
    """Who claims."""
    tricks: int
    """The tricks claimed for that side."""
    left: int
    """The tricks that remain."""
    waiting: list[SeatCode]
    """The seats that have to answer."""
    you: bool
    """Whether you have to answer."""


class AskedShape(TypedDict):
    """A pending undo request."""

    by: SeatCode
    """Who asks."""
    you: bool
    """Whether you have to answer."""


class UndoShape(TypedDict):
    """Whether the reader may undo, and the pending request."""

    can: bool
    """Whether you may undo, or ask to."""
    asked: AskedShape | None
    """The undo that somebody asks for."""


class BetweenShape(TypedDict):
    """Who is ready for the next deal."""

    ready: list[SeatCode]
    """The seats that are ready for the next deal."""
    waiting: list[SeatCode]
    """The seats that still look at this one."""


class ClockShape(TypedDict):
    """The time for a move; `left` in milliseconds."""

    seat: SeatCode
    """Whose time it is."""
    left: int
    """Milliseconds."""


class KnownDealShape(TypedDict):
    """A deal that its player has seen before; once it is over, `text` compares it with another table."""

    steps: int
    """How many calls and cards come from elsewhere."""
    text: str
    """When the deal is over, the other table's result; empty before."""


class ProofShape(TypedDict):
    """The commitment made before a deal, and the values that verify it."""

    hash: str
    """SHA-256 of the UTF-8 text `number:salt`, in hexadecimal."""
    number: str
    """The number of the four hands."""
    salt: str
