"""Types of the JSON of a simultaneous."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import one_of


class FieldMember(TypedDict):
    """An event that plays a simultaneous."""

    code: str
    title: str
    online: bool
    entrants: int
    over: bool
    """Whether it is closed, or has no board still to play."""


class ClubInvitation(TypedDict):
    """An invitation to a simultaneous, and the event that has used it; for its directors."""

    number: int | None
    """Null for an event that joined by the code for all, and for that code."""
    club: str
    """As the organiser calls it."""
    accepted: bool
    """Whether its event is a member without being asked again."""
    standing: Annotated[
        str, one_of("for-all", "open", "withdrawn", "asked", "refused", "member", "removed", "gone")
    ]
    """A code `for-all`, one that is open; or what its event is, `gone` if that is deleted."""
    invitation: str | None
    """The letters, while they can be used."""
    member: str | None
    """The code of the event that has used it."""
    title: str
    """Of that event."""


class FieldEntrant(TypedDict):
    """An entrant of one of the events of a simultaneous."""

    entrant: int
    """Its number there."""
    number: str
    """On its guide card, such as `A3`."""
    names: list[str]
    """Of those who agree."""


class FieldRanked(FieldEntrant):
    """A line of the ranking of all."""

    member: int
    """Its event, from 0."""
    place: int | None
    tied: bool
    result: float
    boards: int


class EventField(TypedDict):
    """The members of a simultaneous, and the ranking of all their entrants together."""

    members: list[FieldMember]
    unit: Annotated[str, one_of("percent", "imps", "vp")]
    ranked: list[FieldRanked] | None
    """Null while boards are still played, for all but the organiser."""
    boards: list[int]
    """Those with results; empty while the ranking is not shown."""


class FieldLine(TypedDict):
    """A result of a board in a simultaneous."""

    member: int
    """The event where it was made, from 0."""
    table: int
    ns: list["FieldEntrant"]
    ew: list["FieldEntrant"]
    contract: str | None
    points: int | None
    ns_result: float | None
    """Matchpoints as a percentage, or IMPs; null where the board does not count."""
    ew_result: float | None
    ns_place: int | None
    """North-South's place among all with the board; null where it does not count."""
    ew_place: int | None


class FieldTraveller(TypedDict):
    """All results of a board in a simultaneous, the best for North-South first."""

    board: int
    unit: Annotated[str, one_of("percent", "imps")]
    members: list[FieldMember]
    lines: list[FieldLine]
