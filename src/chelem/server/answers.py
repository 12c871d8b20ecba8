"""The responses of HTTP calls, other than views of a table and boards of a collection."""

from typing_extensions import TypedDict

from chelem.calculator.description import ScoringMethodShape
from chelem.formats.json_types import OptionValue, SeatCode
from chelem.views.shapes import KindShape


class TableCode(TypedDict):
    """The code of a new table."""

    code: str


class ReportNumber(TypedDict):
    """The number of a stored report."""

    number: int


class VisitorTable(TypedDict):
    """A table where the visitor sits."""

    code: str
    game: str
    kind: str
    status: str
    seat: SeatCode


class VisitorCard(TypedDict):
    """The visitor: a name, and the tables where they sit, newest first."""

    name: str
    tables: list[VisitorTable]


class SettingShape(TypedDict):
    """An option of a game, or a setting of a table's policy."""

    name: str
    values: list[OptionValue]
    default: OptionValue


class MatchFormShape(TypedDict):
    """A form of match, and its parameter, if any."""

    kind: str
    title: str
    parameter: str | None
    default: int | None
    values: list[int]


class GameShape(TypedDict):
    """A game: its title and blurb, its players, its layout, its options."""

    game: str
    title: str
    about: str
    players: int
    empty: SeatCode | None
    individual: bool
    book: int | None
    suits: list[str]
    vulnerability: bool
    prepared: int
    files: bool
    kinds: list[KindShape]
    options: list[SettingShape]
    forms: list[MatchFormShape]


class GameList(TypedDict):
    """The available games, and the settings of a table's policy."""

    games: list[GameShape]
    policy: list[SettingShape]


class BreakdownLine(TypedDict):
    """A line of a score with its sum in words; `notes` are the sum, the receiver and where it counts."""

    points: int
    below: bool
    to: str | None
    title: str
    reason: str
    notes: list[str]


class BreakdownTotal(TypedDict):
    """A total, and who receives it, if that is not declarer's side."""

    points: int
    to: str


class BreakdownRow(TypedDict):
    """A result and its score in each column; `here` is the column of the query, if it is in this row."""

    result: str
    totals: list[str]
    here: int | None


class BreakdownTable(TypedDict):
    """Every result of a contract, in words."""

    caption: str
    corner: str
    heads: list[str]
    rows: list[BreakdownRow]
    note: str


class ScoreBreakdown(TypedDict):
    """What a contract scores: the total, its lines, and the table of every result.

    `lost` says that the match is lost at once, whatever the points; it is null for any other result.
    """

    game: str
    contract: str
    tricks: int
    text: str
    total: int | dict[str, int]
    totals: list[BreakdownTotal]
    lost: str | None
    lines: list[BreakdownLine]
    table: BreakdownTable


class ScoringMethods(TypedDict):
    """The scoring methods that the games bring to the calculator."""

    methods: list[ScoringMethodShape]
