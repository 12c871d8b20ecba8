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
    """When it was created, in UTC."""
    boards: int
    """The number of its boards."""
    faults: int
    """The number of its boards with a fault."""


class ProblemShape(TypedDict):
    """A problem of a board at a line of its file; `severity` is fault, warning or skipped."""

    line: int
    severity: Annotated[str, one_of("fault", "warning", "skipped")]
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
    """The contract as text."""
    declarer: SeatCode | None
    result: str
    points: int | None
    """North-South's score."""
    game: str
    """The game's name."""
    file: bool
    """Whether file formats can hold the board."""
    known: bool
    """Whether all four hands are known."""
    faults: list[ProblemShape]
    warnings: int
    """The number of warnings."""
    table: str | None
    """The table where it was played."""
    deal: int | None
    """The number of the deal at that table."""


class OpenCollection(TypedDict):
    """A collection with its boards."""

    code: str
    name: str
    kind: CollectionKind
    since: str
    rows: list[BoardRow]


class FoundBoard(TypedDict):
    """A board found by a search, and its collection."""

    collection: str
    name: str
    kind: CollectionKind
    row: BoardRow


class SearchResults(TypedDict):
    """The results of a search, limited in number."""

    rows: list[FoundBoard]
    more: bool
    """Whether there are further results."""


class StoredPlace(TypedDict):
    """Where a board is stored: its collection and its number."""

    collection: str
    place: int


class FactShape(TypedDict):
    """A fact about a board from its file, such as the event or the date."""

    name: str
    """The name of the fact in the message catalogue."""
    text: str


class StudyCall(TypedDict):
    """A call of a board, with its alert and explanation."""

    seat: SeatCode
    call: ActionCode
    alert: bool
    text: str | None
    """The explanation given in the file."""


class KeptStudy(TypedDict):
    """A board of a collection in detail, with the numbers of its neighbours."""

    name: str
    kind: CollectionKind
    study: "StudyShape"
    before: int | None
    """The number of the board before it."""
    after: int | None
    """The number of the board after it."""


class StudiedBoards(TypedDict):
    """The boards of a text as a list, and one of them in detail."""

    rows: list[BoardRow]
    study: "StudyShape"


class ParShape(TypedDict):
    """Par: North-South's score and the par contracts."""

    points: int
    """North-South's score."""
    text: str
    """The par contracts in words."""


class CostShape(TypedDict):
    """The cost of a call."""

    points: int
    imps: int


class TurningShape(TypedDict):
    """A turning point of a board, with its sentence."""

    step: int
    """The number of calls and cards up to and including it."""
    imps: int
    """Its cost."""
    text: str


class AnalysisShape(TypedDict):
    """Double-dummy analysis of a deal.

    `table`: tricks by strain, then by declarer. `cards`: after 0, 1, 2 … cards, for each card of the hand to
    play, the tricks of declarer's side in the whole deal. `costs`: the tricks that each card lost.
    """

    table: dict[StrainCode, dict[SeatCode, int]] | None
    """Tricks by strain, then by declarer; null in games other than contract bridge."""
    par: ParShape | None
    """Null in games other than contract bridge."""
    cards: list[dict[CardCode, int]]
    """After 0, 1, 2 … cards, for each card of the hand to play, the tricks of declarer's side in the whole
    deal."""
    costs: list[int]
    """The tricks that each card lost."""
    calls: list[CostShape]
    """The cost of each call."""
    turning: list[TurningShape]
    """The turning points."""
    verdict: list[str]
    """The result and its comparison with the double-dummy result, in sentences."""
    lacks: list[str]
    """Sentences: what could not be analysed, with the reason."""


class DecisiveMove(TypedDict):
    """The call or card that decided a deal."""

    step: int
    """The number of calls and cards up to and including it."""
    text: str
    """What it was, and what was better double dummy; empty where only its tricks or `better` are known."""
    tricks: int
    """The tricks it cost, in games without par."""
    mistake: bool
    """Whether another was clearly better by what its player knew; if not, it was reasonable."""
    better: ActionCode | None
    """The better one of a mistake."""


class DecisiveShape(TypedDict):
    """What decided a finished deal."""

    move: DecisiveMove | None
    """Null if nothing cost anything double dummy."""


class StudyShape(TypedDict):
    """A board in detail; facts missing from the file are null or empty, and listed in `lacks`."""

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
    """The deal's number, if all four hands are known."""
    lacks: list[str]
    """Sentences: what is missing."""
    problems: list[ProblemShape]
    """The problems found by validation."""
    comments: list[str]
    """The comments of the board in the file."""
    link: str
    """A path of this site that contains the board."""
    text: str
    """The board as PBN, for `/api/boards`."""
