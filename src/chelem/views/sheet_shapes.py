"""Types of the JSON of a score sheet."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import CardCode, SeatCode, SideCode, one_of

Key = str
"""A side, or in Whiz a player."""


class LineShape(TypedDict):
    """A line of a score."""

    to: list[SeatCode]
    """The seats that receive the points."""
    title: str
    """Who receives the points."""
    points: int
    below: bool
    """Whether the points are below the line: they count toward a game."""
    reason: str
    """What the points are for, with the calculation."""


class ScoreShape(TypedDict):
    """A table's score on a board, compared with the scores at the other tables."""

    points: int
    """The score of your side, or of the pair in your direction."""
    percent: float
    """Its matchpoint percentage."""
    imps: float
    """Its average IMPs against each other table."""


class ResultShape(ScoreShape):
    """A table's result on a board."""

    contract: str
    result: str
    lead: CardCode | None
    """The first card; null if unknown, and at your table."""
    you: bool
    """Whether this is your table."""
    pairs: list[str] | None
    """How North-South and East-West bid there, in words; null if unknown, and at your table."""


class ComparisonShape(TypedDict):
    """A board compared with the same board at other tables."""

    percent: float | None
    """The matchpoint percentage."""
    imps: float | None
    """The average IMPs against each other table."""
    results: list[ResultShape]
    """All results, yours included."""


class StandingShape(TypedDict):
    """The rank of your table over the deals that other tables have played too."""

    percent: float
    """Your side's average matchpoint percentage."""
    imps: float
    """The sum of its IMPs."""
    rank: int
    """The place by percentages among the tables, from 1."""
    level: int
    """How many other tables have the same percentage."""
    tables: int
    """How many tables are ranked, yours included."""
    boards: int
    """How many deals are compared."""


class RowShape(TypedDict):
    """A deal on the score sheet."""

    deal: int
    board: int | None
    dealer: SeatCode
    vulnerable: list[SeatCode]
    contract: str
    """The contract in words; empty if everyone passed."""
    declarer: SeatCode | None
    result: str
    """`=`, `+1`, `−2`."""
    points: dict[Key, int]
    """By side, or by player in individual games."""
    below: dict[SideCode, int] | None
    """Points below the line by side; null on a sheet without a line."""
    above: dict[SideCode, int] | None
    """Points above the line by side; null on a sheet without a line."""
    game: SideCode | None
    """The side that completed a game with this deal."""
    lost: bool
    """Whether declarer's side lost the match at once with this deal, whatever its points."""
    lines: list[LineShape]
    kept: str | None
    """The sentence on tricks that a claim gave away and that stay (Law 71); null if there are none."""
    practice: bool
    """Whether it was played as practice: a dummy alone among bots declared for their partner, or looked."""
    selected: bool
    """Whether its cards were chosen for practice, not shuffled."""
    compare: ComparisonShape | None
    """In duplicate, the results of other tables."""


class ColumnShape(TypedDict):
    """A column of the score sheet."""

    key: Key
    """A side, or a player in individual games."""
    title: str


class VerdictShape(TypedDict):
    """The end of a match."""

    lines: list[LineShape]
    """The lines that the end of the match adds."""
    totals: dict[Key, int]
    winner: list[Key]
    """The winning sides or players; several in a tie."""
    text: str
    """The result in words."""


class SheetShape(TypedDict):
    """The score sheet of a match."""

    form: Annotated[str, one_of("points", "line", "split", "slots", "players")]
    """The layout: a column of `points`; a `line` or `split` between points below and above the line; prepared
    `slots`; a column for each of the `players`."""
    slots: int | None
    """The number of rows drawn from the start."""
    columns: list[ColumnShape]
    rows: list[RowShape]
    """A row for each scored deal."""
    totals: dict[Key, int]
    """The totals by key of column."""
    games: dict[SideCode, int] | None
    """The number of games of each side; null on a sheet without a line."""
    parts: dict[SideCode, int] | None
    """The part-scores of each side; null on a sheet without a line."""
    standing: StandingShape | None
    """In duplicate, your place among the tables; null while nothing is compared."""
    verdict: VerdictShape | None
    """Null until the match is over."""
