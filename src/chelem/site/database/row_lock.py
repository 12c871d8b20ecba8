"""A lock of all processes that share a database: a row, whose primary key lets one have it at a time."""

import asyncio
import logging
import secrets
from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import delete, insert, select, update

from chelem.core import Busy
from chelem.site.database import server_tables
from chelem.site.database.database import Database
from chelem.site.database.store_error import StoreError
from chelem.site.database.writer import Write

LASTING = timedelta(seconds=30)
"""How long a lock outlives a process that has died with it; many times what clocks may differ by."""
RENEWAL_SECONDS = 10.0
PATIENCE = 10.0
"""The seconds for which a request waits for a lock before it is refused."""
PAUSE = 0.05

_rows = server_tables.locks

logger = logging.getLogger(__name__)


class RowLock:
    """Held by one task of one process at a time; of this process, in the order in which they ask."""

    def __init__(self, name: str, database: Database) -> None:
        self._name, self._database = name, database
        self._here = asyncio.Lock()
        self._holder = ""
        self._renewing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> None:
        """Take the lock; raise `Busy` if others have it for too long, `StoreError` as the database does."""
        await self._here.acquire()
        self._holder = secrets.token_hex(8)
        try:
            await self._take()
        except BaseException:
            try:
                with suppress(StoreError):
                    await asyncio.shield(self._release())
            finally:
                self._here.release()
            raise
        self._renewing = asyncio.create_task(self._renew())

    async def __aexit__(self, *_: object) -> None:
        """Release the lock; if the database does not answer, it ends by itself."""
        if self._renewing is not None:
            self._renewing.cancel()
        try:
            await asyncio.shield(self._release())
        except StoreError as error:
            logger.warning("the lock %s ends only in %s: %s", self._name, LASTING, error)
        finally:
            self._here.release()

    async def _take(self) -> None:
        """Store the row once no other is there.

        A row that another one refuses makes all writes of its group commits of their own, so that it is tried
        only when there seems to be room for it.
        """
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            now = self._database.now()
            if await self._read_holder(now) is None and await self._is_stored(now):
                return
            if asyncio.get_running_loop().time() > until:
                raise Busy("message.failed")
            await asyncio.sleep(PAUSE)

    async def _is_stored(self, now: str) -> bool:
        """Store the row; return False if another process was first."""
        over = delete(_rows).where(_rows.c.name == self._name, _rows.c.until < now)
        row = insert(_rows).values(name=self._name, holder=self._holder, until=_end(now))
        try:
            await self._database.write(Write([over, row]))
        except StoreError:
            # Its own, if the answer to the commit was lost; a database that is away raises once more.
            return await self._read_holder(now) == self._holder
        return True

    async def _read_holder(self, now: str) -> str | None:
        query = select(_rows.c.holder).where(_rows.c.name == self._name, _rows.c.until >= now)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def _renew(self) -> None:
        """Let the lock last as long as it is held."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            with suppress(StoreError):
                renewed = update(_rows).where(_rows.c.name == self._name, _rows.c.holder == self._holder)
                await self._database.write(Write([renewed.values(until=_end(self._database.now()))]))

    async def _release(self) -> None:
        own = delete(_rows).where(_rows.c.name == self._name, _rows.c.holder == self._holder)
        await self._database.write(Write([own]))


def _end(now: str) -> str:
    return (datetime.fromisoformat(now) + LASTING).isoformat(timespec="milliseconds")
