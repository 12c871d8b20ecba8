"""Types of the JSON sections of a page, for docs/protocol.md and OpenAPI."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from chelem.formats.json_types import (
    ActionCode,
    CardCode,
    OptionValue,
    SeatCode,
    SideCode,
    StrainCode,
    one_of,
)
from chelem.tables.policy import AlertsChoice, ClockChoice, PaceChoice, UndoChoice, WatchChoice

Key = str
"""A side, or a player in individual games."""


class ChairShape(TypedDict):
    """The occupant of a chair; `here` while they have a page open."""

    player: str
    name: str
    kind: Annotated[str, one_of("person", "bot")]
    here: bool


ChairsShape = dict[SeatCode, ChairShape | Literal["domy"] | None]


class PolicyShape(TypedDict):
    """The table's policy."""

    undo: UndoChoice
    watch: WatchChoice
    pace: PaceChoice
    clock: ClockChoice
    alerts: AlertsChoice


class KindShape(TypedDict):
    """Calls of one kind, and their layout: `grid` (five strains a row), `pad` or `buttons`."""

    kind: str
    drawing: Annotated[str, one_of("grid", "pad", "buttons")]
    calls: list[ActionCode]


class TableShape(TypedDict):
    """The settings of a table."""

    code: str
    game: str
    kind: str
    parameters: dict[str, int]
    options: dict[str, OptionValue]
    status: Annotated[str, one_of("open", "playing", "over")]
    owner: bool
    policy: PolicyShape
    base: int | None
    numbered: bool
    suits: list[str]
    vulnerability: bool
    people: int
    individual: bool
    alerts: bool
    prepared: int
    kinds: list[KindShape]
    next: str | None


class YouShape(TypedDict):
    """The reader's part at the table."""

    seat: SeatCode | None
    player: str | None
    key: str | None
    name: str


class TableCard(TableShape):
    """A table as returned by HTTP calls."""

    chairs: ChairsShape
    you: YouShape


class CardShape(TypedDict):
    """A card and its player."""

    seat: SeatCode
    card: CardCode


class DealShape(TypedDict):
    """The setting of a deal."""

    deal: int
    attempt: int
    board: int | None
    dealer: SeatCode
    seating: dict[SeatCode, str | None]
    vulnerable: list[SeatCode]
    hash: str | None
    over: bool
    drawn: list[list[CardShape]] | None


class HandShape(TypedDict):
    """A hand as a viewer knows it."""

    cards: list[CardCode] | None
    count: int
    open: bool


class CallShape(TypedDict):
    """A call, and its meaning as explained to the viewer."""

    version: int
    seat: SeatCode
    player: str | None
    call: ActionCode
    alert: bool
    text: str | None


class MoveCallShape(TypedDict, total=False):
    """The fields of a call just made that are not in its entry."""

    call: ActionCode
    alert: bool
    text: str


class ContractShape(TypedDict):
    """The contract, also in words."""

    strain: StrainCode
    tricks: int
    stake: int
    declarer: SeatCode
    dummy: SeatCode
    text: str


class TrickShape(TypedDict):
    """A trick; one cut short by a claim has no winner."""

    plays: list[CardShape]
    winner: SeatCode | None


class PlayShape(TypedDict):
    """The play of the cards."""

    trick: list[CardShape]
    last: TrickShape | None
    turned: list[SideCode]
    taken: dict[SideCode, int]
    needed: int


class TurnShape(TypedDict):
    """Whose turn it is to call or play, and who decides."""

    seat: SeatCode
    by: SeatCode
    redouble: bool


class ClaimShape(TypedDict):
    """A pending claim."""

    by: SeatCode
    tricks: int
    left: int
    waiting: list[SeatCode]
    you: bool


class AskedShape(TypedDict):
    """A pending undo request."""

    by: SeatCode
    you: bool


class UndoShape(TypedDict):
    """Whether the reader may undo, and the pending request."""

    can: bool
    asked: AskedShape | None


class BetweenShape(TypedDict):
    """Who is ready for the next deal."""

    ready: list[SeatCode]
    waiting: list[SeatCode]


class ClockShape(TypedDict):
    """The time for a move; `left` in milliseconds."""

    seat: SeatCode
    left: int


class KnownDealShape(TypedDict):
    """A deal that its player has seen before; once it is over, `text` compares it with another table."""

    steps: int
    text: str


class ChatShape(TypedDict):
    """A chat message."""

    version: int
    name: str
    text: str
    private: bool


class LineShape(TypedDict):
    """A line of a score; `title` says who scores the points."""

    to: list[SeatCode]
    title: str
    points: int
    below: bool
    reason: str


class ResultShape(TypedDict):
    """A table's result on a board."""

    contract: str
    result: str
    points: int
    you: bool


class ComparisonShape(TypedDict):
    """A board compared with the same board at other tables."""

    percent: float | None
    imps: float | None
    results: list[ResultShape]


class RowShape(TypedDict):
    """A deal on the score sheet."""

    deal: int
    board: int | None
    dealer: SeatCode
    vulnerable: list[SeatCode]
    contract: str
    declarer: SeatCode | None
    result: str
    points: dict[Key, int]
    below: dict[SideCode, int] | None
    above: dict[SideCode, int] | None
    game: SideCode | None
    lines: list[LineShape]
    compare: ComparisonShape | None


class ColumnShape(TypedDict):
    """A column of the score sheet."""

    key: Key
    title: str


class VerdictShape(TypedDict):
    """The end of a match."""

    lines: list[LineShape]
    totals: dict[Key, int]
    winner: list[Key]
    text: str


class SheetShape(TypedDict):
    """The score sheet of a match."""

    form: Annotated[str, one_of("points", "line", "split", "slots", "players")]
    slots: int | None
    columns: list[ColumnShape]
    rows: list[RowShape]
    totals: dict[Key, int]
    games: dict[SideCode, int] | None
    parts: dict[SideCode, int] | None
    verdict: VerdictShape | None


class PictureShape(TypedDict):
    """Everything one viewer may see of a table, section by section."""

    table: TableShape
    you: YouShape
    chairs: ChairsShape
    deal: DealShape | None
    hands: dict[SeatCode, HandShape]
    calls: list[CallShape]
    contract: ContractShape | None
    play: PlayShape | None
    turn: TurnShape | None
    legal: list[ActionCode]
    claim: ClaimShape | None
    undo: UndoShape
    between: BetweenShape | None
    clock: ClockShape | None
    sheet: SheetShape
    chat: list[ChatShape]
    seen: KnownDealShape | None


class ProofShape(TypedDict):
    """The commitment made before a deal, and the values that verify it."""

    hash: str
    number: str
    salt: str


class ReviewShape(TypedDict):
    """A finished deal, card by card."""

    deal: int
    board: int | None
    dealer: SeatCode
    vulnerable: list[SeatCode]
    hands: dict[SeatCode, list[CardCode]]
    chairs: ChairsShape
    swapped: Annotated[list[SeatCode], Field(min_length=2, max_length=2)] | None
    calls: list[CallShape]
    tricks: list[TrickShape]
    contract: ContractShape | None
    row: RowShape
    proof: ProofShape | None
    told: list[str]
    number: str
