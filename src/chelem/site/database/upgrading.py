"""Upgrade a database to the schema of this program, after a copy of it as it was."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import Engine, text

from chelem.site.database.connecting import sqlite_file
from chelem.site.database.copying import copy_to_file
from chelem.site.database.migrating import is_newer_and_usable, newest_revision, stored_revision, upgrade
from chelem.site.database.snapshot import snapshot

_KEY = 0x75706772616465
""""upgrade" in ASCII."""

logger = logging.getLogger(__name__)


def upgrade_database(engine: Engine) -> None:
    """Run the migrations that a database lacks, all or none; copy a database that has tables first.

    One that a newer program has upgraded is used as it is, if that is possible.

    Of several servers that share a PostgreSQL one does so, while the others wait. The copy of `club.db` is
    `club.db.before-0004` beside it; that of PostgreSQL is in the user's data folder.
    """
    if _is_usable(engine):
        return
    with _waiting_for_others(engine):
        _upgrade_alone(engine)


def _upgrade_alone(engine: Engine) -> None:
    with snapshot(engine) as connection:
        revision = stored_revision(connection)
        if revision == newest_revision():
            return
        if revision is not None:
            copy = _copy_path(engine)
            copy_to_file(connection, copy)
            logger.warning("the database was copied to %s before its upgrade", copy)
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # the driver would commit each change of the schema by itself
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        upgrade(connection, "head")


def _is_usable(engine: Engine) -> bool:
    """Return whether a database needs no upgrade; raise `BadOption` if it is too new for this program."""
    with snapshot(engine) as connection:
        if is_newer_and_usable(connection):
            logger.warning("the database has the schema of a newer release, which this one can use")
            return True
        return stored_revision(connection) == newest_revision()


@contextmanager
def _waiting_for_others(engine: Engine) -> Iterator[None]:
    """Wait until no other server upgrades this PostgreSQL, and keep others from beginning."""
    if engine.dialect.name != "postgresql":  # the lock of an SQLite file stands for this one
        yield
        return
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _KEY})
        yield


def _copy_path(engine: Engine) -> Path:
    """Return the path of a file that does not exist yet."""
    file = sqlite_file(engine.url.render_as_string(hide_password=False))
    if file is None:
        folder = user_data_path("chelem", appauthor=False, ensure_exists=True)
        file = folder / f"{engine.url.database}.db"
    name = f"{file.name}.before-{newest_revision()}"
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(path for path in map(file.with_name, names) if not path.exists())
