"""A writer thread that commits the writes which arrive during a commit together in the next one."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine, Executable, Table, insert
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as Overdue

from chelem.site.database import schema
from chelem.site.database.fence import Fence, lost_fences
from chelem.site.database.store_error import LostShard

logger = logging.getLogger(__name__)

MOST_WRITES = 256
"""The most writes in one commit."""
INTERVAL = 0.016
"""The fewest seconds between two commits, where others join those that wait: under load, writes share one."""
MOST_IN_A_ROW = 15
"""The most commits without a wait after one in which no other write came."""
MOST_WAITING = 2000
"""The most writes that wait; while a database is away, further ones are refused."""
_INSERT_LINES = insert(schema.entries)


@dataclass(slots=True)
class Write:
    """A transaction: statements, then rows of tables, then lines of a log.

    With a fence it is stored only if that holds.
    """

    statements: list[Executable] = field(default_factory=list)
    lines: list[dict[str, object]] = field(default_factory=list)
    rows: list[tuple[Table, list[dict[str, object]]]] = field(default_factory=list)
    fence: Fence | None = None

    def __bool__(self) -> bool:
        return bool(self.statements or self.lines or self.rows)


@dataclass(slots=True)
class _PendingWrite:
    write: Write
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class GroupedWriter:
    """Commits writes in groups on its own thread; `write` returns when they are durable."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.away = False
        """Whether the last commit failed because the database did not answer, was locked or full."""
        self.on_commit: Callable[[float, int], None] = lambda _seconds, _writes: None
        """Called on the writer's thread after a commit, with its seconds and its number of writes."""
        self._queue: queue.SimpleQueue[_PendingWrite | None] = queue.SimpleQueue()
        self._closed = False
        self._last_begun = 0.0
        self._in_a_row = self._left = 0  # commits without a wait, and those to come
        self._thread = threading.Thread(target=self._run, name="chelem-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Commit a write; if the database raises an error, raise it here, and `LostShard` for a lost fence.

        Nothing is stored then, unless the connection was lost in mid-commit.
        """
        if self._closed:
            raise Overdue("the database is closed")
        if self._queue.qsize() >= MOST_WAITING:
            raise Overdue(f"{MOST_WAITING} writes are waiting")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_PendingWrite(write, loop, done))
        await done

    def close(self) -> None:
        """Commit pending writes, then end the thread."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        """Commit groups until `close`; replace a connection that breaks."""
        connection: Connection | None = None
        closing = False
        while not closing:
            group, closing = self._next_group()
            try:
                connection = connection or self._engine.connect()
                self._commit(connection, group)
            except Exception as error:
                logger.exception("%d writes failed, and so did the connection", len(group))
                self.away = True
                _resolve(group, error)
                connection = None
        if connection is not None:
            connection.close()

    def _next_group(self) -> tuple[list[_PendingWrite], bool]:
        """Return the pending writes, at most `MOST_WRITES`, and whether the writer is closing."""
        pending = self._queue.get()
        if pending is None:
            return [], True
        waited = self._wait_for_others()
        group = [pending]
        while len(group) < MOST_WRITES and not self._queue.empty():
            pending = self._queue.get()
            if pending is None:
                return group, True
            group.append(pending)
        if waited:
            self._in_a_row = 0 if len(group) > 1 else min(2 * self._in_a_row + 1, MOST_IN_A_ROW)
            self._left = self._in_a_row
        return group, False

    def _wait_for_others(self) -> bool:
        """Wait until `INTERVAL` after the last commit began, unless that was of no use lately.

        Return whether it was waited. One table whose robots play quickly has nobody to share with.
        """
        left = self._last_begun + INTERVAL - time.monotonic()
        waits = left > 0 and not self._left
        if waits:
            time.sleep(left)
        elif left > 0:
            self._left -= 1
        self._last_begun = time.monotonic()
        return waits

    def _commit(self, connection: Connection, group: Sequence[_PendingWrite]) -> None:
        """Commit a group without those of lost shards; if a write is at fault, commit each separately.

        If the database is (locked, full, gone), all are refused at once: to try each would hold up those that
        wait, and what was lost in mid-commit may be stored already.
        """
        if not group:
            return
        begun = time.perf_counter()
        try:
            lost = _lost_fences(connection, group)
            stored = [pending for pending in group if pending.write.fence not in lost]
            _execute(connection, [pending.write for pending in stored])
        except Exception as error:
            self.away = isinstance(error, OperationalError)
            _roll_back(connection)
            if len(group) == 1 or isinstance(error, OperationalError):
                _resolve(group, error)
                return
            for pending in group:
                self._commit(connection, [pending])
            return
        self.away = False
        if stored:
            self.on_commit(time.perf_counter() - begun, len(stored))
            _resolve(stored, None)
        for fence in lost:
            refused = [pending for pending in group if pending.write.fence == fence]
            _resolve(refused, LostShard(fence.shard))


def _lost_fences(connection: Connection, group: Sequence[_PendingWrite]) -> Set[Fence]:
    """Return the fences of a group that do not hold: asked before all else, and once for each of them."""
    fences = {fence for pending in group if (fence := pending.write.fence) is not None}
    return lost_fences(connection, fences)


def _execute(connection: Connection, writes: Sequence[Write]) -> None:
    for write in writes:
        for statement in write.statements:
            connection.execute(statement)
        for table, rows in write.rows:
            connection.execute(insert(table), rows)
    if lines := [line for write in writes for line in write.lines]:
        connection.execute(_INSERT_LINES, lines)
    connection.commit()


def _roll_back(connection: Connection) -> None:
    """Roll back; SQLAlchemy replaces a connection that cannot at its next use."""
    try:
        connection.rollback()
    except Exception:
        connection.invalidate()
        connection.rollback()


def _resolve(group: Sequence[_PendingWrite], error: Exception | None) -> None:
    """Set the results of pending writes, with one call per event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_PendingWrite]] = {}
    for pending in group:
        by_loop.setdefault(pending.loop, []).append(pending)
    for loop, writes in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_set_results, writes, error)


def _set_results(group: Sequence[_PendingWrite], error: Exception | None) -> None:
    for pending in group:
        if pending.done.done():
            if error is not None and pending.done.cancelled():
                logger.error("a write failed whose caller has gone", exc_info=error)
            continue
        if error is None:
            pending.done.set_result(None)
        else:
            pending.done.set_exception(error)
