"""The shapes of what a page is told of kept deals, as types: docs/protocol.md, and the schemas of OpenAPI."""

from typing_extensions import TypedDict

from chelem.views.shapes import ContractShape, TrickShape


class CollectionShape(TypedDict):
    """A collection in the list of them; `kind` is file, kept or played."""

    code: str
    name: str
    kind: str
    since: str
    boards: int
    faults: int


class ProblemShape(TypedDict):
    """What is wrong with a board, at a line of its file; `weight` is fault, warning or skipped."""

    line: int
    weight: str
    sentence: str


class BoardRow(TypedDict):
    """A board in a list; `points` are North-South's."""

    place: int
    board: str
    event: str
    date: str
    names: dict[str, str]
    contract: str
    declarer: str | None
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
    kind: str
    since: str
    rows: list[BoardRow]


class FoundRow(TypedDict):
    """A board that was found, and where it is kept."""

    collection: str
    name: str
    kind: str
    row: BoardRow


class Found(TypedDict):
    """What a search found; `more` says that there is more than is told."""

    rows: list[FoundRow]
    more: bool


class Placed(TypedDict):
    """Where a board is kept."""

    collection: str
    place: int


class FactShape(TypedDict):
    """Something that the file tells of a board: event, site, date …, under a name of the catalogue."""

    name: str
    text: str


class StudyCall(TypedDict):
    """A call of a board; `text` is what the file says that it means."""

    seat: str
    call: str
    alert: bool
    text: str | None


class KeptStudy(TypedDict):
    """A board of a collection, card by card, with the places of those beside it."""

    name: str
    kind: str
    study: "StudyShape"
    before: int | None
    after: int | None


class Looked(TypedDict):
    """What a text of boards tells: the list of them, and one, card by card."""

    rows: list[BoardRow]
    study: "StudyShape"


class ParShape(TypedDict):
    """Par: North-South's points, and the contracts that lead to it in words."""

    points: int
    text: str


class CostShape(TypedDict):
    """What a call gave up."""

    points: int
    imps: int


class TurningShape(TypedDict):
    """A turning point: the step after which it lies on the table, and what there is to say of it."""

    step: int
    text: str


class AnalysisShape(TypedDict):
    """What could have been made of a deal, all hands seen.

    `table`: tricks by strain, then by declarer. `cards`: after 0, 1, 2 … cards, for each card of the hand to
    play, the tricks of declarer's side in the whole deal. `costs`: the tricks that each card gave up.
    """

    table: dict[str, dict[str, int]] | None
    par: ParShape | None
    cards: list[dict[str, int]]
    costs: list[int]
    calls: list[CostShape]
    turning: list[TurningShape]
    verdict: list[str]
    lacks: list[str]


class StudyShape(TypedDict):
    """A board, card by card; what the file does not tell is null or empty, and `lacks` says so."""

    board: str
    facts: list[FactShape]
    names: dict[str, str]
    dealer: str | None
    vulnerable: list[str] | None
    hands: dict[str, list[str] | None]
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
