"""How an event is opened: by the process that will serve it, wherever that was asked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from chelem.core import ParseError
from chelem.events import Author
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entry_json import entry_content_json, read_entry_content
from chelem.site.events.live.actor import EventActor
from chelem.site.tables import Lobby

ORGANISER = Author("organiser", "1")


@dataclass(frozen=True, slots=True)
class EventToOpen:
    """The first entry of an event as JSON, and the invitation to a simultaneous whose boards it plays."""

    content: Mapping[str, Any]
    invitation: str = ""


@dataclass(frozen=True, slots=True)
class OpenedEvent:
    """A new event, and the key of its organiser."""

    code: str
    key: str


class EventOpening(Protocol):
    """Opens events that this process serves."""

    async def open_event(self, content: EventOpened, invitation: str = "", code: str = "") -> EventActor:
        """Create an event, and write its first entry."""


class OpeningCalls:
    """The call with which an event is opened, by its code."""

    def __init__(self, opening: EventOpening, lobby: Lobby) -> None:
        self._opening, self._lobby = opening, lobby
        self._open = lobby.cluster.calls.add("event.open", self._open_here)

    async def open(self, content: EventOpened, invitation: str = "") -> OpenedEvent:
        """Create an event, and write its first entry; with an invitation, let it join a simultaneous."""
        asked = EventToOpen(entry_content_json(content), invitation)
        return await self._open(self._lobby.new_code(), asked)

    async def _open_here(self, code: str, asked: EventToOpen) -> OpenedEvent:
        content = read_entry_content(asked.content)
        if not isinstance(content, EventOpened):
            raise ParseError("event.log.entry", name=content.entry)
        actor = await self._opening.open_event(content, asked.invitation, code)
        return OpenedEvent(code, actor.keys.make(ORGANISER))
