"""The events in service."""

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from weakref import WeakValueDictionary

from chelem.core import Busy, ChelemError, Refused, Unknown
from chelem.events import Author, EventState
from chelem.events.log.entries.opening import EventOpened
from chelem.site.database import Fence, LostShard, StoreError, shard_of
from chelem.site.edge import LETTERS, VisitorId, log_errors
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.event_table_calls import EventTableCalls
from chelem.site.events.live.online_players import OnlinePlayers
from chelem.site.events.live.online_rounds import OnlineRounds
from chelem.site.events.live.online_tables import OnlineTables
from chelem.site.events.live.opening_calls import OpeningCalls
from chelem.site.events.live.simultaneous_office import SimultaneousOffice
from chelem.site.events.live.tables_of_events import TablesOfEvents
from chelem.site.events.store.event_store import EventStore
from chelem.site.tables import Lobby, growing_pauses

DAMAGES = (ChelemError, LookupError, TypeError, ValueError, AttributeError)
"""What reading a log raises that the program has not written so."""
IDLE_TIME = 1800.0
"""Seconds after which an event that nobody has asked for is unloaded."""
SHORT_IDLE_TIME = 60.0
"""The same where the logs of all events in memory have too many characters."""
IDLE_ONLINE_TIME = 7 * 86_400.0
"""The same for one that is conducted at tables of the program's own."""
MOST_CHARACTERS = 50_000_000
"""The most characters of the logs of events in memory, where they take five times that."""
SWEEP_INTERVAL = 60.0

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OnlineEvent:
    """What an event needs to be played at tables of the program's own."""

    tables: OnlineTables
    rounds: OnlineRounds
    players: OnlinePlayers


@dataclass(frozen=True, slots=True)
class VisitorChange:
    """A visitor who is erased, or known under another id from `now` on."""

    visitor: VisitorId
    now: VisitorId | None


