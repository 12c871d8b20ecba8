"""Hold a database: what serves it, and what must have it alone, do not get in each other's way."""

import contextlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from os import getpid
from pathlib import Path

from filelock import FileLock, Timeout

from chelem.core import BadOption
from chelem.site.database.connecting import address_of, sqlite_file
from chelem.site.database.session_lock import SessionLock

HANDOVER_SECONDS = 3.0
"""How long to wait for a program that is ending, so that a server can be restarted at once."""


def hold_database(
    url: str,
    seconds: float | None = None,
    on_lost: Callable[[], None] | None = None,
    *,
    shared: bool = False,
) -> ExitStack:
    """Hold a database for this process until the result is closed, at the latest when the process ends.

    With `shared`, other processes may hold a PostgreSQL so too; an SQLite file is always held by one alone.
    Raise `BadOption` if a process is still in the way after `seconds`, by default `HANDOVER_SECONDS`. With
    `on_lost` the lock is taken again after PostgreSQL has been away; `on_lost` is called, on another thread,
    if a process is in the way by then.
    """
    seconds = HANDOVER_SECONDS if seconds is None else seconds
    locks = ExitStack()
    if (file := sqlite_file(url)) is not None:
        locks.enter_context(_hold_file(file, seconds))
    elif address_of(url).get_backend_name() == "postgresql":
        locks.enter_context(_hold_session(url, seconds, on_lost, shared=shared))
    return locks


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
def _hold_session(
    url: str, seconds: float, on_lost: Callable[[], None] | None, *, shared: bool
) -> Iterator[None]:
    """Keep a connection with a lock of PostgreSQL's, which ends with the connection."""
    with closing(SessionLock(url, seconds, shared=shared)) as lock:
        if on_lost is not None:
            lock.keep(on_lost)
        yield
