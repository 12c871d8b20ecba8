"""Null characters in stored texts: SQLite takes them, PostgreSQL does not, and what is typed has none."""

from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import Connection, LargeBinary, MetaData, String, cast, func, literal, select

NULL = "\x00"


def without_null_characters(row: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a row without the null characters of its texts."""
    return {name: value.replace(NULL, "") if isinstance(value, str) else value for name, value in row.items()}


def count_null_characters(connection: Connection) -> Iterator[tuple[str, str, int]]:
    """Yield the columns of an SQLite database whose texts have null characters: table, column, rows."""
    if connection.dialect.name != "sqlite":
        return
    schema = MetaData()
    schema.reflect(connection)
    for table in schema.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, String):
                has_one = func.instr(cast(column, LargeBinary), literal(b"\x00", LargeBinary)) > 0
                query = select(func.count()).select_from(table).where(has_one)
                if rows := connection.scalar(query):
                    yield table.name, column.name, rows
