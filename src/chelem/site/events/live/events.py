"""The events in service."""

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass
from functools import partial

from chelem.core import ChelemError, Refused, Unknown
from chelem.events import Author
from chelem.events.log.entries.opening import EventOpened
from chelem.site.edge import LETTERS, VisitorId, log_errors, new_code
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.online_players import OnlinePlayers
from chelem.site.events.live.online_rounds import OnlineRounds
from chelem.site.events.live.online_tables import OnlineTables
from chelem.site.events.live.simultaneous_office import SimultaneousOffice
from chelem.site.events.store.event_store import EventStore
from chelem.site.tables import Lobby, Table, TableActor, describe_table, numbers_played

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


class EventOffice:
    """All events: those that somebody has asked for are in memory."""

    def __init__(self, lobby: Lobby) -> None:
        self.store = EventStore(lobby.database)
        self._lobby = lobby
        self._actors: dict[str, EventActor] = {}
        self._online: dict[str, OnlineEvent] = {}
        self._reporting: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.simultaneous = SimultaneousOffice(self)

    def start(self) -> None:
        """Start unloading idle events."""
        sweeping = asyncio.create_task(self._sweep())
        self._sweeper = log_errors(sweeping, logger, lambda: "idle events are no longer unloaded")

    async def open_event(self, content: EventOpened, invitation: str = "") -> EventActor:
        """Create an event, and write its first entry; with an invitation, let it join a simultaneous."""
        if invitation:
            await self.simultaneous.check(invitation, content)
        code, secret = new_code(), secrets.token_hex(16)
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
                    actor = await self._load(code)
                    if actor is None:
                        self._opening.pop(code, None)
                        raise Unknown("event.unknown", event=code)
                    self._actors[code] = self._start(actor)
                    await self._deal_again(self._actors[code])
                    await self._actors[code].forget_unlisted()
        self._actors[code].used = time.monotonic()
        return self._actors[code]

    async def _load(self, code: str) -> EventActor | None:
        """Return an event as stored; `Refused`, with a line in the server's log, if its log is damaged."""
        try:
            stored = await self.store.find(code)
            return None if stored is None else EventActor(stored, self.store)
        except DAMAGES as error:
            reason = error.say("en") if isinstance(error, ChelemError) else repr(error)
            logger.critical("event %s cannot be opened, run chelem doctor: %s", code, reason)
            raise Refused("event.broken", event=code) from error

    def in_memory(self, code: str) -> EventActor | None:
        """Return the actor of an event that somebody has asked for already."""
        if (actor := self._actors.get(code)) is not None:
            actor.used = time.monotonic()
        return actor

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

    def _unload(self, actor: EventActor) -> None:
        """Forget an event until somebody asks for it; its object can still be read."""
        actor.retire()
        if self._actors.pop(actor.code, None) is not None:
            self._online.pop(actor.code).rounds.close()
            self._opening.pop(actor.code, None)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            self.unload_idle(time.monotonic())

    def _start(self, actor: EventActor) -> EventActor:
        tables = OnlineTables(actor, self._lobby)
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
            await self._online[actor.code].tables.deal(played | actor.deals.keys())

    def _follow(self, actor: EventActor, rounds: OnlineRounds) -> None:
        rounds.follow()
        state = actor.event.state
        if state.terms.simultaneous and state.closed and not state.revealed:
            facts = f"simultaneous {actor.code}: not revealed"
            task = log_errors(
                asyncio.create_task(self.simultaneous.reveal(actor.code)), logger, lambda: facts
            )
            self._reporting.add(task)
            task.add_done_callback(self._reporting.discard)

    async def online(self, code: str) -> OnlineEvent:
        """Return what an event needs to be played at tables of the program's own."""
        await self.find(code)
        return self._online[code]

    def change_visitor(self, visitor: VisitorId, now: VisitorId | None) -> None:
        """Forget a visitor in all events in memory; or know them under another id, with `now`."""
        for actor in self._actors.values():
            actor.change_visitor(visitor, now)

    def note_score(self, table: Table, deal: int) -> None:
        """Report the result of a deal to the event whose board it is, if it is one's; returns at once."""
        if table.board_set is not None and table.board_set.kind == "event":
            facts = f"{describe_table(table)}: deal {deal} is not reported"
            task = log_errors(
                asyncio.create_task(self._report(table.board_set.code, table, deal)), logger, lambda: facts
            )
            self._reporting.add(task)
            task.add_done_callback(self._reporting.discard)

    async def is_still_played(self, code: str, board: int) -> bool:
        """Return whether a table has still to play a board of an event; False if the event was removed."""
        try:
            actor = await self.find(code)
        except Unknown:
            return False
        return actor.event.state.is_still_played(board)

    async def come_back(self, actor: TableActor, visitor: VisitorId | None) -> None:
        """Give somebody who opens their table of an event their chair, if a robot has it or is about to."""
        table = actor.table
        if visitor is None or table.board_set is None or table.board_set.kind != "event":
            return
        if table.person(visitor) is None or visitor in table.presence.away_since:
            await (await self.online(table.board_set.code)).tables.come_back(actor, visitor)

    def is_free(self, table: Table) -> bool:
        """Return whether nobody in any event is to play the boards of a table any more.

        That is not known, and false, while nobody has asked for the event since the server was started.
        """
        boards = table.board_set
        event = self._actors.get(boards.code) if boards is not None and boards.kind == "event" else None
        if event is None:
            return False
        state = event.event.state
        return not any(state.is_still_played(board) for board in numbers_played(table.match))

    async def _report(self, code: str, table: Table, deal: int) -> None:
        await (await self.online(code)).tables.report(table, deal)

    def close(self) -> None:
        """Stop conducting events; nothing stored is lost."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for online in self._online.values():
            online.rounds.close()
        for task in self._reporting:
            task.cancel()
