"""The actor of a table: it runs requests one by one, and commits each before broadcasting it."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from chelem.bots.hints import Hint
from chelem.bots.meaning import Meaning
from chelem.core.calls import Action
from chelem.core.errors import Busy, ChelemError, Forbidden, Refused
from chelem.engine.audience import Spectator
from chelem.engine.events import (
    Committed,
    Dealt,
)
from chelem.engine.log import Entry, Log
from chelem.engine.state import State
from chelem.live.background import describe_table, log_errors
from chelem.live.bot_workers import BotWorkers, bot_seed
from chelem.live.changes import PRESENCE_SECTIONS, PageChange, SectionName
from chelem.live.publisher import PageReader, Publisher, UnloggedState
from chelem.live.subscriber import Subscriber
from chelem.live.turns import TurnRunner
from chelem.processes import WorkerDied
from chelem.tables import dealing
from chelem.tables.pending import PendingWrites
from chelem.tables.people import VisitorId
from chelem.tables.table import Table
from chelem.views.deal import calls_in_deal
from chelem.views.meanings import CallMeanings

T = TypeVar("T")
Change = Callable[[Table], object]
EXPLAIN_PAUSE = 5.0
"""Seconds before meanings are asked for again, where workers had no time for them."""
logger = logging.getLogger(__name__)


class Persistence(Protocol):
    """The storage of an actor's table."""

    async def save(self, pending: PendingWrites) -> None:
        """Store the changes; return once they are durable."""

    async def load(self, code: str) -> Table | None:
        """Return the table as last stored; None if there is none."""


@dataclass(frozen=True, slots=True)
class _Request:
    change: Change
    done: "asyncio.Future[Any]"