class EventOffice:
    """All events: those that somebody has asked for are in memory."""

    def __init__(self, lobby: Lobby) -> None:
        self.store = EventStore(lobby.database)
        self._lobby = lobby
        self._actors: dict[str, EventActor] = {}
        self._online: dict[str, OnlineEvent] = {}
        self._revealing: dict[str, asyncio.Task[None]] = {}
        """Opens the boards of a simultaneous that is closed, by its code."""
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while an event is loaded."""
        self._sweeper: asyncio.Task[None] | None = None
        self._calls = EventTableCalls(lobby)
        self.simultaneous = SimultaneousOffice(self, lobby)
        self.of_tables = TablesOfEvents(self, lobby)
        self.opening = OpeningCalls(self, lobby)
        self._announce_visitor = lobby.cluster.news.add_lasting("visitor.changed", self._change_visitor)

    def start(self) -> None:
        """Start unloading idle events."""
        sweeping = asyncio.create_task(self._sweep())
        self._sweeper = log_errors(sweeping, logger, lambda: "idle events are no longer unloaded")

    async def open_event(self, content: EventOpened, invitation: str = "", code: str = "") -> EventActor:
        """Create an event, and write its first entry; with an invitation, let it join a simultaneous.

        Without a code it has a new one.
        """
        if invitation:
            await self.simultaneous.check(invitation, content)
        code, secret = code or self._lobby.new_code(), secrets.token_hex(16)
        if await self.store.find(code) is None:  # else another process has begun to open it, and lost it
            await self.store.add(code, secret)
        actor = await self.find(code)
        await actor.write(content, Author("organiser", "1"))
        if invitation:
            await self.simultaneous.join(actor, invitation)
        return actor

    async def find(self, code: str) -> EventActor:
        """Return the actor of an event; raise `Unknown` if there is no such event."""
        if code not in self._actors:
            if not code or not set(code) <= set(LETTERS):
                raise Unknown("event.unknown", event=code)
            async with self._opening.setdefault(code, asyncio.Lock()):
                if code not in self._actors:
                    await self._open(code)
        actor = self._actors.get(code)
        if actor is None or not self._lobby.owns(code):  # since it was loaded
            raise LostShard(shard_of(code))
        actor.used = time.monotonic()
        return actor

    async def _open(self, code: str) -> None:
        """Load an event, and serve it."""
        fence = self._lobby.fence_of(code)  # first: what is read then is the latest
        loaded = await self._load(code, fence)
        if loaded is None:
            raise Unknown("event.unknown", event=code)
        if not self._lobby.cluster.is_alone:
            await loaded.pending.restore()
        if not self._lobby.owns(code) or self._lobby.fence_of(code) != fence:
            raise LostShard(shard_of(code))  # `leave` and `lose` did not see the event
        self._actors[code] = self._start(loaded)
        await self._deal_again(loaded)
        await loaded.forget_unlisted()

    async def _load(self, code: str, fence: Fence | None) -> EventActor | None:
        """Return an event as stored; `Refused`, with a line in the server's log, if its log is damaged."""
        store = self.store.fenced(fence)
        try:
            stored = await store.find(code)
            actor = None if stored is None else EventActor(stored, store)
        except DAMAGES as error:
            reason = error.say("en") if isinstance(error, ChelemError) else repr(error)
            logger.critical("event %s cannot be opened, run chelem doctor: %s", code, reason)
            raise Refused("event.broken", event=code) from error
        if actor is not None:
            store.on_lost = partial(self._unload, actor, moved=True)
        return actor

    def in_memory(self, code: str) -> EventActor | None:
        """Return the actor of an event that somebody has asked for already."""
        if (actor := self._actors.get(code)) is not None:
            actor.used = time.monotonic()
        return actor

    def known(self, code: str) -> EventState | None:
        """Return the state of an event that somebody has asked for already."""
        actor = self._actors.get(code)
        return None if actor is None else actor.event.state

    @property
    def count(self) -> int:
        """How many events are in memory."""
        return len(self._actors)

    @property
    def characters(self) -> int:
        """How many characters their logs have."""
        return sum(actor.quota.characters for actor in self._actors.values())

    async def remove(self, code: str) -> None:
        """Delete an event with its names; `Refused` while its boards are played at the program's own tables.

        The tables where it was played stay.
        """
        actor = await self.find(code)
        state = actor.event.state
        begun = any(section.online and section.round for section in state.sections.values())
        if not state.closed and (begun or state.memberships.members):
            raise Refused("event.remove-open")
        await actor.remove()
        self._unload(actor)

    def unload_idle(self, now: float) -> None:
        """Unload the events that nobody has asked for lately, and more of them where they are too large."""
        in_order = sorted(self._actors.values(), key=lambda actor: actor.used)
        characters = sum(actor.quota.characters for actor in in_order)
        for actor in in_order:
            idle = now - actor.used
            patience = IDLE_TIME if characters <= MOST_CHARACTERS else SHORT_IDLE_TIME
            if self._online[actor.code].rounds.busy:
                patience = IDLE_ONLINE_TIME
            if idle > patience and not actor.is_busy:
                characters -= actor.quota.characters
                self._unload(actor)

    async def leave(self, shard: int) -> None:
        """Store what is being written in the events of a shard, and serve them no longer: others will."""
        for actor in self._in_shard(shard):
            await actor.finish()
            self._unload(actor, moved=True)

    def lose(self, shard: int) -> None:
        """Serve the events of a shard no longer, as another process does."""
        for actor in self._in_shard(shard):
            self._unload(actor, moved=True)

    def _in_shard(self, shard: int) -> list[EventActor]:
        return [actor for code, actor in self._actors.items() if shard_of(code) == shard]

    def _unload(self, actor: EventActor, *, moved: bool = False) -> None:
        """Forget an event until somebody asks for it, here or where it has `moved`; it can still be read."""
        actor.retire(moved=moved)
        if self._actors.get(actor.code) is actor:
            del self._actors[actor.code]
            self._online.pop(actor.code).rounds.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            self.unload_idle(time.monotonic())

    def _start(self, actor: EventActor) -> EventActor:
        tables = OnlineTables(actor, self._lobby, self._calls)
        players = OnlinePlayers(actor)
        rounds = OnlineRounds(actor, tables, players)
        self._online[actor.code] = OnlineEvent(tables, rounds, players)
        actor.renamed = int(time.time())  # a tag of the event when it was in memory before stands for that
        actor.on_change = partial(self._follow, actor, rounds)
        self._follow(actor, rounds)
        return actor

    async def _deal_again(self, actor: EventActor) -> None:
        """Let an event know its boards again, after a restart, where the program has drawn them."""
        state = actor.event.state
        if state.committed:
            played = {board for section in state.sections.values() for board in section.boards}
            with suppress(Busy):  # it is taking over the boards of a simultaneous
                await self._online[actor.code].tables.deal(played | actor.deals.keys())

    def _follow(self, actor: EventActor, rounds: OnlineRounds) -> None:
        rounds.follow()
        state = actor.event.state
        is_due = state.terms.simultaneous and state.closed and not state.revealed
        if is_due and actor.code not in self._revealing:
            code, facts = actor.code, f"simultaneous {actor.code}: not revealed"
            task = log_errors(asyncio.create_task(self._reveal(code)), logger, lambda: facts)
            self._revealing[code] = task
            task.add_done_callback(lambda _: self._revealing.pop(code))

    async def _reveal(self, code: str) -> None:
        """Open the boards of a simultaneous, as soon as the owners of all its members answer."""
        for pause in growing_pauses():
            try:
                await self.simultaneous.reveal(code)
            except LostShard:  # its next owner does so
                return
            except (Busy, StoreError):
                await asyncio.sleep(pause)
            else:
                return

    async def online(self, code: str) -> OnlineEvent:
        """Return what an event needs to be played at tables of the program's own."""
        await self.find(code)
        return self._online[code]

    async def change_visitor(self, visitor: VisitorId, now: VisitorId | None) -> None:
        """Forget a visitor in the events in memory of all processes; or know them under another id, `now`.

        The database does so already.
        """
        await self._announce_visitor(VisitorChange(visitor, now))

    def _change_visitor(self, change: VisitorChange) -> None:
        for actor in self._actors.values():
            actor.change_visitor(change.visitor, change.now)

    def close(self) -> None:
        """Stop conducting events; nothing stored is lost."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for online in self._online.values():
            online.rounds.close()
        self.of_tables.close()
        for task in self._revealing.values():
            task.cancel()
