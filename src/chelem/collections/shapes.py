"""Types of the JSON of stored boards, for docs/protocol.md and OpenAPI."""

from typing import Annotated

from typing_extensions import TypeAliasType, TypedDict

from chelem.formats.json_types import ActionCode, CardCode, SeatCode, StrainCode, one_of
from chelem.views.shapes import ContractShape, TrickShape

CollectionKind = TypeAliasType("CollectionKind", Annotated[str, one_of("file", "kept", "played")])


class CollectionShape(TypedDict):
    """A collection in a list; `kind` is file, kept or played."""

    code: str
    name: str
    kind: CollectionKind
    since: str
    boards: int
    faults: int


class ProblemShape(TypedDict):
    """A problem of a board at a line of its file; `weight` is fault, warning or skipped."""

    line: int
    weight: Annotated[str, one_of("fault", "warning", "skipped")]
    sentence: str


class BoardRow(TypedDict):
    """A board in a list; `points` is North-South's score."""

    place: int
    board: str
    event: str
    date: str
    names: dict[SeatCode, str]
    contract: str
    declarer: SeatCode | None
    result: str
    points: int | None
    game: str
    file: bool
    known: bool
    faults: list[ProblemShape]
    warnings: int
    table: str | None
    deal: int | None


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


class Placed(TypedDict):
    """The collection and number of a board."""

    collection: str
    place: int


class FactShape(TypedDict):
    """A fact about a board from its file: event, site, date …; `name` is a name in the catalogue."""

    name: str
    text: str


class StudyCall(TypedDict):
    """A call of a board; `text` is its explanation in the file."""

    seat: SeatCode
    call: ActionCode
    alert: bool
    text: str | None


class KeptStudy(TypedDict):
    """A board of a collection, card by card, with the numbers of its neighbours."""

    name: str
    kind: CollectionKind
    study: "StudyShape"
    before: int | None
    after: int | None


class Looked(TypedDict):
    """The boards of a text: their list, and one of them card by card."""

    rows: list[BoardRow]
    study: "StudyShape"


class ParShape(TypedDict):
    """Par: North-South's score, and the par contracts in words."""

    points: int
    text: str


class CostShape(TypedDict):
    """The cost of a call."""

    points: int
    imps: int


class TurningShape(TypedDict):
    """A turning point: the step that shows it, and its sentence."""

    step: int
    text: str


class AnalysisShape(TypedDict):
    """Double-dummy analysis of a deal.

    `table`: tricks by strain, then by declarer. `cards`: after 0, 1, 2 … cards, for each card of the hand to
    play, the tricks of declarer's side in the whole deal. `costs`: the tricks that each card lost.
    """

    table: dict[StrainCode, dict[SeatCode, int]] | None
    par: ParShape | None
    cards: list[dict[CardCode, int]]
    costs: list[int]
    calls: list[CostShape]
    turning: list[TurningShape]
    verdict: list[str]
    lacks: list[str]


class StudyShape(TypedDict):
    """A board, card by card; what the file does not state is null or empty, and listed in `lacks`."""

    board: str
    facts: list[FactShape]
    names: dict[SeatCode, str]
    dealer: SeatCode | None
    vulnerable: list[SeatCode] | None
    hands: dict[SeatCode, list[CardCode] | None]
    calls: list[StudyCall]
    tricks: list[TrickShape]
    contract: ContractShape | None
    row: BoardRow
    told: list[str]
    number: str | None
    lacks: list[str]
    problems: list[ProblemShape]
    comments: list[str]
    link: str
    text: str
