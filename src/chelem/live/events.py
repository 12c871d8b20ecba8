"""The events in service."""

import asyncio
import secrets

from chelem.core.errors import Unknown
from chelem.events.log.author import Author
from chelem.events.log.organising import EventOpened
from chelem.live.event_actor import EventActor
from chelem.store.database import Database
from chelem.store.event_store import EventStore
from chelem.tables.codes import LETTERS, new_code


class EventOffice:
    """All events: those that somebody has asked for are in memory."""

    def __init__(self, database: Database) -> None:
        self.store = EventStore(database)
        self._actors: dict[str, EventActor] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def open_event(self, content: EventOpened) -> EventActor:
        """Create an event, and write its first entry."""
        code, secret = new_code(), secrets.token_hex(16)
        await self.store.add(code, secret)
        actor = await self.find(code)
        await actor.write(content, Author("organiser", "1"))
        return actor

    async def find(self, code: str) -> EventActor:
        """Return the actor of an event; raise `Unknown` if there is no such event."""
        if code not in self._actors:
            if not code or not set(code) <= set(LETTERS):
                raise Unknown("event.unknown", event=code)
            async with self._opening.setdefault(code, asyncio.Lock()):
                if code not in self._actors:
                    stored = await self.store.find(code)
                    if stored is None:
                        self._opening.pop(code, None)
                        raise Unknown("event.unknown", event=code)
                    self._actors[code] = EventActor(stored, self.store)
        return self._actors[code]
