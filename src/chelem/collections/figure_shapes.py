"""Types of the JSON of a visitor's own deals and figures, for docs/protocol.md and OpenAPI."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from chelem.formats.json_types import SeatCode, one_of

RoleCode = Annotated[str, one_of("declarer", "dummy", "defender", "passed")]
ErrorKind = Annotated[str, one_of("lead", "declarer", "defence", "bidding")]


AbsentFigure = Literal["bidding", "contracts", "points"]


class OwnDealShape(TypedDict):
    """A deal that the visitor has played at a table."""

    table: str
    """The code of the table."""
    deal: int
    """The number of the deal at that table."""
    day: str
    """When it was dealt, in UTC."""
    game: str
    kind: str
    """The form of match."""
    practice: bool
    """Whether somebody held two of its hands."""
    seat: SeatCode
    """The visitor's seat at its end."""
    role: RoleCode
    """The visitor's part; `passed` if all four passed."""
    partner: str
    contract: str
    """The contract as text."""
    declarer: SeatCode | None
    result: str
    points: int | None
    """The points of the visitor's side, less the opponents'."""
    percent: float | None
    """The matchpoint percentage of the visitor's side; null until other tables have played the cards."""
    link: str | None
    """The page with its review; null where neither its table nor its board are left."""


class OwnDealList(TypedDict):
    """A page of the visitor's deals, newest first."""

    count: int
    """The number of deals that match."""
    pages: int
    rows: list[OwnDealShape]
    games: list[str]
    """The games to choose from."""
    partners: list[str]
    """The partners to choose from, the most frequent first."""


class PercentStep(TypedDict):
    """Some consecutive deals, of a plot."""

    deals: int
    """How many deals there are up to the last of them."""
    day: str
    """The day of the last of them."""
    percent: float
    """Their average percentage."""
    mean: float
    """The average of all deals up to there."""


class PercentFigures(TypedDict):
    """The visitor's percentages in deals that bots have played too."""

    deals: int
    mean: float
    steps: list[PercentStep]


class TrickStep(TypedDict):
    """Some consecutive deals, of a plot."""

    deals: int
    """How many deals there are up to the last of them."""
    day: str
    """The day of the last of them."""
    lost: float
    """The tricks lost per deal."""


class TrickFigures(TypedDict):
    """The tricks per deal that the visitor's own cards lost, double dummy, in one role."""

    deals: int
    lost: float
    """The average of all deals."""
    steps: list[TrickStep]


class ContractsShape(TypedDict):
    """The contracts that the visitor declared, of one level or strain."""

    name: str
    """The level, or the strain; in Whiz, level 1 is seven tricks."""
    deals: int
    made: int


class ErrorsShape(TypedDict):
    """The visitor's errors of one kind."""

    kind: ErrorKind
    errors: int
    deals: int
    """In how many deals there could have been one."""


class StreaksShape(TypedDict):
    """Series: days in a row with a deal, deals in a row without an error."""

    days: int
    """The days of the series that goes on; 0 if the last deal was before yesterday."""
    best_days: int
    """The days of the longest series."""
    clean: int
    """The deals without an error since the last one with any."""
    best_clean: int
    """The deals of the longest series."""


class PointsStep(TypedDict):
    """Some consecutive deals, of a plot."""

    deals: int
    """How many deals there are up to the last of them."""
    day: str
    """The day of the last of them."""
    points: int
    """The total up to there."""


class GameFigures(TypedDict):
    """The visitor's deals of one game."""

    game: str
    deals: int
    points: int | None
    """The total of the visitor's side, less the opponents'; null where players score alone."""
    won: int
    """The deals with more points than the opponents."""
    steps: list[PointsStep]


class FiguresShape(TypedDict):
    """The visitor's figures. Where there is nothing to show yet, a part is null or empty."""

    game: str | None
    """The game of these figures; null for all games."""
    book: int
    """The tricks from which the bids of this game count: 0 if they name all the tricks, otherwise 6."""
    choices: list[str]
    """The games that the visitor has played, the most played first."""
    absent: list[AbsentFigure]
    """The figures that this game never has: the cost of calls, contracts to make, points of a side."""
    deals: int
    since: str | None
    """The day of the first deal."""
    judged: int
    """How many deals have been analysed, double dummy."""
    waiting: int
    """How many are still to be analysed, in the background: ask again in a few seconds."""
    percent: PercentFigures | None
    declarer: TrickFigures | None
    defence: TrickFigures | None
    strains: list[ContractsShape]
    levels: list[ContractsShape]
    errors: list[ErrorsShape]
    streaks: StreaksShape
    games: list[GameFigures]
