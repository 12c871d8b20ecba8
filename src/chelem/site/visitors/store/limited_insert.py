"""A row of a visitor that is stored unless the visitor has too many."""

from collections.abc import Mapping

from sqlalchemy import Insert, Select, Table, func, insert, literal, select


def insert_unless_full(table: Table, row: Mapping[str, object], most: int) -> Insert:
    """Return the statement that stores a row unless its visitor has `most` in the table.

    They are counted by the statement that adds it, so that two requests do not pass the limit together.
    Where several processes share the database, the caller holds a lock as well.
    """
    own = select(func.count()).where(table.c.visitor == row["visitor"]).scalar_subquery()
    return insert(table).from_select(list(row), row_values(table, row).where(own < most))


def row_values(table: Table, row: Mapping[str, object]) -> "Select[tuple[object, ...]]":
    """Return a query for the values of a row, which an insertion may make depend on a condition."""
    return select(*(literal(value, table.c[name].type) for name, value in row.items()))
