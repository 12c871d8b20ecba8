"""Types of the JSON of an event's deals: what was possible, what it cost, results to check."""

from typing_extensions import TypedDict

from chelem.formats.json_types import SeatCode


class EventCost(TypedDict):
    """A board below average, and what would have been better double dummy."""

    board: int
    percent: float | None
    """What it lost against the average, at matchpoints; otherwise null."""
    imps: float | None
    reasons: list[str]
    """Empty where the deal is not known."""


class EventDoubleDummy(TypedDict):
    """What is possible on a board with all hands seen."""

    tricks: dict[str, dict[SeatCode, int]]
    """By strain and declarer."""
    par: int
    """North-South's points."""
    par_text: str


class EventSuspect(TypedDict):
    """A result far from what the hands allow, for directors alone, until they confirm or correct it."""

    section: str
    round: int
    table: int
    board: int
    version: int
    """Of the entry that is to be confirmed."""
    result: str
    reasons: list[str]
    """What is strange, then what has probably happened."""
