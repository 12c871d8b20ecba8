"""Put a backup in the place of a database, on SQLite or PostgreSQL."""

import contextlib
import os
import shutil
from itertools import count
from pathlib import Path

from sqlalchemy import Engine, inspect

from chelem.core import BadOption
from chelem.site import database
from chelem.site.operations.store.backup import Copied, prove_file
from chelem.site.operations.store.opening import existing_database, url_of

_CONTENT = ("tables", "visitors")
"""The tables that have rows once a server has been used."""


def restore(file: Path, url: str, *, replace: bool = False, tolerant: bool = False) -> Copied:
    """Check a backup, and put it in the place of a database; the result has faults if that was refused.

    A database with content is only replaced with `replace`, else `BadOption`; with `tolerant` faults of the
    backup are accepted. An SQLite file that is replaced stays beside the new one, as `club.db.replaced`.
    """
    logs, faults = prove_file(file)
    if faults and not tolerant:
        return Copied({}, logs, faults)
    with database.hold_database(url), existing_database(url_of(file)) as source:
        target = database.sqlite_file(url)
        rows = _fill(source, url, replace) if target is None else _put(source, target, replace)
    return Copied(rows, logs, faults)


def _put(source: Engine, target: Path, replace: bool) -> database.Counts:  # noqa: FBT001 - the command's option
    """Write the backup beside an SQLite file, and let it take the file's name."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists() and not replace:
        with existing_database(url_of(target)) as present:
            _check_unused(present)
    new = target.with_name(f".{target.name}.restored")
    new.unlink(missing_ok=True)
    try:
        with database.snapshot(source) as connection:
            rows = database.copy_to_file(connection, new)
        if target.exists():
            _set_aside(target)
        new.replace(target)
        database.sync_path(target.parent)
    finally:
        new.unlink(missing_ok=True)
    return rows


def _set_aside(target: Path) -> None:
    """Keep an SQLite file, with what its write-ahead log has, under another name too."""
    with (
        contextlib.suppress(BadOption),
        existing_database(url_of(target)) as engine,
        engine.connect() as present,
    ):
        present.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    names = (f"{target.name}.replaced{'' if number == 1 else f'-{number}'}" for number in count(1))
    aside = next(path for path in map(target.with_name, names) if not path.exists())
    try:
        os.link(target, aside)
    except OSError:
        shutil.copy2(target, aside)
    for ending in ("-wal", "-shm", "-journal"):  # of a damaged file: they would corrupt the new one
        with contextlib.suppress(FileNotFoundError):
            target.with_name(target.name + ending).replace(aside.with_name(aside.name + ending))


def _fill(source: Engine, url: str, replace: bool) -> database.Counts:  # noqa: FBT001 - the command's option
    """Replace the tables of a database server in one transaction."""
    engine = database.connect_engine(url)
    try:
        if not replace:
            _check_unused(engine)
        with database.snapshot(source) as original, engine.begin() as target:
            if (revision := database.stored_revision(original)) is None:
                raise BadOption("database.empty")
            if database.stored_revision(target) is not None:
                database.remove_all(target)
            return database.copy_rows(original, target, revision)
    finally:
        engine.dispose()


def _check_unused(engine: Engine) -> None:
    """Raise `BadOption` if a database has content."""
    with database.snapshot(engine) as connection:
        if "tables" in inspect(connection).get_table_names():
            rows = database.count_rows(connection)
            if any(rows.get(name) for name in _CONTENT):
                raise BadOption("restore.used", tables=rows["tables"], visitors=rows.get("visitors", 0))
