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
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
