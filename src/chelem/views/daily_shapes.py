"""Types of the JSON of the tournament of a day."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import CardCode, OptionValue, SeatCode, one_of
from chelem.views.challenge_shapes import ChallengeEntry


class DailyPlayer(TypedDict):
    """Somebody who plays the boards of a day; percentages and rank are null until all boards are played.

    While boards are `waiting`, the percentages are provisional and there is no rank.
    """

    name: str
    you: bool
    played: int
    """How many boards they have finished."""
    rank: int | None
    """From 1, by the percentage among the whole field; players who are level share the better rank."""
    compared: int
    """How many boards `percent` is the average of: those that robots have played too."""
    percent: float | None
    """The average percentage among the whole field: people, filled up with robots."""
    among_people: float | None
    """The average percentage among people; null too where nobody else has played."""


class DailyScore(TypedDict):
    """A result on a board, and how many tables have it."""

    contract: str
    result: str
    lead: CardCode | None
    points: int
    """The score of North-South."""
    percent: float | None
    """North-South's percentage among the whole field; null while the board is waiting for its robots."""
    among_people: float | None
    """North-South's percentage among people; null where nobody has this result, or nobody else has played."""
    people: int
    robots: int
    you: bool
    """Whether it is your own result."""


class DailyBoard(TypedDict):
    """A board that you have played, or any board once the day is over."""

    deal: int
    board: int
    waiting: bool
    """Whether tables of robots are still to play it, so that it has no percentage yet."""
    percent: float | None
    """Your percentage among the whole field; null while `waiting`, or without a result of yours."""
    among_people: float | None
    """Your percentage among people."""
    scores: list[DailyScore]
    """The best for North-South first."""


class DailyRobotPair(TypedDict):
    """A pair of robots of the field."""

    strength: str
    """As in `GET /api/games`: `instant`, `normal` or `strong`."""
    system: str
    """As in `GET /api/games`, such as `sef`."""
    bidding: str
    """Its system in words, with its style unless that is the usual one."""


class DailyRobotTable(TypedDict):
    """A table of robots of the field, whose pairs stay for all boards of the day."""

    north_south: DailyRobotPair
    east_west: DailyRobotPair


class DailyShape(TypedDict):
    """The tournament of a day: the same boards, seat and robots for all who play."""

    date: str
    """The day (UTC), such as `2026-11-24`."""
    before: str | None
    """The last day before it with a tournament; null if it is the first."""
    after: str | None
    """The first day after it with a tournament; null if it is the last."""
    status: Annotated[str, one_of("open", "closed")]
    closes: str
    """When the day is over, as a time of ISO 8601."""
    event: str
    """The id that logs name."""
    boards: int
    seat: SeatCode
    bots: "DailyRobotPair"
    """The reader's partner and opponents: three robots of one system, the same for all."""
    terms: dict[str, OptionValue]
    """The settings that are the same for all: `undo`, `hints` and `declare`."""
    hash: str
    """SHA-256 of `opening`, published before anybody plays."""
    opening: str | None
    """The text that opens the commitment (docs/log.md); null until the day is over."""
    pledges: list[str]
    """SHA-256 of each nonce that others than the server have added; none: it drew the boards alone."""
    nonces: list[str] | None
    """The nonces, shown with `opening`."""
    you: ChallengeEntry | None
    """Null until you play."""
    finished: int
    """How many people have played all boards."""
    playing: int
    """How many have not."""
    waiting: int
    """How many boards of `results` are waiting for their robots."""
    players: list[DailyPlayer]
    """Those who have played all boards, the best first, then the others; the first hundred, and you."""
    results: list[DailyBoard]
    robots: list[DailyRobotTable]
    """The tables of robots whose results are in `results`."""


class DailyMonthPlayer(TypedDict):
    """Somebody's days of a month; only finished cards of days that are over count."""

    name: str
    you: bool
    rank: int
    """From 1, by the average percentage."""
    days: int
    boards: int
    percent: float
    """The average percentage among the whole field, over all boards."""


class DailyMonthShape(TypedDict):
    """A month's series."""

    month: str
    """Such as `2026-11`."""
    days: int
    """How many tournaments are over."""
    players: list[DailyMonthPlayer]
    """The best first; the first hundred, and you."""
