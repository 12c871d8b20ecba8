"""The events that a process serves, as those know them who are asked about an event by its code."""

from typing import Protocol

from chelem.events import EventState
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.online_tables import OnlineTables


class EventAtTables(Protocol):
    """An event with its own tables."""

    @property
    def tables(self) -> OnlineTables:
        """What deals its boards."""


class ServedEvents(Protocol):
    """The events that this process serves."""

    async def find(self, code: str) -> EventActor:
        """Return the actor of an event."""

    async def online(self, code: str) -> EventAtTables:
        """Return what an event needs to be played at the program's own tables."""

    def known(self, code: str) -> EventState | None:
        """Return the state of an event that somebody has asked for already."""
