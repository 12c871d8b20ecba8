"""The writer thread: writes that arrive during a commit are grouped into the next one."""

import asyncio
import logging
import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine, Executable, Table, insert

from chelem.store import schema

log = logging.getLogger(__name__)

MOST = 256
"""Writes in one commit."""


@dataclass(slots=True)
class Write:
    """A transaction: statements, then rows of tables, then lines of a log."""

    statements: list[Executable] = field(default_factory=list)
    lines: list[dict[str, object]] = field(default_factory=list)
    rows: list[tuple[Table, list[dict[str, object]]]] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.statements or self.lines or self.rows)


@dataclass(slots=True)
class _Waiting:
    write: Write
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class GroupedWriter:
    """Commits writes in groups on its own thread; `write` returns when they are durable."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="chelem-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Commit a write. If the database raises an error, it is raised here and nothing is stored."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.put(_Waiting(write, loop, done))
        await done

    def close(self) -> None:
        """Commit pending writes, then end the thread."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        """Commit groups until told to end; where the connection breaks, begin another."""
        connection: Connection | None = None
        ended = False
        while not ended:
            group, ended = self._next_group()
            try:
                connection = connection or self._engine.connect()
                self._commit(connection, group)
            except Exception as error:
                log.exception("%d writes failed, and so did the connection", len(group))
                _tell(group, error)
                connection = None
        if connection is not None:
            connection.close()

    def _next_group(self) -> tuple[list[_Waiting], bool]:
        """What waits, at most `MOST`, and whether it is the last."""
        group: list[_Waiting] = []
        while len(group) < MOST and not (group and self._waiting.empty()):
            waiting = self._waiting.get()
            if waiting is None:
                return group, True
            group.append(waiting)
        return group, False

    def _commit(self, connection: Connection, group: Sequence[_Waiting]) -> None:
        """Commit a group; if that fails, commit each write separately."""
        if not group:
            return
        try:
            _keep(connection, [waiting.write for waiting in group])
        except Exception as error:
            _give_up(connection)
            if len(group) == 1:
                _tell(group, error)
                return
            for waiting in group:
                self._commit(connection, [waiting])
            return
        _tell(group, None)


def _keep(connection: Connection, writes: Sequence[Write]) -> None:
    for write in writes:
        for statement in write.statements:
            connection.execute(statement)
        for table, rows in write.rows:
            connection.execute(insert(table), rows)
    if lines := [line for write in writes for line in write.lines]:
        connection.execute(insert(schema.entries), lines)
    connection.commit()


def _give_up(connection: Connection) -> None:
    """Roll back; a connection that cannot is replaced at its next use."""
    try:
        connection.rollback()
    except Exception:
        connection.invalidate()
        connection.rollback()


def _tell(group: Sequence[_Waiting], error: Exception | None) -> None:
    """Wake the waiting coroutines, with one call per event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
    for waiting in group:
        by_loop.setdefault(waiting.loop, []).append(waiting)
    for loop, those in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake, those, error)


def _wake(group: Sequence[_Waiting], error: Exception | None) -> None:
    for waiting in group:
        if waiting.done.done():
            if error is not None and waiting.done.cancelled():
                log.error("a write failed that nobody waits for any more", exc_info=error)
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)
