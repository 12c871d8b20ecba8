"""The actor of a table: it runs requests one by one, and commits each before broadcasting it."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

from chelem.core import Busy, ChelemError
from chelem.engine import Entry
from chelem.engine.events import Pledged, Scored
from chelem.formats.log.seal import Signer
from chelem.site.database import LostShard, StoreError, note_change, shard_of
from chelem.site.edge import VisitorId, log_errors
from chelem.site.tables.domain import dealing, declaring, promising
from chelem.site.tables.domain.alone import check_alone
from chelem.site.tables.domain.pending import PendingWrites
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.audience import Audience
from chelem.site.tables.live.bot_workers import BotWorkers
from chelem.site.tables.live.changes import PageChange
from chelem.site.tables.live.comparing import ComparisonRunner
from chelem.site.tables.live.dealing_clock import DealingClock
from chelem.site.tables.live.explainer import CallExplainer
from chelem.site.tables.live.occupancy import Occupancy
from chelem.site.tables.live.pauses import until_done
from chelem.site.tables.live.publisher import UnloggedState
from chelem.site.tables.live.subscriber import Subscriber
from chelem.site.tables.live.table_description import describe_table
from chelem.site.tables.live.training import TrainingRunner
from chelem.site.tables.live.turn_notices import TurnNotices
from chelem.site.tables.live.turns import TurnRunner
from chelem.site.tables.views.meanings import CallMeanings

SLOW_SAVE = 3.0
"""Seconds after which pages hear that a change is not stored yet."""
PROMISE_PAUSE = 0.25
"""Seconds after which the others see which pages have pledged or revealed, unless the deal goes on before."""

T = TypeVar("T")
Change = Callable[[Table], object]
logger = logging.getLogger(__name__)


class Persistence(Protocol):
    """The storage of an actor's table."""

    async def save(self, pending: PendingWrites) -> None:
        """Store the changes; return once they are durable."""

    async def load(self, code: str) -> Table | None:
        """Return the table as last stored; None if there is none."""


@dataclass(slots=True)
class _Request:
    change: Change
    done: "asyncio.Future[Any]"
    asked: float
    """When, by the event loop's time in seconds."""
    rewrite: Callable[[], Awaitable[None]] | None = None
    """Instead of a change: work on what is stored."""
    stored: bool = False
    """Whether something was stored for it."""


