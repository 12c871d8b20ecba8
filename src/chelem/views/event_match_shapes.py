"""Types of the JSON of the matches of an event."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import one_of


class EventMatchSide(TypedDict):
    """A team in a match."""

    entrant: int
    won: float
    """On the boards that it won, in IMPs; at board-a-match how many these are."""
    points: float
    """Its victory points."""


class EventMatchResult(TypedDict):
    """A match of teams that is over, or was ruled not played."""

    round: int
    first: EventMatchSide
    second: EventMatchSide
    boards: int
    unit: Annotated[str, one_of("imps", "boards")]
