"""Open the database and migrate it."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from chelem.core.errors import BadOption


def open_database(url: str) -> Engine:
    """Open the database at an SQLAlchemy URL; a missing SQLite file and its folder are created.

    Raises `BadOption` where the URL cannot be one, or the database does not answer or is something else.
    """
    try:
        where = make_url(url)
        if where.drivername in ("postgresql", "postgres"):
            where = where.set(drivername="postgresql+psycopg")
        if where.get_backend_name() == "sqlite" and where.database not in (None, "", ":memory:"):
            Path(str(where.database)).expanduser().parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(where)
    except Exception as error:
        raise BadOption("database.url", reason=str(error)) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    try:
        _upgrade(engine)
    except DBAPIError as error:
        engine.dispose()
        raise BadOption("database.url", reason=str(error.orig)) from error
    return engine


def _durable(connection: Any, _record: object) -> None:
    """Use a write-ahead log: it survives a killed process, and readers do not wait for the writer.

    Checkpoints run at 16 MB instead of 4: commits wait for them, and busy tables change the same pages again
    and again.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA wal_autocheckpoint=4000")
    cursor.close()


def _upgrade(engine: Engine) -> None:
    """Run the migrations that this database lacks."""
    config = Config()
    config.set_main_option("script_location", "chelem.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
