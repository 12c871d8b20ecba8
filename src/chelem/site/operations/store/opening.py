"""Open a database that exists, to look after it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from chelem.core import BadOption
from chelem.site.database import connect_engine, is_damage, sqlite_file


@contextmanager
def existing_database(url: str) -> Iterator[Engine]:
    """Yield an engine for a database that exists; `BadOption` if it is missing or fails."""
    if (file := sqlite_file(url)) is not None and not file.is_file():
        raise BadOption("database.missing", path=file)
    engine = connect_engine(url)
    try:
        _check_answers(engine)
        yield engine
    except DBAPIError as error:
        raise BadOption("database.failed", reason=str(error.orig)) from error
    finally:
        engine.dispose()


def _check_answers(engine: Engine) -> None:
    try:
        engine.connect().close()
    except DBAPIError as error:
        if is_damage(error):
            path = engine.url.database or ""
            raise BadOption("database.broken", path=path, reason=str(error.orig)) from error
        raise BadOption("database.url", reason=str(error.orig)) from error


def url_of(database: str | Path) -> str:
    """Return the URL of a database that is named by its URL or by its SQLite file.

    >>> url_of("club.db")
    'sqlite:///club.db'
    """
    return str(database) if "://" in str(database) else f"sqlite:///{database}"
