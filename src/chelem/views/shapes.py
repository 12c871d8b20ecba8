"""Types of the JSON sections of a page, published in docs/protocol.md and OpenAPI."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from chelem.formats.json_types import (
    ActionCode,
    CardCode,
    OptionValue,
    SeatCode,
    one_of,
)
from chelem.tables.policy import Policy, WatchChoice
from chelem.views.deal_shapes import (
    BetweenShape,
    CallShape,
    ClaimShape,
    ClockShape,
    ContractShape,
    DealShape,
    HandShape,
    KnownDealShape,
    PlayShape,
    PromiseShape,
    ProofShape,
    SeatDrawShape,
    SetProofShape,
    TrickShape,
    TurnShape,
    UndoShape,
)
from chelem.views.sheet_shapes import RowShape, SheetShape


class ChairShape(TypedDict):
    """The occupant of a chair; `here` while they have a page open."""

    player: str
    """The player's id in the log, which does not change with their chair."""
    name: str
    kind: Annotated[str, one_of("person", "bot")]
    here: bool
    """Whether they have a page open at the table."""


ChairsShape = dict[SeatCode, ChairShape | Literal["no_player"] | None]


class BotsShape(TypedDict):
    """The bots of a table; calls are explained by their system."""

    strength: str
    """How well they play: `instant`, `normal` or `strong`."""
    system: str
    """Their bidding system, one of `GET /api/games`."""
    style: str
    """The style of the system; empty for the usual one."""


class KindShape(TypedDict):
    """Calls of one kind, and their layout."""

    kind: str
    """The name of the kind; clients need not know it."""
    drawing: Annotated[str, one_of("grid", "pad", "buttons")]
    """`grid`: five strains per row; `pad`: one row of strains; `buttons`: a row of words."""
    calls: list[ActionCode]
    """All calls of the kind in display order. Draw a legal call that no kind lists as a button too."""


class BoardSetShape(TypedDict):
    """The boards that a table plays, and other tables too."""

    kind: Annotated[str, one_of("challenge", "teams", "daily", "event")]
    code: str
    """The code of the challenge, of the match of teams, or of the tournament: `daily-` and its date."""


class WatchAskedShape(TypedDict):
    """The question whether spectators may see a hand, which all who are seated answer."""

    watch: WatchChoice
    name: str
    """Who asks; empty for an owner who does not play."""
    waiting: list[SeatCode]
    """The seats of those who have still to answer."""
    you: bool
    """Whether you have still to answer."""


class TableShape(TypedDict):
    """The settings of a table."""

    code: str
    game: str
    kind: str
    """The form of match."""
    parameters: dict[str, int]
    """The parameters of the match by name."""
    options: dict[str, OptionValue]
    """The options of the game that differ from their defaults."""
    status: Annotated[str, one_of("open", "playing", "over")]
    owner: bool
    """Whether you own the table."""
    policy: Policy
    watch_asked: WatchAskedShape | None
    """Null unless players are asked whether spectators may see a hand; one refusal ends it."""
    bots: BotsShape
    base: int | None
    """The tricks to add to a contract's number: 6, or 0 in Whiz; null if contracts have no number."""
    numbered: bool
    """Whether contracts have a number."""
    suits: list[str]
    """The suits in display order."""
    vulnerability: bool
    """Whether vulnerability matters in the game."""
    people: int
    """The number of players."""
    individual: bool
    """Whether points are counted by player, not by side."""
    alerts: bool
    """Whether calls are alerted and explained."""
    prepared: int
    """The number of prepared deals of a match."""
    kinds: list[KindShape]
    """The kinds of call."""
    next: str | None
    """The code of the table of the rematch."""
    seat_draw: SeatDrawShape | None
    """The draw for partners by which the players sat when the match started, or will if nobody moves."""
    board_set: BoardSetShape | None
    """Null unless other tables play the same boards."""


class YouShape(TypedDict):
    """The reader's part at the table."""

    seat: SeatCode | None
    """Null for a spectator."""
    player: str | None
    key: str | None
    """The key of your chair, to move it to another device."""
    name: str


class ListedTable(TypedDict):
    """A table that anybody may join."""

    code: str
    game: str
    """The name of the game in links and logs."""
    kind: str
    """The form of match."""
    names: list[str]
    """The people who sit there, without bots; an empty name for who has given none."""
    free: list[SeatCode]
    """The chairs that may be taken."""


class JoinableTables(TypedDict):
    """The tables that anybody may join, newest first."""

    tables: list[ListedTable]


class TableCard(TableShape):
    """A table as returned by HTTP calls."""

    chairs: ChairsShape
    """By seat: null for an empty chair, `no_player` for the seat without a player."""
    you: YouShape


class ChatShape(TypedDict):
    """A chat message."""

    version: int
    """The version of its entry in the log."""
    name: str
    text: str
    private: bool
    """Whether it is for the opponents only."""


class PictureShape(TypedDict):
    """Everything a viewer may see of a table, in sections."""

    table: TableShape
    you: YouShape
    chairs: ChairsShape
    watching: int
    """The number of spectators, as it was not long ago."""
    deal: DealShape | None
    """Null before the first deal."""
    hands: dict[SeatCode, HandShape]
    """The hands by seat."""
    calls: list[CallShape]
    """The calls of the auction."""
    contract: ContractShape | None
    """Null until the auction is over."""
    play: PlayShape | None
    """Null until the first lead."""
    turn: TurnShape | None
    """Null if nobody is to act."""
    legal: list[ActionCode]
    """Your legal actions; empty if it is not your turn."""
    claim: ClaimShape | None
    """Null if none is pending."""
    undo: UndoShape
    between: BetweenShape | None
    """Null during a deal, and once the next one is being dealt."""
    clock: ClockShape | None
    """Null if the clock is not running."""
    promise: PromiseShape | None
    """Null if nothing is promised of the deal."""
    sheet: SheetShape
    chat: list[ChatShape]
    """The latest messages."""
    seen: KnownDealShape | None
    """Null unless the owner has seen the deal before."""


class ReviewShape(TypedDict):
    """A finished deal, card by card."""

    deal: int
    board: int | None
    dealer: SeatCode
    vulnerable: list[SeatCode]
    hands: dict[SeatCode, list[CardCode]]
    """The hands as dealt."""
    chairs: ChairsShape
    """The chairs when the deal was dealt."""
    swapped: Annotated[list[SeatCode], Field(min_length=2, max_length=2)] | None
    """In Whiz, the two seats that exchanged chairs before the lead."""
    calls: list[CallShape]
    tricks: list[TrickShape]
    contract: ContractShape | None
    row: RowShape
    """The row of the score sheet."""
    prepared: str | None
    """How the game prepared the cards, and what that gave, in words; null if they were dealt as usual."""
    proof: ProofShape | None
    """Null if there was no commitment to the deal."""
    set_proof: SetProofShape | None
    """Null unless other tables play the same board."""
    told: list[str]
    """A sentence for each call and card."""
    number: str
    """The number of the deal."""
    live: bool
    """Whether others have still to play it: it is neither played again nor shown to anybody meanwhile."""
