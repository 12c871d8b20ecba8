"""Types of the JSON of stored boards, for docs/protocol.md and OpenAPI."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import ActionCode, CardCode, SeatCode, StrainCode, one_of
from chelem.views.deal_shapes import ContractShape, TrickShape

CollectionKind = Annotated[str, one_of("file", "kept", "played")]


class CollectionShape(TypedDict):
    """A collection in a list; `kind` is file, kept or played."""

    code: str
    name: str
    kind: CollectionKind
    """`file`: an imported file; `kept`: deals kept from tables; `played`: those that the visitor has played.
"""
    since: str
    """When it was made, in UTC."""
    boards: int
    """How many."""
    faults: int
    """How many of its boards have a fault."""


class ProblemShape(TypedDict):
    """A problem of a board at a line of its file; `weight` is fault, warning or skipped."""

    line: int
    weight: Annotated[str, one_of("fault", "warning", "skipped")]
    sentence: str


class BoardRow(TypedDict):
    """A board in a list; `points` is North-South's score."""

    place: int
    """Its number in the list, from 1."""
    board: str
    event: str
    date: str
    names: dict[SeatCode, str]
    """The players by seat."""
    contract: str
    """In words."""
    declarer: SeatCode | None
    result: str
    points: int | None
    """North-South's score."""
    game: str
    """The game that it is a board of."""
    file: bool
    """Whether a file can hold it."""
    known: bool
    """Whether all four hands are known."""
    faults: list[ProblemShape]
    warnings: int
    """How many."""
    table: str | None
    """The table where it was played."""
    deal: int | None
    """Its deal at that table."""


class OpenCollection(TypedDict):
    """A collection with its boards."""

    code: str
    name: str
    kind: CollectionKind
    since: str
    rows: list[BoardRow]


class FoundRow(TypedDict):
    """A board found, and its collection."""

    collection: str
    name: str
    kind: CollectionKind
    row: BoardRow


class Found(TypedDict):
    """The results of a search; `more` says whether there are further ones."""

    rows: list[FoundRow]
    more: bool
    """Whether there are further ones."""


class Placed(TypedDict):
    """The collection and number of a board."""

    collection: str
    place: int


class FactShape(TypedDict):
    """A fact about a board from its file: event, site, date …; `name` is a name in the catalogue."""

    name: str
    """A name in the catalogue."""
    text: str


class StudyCall(TypedDict):
    """A call of a board; `text` is its explanation in the file."""

    seat: SeatCode
    call: ActionCode
    alert: bool
    text: str | None
    """Its explanation in the file."""


class KeptStudy(TypedDict):
    """A board of a collection, card by card, with the numbers of its neighbours."""

    name: str
    kind: CollectionKind
    study: "StudyShape"
    before: int | None
    """The number of the board before it."""
    after: int | None
    """The number of the board after it."""


class Looked(TypedDict):
    """The boards of a text: their list, and one of them card by card."""

    rows: list[BoardRow]
    study: "StudyShape"


class ParShape(TypedDict):
    """Par: North-South's score, and the par contracts in words."""

    points: int
    """North-South's score."""
    text: str
    """The par contracts in words."""


class CostShape(TypedDict):
    """The cost of a call."""

    points: int
    imps: int


class TurningShape(TypedDict):
    """A turning point: the step that shows it, and its sentence."""

    step: int
    """The number of calls and cards after which it stands."""
    text: str


class AnalysisShape(TypedDict):
    """Double-dummy analysis of a deal.

    `table`: tricks by strain, then by declarer. `cards`: after 0, 1, 2 … cards, for each card of the hand to
    play, the tricks of declarer's side in the whole deal. `costs`: the tricks that each card lost.
    """

    table: dict[StrainCode, dict[SeatCode, int]] | None
    """Tricks by strain, then by declarer; contract bridge's alone."""
    par: ParShape | None
    """Contract bridge's alone."""
    cards: list[dict[CardCode, int]]
    """After 0, 1, 2 … cards, for each card of the hand to play, the tricks of declarer's side in the whole
    deal."""
    costs: list[int]
    """The tricks that each card lost."""
    calls: list[CostShape]
    """What each call lost."""
    turning: list[TurningShape]
    """The turning points."""
    verdict: list[str]
    """Sentences."""
    lacks: list[str]
    """Sentences: what could not be analysed, and why."""


class StudyShape(TypedDict):
    """A board, card by card; what the file does not state is null or empty, and listed in `lacks`."""

    board: str
    facts: list[FactShape]
    names: dict[SeatCode, str]
    """The players by seat."""
    dealer: SeatCode | None
    vulnerable: list[SeatCode] | None
    hands: dict[SeatCode, list[CardCode] | None]
    """Null for a hand that the file does not give."""
    calls: list[StudyCall]
    tricks: list[TrickShape]
    contract: ContractShape | None
    row: BoardRow
    told: list[str]
    """A sentence for each call and card."""
    number: str | None
    """The number of the deal, where all four hands are known."""
    lacks: list[str]
    """Sentences: what is missing."""
    problems: list[ProblemShape]
    """What the rules find wrong."""
    comments: list[str]
    """Those of the file."""
    link: str
    """A path that carries the board."""
    text: str
    """The board as PBN, for `/api/boards`."""
