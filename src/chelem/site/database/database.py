"""The database: opened, migrated, read on other threads, written in groups on one."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from alembic.util import CommandError
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from chelem.core import BadOption
from chelem.site.database.changes import note_change
from chelem.site.database.connecting import connect_engine, connect_server, is_damage, sqlite_file
from chelem.site.database.durability import Durability
from chelem.site.database.private_file import create_private
from chelem.site.database.snapshot import snapshot
from chelem.site.database.store_error import StoreError
from chelem.site.database.upgrading import upgrade_database
from chelem.site.database.writer import GroupedWriter, Write

T = TypeVar("T")


READERS = 4
"""The most queries at a time: a database that does not answer holds up no other thread."""


class Database:
    """An open database; `now` returns the current time in the format of its rows."""

    def __init__(self, url: str, now: Callable[[], str], durability: Durability = Durability.FULL) -> None:
        self.url = url
        self._engine = open_engine(url, durability)
        self._writer = GroupedWriter(self._engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="chelem-reader")
        self.now = now

    @property
    def away(self) -> bool:
        """Whether the last commit failed because the database did not answer, was locked or full."""
        return self._writer.away

    @property
    def is_shared(self) -> bool:
        """Whether several processes can serve it at the same time."""
        return self._engine.dialect.name == "postgresql"

    def watch_commits(self, watcher: Callable[[float, int], None]) -> None:
        """Call `watcher` after each commit, on the writer's thread, with its seconds and number of writes."""
        self._writer.on_commit = watcher

    def close(self) -> None:
        """Commit pending writes and close the database."""
        self._writer.close()
        self._readers.shutdown(cancel_futures=True)
        self._engine.dispose()

    async def write(self, write: Write) -> None:
        """Commit a write; return once it is durable. Raise `StoreError` if it may not be.

        `LostShard`, which is one, if its fence no longer holds.
        """
        try:
            await self._writer.write(write)
        except SQLAlchemyError as error:
            raise StoreError(str(error)) from error
        if write.fence is not None:
            note_change()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query on another thread and return its result; `StoreError` if it fails.

        All its statements see the same moment, so that no table is read with its people before a change and
        its log after it.
        """
        return await self._beside(lambda: self._run(query))

    async def _beside(self, work: Callable[[], T]) -> T:
        """Return what work with the database returns on another thread; `StoreError` if it fails."""
        try:
            reading = self._readers.submit(work)
        except RuntimeError as error:  # closed
            raise StoreError(str(error)) from error
        try:
            return await asyncio.wrap_future(reading)
        except SQLAlchemyError as error:
            raise StoreError(str(error)) from error

    async def empty_log(self) -> None:
        """Take what is in SQLite's write-ahead log into the file, and empty the log.

        What was deleted is then in neither, unless a reader holds an older state. PostgreSQL keeps a log too.
        """
        await self._beside(self._empty_log)

    def _run(self, query: Callable[[Connection], T]) -> T:
        with snapshot(self._engine) as connection:
            return query(connection)

    def _empty_log(self) -> None:
        if self._engine.dialect.name == "sqlite":
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def open_engine(url: str, durability: Durability = Durability.FULL) -> Engine:
    """Open and migrate the database at an SQLAlchemy URL; create a missing SQLite file and its folder.

    Raise `BadOption` if the URL is invalid, the database does not answer or cannot be migrated, or a newer
    program has written it.
    """
    try:
        if (file := sqlite_file(url)) is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            create_private(file)
        plain = connect_engine(url)
        try:
            upgrade_database(plain)
        finally:
            plain.dispose()
        engine = connect_server(url, durability)
        engine.connect().close()  # the write-ahead log is begun before several threads connect
    except DBAPIError as error:
        if file is not None and is_damage(error):
            raise BadOption("database.broken", path=file, reason=str(error.orig)) from error
        raise BadOption("database.url", reason=str(error.orig)) from error
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise BadOption("database.url", reason=str(error)) from error
    return engine
