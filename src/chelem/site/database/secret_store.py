"""The server's secrets in the database."""

import secrets
from dataclasses import dataclass

from sqlalchemy import insert, select

from chelem.formats.log.seal import Signer
from chelem.site.database import schema
from chelem.site.database.database import Database
from chelem.site.database.store_error import StoreError
from chelem.site.database.writer import Write


async def server_secret(database: Database) -> bytes:
    """Return the server's secret, created at the first start."""
    return await _secret(database, "keys")


@dataclass(frozen=True, slots=True)
class ServerKeys:
    """What only the server knows: the secret of its cookies and chairs, and the signer of its logs.

    `push` are the 32 bytes of which the key is made that push services know it by.
    """

    secret: bytes
    signer: Signer
    push: bytes


async def load_server_keys(database: Database) -> ServerKeys:
    """Return the server's keys, created at the first start."""
    return ServerKeys(
        await server_secret(database), await server_signer(database), await _secret(database, "push")
    )


async def server_signer(database: Database) -> Signer:
    """Return the signer of the server's logs; its key is created at the first start."""
    return Signer(await _secret(database, "signature"))


async def _secret(database: Database, name: str) -> bytes:
    """Return 32 random bytes, created when they are first asked for."""
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    secret: str | None = await database.read(lambda connection: connection.scalar(query))
    if secret is None:
        secret = secrets.token_hex(32)
        try:
            await database.write(Write([insert(schema.secrets).values(name=name, value=secret)]))
        except StoreError:  # another server may have been first
            secret = await database.read(lambda connection: connection.scalar(query))
            if secret is None:
                raise
    return bytes.fromhex(secret)
