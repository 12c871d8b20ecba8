"""The service of collections: stored boards, import, and deals played at tables."""

import asyncio
import logging
from contextlib import suppress
from weakref import WeakValueDictionary

from chelem.collections.import_played import gather_deals
from chelem.collections.import_process import ImportProcess
from chelem.collections.repository import PLAYED, CollectionRepository
from chelem.collections.shapes import CollectionShape
from chelem.core.errors import Refused, Unusable
from chelem.store.board_store import ReadPosition
from chelem.store.played_tables import unread_tables
from chelem.store.table_store import Store
from chelem.tables.people import VisitorId

log = logging.getLogger(__name__)

TABLES = 40
"""Tables that are looked through at once; the others wait for the next time."""


class CollectionService:
    """The collections of all visitors."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.repository = CollectionRepository(store)
        self.importer = ImportProcess()
        self._gathering: WeakValueDictionary[VisitorId, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """End the worker process."""
        self.importer.close()

    async def collections(self, visitor: VisitorId) -> list[CollectionShape]:
        """The visitor's collections, after importing the deals played at tables since the last time."""
        lock = self._gathering.setdefault(visitor, asyncio.Lock())
        async with lock:
            with suppress(Refused):  # the process is busy: they are imported next time
                await self._gather(visitor)
        return await self.repository.collections(visitor)

    async def _gather(self, visitor: VisitorId) -> None:
        """Store the finished deals of the visitor's tables."""
        for table in await unread_tables(self._store, visitor, TABLES):
            try:
                boards, last = await self.importer.ask(visitor, gather_deals, table)
            except Unusable:
                log.exception("table %s: its deals cannot be gathered", table.code)
                raise
            read = ReadPosition(visitor, table.code, table.version, last)
            if boards:
                await self.repository.append(visitor, PLAYED, boards, read)
            else:
                await self.repository.save_read_position(read)
