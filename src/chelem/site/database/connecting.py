"""Engines for the URLs of databases: plain ones for maintenance, and a server's own."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from chelem.core import BadOption
from chelem.site.database.durability import Durability
from chelem.site.database.patience import CONNECT_SECONDS, POOL_SECONDS, ImpatientConnection, session_settings

DAMAGED = ("not a database", "malformed", "disk image")
"""What SQLite says of a damaged file."""


def address_of(url: str) -> URL:
    """Return the address in an SQLAlchemy URL; raise `BadOption` if it is invalid."""
    try:
        address = make_url(url)
    except Exception as error:
        raise BadOption("database.url", reason=str(error)) from error
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    return address


def sqlite_file(url: str) -> Path | None:
    """Return the file of an SQLite database; None for one in memory and for other databases.

    >>> sqlite_file("sqlite:///club.db")
    PosixPath('club.db')
    """
    address = address_of(url)
    name = str(address.database or "")
    if address.get_backend_name() != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
        return None
    return Path(name).expanduser()


def is_damage(error: DBAPIError) -> bool:
    """Return whether SQLite says that a file is damaged, or not a database at all."""
    return any(word in str(error.orig) for word in DAMAGED)


def postgresql_parameters(url: str) -> dict[str, Any]:
    """Return the parameters with which psycopg connects to a PostgreSQL; raise `BadOption` for other URLs.

    >>> postgresql_parameters("postgresql://ana@host/club")["dbname"]
    'club'
    """
    address = address_of(url)
    if address.get_backend_name() != "postgresql":
        raise BadOption("database.url", reason=address.drivername)
    address = address.set(drivername="postgresql+psycopg")
    _words, named = address.get_dialect()().create_connect_args(address)
    return {**CONNECT_SECONDS, **named}


def connect_engine(url: str) -> Engine:
    """Return an engine without time limits that changes no setting of the database."""
    engine = _engine(address_of(url))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _check_foreign_keys)
    elif engine.dialect.driver == "psycopg":
        event.listen(engine, "do_connect", _connect_patiently)
    return engine


def connect_server(url: str, durability: Durability) -> Engine:
    """Return a server's engine, with its durability and its limits on how long to wait for the database."""
    address = address_of(url)
    if address.get_backend_name() == "sqlite":
        engine = _engine(address)
        event.listen(engine, "connect", _check_foreign_keys)
        event.listen(engine, "connect", lambda connection, _: _write_ahead(connection, durability))
        return engine
    engine = _engine(address, pool_timeout=POOL_SECONDS, pool_pre_ping=True)
    if engine.dialect.driver == "psycopg":
        event.listen(engine, "do_connect", _connect_impatiently)
        event.listen(engine, "connect", lambda connection, _: _limit_server(connection, durability))
    return engine


def _engine(address: URL, **options: Any) -> Engine:
    try:
        return create_engine(address, **options)
    except Exception as error:
        raise BadOption("database.url", reason=str(error)) from error


def _check_foreign_keys(connection: Any, _record: object) -> None:
    # Deleted rows are overwritten: names that were removed are in no file.
    for pragma in ("foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _write_ahead(connection: Any, durability: Durability) -> None:
    """Use a write-ahead log: it survives a killed process, and readers do not wait for the writer.

    With `synchronous=FULL` each commit waits until the disk has it, once for a group of writes. Commits wait
    for checkpoints too: every 4 MB, SQLite's own interval, they take 10 ms; every 16 MB they took 40,
    and no more moves a second were stored.
    """
    for pragma in ("journal_mode=WAL", f"synchronous={durability.upper()}"):
        connection.execute(f"PRAGMA {pragma}")


def _connect_patiently(_dialect: object, _record: object, _words: list[Any], named: dict[str, Any]) -> None:
    named.update({**CONNECT_SECONDS, **named})


def _connect_impatiently(_dialect: object, _record: object, words: list[Any], named: dict[str, Any]) -> Any:
    return ImpatientConnection.connect(*words, **{**CONNECT_SECONDS, **named})


def _limit_server(connection: Any, durability: Durability) -> None:
    """Set the server's own limits by statements, which poolers pass on where they refuse start-up options."""
    with connection.cursor() as cursor:
        for name, value in session_settings(durability).items():
            cursor.execute("SELECT set_config(%s, %s, false)", (name, value))
    connection.commit()
