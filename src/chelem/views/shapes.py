"""Types of the JSON sections of a page, for docs/protocol.md and OpenAPI."""

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
from chelem.tables.policy import AlertsChoice, ClockChoice, PaceChoice, UndoChoice, WatchChoice
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
    ProofShape,
    TrickShape,
    TurnShape,
    UndoShape,
)
from chelem.views.sheet_shapes import RowShape, SheetShape


class ChairShape(TypedDict):
    """The occupant of a chair; `here` while they have a page open."""

    player: str
    """The player's id in the log, which stays the same through changes of chairs."""
    name: str
    kind: Annotated[str, one_of("person", "bot")]
    here: bool
    """Whether they have a page open at the table."""


ChairsShape = dict[SeatCode, ChairShape | Literal["domy"] | None]


class PolicyShape(TypedDict):
    """The table's policy."""

    undo: UndoChoice
    """`free`: at once. `consent`: at once in the auction until partner has called, in the play when the other
    side's people consent. `off`: never."""
    watch: WatchChoice
    """What spectators see. `nobody`: there are none; `table`: the cards on the table; a seat: that hand too;
    `delayed`: all hands, one deal late."""
    pace: PaceChoice
    """The bots' pause before a move."""
    clock: ClockChoice
    """Seconds for a move, after which a bot makes it; 0: no limit."""
    alerts: AlertsChoice
    """Who explains a call. `self`: who made it, to the opponents; `partner`: partner does."""


class KindShape(TypedDict):
    """Calls of one kind, and their layout: `grid` (five strains a row), `pad` or `buttons`."""

    kind: str
    """The name of the kind; a client needs no rule of its own for it."""
    drawing: Annotated[str, one_of("grid", "pad", "buttons")]
    """`grid`: five strains a row; `pad`: one row of strains; `buttons`: a row of words."""
    calls: list[ActionCode]
    """All calls of the kind, in the order in which they are drawn. A legal call that no kind lists is drawn
    as a button too."""


class TableShape(TypedDict):
    """The settings of a table."""

    code: str
    game: str
    kind: str
    """The form of match."""
    parameters: dict[str, int]
    """Its parameters by name."""
    options: dict[str, OptionValue]
    """The options of the game that differ from their defaults."""
    status: Annotated[str, one_of("open", "playing", "over")]
    owner: bool
    """Whether it is you."""
    policy: PolicyShape
    base: int | None
    """The tricks that a contract's number leaves out: 6, 0 in Whiz; null where contracts name no number."""
    numbered: bool
    """Whether a contract names the tricks to be made."""
    suits: list[str]
    """The suits in the order in which hands are shown."""
    vulnerability: bool
    """Whether its players care who is vulnerable."""
    people: int
    """How many sit there."""
    individual: bool
    """Whether each plays alone: points are counted by player."""
    alerts: bool
    """Whether calls are explained to opponents."""
    prepared: int
    """How many deals of a match are prepared."""
    kinds: list[KindShape]
    """The kinds of call."""
    next: str | None
    """The code of the match that follows this one."""


class YouShape(TypedDict):
    """The reader's part at the table."""

    seat: SeatCode | None
    """Null for a spectator."""
    player: str | None
    key: str | None
    """The key of your chair, which moves it to another device."""
    name: str


class TableCard(TableShape):
    """A table as returned by HTTP calls."""

    chairs: ChairsShape
    """By seat: null for an empty chair, `domy` where the game has no player."""
    you: YouShape


class ChatShape(TypedDict):
    """A chat message."""

    version: int
    """The version of its entry in the log."""
    name: str
    text: str
    private: bool
    """Whether only some may read it."""


class PictureShape(TypedDict):
    """Everything one viewer may see of a table, section by section."""

    table: TableShape
    you: YouShape
    chairs: ChairsShape
    deal: DealShape | None
    """Null before the first deal."""
    hands: dict[SeatCode, HandShape]
    """Of each seat."""
    calls: list[CallShape]
    """The calls before the play."""
    contract: ContractShape | None
    """Null until the auction is over."""
    play: PlayShape | None
    """Null until the first lead."""
    turn: TurnShape | None
    """Null when nobody has to act."""
    legal: list[ActionCode]
    """The actions open to you now; empty when it is not your turn."""
    claim: ClaimShape | None
    """Null when there is none."""
    undo: UndoShape
    between: BetweenShape | None
    """Null while a deal is played."""
    clock: ClockShape | None
    """Null when no time is counted."""
    sheet: SheetShape
    chat: list[ChatShape]
    """The last words said."""
    seen: KnownDealShape | None
    """What the owner has seen of this deal before."""


class ReviewShape(TypedDict):
    """A finished deal, card by card."""

    deal: int
    board: int | None
    dealer: SeatCode
    vulnerable: list[SeatCode]
    hands: dict[SeatCode, list[CardCode]]
    """As dealt."""
    chairs: ChairsShape
    """As dealt."""
    swapped: Annotated[list[SeatCode], Field(min_length=2, max_length=2)] | None
    """In Whiz, the two chairs exchanged before the lead."""
    calls: list[CallShape]
    tricks: list[TrickShape]
    contract: ContractShape | None
    row: RowShape
    """Its row of the sheet."""
    proof: ProofShape | None
    """Null where the deal was not committed to."""
    told: list[str]
    """A sentence for each call and card."""
    number: str
    """The number of the deal."""
