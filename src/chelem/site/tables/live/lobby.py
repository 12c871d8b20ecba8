"""The lobby: creates tables, loads them on request, unloads them when idle."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import TypeVar

from chelem.core import Unknown
from chelem.formats.log.seal import Signer
from chelem.site.database import Database, Fence, LostShard, StoreError, shard_of
from chelem.site.edge import LETTERS, VisitorId, new_code
from chelem.site.relay import Cluster
from chelem.site.tables.domain import dealing, seating
from chelem.site.tables.domain.from_board import BoardStart, table_from_board
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.rematch import rematch, replay_at_new_table
from chelem.site.tables.domain.table import Table
from chelem.site.tables.domain.table_spec import TableSpec
from chelem.site.tables.domain.turn_notice import NoticePatience
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.bot_workers import BotWorkers
from chelem.site.tables.live.supervisor import TurnSupervisor
from chelem.site.tables.live.table_calls import TableCalls
from chelem.site.tables.live.watching.remote_watching import RemoteWatching
from chelem.site.tables.live.watching.spectator_calls import SpectatorCalls
from chelem.site.tables.store.table_store import TableStore

IDLE_TIME = 600.0
"""Seconds after which a table without subscribers is unloaded."""
SWEEP_INTERVAL = 60.0
MOST_CODES = 200
"""The most codes that are drawn for a table to be served here: one of a few dozen processes finds its own."""

Found = TypeVar("Found")
logger = logging.getLogger(__name__)


class Lobby:
    """All tables, by code."""

    def __init__(
        self,
        database: Database,
        workers: BotWorkers,
        secret: bytes,
        signer: Signer,
        cluster: Cluster | None = None,
    ) -> None:
        self.database = database
        self.cluster = cluster or Cluster.alone()
        self.store = TableStore(database)
        self.workers = workers
        self.secret = secret
        self.signer = signer
        self._actors: dict[str, asyncio.Future[TableActor]] = {}
        self._rematch_lock = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None
        self.on_told: Callable[[float], None] = lambda _seconds: None
        """Called after each change at a table, with the seconds from the request to the last page."""
        self.notify_turn: Callable[[VisitorId, Table], None] = lambda _visitor, _table: None
        """Called when a person is to be notified that a table waits for them; returns at once."""
        self.patience = NoticePatience()
        self.on_scored: Callable[[Table, int], None] = lambda _table, _deal: None
        """Called once the result of a deal is stored, and again when its table is loaded; returns at once."""
        self.is_free: Callable[[Table], bool] = lambda _table: False
        """Returns whether nobody is to play the boards of a table of an event any more."""
        self.on_loaded: Callable[[TableActor], None] = lambda _actor: None
        """Called when a table has been loaded, before anybody sees it; returns at once."""
        self.on_return: Callable[[TableActor, VisitorId | None], Awaitable[None]] = _nothing_to_do
        """Called before a page of a table is connected."""
        self.on_read: Callable[[TableActor, VisitorId | None], Awaitable[None]] = _nothing_to_do
        """Called before a visitor reads what those who do not play at a table may have to wait for."""
        self.one_room: Callable[[TableActor, VisitorId], AbstractAsyncContextManager[None]] = (
            lambda _actor, _visitor: nullcontext()
        )
        """Returns within what a visitor takes a chair; `Refused` if they are of another room."""
        self.supervisor = TurnSupervisor(lambda: [actor for _, actor in self._loaded()])
        self.calls = TableCalls(self, self.cluster.calls)
        self.spectators = SpectatorCalls(self, self.cluster)
        self.watched = RemoteWatching(self.cluster, self.spectators)

    def start(self) -> None:
        """Start unloading idle tables, and watching the turns at the others."""
        self._sweeper = asyncio.create_task(self._sweep())
        self.supervisor.start()

    def connected(self) -> dict[str, int]:
        """Return how many pages are connected to each loaded table that has any."""
        return {code: len(actor.audience) for code, actor in self._loaded() if actor.audience}

    def states(self) -> Counter[str]:
        """Return how many loaded tables there are in each state: their status, or `healing`."""
        return Counter("healing" if actor.healing else actor.table.status for _, actor in self._loaded())

    @property
    def watching(self) -> int:
        """How many people watch the loaded tables, wherever their pages are."""
        return sum(actor.table.presence.watching for _, actor in self._loaded())

    @property
    def slow_tables(self) -> int:
        """How many loaded tables have robots that are slow."""
        return sum(actor.robots.slow for _, actor in self._loaded())

    def open_tables(self) -> list[TableActor]:
        """Return the tables here that anybody may join, newest first.

        Their owners list them and are there; their matches have not started, and a chair is free.
        """
        actors = [actor for _, actor in reversed(self._loaded()) if not actor.healing]
        return [actor for actor in actors if seating.is_open_to_all(actor.table)]

    def _loaded(self) -> list[tuple[str, TableActor]]:
        return [
            (code, loading.result())
            for code, loading in self._actors.items()
            if loading.done() and not loading.cancelled() and loading.exception() is None
        ]

    def loaded_actor(self, code: str) -> TableActor | None:
        """Return the actor of a table that is loaded."""
        loading = self._actors.get(code)
        done = loading is not None and loading.done() and not loading.cancelled()
        return loading.result() if loading is not None and done and loading.exception() is None else None

    def actors(self) -> list[TableActor]:
        """Return the actors of all loaded tables."""
        return [actor for _, actor in self._loaded()]

    async def actor(self, code: str) -> TableActor:
        """Return the actor of a table, loading the table if needed.

        Raise `Unknown` if there is none, `StoreError` if it cannot be loaded.
        """
        loading = self._actors.get(code)
        if loading is None:
            loading = self._actors[code] = asyncio.ensure_future(self._load(code))
        try:
            actor = await asyncio.shield(loading)
        except Exception:
            # Another waiter may have removed it already, and a third started loading again.
            if self._actors.get(code) is loading:
                del self._actors[code]
            raise
        actor.check_stored()
        if not self.cluster.owners.owns(shard_of(code)):  # since it was loaded
            raise LostShard(shard_of(code))
        actor.last_used = asyncio.get_running_loop().time()
        return actor

    async def reader(self, code: str, visitor: VisitorId | None) -> TableActor:
        """Return the actor of a table, as `actor`, for a visitor who may not play there."""
        actor = await self.actor(code)
        await self.on_read(actor, visitor)
        return actor

    def owns(self, code: str) -> bool:
        """Return whether this process serves a table."""
        return self.cluster.owners.owns(shard_of(code))

    def fence_of(self, code: str) -> Fence | None:
        """Return the fence for writes to a table, None if none is needed; `LostShard` if it is another's."""
        return self.cluster.owners.fence_of(shard_of(code))

    async def table(self, code: str) -> Table:
        """Return a table to be read: as it is where this process serves it, otherwise as it is stored.

        Everything is stored before anybody sees it. Raises as `actor`.
        """
        if self.owns(code):
            with suppress(LostShard):  # it has moved meanwhile
                return (await self.actor(code)).table
        return await self._stored(code)

    async def read(self, code: str, query: Callable[[Table], Found]) -> Found:
        """Return the result of a query about a table; where this process serves it, after earlier requests.

        Raises as `actor`.
        """
        if self.owns(code):
            with suppress(LostShard):  # it has moved meanwhile
                return await (await self.actor(code)).ask(query)
        return query(await self._stored(code))

    async def _stored(self, code: str) -> Table:
        table = await self.store.load(code) if set(code) <= set(LETTERS) else None
        if table is None:
            raise Unknown("table.unknown", table=code)
        return table

    async def _load(self, code: str) -> TableActor:
        fence = self.fence_of(code)  # first: what is read then is the latest
        table = await self._stored(code)
        if not self.owns(code) or self.fence_of(code) != fence:  # `leave` and `lose` did not see the table
            raise LostShard(shard_of(code))
        actor = self._start_actor(table, fence)
        self.on_loaded(actor)
        return actor

    def _start_actor(self, table: Table, fence: Fence | None) -> TableActor:
        """Start an actor for a table, and the background work that its entries still need."""
        store = self.store.fenced(fence)
        actor = TableActor(table, store, self.workers, self.secret, self.signer)
        actor.on_told, actor.on_scored = self.on_told, self.on_scored
        actor.on_lost = lambda: self._move(actor)
        actor.is_free = self.is_free
        actor.notices.notify, actor.notices.patience = self.notify_turn, self.patience
        for entry in table.log or ():
            actor.follow_up(entry)
        return actor

    def new_code(self) -> str:
        """Return the code of a new table: one that this process will serve, if it serves enough of all."""
        drawn = (new_code() for _ in range(MOST_CODES))
        return next((code for code in drawn if self.owns(code)), None) or new_code()

    async def create(self, spec: TableSpec, guest: Guest) -> str:
        """Create a table and return its code; a table without an open chair starts at once."""
        now = self.database.now
        table = Table(
            self.new_code(), guest.visitor, spec.game, spec.match, spec.policy, now, spec.bots, spec.sides
        )
        table.first, table.training = spec.first, spec.training
        for seat, kind in spec.chairs.items():
            if kind == "me":
                person = table.people.new_person(guest)
                table.people.waiting[seat] = person.player
                table.save_person(person)
            elif kind == "bot":
                bot = table.people.new_bot()
                table.people.waiting[seat] = bot.player
                table.save_person(bot)
        if all(seat in table.people.waiting for seat in table.seats):
            seating.begin_match(table)
            if table.first is not None:
                dealing.begin_next(table)
        return await self._save_new(table)

    async def replay(self, actor: TableActor, deal: int, guest: Guest, steps: int = 0) -> str:
        """Create a table where the guest replays a finished deal against bots, and return its code."""
        return await self._save_new(
            await actor.ask(lambda old: replay_at_new_table(old, deal, guest, self.new_code(), steps))
        )

    async def open_board(self, start: BoardStart, guest: Guest) -> str:
        """Create a table where the guest plays a board of a file against bots, and return its code."""
        return await self._save_new(table_from_board(start, guest, self.new_code(), self.database.now))

    async def rematch(self, actor: TableActor, guest: Guest) -> str:
        """Return the code of a rematch with the same people; the first request creates it."""
        async with self._rematch_lock:
            table = await actor.ask(lambda old: rematch(old, guest, self.new_code()))
            if isinstance(table, str):
                return table
            code = await self._save_new(table)
            await actor.ask(lambda old: old.set_rematch_code(code))
            return code

    async def _save_new(self, table: Table) -> str:
        table.save_new()
        await self.store.save(table.take_pending())
        return self.host(table)

    def host(self, table: Table) -> str:
        """Serve a table that has just been stored, and return its code; another process loads its own.

        While nobody knows whose it is, it is not served yet: it is loaded when it is asked for.
        """
        if not self.owns(table.code):
            return table.code
        with suppress(StoreError):
            fence = self.fence_of(table.code)
            loaded: asyncio.Future[TableActor] = asyncio.get_running_loop().create_future()
            loaded.set_result(self._start_actor(table, fence))
            self._actors[table.code] = loaded
        return table.code

    async def leave(self, shard: int) -> None:
        """Store what has been asked of the tables of a shard, and serve them no longer: others will."""
        for actor in self._in_shard(shard):
            with suppress(Exception):  # the actor has logged it, and the other tables are left too
                await actor.ask(lambda _: None)
            self._move(actor)

    def lose(self, shard: int) -> None:
        """Serve the tables of a shard no longer, as another process does."""
        for actor in self._in_shard(shard):
            self._move(actor)

    def _in_shard(self, shard: int) -> list[TableActor]:
        return [actor for code, actor in self._loaded() if shard_of(code) == shard]

    def _move(self, actor: TableActor) -> None:
        """Stop serving a table that another process serves."""
        loaded = self._actors.get(actor.table.code)
        if loaded is not None and loaded.done() and loaded.result() is actor:
            del self._actors[actor.table.code]
        actor.move()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            now = asyncio.get_running_loop().time()
            for code, actor in self._loaded():
                self._unload_if_idle(code, actor, now)

    def _unload_if_idle(self, code: str, actor: TableActor, now: float) -> None:
        """Unload a table if it is idle; log an error, so that the sweep goes on."""
        try:
            if actor.idle and now - actor.last_used > IDLE_TIME:
                del self._actors[code]
                actor.close()
        except Exception:
            logger.exception("table %s: cannot be unloaded", code)

    def close(self) -> None:
        """Stop all tables."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.supervisor.close()
        self.watched.close()
        self.spectators.close()
        for _, actor in self._loaded():
            actor.close()


async def _nothing_to_do(_actor: TableActor, _visitor: VisitorId | None) -> None:
    """Do nothing when a page is connected."""
