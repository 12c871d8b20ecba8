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
    """Its name in links and logs."""
    kind: str
    """The form of match."""
    status: str
    """`open`, `playing` or `over`."""
    seat: SeatCode


class VisitorCard(TypedDict):
    """The visitor: a name, and the tables where they sit, newest first."""

    name: str
    tables: list[VisitorTable]


class SettingShape(TypedDict):
    """An option of a game, or a setting of a table's policy."""

    name: str
    values: list[OptionValue]
    """All that it may be."""
    default: OptionValue


class MatchFormShape(TypedDict):
    """A form of match, and its parameter, if any."""

    kind: str
    """Its name in a request."""
    title: str
    parameter: str | None
    """The name of its one number."""
    default: int | None
    values: list[int]
    """The numbers that a page offers; others may be asked for."""


class GameShape(TypedDict):
    """A game: its title and blurb, its players, its layout, its options."""

    game: str
    """Its name in links and logs."""
    title: str
    about: str
    """A sentence for people who choose a game."""
    players: int
    empty: SeatCode | None
    """The seat without a player."""
    individual: bool
    """Whether each plays alone."""
    book: int | None
    """The tricks that a contract's number leaves out; null where contracts name no number."""
    suits: list[str]
    """In the order in which hands are shown."""
    vulnerability: bool
    """Whether players care who is vulnerable."""
    prepared: int
    """How many deals of a match are prepared."""
    files: bool
    """Whether files of boards (PBN, LIN …) tell its deals."""
    kinds: list[KindShape]
    options: list[SettingShape]
    """What can be chosen of its rules."""
    forms: list[MatchFormShape]
    """Its forms of match, the usual one first."""


class GameList(TypedDict):
    """The available games, and the settings of a table's policy."""

    games: list[GameShape]
    policy: list[SettingShape]
    """The choices of a table's policy."""


class BreakdownLine(TypedDict):
    """A line of a score with its sum in words; `notes` are the sum, the receiver and where it counts."""

    points: int
    below: bool
    """Whether it counts toward a game."""
    to: str | None
    """Who receives the points, where more than one side may score."""
    title: str
    reason: str
    """How the points are worked out."""
    notes: list[str]
    """The sum, who receives it, and where it counts, in words."""


class BreakdownTotal(TypedDict):
    """A total, and who receives it, if that is not declarer's side."""

    points: int
    to: str


class BreakdownRow(TypedDict):
    """A result and its score in each column; `here` is the column of the query, if it is in this row."""

    result: str
    totals: list[str]
    here: int | None
    """The column of what was asked, where it is in this row."""


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
    """The contract asked for, as a code."""
    tricks: int
    text: str
    """What was asked, in words."""
    total: int | dict[str, int]
    """Signed from declarer's side; by player or side in games that score several."""
    totals: list[BreakdownTotal]
    """The same with their receivers in words."""
    lost: str | None
    """A sentence when the match is lost at once, whatever the points."""
    lines: list[BreakdownLine]
    table: BreakdownTable


class ScoringMethods(TypedDict):
    """The scoring methods that the games bring to the calculator."""

    methods: list[ScoringMethodShape]
