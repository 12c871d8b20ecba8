"""Types of the JSON of a score sheet: its rows, their lines and comparisons, and the end of a match."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import SeatCode, SideCode, one_of

Key = str
"""A side, or in Whiz a player."""


class LineShape(TypedDict):
    """A line of a score; `title` says who scores the points."""

    to: list[SeatCode]
    """The seats that receive the points."""
    title: str
    """What the line is for, and for whom."""
    points: int
    below: bool
    """Whether it counts toward a game."""
    reason: str
    """How the points are worked out."""


class ResultShape(TypedDict):
    """A table's result on a board."""

    contract: str
    result: str
    points: int
    """North-South's score."""
    you: bool
    """Whether it is your table."""


class ComparisonShape(TypedDict):
    """A board compared with the same board at other tables."""

    percent: float | None
    """Matchpoints."""
    imps: float | None
    results: list[ResultShape]
    """All results, yours included."""


class RowShape(TypedDict):
    """A deal on the score sheet."""

    deal: int
    board: int | None
    dealer: SeatCode
    vulnerable: list[SeatCode]
    contract: str
    """In words; empty where everybody passed."""
    declarer: SeatCode | None
    result: str
    """`=`, `+1`, `−2`."""
    points: dict[Key, int]
    """By side, or by player where each plays alone."""
    below: dict[SideCode, int] | None
    """By side; null on a sheet without a line."""
    above: dict[SideCode, int] | None
    """By side; null on a sheet without a line."""
    game: SideCode | None
    """The side that completed a game with it."""
    lines: list[LineShape]
    compare: ComparisonShape | None
    """In duplicate, other results on the board."""


class ColumnShape(TypedDict):
    """A column of the score sheet."""

    key: Key
    """A side, or a player where each plays alone."""
    title: str


class VerdictShape(TypedDict):
    """The end of a match."""

    lines: list[LineShape]
    """What the end of the match adds."""
    totals: dict[Key, int]
    winner: list[Key]
    """The winning sides or players; several where they share it."""
    text: str
    """The result in words."""


class SheetShape(TypedDict):
    """The score sheet of a match."""

    form: Annotated[str, one_of("points", "line", "split", "slots", "players")]
    """How it is drawn: a column of `points`, a `line` or `split` between what counts toward a game and what
    does not, prepared `slots`, a column for each of the `players`."""
    slots: int | None
    """How many rows are there from the start."""
    columns: list[ColumnShape]
    rows: list[RowShape]
    """One for each deal scored."""
    totals: dict[Key, int]
    """By key of column."""
    games: dict[SideCode, int] | None
    """The games of each side, where there is a line."""
    parts: dict[SideCode, int] | None
    """The part-scores of each side, where there is a line."""
    verdict: VerdictShape | None
    """Null until the match is over."""
