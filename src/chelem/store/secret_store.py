"""The server's secret in the database."""

import secrets

from sqlalchemy import insert, select

from chelem.store import schema
from chelem.store.database import Database
from chelem.store.writer import Write


async def server_secret(database: Database) -> bytes:
    """Return the server's secret, created at the first start."""
    rows = schema.secrets
    secret = await database.read(lambda c: c.scalar(select(rows.c.value).where(rows.c.name == "keys")))
    if secret is None:
        secret = secrets.token_hex(32)
        await database.write(Write([insert(rows).values(name="keys", value=secret)]))
    return bytes.fromhex(secret)
