"""Time limits for a PostgreSQL that does not answer, so that no thread of the server hangs forever."""

from collections.abc import Generator
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.rows import TupleRow

from chelem.site.database.durability import Durability

T = TypeVar("T")

ANSWER_SECONDS = 10.0
"""How long a statement may take in all before its connection is given up.

The server may be stopped, or behind a network that drops everything: its own limits are of no use then.
"""
POOL_SECONDS = 3.0
"""How long to wait for a free connection."""
CONNECT_SECONDS = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""Parameters of libpq, which a URL may set otherwise: seconds, and milliseconds for the last."""


def session_settings(durability: Durability) -> dict[str, str]:
    """Return the settings of a session: its time limits in milliseconds, and whether commits wait."""
    return {
        "statement_timeout": "5000",
        "lock_timeout": "2000",
        "idle_in_transaction_session_timeout": "15000",
        "synchronous_commit": "on" if durability is Durability.FULL else "off",
    }


class ImpatientConnection(psycopg.Connection[TupleRow]):
    """A connection that closes itself if a statement is not answered within `ANSWER_SECONDS`."""

    def wait(self, gen: Generator[Any, Any, T], *positional: Any, **named: Any) -> T:
        """Wait for an answer; `OperationalError` after `ANSWER_SECONDS`."""
        return super().wait(self._limited(gen), *positional, **named)

    def _limited(self, answer: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        """Pass on what psycopg waits for; it resumes with a false value several times a second meanwhile."""
        end = monotonic() + ANSWER_SECONDS
        try:
            wanted = next(answer)
            while True:
                ready = yield wanted
                if not ready and monotonic() > end:
                    self.close()
                    raise psycopg.OperationalError(f"no answer within {ANSWER_SECONDS:g} s")
                wanted = answer.send(ready)
        except StopIteration as stop:
            result: T = stop.value
            return result
