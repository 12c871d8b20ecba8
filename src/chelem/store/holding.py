"""Hold a database for one program: two servers would keep different tables in memory and lose moves."""

import contextlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from os import getpid
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from chelem.core.errors import BadOption
from chelem.store.connecting import address_of, connect_engine, sqlite_file

HANDOVER_SECONDS = 3.0
"""How long to wait for a program that is ending, so that a server can be restarted at once."""
_ADVISORY_LOCK = 0x6368656C656D
"""The key of PostgreSQL's lock: "chelem" in ASCII."""
_LOCK_NOT_AVAILABLE = "55P03"


def hold_database(url: str, seconds: float | None = None) -> ExitStack:
    """Hold a database for this process until the result is closed, at the latest when the process ends.

    Raise `BadOption` if another process still has it after `seconds`, by default `HANDOVER_SECONDS`.
    """
    seconds = HANDOVER_SECONDS if seconds is None else seconds
    held = ExitStack()
    if (file := sqlite_file(url)) is not None:
        held.enter_context(_hold_file(file, seconds))
    elif address_of(url).get_backend_name() == "postgresql":
        held.enter_context(_hold_session(url, seconds))
    return held


def lock_path(file: Path) -> Path:
    """Return the lock file of an SQLite database, which stays beside it, also when nobody holds it."""
    real = file.resolve()
    return real.with_name(f"{real.name}.lock")


@contextmanager
def _hold_file(file: Path, seconds: float) -> Iterator[None]:
    path = lock_path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(path, timeout=seconds)
    try:
        lock.acquire()
    except Timeout:
        raise BadOption("database.held", process=_holder(path)) from None
    try:
        with contextlib.suppress(OSError):  # Windows lets nobody write a locked file
            path.write_text(str(getpid()), encoding="ascii")
        yield
    finally:
        lock.release()


def _holder(path: Path) -> str:
    """Return the process that holds a lock, or `?` if the system does not let us read it."""
    try:
        return path.read_text(encoding="ascii") or "?"
    except (OSError, UnicodeError):
        return "?"


@contextmanager
def _hold_session(url: str, seconds: float) -> Iterator[None]:
    """Keep a connection with a lock of PostgreSQL's, which ends with the connection."""
    engine = connect_engine(url).execution_options(isolation_level="AUTOCOMMIT")
    try:
        with _locked_session(engine, seconds):
            yield
    finally:
        engine.dispose()


def _locked_session(engine: Engine, seconds: float) -> Connection:
    try:
        connection = engine.connect()
    except DBAPIError as error:
        raise BadOption("database.url", reason=str(error.orig)) from error
    try:
        connection.execute(text(f"SET lock_timeout = {max(1, int(seconds * 1000))}"))
        connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": _ADVISORY_LOCK})
    except DBAPIError as error:
        connection.close()
        if getattr(error.orig, "sqlstate", None) == _LOCK_NOT_AVAILABLE:
            raise BadOption("database.held.session") from error
        raise BadOption("database.url", reason=str(error.orig)) from error
    return connection
