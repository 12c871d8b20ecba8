"""The library: the shelves of all visitors, the process that reads for them, and their deals at tables."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from sqlalchemy import Connection, delete, func, insert, select

from chelem.collections.import_played import Played, gather
from chelem.collections.import_process import Readers
from chelem.collections.repository import PLAYED, Shelves
from chelem.collections.shapes import CollectionShape
from chelem.core.errors import Refused
from chelem.store import schema
from chelem.store.table_store import Store
from chelem.store.writer import Write
from chelem.tables.people import VisitorId

TABLES = 40
"""Tables that are looked through at once; the others wait for the next time."""


class Library:
    """What the routes ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shelves = Shelves(store)
        self.readers = Readers()
        self._gathering: WeakValueDictionary[VisitorId, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """End the process that reads."""
        self.readers.close()

    async def collections(self, visitor: VisitorId) -> list[CollectionShape]:
        """The visitor's collections, with the deals that they have played at tables since the last time."""
        lock = self._gathering.setdefault(visitor, asyncio.Lock())
        async with lock:
            with suppress(Refused):  # the process is busy: they come the next time
                await self._gather(visitor)
        return await self.shelves.collections(visitor)

    async def _gather(self, visitor: VisitorId) -> None:
        """Keep the deals that are over at the visitor's tables."""
        for table in await self._store.read(lambda connection: _played(connection, visitor)):
            leaves, last = await self.readers.ask(visitor, gather, table)
            rows = schema.gathered
            done = Write([delete(rows).where(rows.c.visitor == visitor, rows.c.code == table.code)])
            values = {"visitor": visitor, "code": table.code, "version": table.version, "deal": last}
            done.statements.append(insert(rows).values(values))
            if leaves:
                await self.shelves.append(visitor, PLAYED, leaves, done)
            else:
                await self._store.write(done)


def _played(connection: Connection, visitor: VisitorId) -> Sequence[Played]:
    """The tables of a visitor whose logs have grown since they were looked through."""
    people, entries, gathered = schema.people, schema.entries, schema.gathered
    version = func.max(entries.c.version)
    query = (
        select(people.c.code, version, func.coalesce(func.max(gathered.c.deal), 0))
        .join(entries, entries.c.code == people.c.code)
        .join(
            gathered,
            (gathered.c.code == people.c.code) & (gathered.c.visitor == visitor),
            isouter=True,
        )
        .where(people.c.visitor == visitor)
        .group_by(people.c.code)
        .having(version > func.coalesce(func.max(gathered.c.version), -1))
        .limit(TABLES)
    )
    rows = connection.execute(query).all()
    return [_log(connection, visitor, code, last, after) for code, last, after in rows]


def _log(connection: Connection, visitor: VisitorId, code: str, version: int, after: int) -> Played:
    entries, people = schema.entries, schema.people
    lines = select(entries.c.body).where(entries.c.code == code).order_by(entries.c.version)
    persons = select(people.c.player, people.c.name, people.c.visitor).where(people.c.code == code)
    known = connection.execute(persons).all()
    return Played(
        code,
        version,
        after,
        tuple(connection.execute(lines).scalars()),
        {player: name for player, name, _ in known},
        frozenset(player for player, _, whose in known if whose == visitor),
    )
