"""Files of boards, stored in parts: moves at tables are committed between them and need not wait for all."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime, timedelta

from sqlalchemy import delete, insert, select, update

from chelem.site.collections.domain.kept_board import KeptBoard
from chelem.site.collections.store.board_store import INCOMING, Collection, rows_of_boards
from chelem.site.database import Database, StoreError, Write, schema

PART = 100
"""The most boards of a commit."""
REST = 4
"""How many times as long as a part took the next one waits: moves have most of the writer's time."""
LONGEST_REST = 0.2
"""The most seconds that it waits: where the database is slow, a file would take minutes."""
UNFINISHED = timedelta(hours=1)
"""After how long a file that is still being stored is taken to be that of a process that has died."""

_collections, _boards = schema.collections, schema.boards


async def store_file(database: Database, collection: Collection, boards: Sequence[KeptBoard]) -> None:
    """Store a new collection with its boards: nobody sees it before it is complete.

    What a failure leaves is removed, at the latest when the server starts again.
    """
    row = insert(_collections).values({**asdict(collection), "kind": INCOMING})
    complete = update(_collections).where(_collections.c.code == collection.code)
    try:
        await database.write(Write([row]))
        for first in range(0, len(boards), PART):
            rows = rows_of_boards(collection.code, first + 1, boards[first : first + PART])
            begun = time.monotonic()
            await database.write(Write(rows=[(_boards, rows)]))
            await asyncio.sleep(min(REST * (time.monotonic() - begun), LONGEST_REST))
        await database.write(Write([complete.values(kind=collection.kind)]))
    except BaseException:
        with suppress(StoreError):
            await asyncio.shield(_remove(database, [collection.code]))
        raise


async def remove_unfinished(database: Database, *, only_old: bool = False) -> None:
    """Remove what a server that was killed had stored of files.

    With `only_old`, what other processes may still be storing stays.
    """
    query = select(_collections.c.code).where(_collections.c.kind == INCOMING)
    if only_old:
        before = datetime.fromisoformat(database.now()) - UNFINISHED
        query = query.where(_collections.c.since < before.isoformat(timespec="milliseconds"))
    if codes := await database.read(lambda connection: connection.scalars(query).all()):
        await _remove(database, codes)


async def _remove(database: Database, codes: Sequence[str]) -> None:
    boards = delete(_boards).where(_boards.c.collection.in_(codes))
    await database.write(Write([boards, delete(_collections).where(_collections.c.code.in_(codes))]))
