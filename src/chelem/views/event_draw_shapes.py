"""Types of the JSON of the draws of Swiss rounds."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import one_of


class DrawnStanding(TypedDict):
    """An entrant when the round was drawn; victory points are exact, such as `67/2`."""

    entrant: int
    rank: int
    victory_points: str


class DrawnMeeting(TypedDict):
    """Two who have met in an earlier round."""

    round: int
    one: int
    other: int


class DrawnKeptTable(TypedDict):
    """An entrant who cannot change tables, and the table that it keeps; null before it has one."""

    entrant: int
    table: int | None


class DrawnRule(TypedDict):
    """By which rule a round was drawn; both weights are exact numbers."""

    method: Annotated[str, one_of("standings", "halves", "lot")]
    rank: str
    victory_points: str
    odd: Annotated[str, one_of("bye", "half-matches", "triangle")]
    seed: int


class DrawnFrom(TypedDict):
    """All inputs of a draw."""

    round: int
    standings: list[DrawnStanding]
    meetings: list[DrawnMeeting]
    left_over: list[int]
    triangle: list[int]
    rule: DrawnRule
    stationary: list[DrawnKeptTable]


class DrawnMatch(TypedDict):
    """Two who meet in the drawn round."""

    first: int
    second: int


class EventDrawRecord(TypedDict):
    """A draw with its inputs, as `chelem event draw` reads it."""

    format: int
    inputs: DrawnFrom
    matches: list[DrawnMatch]
    left_over: list[int]


class EventSwissMatch(TypedDict):
    """Two who meet in a round, by their numbers in the section, and a sentence why."""

    first: int
    second: int
    why: str
    met: int | None
    """The last draw, from 1, in which they have met; null if they have not met."""


class EventDraw(TypedDict):
    """The draw of a round of a Swiss section."""

    section: str
    round: int
    """Of the section."""
    number: int
    """Which draw it is, from 1."""
    matches: list[EventSwissMatch]
    left_over: list[int]
    notes: list[str]
    """Why somebody sits out, plays a triangle, or leaves a table to another who cannot move either."""
    follows: bool
    """Whether the draw is the one that its inputs give; otherwise a director decided."""
    corrected: str | None
    """What results that were corrected since would have given; null if the same."""
    draw: EventDrawRecord | None
    """The draw with all its inputs, for `chelem event draw`; null while the ranking is hidden."""
