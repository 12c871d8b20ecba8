"""How long finished tables stay in a database, as set by an administrator."""

from sqlalchemy import Connection, Executable, delete, insert, select

from chelem.core.errors import BadOption
from chelem.store import schema
from chelem.store.maintenance.opening import existing_database
from chelem.store.maintenance.prune import check_prunable, parse_age

_NAME = "retention"


def read_retention(connection: Connection) -> str | None:
    """Return the age after which `chelem prune` removes tables, such as `2y`; None if none is set."""
    rows = schema.settings.c
    return connection.scalar(select(rows.value).where(rows.name == _NAME))


def setting_retention(age: str | None) -> list[Executable]:
    """Return the statements that set the age; None for no age. Raise `BadOption` for any other text."""
    rows = schema.settings
    statements: list[Executable] = [delete(rows).where(rows.c.name == _NAME)]
    if age is not None:
        parse_age(age)
        statements.append(insert(rows).values(name=_NAME, value=age))
    return statements


def stored_age(url: str) -> str:
    """Return the age set in a database; raise `BadOption` if none is."""
    with existing_database(url) as engine, engine.connect() as connection:
        check_prunable(connection)
        age = read_retention(connection)
    if age is None:
        raise BadOption("prune.no_age")
    return age
