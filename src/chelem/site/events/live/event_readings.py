"""Events as others read them: those of this process as they are, the others as they are stored."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from chelem.core import Unknown
from chelem.events import Event
from chelem.site.events.live.served_events import ServedEvents
from chelem.site.events.store.event_store import EventStore
from chelem.site.events.views.serviced_event import EventInService

MOST_READ = 400
"""The most events of other processes that are kept: thousands read a field on the evening it ends."""


class EventReadings:
    """Reads events, by their codes. Of the log of one that was read before only what is new is read."""

    def __init__(self, events: ServedEvents, store: EventStore, owns: Callable[[str], bool]) -> None:
        self._events, self._store, self._owns = events, store, owns
        self._read: OrderedDict[str, Event] = OrderedDict()
        self._reading = asyncio.Lock()

    async def read(self, codes: Iterable[str]) -> list[EventInService]:
        """Return events in this order, without their deals; those that were removed are left out."""
        wanted = list(codes)
        own = frozenset(filter(self._owns, wanted))  # once: an event may move while others are read
        found = dict[str, EventInService]()
        for code in wanted:
            if code in own:
                with suppress(Unknown):
                    found[code] = (await self._events.find(code)).snapshot()
        if elsewhere := [code for code in wanted if code not in own]:
            found |= await self._stored(elsewhere)
        return [found[code] for code in wanted if code in found]

    async def _stored(self, codes: list[str]) -> Mapping[str, EventInService]:
        async with self._reading:
            versions = await self._store.versions(codes)
            known = {code: event.version for code in codes if (event := self._read.get(code))}
            behind = {
                code: known.get(code, 0) for code, version in versions.items() if version > known.get(code, 0)
            }
            for code, entries in (await self._store.entries_from(behind) if behind else {}).items():
                if code in self._read:
                    for entry in entries:
                        self._read[code].append(entry)
                else:
                    self._read[code] = await asyncio.to_thread(Event.fold, entries)
            persons = await self._store.persons_of(versions)
            found = {code: self._read[code] for code in versions}
            for code in found:
                self._read.move_to_end(code)
            while len(self._read) > MOST_READ:
                self._read.popitem(last=False)
        return {
            code: EventInService(
                code, f"{event.version}.0", 0, event, {person.id: person for person in persons[code]}, {}
            )
            for code, event in found.items()
        }
