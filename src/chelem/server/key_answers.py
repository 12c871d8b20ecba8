"""The responses of HTTP calls about the keys of an event."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import one_of


class EventCard(TypedDict):
    """The letters on the guide card of an entrant."""

    entrant: int
    code: str


class JoinedDirector(TypedDict):
    """A device that directs an event, by the code that its organiser has read out."""

    id: str
    since: str


class EventClaim(TypedDict):
    """A phone that asks for the key of an entrant."""

    id: str
    """Known to this phone alone."""
    number: int
    """What the director sees, to know the phone by."""
    entrant: int
    state: Annotated[str, one_of("waiting", "granted", "refused")]
    key: str | None
    """Once it is granted."""


class WaitingClaim(TypedDict):
    """A phone that waits for the director's answer: the number on it, and the entrant that it names."""

    number: int
    entrant: int


class HostedEvent(TypedDict):
    """An event of the database with its organiser's key, for the person who runs the server."""

    code: str
    title: str
    date: str
    closed: bool
    key: str
