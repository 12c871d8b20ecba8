"""New SQLite databases by the script that all migrations come to: to run these takes fifty milliseconds."""

import sqlite3
from functools import cache

from sqlalchemy import Connection, create_engine

from chelem.site.database import upgrading
from chelem.site.database.migrating import upgrade as migrate
from tests.support.replacing import replace_in


def make_by_script() -> None:
    """Let this process make new databases so; those that have tables are migrated as ever."""
    replace_in(upgrading, upgrade=_upgrade)


def _upgrade(connection: Connection, revision: str) -> None:
    if revision != "head" or connection.dialect.name != "sqlite" or _has_tables(connection):
        migrate(connection, revision)
        return
    for statement in migrated():
        connection.exec_driver_sql(statement)


def _has_tables(connection: Connection) -> bool:
    return bool(connection.exec_driver_sql("SELECT 1 FROM sqlite_master LIMIT 1").fetchall())


@cache
def migrated() -> list[str]:
    """Return the statements that make what the migrations have made of an empty database."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, "head")
        made = connection.connection.driver_connection
        assert isinstance(made, sqlite3.Connection)
        script = [line for line in made.iterdump() if line not in ("BEGIN TRANSACTION;", "COMMIT;")]
    engine.dispose()
    return script
