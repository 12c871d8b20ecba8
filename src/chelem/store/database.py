"""The database: opened, migrated, read on other threads, written in groups on one."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from chelem.core.errors import BadOption
from chelem.store.writer import GroupedWriter, Write

T = TypeVar("T")


class StoreError(Exception):
    """The database failed; nothing has changed."""


class Database:
    """An open database; `now` returns the current time in the format of its rows."""

    def __init__(self, url: str, now: Callable[[], str]) -> None:
        self._engine = open_engine(url)
        self._writer = GroupedWriter(self._engine)
        self.now = now

    def close(self) -> None:
        """Commit pending writes and close the database."""
        self._writer.close()
        self._engine.dispose()

    async def write(self, write: Write) -> None:
        """Commit a write; return once it is durable. Raise `StoreError` if nothing of it is stored."""
        try:
            await self._writer.write(write)
        except SQLAlchemyError as error:
            raise StoreError(str(error)) from error

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query on another thread and return its result; `StoreError` if it fails."""
        try:
            return await asyncio.to_thread(self._run, query)
        except SQLAlchemyError as error:
            raise StoreError(str(error)) from error

    def _run(self, query: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return query(connection)


def open_engine(url: str) -> Engine:
    """Open and migrate the database at an SQLAlchemy URL; create a missing SQLite file and its folder.

    Raise `BadOption` if the URL is invalid, or the database does not answer or cannot be migrated.
    """
    try:
        address = make_url(url)
        if address.drivername in ("postgresql", "postgres"):
            address = address.set(drivername="postgresql+psycopg")
        if address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:"):
            Path(str(address.database)).expanduser().parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(address)
    except Exception as error:
        raise BadOption("database.url", reason=str(error)) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _configure_sqlite)
    try:
        _migrate(engine)
    except DBAPIError as error:
        engine.dispose()
        raise BadOption("database.url", reason=str(error.orig)) from error
    return engine


def _configure_sqlite(connection: Any, _record: object) -> None:
    """Use a write-ahead log: it survives a killed process, and readers do not wait for the writer.

    Checkpoints run at 16 MB instead of 4, because commits wait for them and busy tables change the same pages
    repeatedly.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA wal_autocheckpoint=4000")
    cursor.close()


def _migrate(engine: Engine) -> None:
    """Run the migrations that this database lacks."""
    config = Config()
    config.set_main_option("script_location", "chelem.store:migrations")
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # the driver would commit each change of the schema by itself
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