class TableActor:
    """Serves one table to its audience."""

    def __init__(
        self, table: Table, persistence: Persistence, workers: BotWorkers, secret: bytes, signer: Signer
    ) -> None:
        self.table = table
        self.audience = Audience(self, secret)
        self._signer = signer
        self._persistence = persistence
        self.workers = workers
        self._queue: deque[_Request] = deque()
        self._runner: asyncio.Task[None] | None = None
        self._healing: asyncio.Task[None] | None = None
        self._due_before: Hashable | None = None
        """What was due before a change that is not stored yet."""
        self._unsent: tuple[Entry, ...] = ()
        """Stored pledges that pages are shown with the next message, after `PROMISE_PAUSE` at the latest."""
        self._sending: asyncio.TimerHandle | None = None
        self.call_meanings = CallMeanings()
        self.occupancy = Occupancy(lambda: self.table, self.start_turn)
        self.explainer = CallExplainer(self, workers)
        self._turns = TurnRunner(self, workers)
        self.robots = self._turns.robots
        self._training = TrainingRunner(self, workers)
        self._comparisons = ComparisonRunner(self, workers)
        self.notices = TurnNotices(self)
        self._dealing = DealingClock(self.start_turn)
        self.since = self.last_used = asyncio.get_running_loop().time()
        """When it was made, and when something was last asked, by the event loop's time in seconds."""
        table.presence.away_since |= {
            person.visitor: self.last_used for person in table.persons() if person.visitor
        }
        self.on_told: Callable[[float], None] = lambda _seconds: None
        """Called after a change has been sent to the pages, with the seconds since it was asked for."""
        self.on_scored: Callable[[Table, int], None] = lambda _table, _deal: None
        """Called once the result of a deal is stored, and again when the table is loaded."""
        self.is_free: Callable[[Table], bool] = lambda _table: False
        """Returns whether nobody is to play the boards of a table of an event any more."""
        self.on_lost: Callable[[], None] = lambda: None
        """Called when a change could not be stored because another process has the table now."""
        self._moved = False

    # Requests

    async def ask(self, change: Callable[[Table], T]) -> T:
        """Queue a change or a query; return its answer once it is committed and broadcast.

        Raise `ChelemError` if it is refused, `StoreError` if it cannot be kept; the table is then unchanged.
        """
        answer: T = await self._put(change)
        return answer

    async def rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        """Queue work that changes what is stored of this table, and load the table again after it."""
        await self._put(lambda _: None, work)

    async def _put(self, change: Change, rewrite: Callable[[], Awaitable[None]] | None = None) -> Any:
        if self._moved:
            raise LostShard(shard_of(self.table.code))
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        request = _Request(change, done, loop.time(), rewrite)
        self._queue.append(request)
        if self._runner is None or self._runner.done():
            self._runner = log_errors(asyncio.create_task(self._run_requests()), logger, self._stopped)
        try:
            return await done
        finally:
            if request.stored:
                note_change()

    def _stopped(self) -> str:
        return f"{describe_table(self.table)}: the next turn does not start"

    async def _run_requests(self) -> None:
        while self._queue:
            request = self._queue.popleft()
            try:
                answer = await self._run(request)
            except Exception as error:
                expected = isinstance(error, ChelemError | LostShard)
                if not expected and not self.healing:  # the requester may have left
                    logger.exception("%s: a change failed", describe_table(self.table))
                if not request.done.cancelled():
                    request.done.set_exception(error)
            else:
                if not request.done.cancelled():
                    request.done.set_result(answer)
            finally:
                self._due_before = None
        if not (self.healing or self._moved):
            self._turns.schedule_bot()
            if self.table.training is not None:
                self._training.schedule()
            self.notices.follow()

    async def _run(self, request: _Request) -> object:
        """Make, commit and broadcast a change; if it fails midway, load the table again as stored."""
        self.last_used = self.table.presence.now = asyncio.get_running_loop().time()
        self.check_stored()
        if request.rewrite is not None:
            await request.rewrite()
            await self._reload_or_heal()
            return None
        before = -1 if self.table.log is None else self.table.log.version
        present, due, changed = self.table.presence.of_deal(), self.due, False
        stage = promising.stage(self.table) if self.table.between_deals else None
        try:
            answer = request.change(self.table)
            if self.table.policy.declare != "off":
                declaring.apply_declare_policy(self.table)
            if not self.table.in_deal:
                self._end_and_begin()
            self.audience.remember_witnesses()
            pending = self.table.take_pending()
            if changed := bool(pending):
                self._due_before = due or ("to be stored", before)
                await self._save(pending, request)
        except Exception:
            self.audience.forget_new()
            log = self.table.log
            is_stored = not (changed or self.table.pending or (log is not None and log.version > before))
            if not (is_stored or self._moved):
                self.table.presence.put_back(present)
                await self._reload_or_heal()
            raise
        entries = self.table.log.since(before) if changed and self.table.log is not None else ()
        if changed and stage is not None and self._may_wait(entries, stage):
            self._unsent += entries
            self._send_soon()
        else:
            sent, self._unsent = self._unsent + entries, ()
            self._publish(sent, PageChange.of(sent) if sent or changed else None)
        if changed:
            self.on_told(asyncio.get_running_loop().time() - request.asked)
        return answer

    def _may_wait(self, entries: Sequence[Entry], stage: promising.DealingStage) -> bool:
        """Return whether a page has added to the next deal, which goes on waiting for others."""
        only_added = all(isinstance(entry.event, Pledged) for entry in entries)
        return only_added and promising.stage(self.table) == stage and not self.audience.has_new

    def _send_soon(self) -> None:
        """Send in a moment what has not been sent by then."""
        if self._sending is None:
            self._sending = asyncio.get_running_loop().call_later(PROMISE_PAUSE, self._send)

    def _send(self) -> None:
        self._sending = None
        self.start_turn()

    def _end_and_begin(self) -> None:
        """Reveal and sign what is over, and go on with the next deal."""
        declaring.give_back_chair(self.table)
        dealing.reveal(self.table)
        dealing.seal(self.table, self._signer.seal)
        if promising.stage(self.table) is not None or dealing.is_due(self.table):
            self.audience.notify({"promise", "between"})
        self._dealing.advance(self.table)

    async def _save(self, pending: PendingWrites, request: _Request) -> None:
        """Store what a request changes; tell the pages when it takes long, begins to fail or works again."""
        tell_away = partial(self.audience.tell_store, away=True)
        late = asyncio.get_running_loop().call_later(SLOW_SAVE, tell_away)
        try:
            await self._persistence.save(pending)
        except LostShard:
            self.on_lost()
            raise
        except StoreError:
            tell_away()
            raise
        finally:
            late.cancel()
        request.stored = True
        self.audience.tell_store(away=False)

    # Healing

    @property
    def healing(self) -> bool:
        """Whether the table is not as stored, and is to be loaded again."""
        return self._healing is not None

    def check_stored(self) -> None:
        """Raise `StoreError` while the table is not as stored, and once another process serves it."""
        if self._moved:
            raise LostShard(shard_of(self.table.code))
        if self.healing:
            raise StoreError(f"table {self.table.code} is still to be loaded again")

    async def _reload_or_heal(self) -> None:
        try:
            await self._reload()
        except Exception:  # whatever the cause, the table is not as stored
            facts = f"{describe_table(self.table)}: not loaded again yet"
            logger.warning("%s", facts, exc_info=True)
            self.audience.tell_store(away=True)
            self._healing = log_errors(asyncio.create_task(self._heal()), logger, lambda: facts)

    async def _heal(self) -> None:
        """Load the table again as soon as the store allows it, and go on with the turn."""
        await until_done(self._reload, logger, lambda: f"{describe_table(self.table)}: not loaded again yet")
        self._healing = None
        logger.warning("%s: loaded again", describe_table(self.table))
        await self.ask(lambda _: self.audience.notify_presence())

    async def _reload(self) -> None:
        """Load the table as stored, and show it to all pages."""
        stored = await self._persistence.load(self.table.code)
        if stored is not None:
            stored.presence = self.table.presence
            self.table = stored
        self._unsent = ()
        self._dealing.resume(self.table)
        self.call_meanings.clear()
        self.audience.reset()
        self._publish((), PageChange())

    # Turns

    @property
    def due(self) -> Hashable | None:
        """What the server itself is to do next; None while it waits for people, or for nobody.

        A change counts once it is stored.
        """
        if self.healing:
            return "to be loaded again"
        if self._due_before is not None:
            return self._due_before
        if self.table.between_deals and (dealing.is_due(self.table) or self._dealing.is_overdue(self.table)):
            return "the next deal"
        return self._turns.bot_to_act()

    def start_turn(self) -> None:
        """Send what has been notified, and start what is due, unless somebody is at work on it."""
        if not (self.healing or self._moved):
            log_errors(asyncio.create_task(self.ask(lambda _: None)), logger, self._stopped)

    def _publish(self, entries: tuple[Entry, ...], change: PageChange | None) -> None:
        """Send a change to the pages that it concerns, and start the background work of its entries."""
        self._turns.start_clock()
        if self.audience.send(change):
            self._turns.announcements.clear()
        for entry in entries:
            self.follow_up(entry)

    def is_free_to_all(self) -> bool:
        """Return whether nobody is to play these boards any more, so that all may look at them."""
        return self.is_free(self.table)

    def unlogged(self) -> UnloggedState:
        """Return the running clock and the announcements to make."""
        return UnloggedState(self._turns.clock.remaining(), tuple(self._turns.announcements))

    def follow_up(self, entry: Entry) -> None:
        """Start the background work that an entry needs."""
        self._comparisons.follow(entry.event)
        if isinstance(entry.event, Scored):
            self.on_scored(self.table, entry.event.deal)

    async def set_ready(self, visitor: VisitorId | None, after: int | None = None) -> None:
        """Record that a player is ready for the deal `after` one, unless it is dealt, and broadcast it."""

        def change(table: Table) -> None:
            board = table.started_log.state.board
            if after is not None and board and (board.setting.deal > after or not table.between_deals):
                return
            dealing.set_ready(table, visitor)
            self.audience.notify_presence()

        await self.ask(change)

    async def skip_pauses(self, visitor: VisitorId | None) -> None:
        """Skip the pauses of bots until it is a person's turn, for a visitor whom nobody else plays with."""
        await self.ask(lambda table: check_alone(table, visitor))
        self._turns.skip_pauses()

    # Subscribers

    @property
    def idle(self) -> bool:
        """Whether there are no subscribers, no requests and no bots at work."""
        at_work = self._turns.busy or self._training.busy or self._comparisons.busy
        return not (self.audience or self._queue or at_work or self.healing)

    async def subscribe(self, subscriber: Subscriber, version: int | None) -> None:
        """Add a subscriber, or send one all sections again; `version` is the last one that the page has.

        They are sent once everything they show is durable.
        """

        def add(_table: Table) -> None:
            self.audience.add(subscriber, version)
            self.occupancy.note_page()

        await self.ask(add)
        self.explainer.explain_later(subscriber.visitor)

    async def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber whose connection has ended."""
        removed = self.audience.remove(subscriber)
        if self._moved:
            return
        if not self.audience:
            self.occupancy.note_empty()
        if removed:
            await self.ask(lambda _: None)  # pages are notified with it

    def move(self) -> None:
        """Serve the table no longer: another process does so from now on, and its pages connect again."""
        self._moved = True
        self.audience.dismiss(Busy("message.moved"))
        self.close()

    def close(self) -> None:
        """Stop the bots, the clock and the healing; nothing stored is lost."""
        if self._healing is not None:
            self._healing.cancel()
        if self._sending is not None:
            self._sending.cancel()
        self._turns.close()
        self._training.close()
        self._comparisons.close()
        self.notices.close()
        self._dealing.close()
        self.occupancy.close()
        self.explainer.close()
        self.audience.close()
