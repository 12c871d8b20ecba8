"""What a person of an online event is sent: their place, their partner and their tables."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import SeatCode, one_of


class EventOnlineTable(TypedDict):
    """The table where somebody plays now, whose page is `/table/CODE`."""

    code: str
    seat: SeatCode
    section: str
    round: int
    table: int
    boards: list[int]
    partner: str | None
    """Who sits opposite; null for a robot."""
    over: bool
    """Whether each of its boards has a result, or a ruling."""


class EventTeammate(TypedDict):
    """Somebody in the other pair of one's team, or who is to come."""

    name: str | None
    kind: Annotated[str, one_of("person", "robot", "anyone", "none")]


class EventPlace(TypedDict):
    """A visitor in an online event."""

    tag: str
    """Another one after each change of places, partners or rounds."""
    title: str
    """That of the event."""
    round: int
    """The round in play in their section; 0 before the first."""
    rounds: int
    playing: int
    """How many tables of the section have still to finish the round."""
    finished: bool
    """Whether everybody has played the last round of the section, or the event is closed."""
    name: str
    entrant: int | None
    """Null for a substitute, and for who has not entered."""
    partner: str | None
    """The partner's name; null where nobody is known yet."""
    partner_kind: Annotated[str, one_of("person", "robot", "anyone", "none")]
    pair: int
    """In which pair of a team they play, 1 or 2."""
    teammates: list[EventTeammate]
    """The other pair of the team."""
    substitute: bool
    key: str | None
    """With which a device reads what this entrant may know; in a link, it lets the partner in."""
    tables: list[EventOnlineTable]
    """In the round in play; the boards of a cell may be at two of the program's tables, one by one."""
    opening: bool
    """Whether the tables of the round are not open yet."""
    coming: int
    """How many seconds before the next round pages go to its tables, each at a moment of its own."""
    next: str | None
    """When the next round begins, once all tables have played."""
    drawing: bool
    """Whether all tables have played, and the director draws the next round."""
    until: str | None
    """Until when a board may begin in the round in play; null in breaks and while the clock stands still."""
    late: int
    """How many tables still play after that."""
    now: str
    """The server's clock."""


class EventSubstitute(TypedDict):
    """Somebody who waits for a place that becomes free."""

    id: str
    name: str


class EventAbsence(TypedDict):
    """A player who has gone from their table, where a robot plays for them, as only directors see."""

    id: str
    name: str
    entrant: int
    section: str
    round: int
    table: int
    seat: SeatCode
    since: str
