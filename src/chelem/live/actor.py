"""The actor of a table: a queue of requests, each committed before it is broadcast; bots and the clock."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from chelem.core.errors import ChelemError, Forbidden, Refused
from chelem.engine.audience import Player, Spectator, View
from chelem.engine.events import (
    Committed,
    Dealt,
)
from chelem.engine.log import Entry, Log
from chelem.engine.moves import Move
from chelem.live.background import table_facts, watched
from chelem.live.bot_workers import BotWorkers, MeaningTexts, bot_seed
from chelem.live.changes import PRESENCE, PageChange
from chelem.live.publisher import PageReader, Publisher
from chelem.live.subscriber import Subscriber
from chelem.live.turns import TurnRunner
from chelem.tables import dealing
from chelem.tables.pending import PendingWrites
from chelem.tables.people import VisitorId
from chelem.tables.table import Table
from chelem.views.meanings import CallMeanings

T = TypeVar("T")
Change = Callable[[Table], object]
log = logging.getLogger(__name__)


class Persistence(Protocol):
    """The storage of an actor's table."""

    async def keep(self, pending: PendingWrites) -> None:
        """Store the changes; return when they are durable."""

    async def load(self, code: str) -> Table | None:
        """The table as last stored."""


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
        self._serving: asyncio.Task[None] | None = None
        self._subscribers: list[Subscriber] = []
        self._arriving: dict[Subscriber, int | None] = {}
        self._stirred = False
        self._astray = False
        self.call_meanings = CallMeanings()
        self._told: tuple[int, MeaningTexts] | None = None
        self._late: Log | None = None
        self._turns = TurnRunner(self, workers)
        self.used = asyncio.get_running_loop().time()

    # Requests

    async def ask(self, change: Callable[[Table], T]) -> T:
        """Queue a change or a query; return its answer once it is committed and broadcast.

        Raises `ChelemError` if it is refused; the table is then unchanged.
        """
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append(_Request(change, done))
        if self._serving is None or self._serving.done():
            serving = asyncio.create_task(self._serve())
            self._serving = watched(serving, log, lambda: f"{table_facts(self.table)}: no turn is begun")
        answer: T = await done
        return answer

    async def _serve(self) -> None:
        while self._queue:
            request = self._queue.popleft()
            try:
                answer = await self._take(request.change)
            except Exception as error:
                if not isinstance(error, ChelemError):  # who asked may have left
                    log.exception("%s: a change failed", table_facts(self.table))
                if not request.done.cancelled():
                    request.done.set_exception(error)
            else:
                if not request.done.cancelled():
                    request.done.set_result(answer)
        self._turns.expect()

    async def _take(self, change: Change) -> object:
        """Make a change, commit it, broadcast it; if that fails midway, reload the stored table."""
        self.used = asyncio.get_running_loop().time()
        if self._astray:
            await self._restore()
        before = -1 if self.table.log is None else self.table.log.version
        changed = False
        try:
            answer = change(self.table)
            if not self.table.in_deal:
                dealing.deal_when_ready(self.table)
                dealing.reveal(self.table)
            pending = self.table.take_pending()
            if changed := bool(pending):
                await self._persistence.keep(pending)
        except Exception:
            self._arriving.clear()
            log = self.table.log
            if changed or self.table.pending or (log is not None and log.version > before):
                self._astray = True
                await self._restore()
            raise
        if changed or self._stirred:
            entries = () if self.table.log is None else self.table.log.since(before)
            shown = PageChange.of(entries) if changed else PageChange(frozenset())
            if self._stirred:
                shown = replace(shown, names=shown.names | PRESENCE)
                self._stirred = False
            self._publish(entries, shown)
        elif self._arriving:
            self._tell(tuple(self._arriving), PageChange())
        return answer

    async def _restore(self) -> None:
        """Reload the stored table; until that succeeds, every request fails."""
        kept = await self._persistence.load(self.table.code)
        if kept is not None:
            kept.presence = self.table.presence
            self.table = kept
        self.call_meanings.forget()
        self._astray = False
        for subscriber in self._subscribers:
            subscriber.forget()

    async def next(self, visitor: VisitorId | None) -> None:
        """Note that a player is ready for the next deal."""

        def change(table: Table) -> None:
            dealing.be_ready(table, visitor)
            self.stir()

        await self.ask(change)

    async def hint(self, visitor: VisitorId | None) -> Move:
        """The move a bot would make in a visitor's seat, seeing what they see."""

        def look(table: Table) -> View:
            person = table.person(visitor)
            if person is None:
                raise Refused("chair.none")
            return table.playing.view(Player(person.player))

        view = await self.ask(look)
        return await self._workers.move(view, bot_seed(self.table.code, str(visitor)))

    async def meanings(self) -> MeaningTexts:
        """The meaning of each legal call, by language; computed once per position."""
        shown = self.table.playing
        if self._told is None or self._told[0] != shown.position:
            self._told = (shown.position, await self._workers.meanings(shown.view(Spectator())))
        return self._told[1]

    # Subscribers

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is in progress."""
        return not self._subscribers and not self._queue and not self._turns.busy

    async def enter(self, subscriber: Subscriber, version: int | None) -> None:
        """Add a subscriber, or greet one again with all sections; the others see that they are present.

        The greeting is sent once everything it shows is durable.
        """

        def change(_: Table) -> None:
            self.check_may_watch(subscriber.visitor)
            if subscriber not in self._subscribers:
                self._subscribers.append(subscriber)
            self._arriving[subscriber] = version
            self._set_present()

        await self.ask(change)

    async def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber whose connection has ended."""
        if subscriber in self._subscribers:
            self._subscribers.remove(subscriber)
            await self.ask(lambda _: self._set_present())

    def _set_present(self) -> None:
        """Update who is present; the next deal may have been waiting for somebody who left."""
        here = {subscriber.visitor for subscriber in self._subscribers if subscriber.visitor is not None}
        if here != self.table.presence.here:
            self.table.presence.here = here
            self.stir()

    def stir(self) -> None:
        """Note that who is present or ready has changed: this is broadcast but not stored."""
        self._stirred = True

    def check_may_watch(self, visitor: VisitorId | None) -> None:
        """Raise `Forbidden` if the table does not admit spectators and the visitor would be one."""
        table = self.table
        belongs = table.person(visitor) is not None or visitor == table.owner
        if table.policy.watch == "nobody" and table.log and not belongs:
            raise Forbidden("watch.nobody")

    def look(self, visitor: VisitorId | None) -> None:
        """Remember a spectator who is shown a hand of the deal in progress."""
        if visitor and self.table.person(visitor) is None and self.table.policy.watch in "NESW":
            self.table.presence.looked.add(visitor)

    def log_for(self, visitor: VisitorId | None) -> Log | None:
        """The log that a visitor may read: spectators who see all hands are one deal behind."""
        if self.table.log is None or self.table.person(visitor) or self.table.policy.watch != "delayed":
            return self.table.log
        return self._late_log(self.table.log)

    def _late_log(self, live: Log) -> Log:
        """The log up to the end of the last finished deal."""
        if live.state.board is None or live.state.board.closed:
            end = len(live)
        else:
            end = next(
                entry.version for entry in reversed(live) if isinstance(entry.event, (Committed, Dealt))
            )
            if end and isinstance(live[end - 1].event, Committed):
                end -= 1
        if self._late is None or len(self._late) > end:
            self._late = Log.fold(live.entries[:end])
        for entry in live.entries[len(self._late) : end]:
            self._late.record(entry)
        return self._late

    def _publisher(self, *, late: bool) -> Publisher:
        log = self.table.log
        if late and log is not None:
            return Publisher(self.table, self._late_log(log), self._secret, self.call_meanings)
        left, asides = self._turns.clock.left(), tuple(self._turns.asides)
        return Publisher(self.table, log, self._secret, self.call_meanings, clock=left, asides=asides)

    def _publish(self, entries: tuple[Entry, ...], change: PageChange) -> None:
        """Send a change to all subscribers, and start what its entries lead to."""
        self._turns.start_clock()
        self._tell(tuple(self._subscribers), change)
        self._turns.asides.clear()
        for entry in entries:
            self.notice(entry)

    def _tell(self, subscribers: Iterable[Subscriber], change: PageChange) -> None:
        """Send the changes; new subscribers get all sections."""
        publishers: dict[bool, Publisher] = {}
        for subscriber in subscribers:
            arriving, reader = subscriber in self._arriving, subscriber.reader
            if reader is None or arriving or change.move is None:  # a move changes no chair and no policy
                try:
                    reader = subscriber.reader = self._admit(subscriber)
                except Refused as error:
                    self._subscribers.remove(subscriber)
                    subscriber.dismiss(error)
                    continue
            late = reader.late
            if late not in publishers:
                publishers[late] = self._publisher(late=late)
            if arriving:
                subscriber.greet(publishers[late], reader, self._arriving.pop(subscriber))
            else:
                subscriber.update(publishers[late], reader, PageChange() if late else change)

    def _admit(self, subscriber: Subscriber) -> PageReader:
        """As whom a page reads the table now; `Refused` where it may not."""
        visitor = subscriber.visitor
        self.check_may_watch(visitor)
        self.look(visitor)
        late = self.log_for(visitor) is not self.table.log
        seat, viewer = self.table.seat(visitor), self.table.viewer(visitor)
        return PageReader(visitor, seat, viewer, subscriber.language, late)

    def notice(self, entry: Entry) -> None:
        """Start the background work that an entry leads to."""
        if isinstance(entry.event, Dealt):
            self._turns.compare(entry.event)

    def close(self) -> None:
        """Stop the bots and the clock; nothing stored is lost."""
        self._turns.close()
