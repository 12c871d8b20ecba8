"""What `chelem admin` does with a database, which a server may be using."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Executable

from chelem.core import BadOption
from chelem.site.database import hold_database, newest_revision, stored_revision
from chelem.site.edge import VisitorId
from chelem.site.operations.store.opening import existing_database
from chelem.site.people import (
    NameEraser,
    erasing_elsewhere,
    erasing_from_table,
    is_known_person,
    names_of,
    tables_of_person,
)

T = TypeVar("T")


def query_database(url: str, query: Callable[[Connection], T]) -> T:
    """Return the answer of a query; raise `BadOption` if the schema is that of another version."""
    with existing_database(url) as engine, engine.connect() as connection:
        _check(connection)
        return query(connection)


def change_database(url: str, statements: list[Executable]) -> None:
    """Run these statements in one transaction."""
    with existing_database(url) as engine, engine.begin() as connection:
        _check(connection)
        _run(connection, statements)


def erase_person(url: str, visitor: VisitorId, without: NameEraser) -> list[str]:
    """Erase a person from a database; return the codes of their tables.

    Raise `BadOption` if a server has the database, as it keeps tables in memory: its page erases people too.
    """
    with hold_database(url), existing_database(url) as engine, engine.begin() as connection:
        _check(connection)
        if not is_known_person(connection, visitor):
            raise BadOption("admin.visitor", visitor=visitor)
        codes = tables_of_person(connection, visitor)
        played = codes, names_of(connection, visitor)
        _run(connection, erasing_elsewhere(connection, visitor, played, without))
        for code in codes:
            _run(connection, erasing_from_table(connection, code, visitor))
        return codes


def _run(connection: Connection, statements: list[Executable]) -> None:
    for statement in statements:
        connection.execute(statement)


def _check(connection: Connection) -> None:
    if stored_revision(connection) != newest_revision():
        raise BadOption("prune.schema")
