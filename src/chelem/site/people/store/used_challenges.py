"""The challenges that passkeys have signed, as long as they would be valid: each is used once."""

from sqlalchemy import delete, insert, select

from chelem.site.database import Database, StoreError, Write, schema

_rows = schema.used_challenges


async def use_challenge(database: Database, digest: str, until: str) -> bool:
    """Use a challenge up; return whether nobody has before. Those that are over go.

    Of several processes one stores it: the digest is the primary key.
    """
    if await _is_used(database, digest):
        return False
    over = delete(_rows).where(_rows.c.until < database.now())
    row = insert(_rows).values(digest=digest, until=until)
    try:
        await database.write(Write([over, row]))
    except StoreError:
        if not await _is_used(database, digest):
            raise
        return False
    return True


async def _is_used(database: Database, digest: str) -> bool:
    query = select(_rows.c.digest).where(_rows.c.digest == digest)
    return await database.read(lambda connection: connection.scalar(query)) is not None
