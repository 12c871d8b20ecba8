"""Open a database that exists, to look after it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from chelem.core.errors import BadOption
from chelem.store.connecting import connect_engine, sqlite_file


@contextmanager
def existing_database(url: str) -> Iterator[Engine]:
    """Yield an engine for a database that exists; `BadOption` if it is missing or fails."""
    if (file := sqlite_file(url)) is not None and not file.is_file():
        raise BadOption("database.missing", path=file)
    engine, code = connect_engine(url), "database.url"
    try:
        engine.connect().close()
        code = "database.failed"
        yield engine
    except DBAPIError as error:
        raise BadOption(code, reason=str(error.orig)) from error
    finally:
        engine.dispose()


def url_of(database: str | Path) -> str:
    """Return the URL of a database that is named by its URL or by its SQLite file.

    >>> url_of("club.db")
    'sqlite:///club.db'
    """
    return str(database) if "://" in str(database) else f"sqlite:///{database}"