class TableActor:
    """Serves one table to its subscribers."""

    def __init__(self, table: Table, persistence: Persistence, workers: BotWorkers, secret: bytes) -> None:
        self.table = table
        self._persistence = persistence
        self._workers = workers
        self._secret = secret
        self._queue: deque[_Request] = deque()
        self._runner: asyncio.Task[None] | None = None
        self._subscribers: list[Subscriber] = []
        self._new_subscribers: dict[Subscriber, int | None] = {}
        self._notified: frozenset[SectionName] = frozenset()
        self._explaining: dict[int, asyncio.Task[None]] = {}
        self._needs_reload = False
        self.call_meanings = CallMeanings()
        self._delayed_log: Log | None = None
        self._turns = TurnRunner(self, workers)
        self.last_used = asyncio.get_running_loop().time()

    # Requests

    async def ask(self, change: Callable[[Table], T]) -> T:
        """Queue a change or a query; return its answer once it is committed and broadcast.

        Raise `ChelemError` if it is refused; the table is then unchanged.
        """
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append(_Request(change, done))
        if self._runner is None or self._runner.done():
            runner = asyncio.create_task(self._run_requests())
            self._runner = log_errors(
                runner, logger, lambda: f"{describe_table(self.table)}: the next turn does not start"
            )
        answer: T = await done
        return answer

    async def _run_requests(self) -> None:
        while self._queue:
            request = self._queue.popleft()
            try:
                answer = await self._run(request.change)
            except Exception as error:
                if not isinstance(error, ChelemError):  # the requester may have left
                    logger.exception("%s: a change failed", describe_table(self.table))
                if not request.done.cancelled():
                    request.done.set_exception(error)
            else:
                if not request.done.cancelled():
                    request.done.set_result(answer)
        self._turns.schedule_bot()

    async def _run(self, change: Change) -> object:
        """Make, commit and broadcast a change; if it fails midway, reload the stored table."""
        self.last_used = asyncio.get_running_loop().time()
        if self._needs_reload:
            await self._reload()
        before = -1 if self.table.log is None else self.table.log.version
        changed = False
        try:
            answer = change(self.table)
            if not self.table.in_deal:
                dealing.deal_when_ready(self.table)
                dealing.reveal(self.table)
            pending = self.table.take_pending()
            if changed := bool(pending):
                await self._persistence.save(pending)
        except Exception:
            self._new_subscribers.clear()
            log = self.table.log
            if changed or self.table.pending or (log is not None and log.version > before):
                self._needs_reload = True
                await self._reload()
            raise
        if changed or self._notified:
            entries = () if self.table.log is None else self.table.log.since(before)
            page_change = PageChange.of(entries) if changed else PageChange(frozenset())
            names, self._notified = page_change.names | self._notified, frozenset()
            self._publish(entries, replace(page_change, names=names))
        elif self._new_subscribers:
            self._send_changes(tuple(self._new_subscribers), PageChange())
        return answer

    async def _reload(self) -> None:
        """Reload the stored table; until that succeeds, every request fails."""
        stored = await self._persistence.load(self.table.code)
        if stored is not None:
            stored.presence = self.table.presence
            self.table = stored
        self.call_meanings.clear()
        self._needs_reload = False
        for subscriber in self._subscribers:
            subscriber.reset()

    async def set_ready(self, visitor: VisitorId | None) -> None:
        """Record that a player is ready for the next deal, and broadcast it."""

        def change(table: Table) -> None:
            dealing.set_ready(table, visitor)
            self.notify_presence()

        await self.ask(change)

    async def hint(self, visitor: VisitorId | None) -> Hint:
        """Return the move a bot would make in a visitor's seat, seeing what they see, and why."""
        view = await self.ask(lambda table: table.player_view(visitor))
        seed = bot_seed(self.table.code, str(visitor))
        return await self._workers.hint(view, self.table.bots, seed, visitor)

    # The meanings of calls

    async def meaning_before(self, call: Action, visitor: VisitorId | None) -> Meaning | None:
        """Return the meaning of a call that may be made now."""
        state = self.table.started_log.view(Spectator()).state
        return await self._workers.meaning(state, call, self.table.bots, visitor)

    async def explain_calls(self, visitor: VisitorId | None) -> None:
        """Work out the meanings of the last deal's calls that a visitor may read, where they are missing."""
        log = self.log_for(visitor)
        if log is None or not self.call_meanings.lack(log):
            return
        table, calls = self.table, calls_in_deal(log)
        meanings = await self.explain_deal(log.view(Spectator()).state, visitor)
        if table is self.table:  # a reloaded table may have other calls with these versions
            for (version, _), meaning in zip(calls, meanings, strict=False):
                self.call_meanings.keep(version, meaning)

    def _explain_later(self, visitor: VisitorId | None) -> None:
        """Work out missing meanings and send them to all pages; opening a page does not wait for them."""
        log = self.log_for(visitor)
        if log is not None and self.call_meanings.lack(log) and log.version not in self._explaining:
            work = asyncio.create_task(self._explain_and_send(visitor, log.version))
            self._explaining[log.version] = log_errors(
                work, logger, lambda: f"{describe_table(self.table)}: the calls are not explained"
            )

    async def _try_to_explain(self, visitor: VisitorId | None) -> bool:
        try:
            await self.explain_calls(visitor)
        except (Busy, WorkerDied) as error:
            logger.info("%s: the calls are not explained yet: %s", describe_table(self.table), error)
            return False
        return True

    async def _explain_and_send(self, visitor: VisitorId | None, version: int) -> None:
        def notify(_: Table) -> None:
            self._notified |= {"calls"}

        try:
            while self._subscribers and not await self._try_to_explain(visitor):
                await asyncio.sleep(EXPLAIN_PAUSE)
        finally:
            del self._explaining[version]
        await self.ask(notify)

    async def explain_deal(self, state: State, visitor: VisitorId | None) -> Sequence[Meaning | None]:
        """Return the meanings of the calls of a state's deal."""
        return await self._workers.meanings(state, self.table.bots, visitor)

    # Subscribers

    @property
    def idle(self) -> bool:
        """Whether there are no subscribers, no requests and no bots at work."""
        return not self._subscribers and not self._queue and not self._turns.busy

    async def subscribe(self, subscriber: Subscriber, version: int | None) -> None:
        """Add a subscriber, or send one all sections again; `version` is the last one that the page has.

        They are sent once everything they show is durable.
        """

        def change(_: Table) -> None:
            self.check_may_watch(subscriber.visitor)
            if subscriber not in self._subscribers:
                self._subscribers.append(subscriber)
            self._new_subscribers[subscriber] = version
            self._update_presence()

        await self.ask(change)
        self._explain_later(subscriber.visitor)

    async def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber whose connection has ended."""
        if subscriber in self._subscribers:
            self._subscribers.remove(subscriber)
            await self.ask(lambda _: self._update_presence())

    def _update_presence(self) -> None:
        """Update who is present, and notify the others if that has changed."""
        here = {subscriber.visitor for subscriber in self._subscribers if subscriber.visitor is not None}
        if here != self.table.presence.here:
            self.table.presence.here = here
            self.notify_presence()

    def notify_presence(self) -> None:
        """Broadcast after this request that who is present or ready has changed; it is not stored."""
        self._notified |= PRESENCE_SECTIONS

    def check_may_watch(self, visitor: VisitorId | None) -> None:
        """Raise `Forbidden` if the table does not admit spectators and the visitor would be one."""
        table = self.table
        admitted = table.person(visitor) is not None or visitor == table.owner
        if table.policy.watch == "nobody" and table.log and not admitted:
            raise Forbidden("watch.nobody")

    def remember_spectator(self, visitor: VisitorId | None) -> None:
        """Remember a visitor who is shown a hand of this deal as a spectator."""
        if visitor and self.table.person(visitor) is None and self.table.policy.watch in "NESW":
            self.table.presence.saw_hand.add(visitor)

    def log_for(self, visitor: VisitorId | None) -> Log | None:
        """Return the log that a visitor may read: spectators who see all hands are one deal behind."""
        if self.table.log is None or self.table.person(visitor) or self.table.policy.watch != "delayed":
            return self.table.log
        return self._log_to_last_deal(self.table.log)

    def _log_to_last_deal(self, live: Log) -> Log:
        """Return the log up to the end of the last finished deal."""
        if live.state.board is None or live.state.board.closed:
            end = len(live)
        else:
            end = next(
                entry.version for entry in reversed(live) if isinstance(entry.event, (Committed, Dealt))
            )
            if end and isinstance(live[end - 1].event, Committed):
                end -= 1
        if self._delayed_log is None or len(self._delayed_log) > end:
            self._delayed_log = Log.fold(live.entries[:end])
        for entry in live.entries[len(self._delayed_log) : end]:
            self._delayed_log.record(entry)
        return self._delayed_log

    def _publisher(self, *, delayed: bool) -> Publisher:
        log = self.table.log
        if delayed and log is not None:
            return Publisher(self.table, self._log_to_last_deal(log), self._secret, self.call_meanings)
        unlogged = UnloggedState(self._turns.clock.remaining(), tuple(self._turns.announcements))
        return Publisher(self.table, log, self._secret, self.call_meanings, unlogged)

    def _publish(self, entries: tuple[Entry, ...], change: PageChange) -> None:
        """Send a change to all subscribers, and start the background work that its entries need."""
        self._turns.start_clock()
        self._send_changes(tuple(self._subscribers), change)
        self._turns.announcements.clear()
        for entry in entries:
            self.follow_up(entry)

    def _send_changes(self, subscribers: Iterable[Subscriber], change: PageChange) -> None:
        """Send a change to these subscribers; new ones get all sections."""
        publishers: dict[bool, Publisher] = {}
        for subscriber in subscribers:
            is_new, reader = subscriber in self._new_subscribers, subscriber.reader
            if reader is None or is_new or change.move is None:  # a move changes no chair and no policy
                try:
                    reader = subscriber.reader = self._reader_of(subscriber)
                except Refused as error:
                    self._subscribers.remove(subscriber)
                    subscriber.dismiss(error)
                    continue
            delayed = reader.delayed
            if delayed not in publishers:
                publishers[delayed] = self._publisher(delayed=delayed)
            if is_new:
                subscriber.send_all(publishers[delayed], reader, self._new_subscribers.pop(subscriber))
            else:
                subscriber.update(publishers[delayed], reader, PageChange() if delayed else change)

    def _reader_of(self, subscriber: Subscriber) -> PageReader:
        """Return as whom a page reads the table now; `Forbidden` if it may not watch."""
        visitor = subscriber.visitor
        self.check_may_watch(visitor)
        self.remember_spectator(visitor)
        delayed = self.log_for(visitor) is not self.table.log
        seat, viewer = self.table.seat(visitor), self.table.viewer(visitor)
        return PageReader(visitor, seat, viewer, subscriber.language, delayed)

    def follow_up(self, entry: Entry) -> None:
        """Start the background work that an entry needs."""
        if isinstance(entry.event, Dealt):
            self._turns.compare(entry.event)

    def close(self) -> None:
        """Stop the bots and the clock; nothing stored is lost."""
        self._turns.close()
        for task in self._explaining.values():
            task.cancel()
