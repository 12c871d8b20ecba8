"""PostgreSQL's lock of a program on its database: it ends with its connection, and is taken again."""

import logging
import threading
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from chelem.core import BadOption
from chelem.site.database.connecting import connect_engine

LOOK_SECONDS = 2.0
"""How often a server looks whether it still has the lock."""
_KEY = 0x6368656C656D
""""chelem" in ASCII."""
_LOCK = text("SELECT pg_advisory_lock(:key)")
_LOCK_SHARED = text("SELECT pg_advisory_lock_shared(:key)")
_LOCK_NOT_AVAILABLE = "55P03"
_END_OWN = text(
    "SELECT pg_terminate_backend(activity.pid) FROM pg_locks JOIN pg_stat_activity activity USING (pid) "
    "WHERE locktype = 'advisory' AND granted AND activity.pid = :pid AND backend_start::text = :since"
)
_OWN = text("SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()")

logger = logging.getLogger(__name__)


class SessionLock:
    """A lock that lasts as long as a connection of its own: for one program, or shared by several."""

    def __init__(self, url: str, seconds: float, *, shared: bool = False) -> None:
        """Take the lock; raise `BadOption` if another program is still in the way after `seconds`."""
        self._shared = shared
        self._engine = connect_engine(url).execution_options(isolation_level="AUTOCOMMIT")
        self._own: tuple[int, str] | None = None
        self._closing = threading.Event()
        self._connection: Connection | None = None
        try:
            self._lock(seconds)
        except BadOption:
            self._engine.dispose()
            raise

    def _lock(self, seconds: float) -> None:
        try:
            connection = self._engine.connect()
        except DBAPIError as error:
            raise BadOption("database.url", reason=str(error.orig)) from error
        try:
            if self._own is not None:  # a connection that broke on our side only
                connection.execute(_END_OWN, dict(zip(("pid", "since"), self._own, strict=True)))
            connection.execute(text(f"SET lock_timeout = {max(1, int(seconds * 1000))}"))
            connection.execute(_LOCK_SHARED if self._shared else _LOCK, {"key": _KEY})
            pid, since = connection.execute(_OWN).one()
        except DBAPIError as error:
            connection.close()
            if getattr(error.orig, "sqlstate", None) == _LOCK_NOT_AVAILABLE:
                raise self._refusal() from error
            raise BadOption("database.url", reason=str(error.orig)) from error
        self._connection, self._own = connection, (pid, since)

    def _refusal(self) -> BadOption:
        """Return why the lock cannot be taken."""
        return BadOption("database.held.alone") if self._shared else BadOption("database.held.session")

    def keep(self, on_lost: Callable[[], None]) -> None:
        """Take the lock again whenever its connection has ended; call `on_lost` if a program is in the way.

        That is called once, on a thread of this lock's own.
        """
        threading.Thread(target=self._keep, args=(on_lost,), name="chelem-lock", daemon=True).start()

    def _keep(self, on_lost: Callable[[], None]) -> None:
        while not self._closing.wait(LOOK_SECONDS):
            if self._connection is not None and self._answers(self._connection):
                continue
            try:
                self._lock(LOOK_SECONDS)
            except BadOption as error:
                if error.code == self._refusal().code and not self._closing.is_set():
                    on_lost()
                    return
            else:
                logger.warning("the lock on the database has been taken again")
        self._disconnect()

    def _answers(self, connection: Connection) -> bool:
        """Return whether the connection still works; close one that does not."""
        try:
            connection.execute(text("SELECT 1"))
        except SQLAlchemyError:  # also where `close` has just closed it
            self._connection = None
            with suppress(SQLAlchemyError):
                connection.close()
            return False
        return True

    def close(self) -> None:
        """Release the lock."""
        self._closing.set()
        self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()
        self._engine.dispose()
