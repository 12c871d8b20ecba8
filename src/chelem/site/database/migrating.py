"""Bring a database to the schema of this program."""

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, select

from chelem.core import BadOption
from chelem.site.database import server_tables


def newest_revision() -> str:
    """Return the revision of the schema that this program works with."""
    return _known_revisions()[0]


def stored_revision(connection: Connection) -> str | None:
    """Return the revision of a database; None if it is empty, `BadOption` if a newer program wrote it."""
    revision = MigrationContext.configure(connection).get_current_revision()
    known = _known_revisions()
    if revision is not None and revision not in known:
        raise BadOption("database.newer", revision=revision, newest=known[0])
    return revision


def is_newer_and_usable(connection: Connection) -> bool:
    """Return whether a newer program wrote the database in a way that leaves it usable for this one.

    Migrations only add to what the release before needs; one that takes something away raises the revision in
    the table `usable_by`.
    """
    known = _known_revisions()
    if MigrationContext.configure(connection).get_current_revision() in (None, *known):
        return False
    if not inspect(connection).has_table(server_tables.usable_by.name):
        return False
    return connection.scalar(select(server_tables.usable_by.c.revision)) in known


def upgrade(connection: Connection, revision: str) -> None:
    """Run the migrations up to a revision in the transaction of a connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def remove_all(connection: Connection) -> None:
    """Remove all tables of Chelem, and no others, in the transaction of a connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.downgrade(config, "base")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "chelem.site.database:migrations")
    return config


@cache
def _known_revisions() -> tuple[str, ...]:
    """Return all revisions, newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())
