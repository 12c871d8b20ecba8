"""Whether a database keeps rows, and has the schema of this program."""

import secrets

from sqlalchemy import delete, insert

from chelem.site.database import schema
from chelem.site.database.database import Database
from chelem.site.database.migrating import is_newer_and_usable, newest_revision, stored_revision
from chelem.site.database.store_error import StoreError
from chelem.site.database.writer import Write


async def keep_and_delete_row(database: Database) -> None:
    """Commit a row, then its deletion; raise `StoreError` if either fails."""
    rows, name = schema.health, secrets.token_hex(8)
    await database.write(Write([insert(rows).values(name=name, value=database.now())]))
    await database.write(Write([delete(rows)]))  # also rows of a server that was killed between the two


async def check_schema(database: Database) -> None:
    """Raise `StoreError` unless the database has this program's schema, or a newer one that it can use.

    A newer server upgrades the database while this one is still running.
    """
    newest = newest_revision()
    if await database.read(is_newer_and_usable):
        return
    if (found := await database.read(stored_revision)) != newest:
        raise StoreError(f"the schema is {found}, not {newest}")
