"""The shapes of what a page is told, as types: docs/protocol.md in Python, and the schemas of OpenAPI."""

from typing import Any, Literal

from typing_extensions import TypedDict

Key = str
"""A side, or in Whiz a player."""


class ChairShape(TypedDict):
    """Who sits in a chair; `here` while a page of theirs is open."""

    player: str
    name: str
    kind: str
    here: bool


Chairs = dict[str, ChairShape | Literal["domy"] | None]


class KindShape(TypedDict):
    """Calls of one kind, and how they are laid out: `grid` (five strains a row), `pad` or `buttons`."""

    kind: str
    drawing: str
    calls: list[str]


class TableShape(TypedDict):
    """What kind of table it is."""

    code: str
    game: str
    kind: str
    parameters: dict[str, int]
    options: dict[str, Any]
    status: str
    owner: bool
    policy: dict[str, str | int]
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

    seat: str | None
    player: str | None
    key: str | None
    name: str


class TableCard(TableShape):
    """A table as HTTP calls answer it."""

    chairs: Chairs
    you: YouShape


class CardShape(TypedDict):
    """A card and whose it is."""

    seat: str
    card: str


class DealShape(TypedDict):
    """The setting of a deal."""

    deal: int
    attempt: int
    board: int | None
    dealer: str
    seating: dict[str, str | None]
    vulnerable: list[str]
    hash: str | None
    over: bool
    drawn: list[list[CardShape]] | None


class HandShape(TypedDict):
    """A hand as a viewer knows it."""

    cards: list[str] | None
    count: int
    open: bool


class CallShape(TypedDict):
    """A call, and what the viewer was told of it."""

    version: int
    seat: str
    player: str | None
    call: str
    alert: bool
    text: str | None


class MoveCallShape(TypedDict, total=False):
    """What of a call that was just made is not in its entry."""

    call: str
    alert: bool
    text: str


class ContractShape(TypedDict):
    """The contract, also in words."""

    strain: str
    tricks: int
    stake: int
    declarer: str
    dummy: str
    text: str


class TrickShape(TypedDict):
    """A trick; nobody wins one that a claim cut short."""

    plays: list[CardShape]
    winner: str | None


class PlayShape(TypedDict):
    """The play of the cards."""

    trick: list[CardShape]
    last: TrickShape | None
    turned: list[str]
    taken: dict[str, int]
    needed: int


class TurnShape(TypedDict):
    """Whose call or card, and who decides it."""

    seat: str
    by: str
    redouble: bool


class ClaimShape(TypedDict):
    """A claim that waits for an answer."""

    by: str
    tricks: int
    left: int
    waiting: list[str]
    you: bool


class AskedShape(TypedDict):
    """An undo that somebody asks for."""

    by: str
    you: bool


class UndoShape(TypedDict):
    """What may be taken back."""

    can: bool
    asked: AskedShape | None


class BetweenShape(TypedDict):
    """Who is ready for the next deal."""

    ready: list[str]
    waiting: list[str]


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
    """A line of a mark; `title` says who receives the points."""

    to: list[str]
    title: str
    points: int
    below: bool
    reason: str


class ResultShape(TypedDict):
    """What a table made of a board."""

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
    dealer: str
    vulnerable: list[str]
    contract: str
    declarer: str | None
    result: str
    points: dict[Key, int]
    below: dict[str, int] | None
    above: dict[str, int] | None
    game: str | None
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
    """The running mark of a match."""

    form: str
    slots: int | None
    columns: list[ColumnShape]
    rows: list[RowShape]
    totals: dict[Key, int]
    games: dict[str, int] | None
    parts: dict[str, int] | None
    verdict: VerdictShape | None


class ProofShape(TypedDict):
    """What was promised before a deal, and what proves it."""

    hash: str
    number: str
    salt: str


class ReviewShape(TypedDict):
    """A deal that is over, card by card."""

    deal: int
    board: int | None
    dealer: str
    vulnerable: list[str]
    hands: dict[str, list[str]]
    chairs: Chairs
    swapped: list[str] | None
    calls: list[CallShape]
    tricks: list[TrickShape]
    contract: ContractShape | None
    row: RowShape
    proof: ProofShape | None
    told: list[str]
    number: str
