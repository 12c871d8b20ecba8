"""Types of the JSON of a match of teams."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import CardCode, SeatCode, one_of


class TeamChair(TypedDict):
    """Who sits in a chair of a room."""

    name: str
    kind: Annotated[str, one_of("person", "bot")]
    you: bool
    team: Annotated[str, one_of("A", "B")]


class TeamRoom(TypedDict):
    """A room, which is a table."""

    room: Annotated[str, one_of("open", "closed")]
    table: str
    """The code of the table."""
    status: Annotated[str, one_of("open", "playing", "over")]
    played: int
    """How many boards are finished there."""
    chairs: dict[SeatCode, TeamChair | None]


class BoardInRoom(TypedDict):
    """The result of a board in a room."""

    contract: str
    result: str
    lead: CardCode | None
    points: int
    """North-South's score."""


class TeamMatchBoard(TypedDict):
    """A board that has been finished in the reader's room; for those who do not play, in a finished match."""

    deal: int
    board: int
    open: BoardInRoom | None
    """Null until it is finished in that room."""
    closed: BoardInRoom | None
    imps: int | None
    """What team A has won on it, negative if team B has; null until both rooms have finished it."""


class TeamVictoryPoints(TypedDict):
    """The victory points of the two teams."""

    A: float
    B: float


class TeamMatchShape(TypedDict):
    """A match of two teams of four, with the results that the reader may see."""

    code: str
    game: str
    boards: int
    owner: bool
    """Whether you start the match."""
    status: Annotated[str, one_of("open", "playing", "over")]
    rooms: list[TeamRoom]
    """The open room, where team A sits North-South, then the closed one, where it sits East-West."""
    hash: str
    """SHA-256 of `opening`, published before anybody plays."""
    opening: str | None
    """The text that opens the commitment (docs/log.md); null until the match is over."""
    pledges: list[str]
    """SHA-256 of each nonce that others than the server have added; none: it drew the boards alone."""
    nonces: list[str] | None
    """The nonces, shown with `opening`."""
    results: list[TeamMatchBoard]
    imps: int
    """What team A leads by on the boards shown, negative if team B leads."""
    victory_points: TeamVictoryPoints | None
    """Null until the match is over."""
