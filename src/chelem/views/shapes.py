"""The JSON of a page as types, for docs/protocol.md and the schemas of OpenAPI."""

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
"""A side, or in Whiz a player."""


class ChairShape(TypedDict):
    """Who sits in a chair; `here` while they have a page open."""

    player: str
    name: str
    kind: Annotated[str, one_of("person", "bot")]
    here: bool


ChairsShape = dict[SeatCode, ChairShape | Literal["domy"] | None]


class PolicyShape(TypedDict):
    """How a table is run."""

    undo: UndoChoice
    watch: WatchChoice
    pace: PaceChoice
    clock: ClockChoice
    alerts: AlertsChoice


class KindShape(TypedDict):
    """Calls of one kind, and how they are laid out: `grid` (five strains a row), `pad` or `buttons`."""

    kind: str
    drawing: Annotated[str, one_of("grid", "pad", "buttons")]
    calls: list[ActionCode]


class TableShape(TypedDict):
    """What kind of table it is."""

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
    """Who you are at a table."""

    seat: SeatCode | None
    player: str | None
    key: str | None
    name: str


class TableCard(TableShape):
    """A table as HTTP calls answer it."""

    chairs: ChairsShape
    you: YouShape


class CardShape(TypedDict):
    """A card and whose it is."""

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
    """What of a call that was just made is not in its entry."""

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
    """A trick; nobody wins one that a claim cut short."""

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
    """Whose call or card, and who decides it."""

    seat: SeatCode
    by: SeatCode
    redouble: bool


class ClaimShape(TypedDict):
    """A claim that waits for an answer."""

    by: SeatCode
    tricks: int
    left: int
    waiting: list[SeatCode]
    you: bool


class AskedShape(TypedDict):
    """An undo that somebody asks for."""

    by: SeatCode
    you: bool


class UndoShape(TypedDict):
    """What may be taken back."""

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
    """A deal that its player has seen before; `text` compares it with another table when it is over."""

    steps: int
    text: str


class ChatShape(TypedDict):
    """Words that somebody said."""

    version: int
    name: str
    text: str
    private: bool


class LineShape(TypedDict):
    """A line of a score; `title` says who receives the points."""

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
    """A board beside the same board at other tables."""

    percent: float | None
    imps: float | None
    results: list[ResultShape]


class RowShape(TypedDict):
    """A deal on the sheet."""

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
    """A column of the sheet."""

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
    """All that one viewer may see of a table, section by section."""

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
    """What was promised before a deal, and what proves it."""

    hash: str
    number: str
    salt: str


class ReviewShape(TypedDict):
    """A deal that is over, card by card."""

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
