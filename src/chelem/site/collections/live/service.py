"""The collection service: stored boards, file import, and import of deals played at tables."""

import logging
from contextlib import AbstractAsyncContextManager, suppress
from weakref import WeakValueDictionary

from chelem.core import Refused, Unusable
from chelem.processes import Requester
from chelem.site.collections.live.import_played import collect_table
from chelem.site.collections.live.import_process import ImportProcess
from chelem.site.collections.live.own_deals import OwnDealService
from chelem.site.collections.live.repository import PLAYED, CollectionRepository, CollectionShape
from chelem.site.collections.store.board_store import ReadPosition
from chelem.site.database import Database
from chelem.site.edge import VisitorId
from chelem.site.relay import Cluster
from chelem.site.tables import unread_tables

logger = logging.getLogger(__name__)

MAX_TABLES = 40
"""The most tables whose logs are read in one request; the others are read by later requests."""


class CollectionService:
    """The collections of all visitors."""

    def __init__(self, database: Database, cluster: Cluster | None = None) -> None:
        self._database, self._cluster = database, cluster or Cluster.alone()
        self.repository = CollectionRepository(database, self._cluster)
        self.importer = ImportProcess()
        self.own_deals = OwnDealService(database, self.importer, self.import_played_deals)
        self._import_locks: WeakValueDictionary[VisitorId, AbstractAsyncContextManager[object]] = (
            WeakValueDictionary()
        )

    def close(self) -> None:
        """Stop the worker process."""
        self.own_deals.close()
        self.importer.close()

    async def collections(self, visitor: VisitorId) -> list[CollectionShape]:
        """Return the visitor's collections, after importing the deals played since the last request."""
        await self.import_played_deals(visitor)
        return await self.repository.collections(visitor)

    async def import_played_deals(self, visitor: VisitorId) -> None:
        """Store the deals finished at the visitor's tables since they were last read, if there is time."""
        if not self._cluster.is_alone and not await unread_tables(self._database, visitor, 1):
            return  # most often: a lock of all processes is two commits
        lock = self._import_locks.setdefault(visitor, self._cluster.lock(f"played {visitor}", self._database))
        async with lock:
            with suppress(Refused):  # the worker is busy: the next request imports them
                await self._import_played_deals(visitor)

    async def _import_played_deals(self, visitor: VisitorId) -> None:
        for table in await unread_tables(self._database, visitor, MAX_TABLES):
            try:
                new = await self.importer.run(Requester(visitor), collect_table, table)
            except Unusable:
                logger.exception("table %s: its deals cannot be imported", table.code)
                raise
            read = ReadPosition(visitor, table.code, table.version, new.last, new.own_deals)
            if new.boards:
                await self.repository.append(visitor, PLAYED, new.boards, read)
            else:
                await self.repository.save_read_position(read)
