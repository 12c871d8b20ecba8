"""A connection whose statements all see the database as it is at one moment."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """Yield a connection that sees the database as it is now, whatever is written meanwhile."""
    postgresql = engine.dialect.name == "postgresql"
    options = {"isolation_level": "REPEATABLE READ"} if postgresql else {}
    with engine.connect().execution_options(**options) as connection:
        if not postgresql:  # the driver begins no transaction for queries
            connection.exec_driver_sql("BEGIN")
        yield connection
