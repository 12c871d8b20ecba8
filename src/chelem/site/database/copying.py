"""Copy a whole database, of any revision and kind, into a new SQLite file or into an empty database."""

import os
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, create_engine, func, select, text

from chelem.core import BadOption
from chelem.site.database.migrating import stored_revision, upgrade
from chelem.site.database.private_file import create_private
from chelem.site.database.server_tables import OF_RUNNING_SERVERS
from chelem.site.database.stored_text import without_null_characters

ROWS = 1000
"""How many rows are copied at a time."""

_NOT_COPIED = {"alembic_version"} | OF_RUNNING_SERVERS

Counts = dict[str, int]
"""The number of rows by table."""


def copy_to_file(source: Connection, file: Path) -> Counts:
    """Write what a connection sees to a new SQLite file, and sync it; return the number of rows by table.

    Raise `BadOption` if it is not a database of Chelem, `FileExistsError` if the file exists. The file is
    complete or missing.
    """
    if (revision := stored_revision(source)) is None:
        raise BadOption("database.empty")
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    create_private(part)
    engine = create_engine(f"sqlite:///{part}")
    try:
        with engine.begin() as target:
            target.exec_driver_sql("BEGIN IMMEDIATE")
            counts = copy_rows(source, target, revision)
        engine.dispose()
        sync_path(part)
        _name(part, file)
        sync_path(file.parent)
    finally:
        engine.dispose()
        part.unlink(missing_ok=True)
    return counts


def copy_rows(source: Connection, target: Connection, revision: str) -> Counts:
    """Fill an empty database with all rows of another one, which has this revision of the schema.

    What belongs to running servers, such as leases, is as in a new database. Null characters are left out:
    older versions stored them in SQLite, and PostgreSQL takes none.
    """
    upgrade(target, revision)
    schema = MetaData()
    schema.reflect(target)
    tables = [table for table in schema.sorted_tables if table.name not in _NOT_COPIED]
    counts = {table.name: _copy_table(source, target, table) for table in tables}
    if target.dialect.name == "postgresql":
        for table in tables:
            _continue_numbers(target, table)
    return counts


def count_rows(connection: Connection) -> Counts:
    """Return the number of rows of every table that is copied."""
    schema = MetaData()
    schema.reflect(connection)
    return {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0
        for table in schema.sorted_tables
        if table.name not in _NOT_COPIED
    }


def _copy_table(source: Connection, target: Connection, table: Table) -> int:
    count = 0
    rows = source.execution_options(yield_per=ROWS).execute(select(table)).mappings()
    for part in rows.partitions(ROWS):
        target.execute(table.insert(), [without_null_characters(row) for row in part])
        count += len(part)
    return count


def _continue_numbers(target: Connection, table: Table) -> None:
    """Let PostgreSQL number new rows after those copied."""
    if (column := table.autoincrement_column) is not None:
        last = target.scalar(select(func.max(column)))
        target.execute(
            text("SELECT setval(pg_get_serial_sequence(:table, :column), :last, :used)"),
            {"table": table.name, "column": column.name, "last": last or 1, "used": last is not None},
        )


def _name(part: Path, file: Path) -> None:
    """Give a complete file its name, without replacing another."""
    try:
        os.link(part, file)
    except FileExistsError:
        raise
    except OSError:  # a file system without links, as memory sticks have
        part.rename(file)


def sync_path(path: Path) -> None:
    """Wait until the disk has a file or a folder; not every system can sync a folder."""
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
