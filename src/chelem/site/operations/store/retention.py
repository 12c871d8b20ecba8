"""How long finished tables and names of events stay in a database, as set by an administrator."""

from sqlalchemy import Connection, Executable, delete, insert, select

from chelem.core import BadOption
from chelem.site.database import schema
from chelem.site.operations.store.opening import existing_database
from chelem.site.operations.store.prune import check_prunable, parse_age

NAMES_KEPT = "3y"
"""For how long the names of players in an event are kept, where nothing else is set."""
_TABLES = "retention"
_NAMES = "retention of names"


def read_retention(connection: Connection) -> str | None:
    """Return the age after which `chelem prune` removes tables, such as `2y`; None if none is set."""
    return _read(connection, _TABLES)


def read_names_retention(connection: Connection) -> str:
    """Return the age after which `chelem prune` removes the names of an event."""
    return _read(connection, _NAMES) or NAMES_KEPT


def setting_retention(age: str | None) -> list[Executable]:
    """Return the statements that set the age of tables, None for none; raise `BadOption` for other text."""
    return _setting(_TABLES, age)


def setting_names_retention(age: str | None) -> list[Executable]:
    """Return the statements that set the age of names; None for the usual one. Raise `BadOption` as above."""
    return _setting(_NAMES, age)


def stored_age(url: str) -> str:
    """Return the age of tables set in a database; raise `BadOption` if none is."""
    with existing_database(url) as engine, engine.connect() as connection:
        check_prunable(connection)
        age = read_retention(connection)
    if age is None:
        raise BadOption("prune.no_age")
    return age


def stored_names_age(url: str) -> str:
    """Return the age of names in a database."""
    with existing_database(url) as engine, engine.connect() as connection:
        check_prunable(connection)
        return read_names_retention(connection)


def _read(connection: Connection, name: str) -> str | None:
    rows = schema.settings.c
    return connection.scalar(select(rows.value).where(rows.name == name))


def _setting(name: str, age: str | None) -> list[Executable]:
    rows = schema.settings
    statements: list[Executable] = [delete(rows).where(rows.c.name == name)]
    if age is not None:
        parse_age(age)
        statements.append(insert(rows).values(name=name, value=age))
    return statements
