"""A process that takes its share of the shards, and writes to them with fences until it is ended.

`python -m tests.support.servers.fenced_writer DATABASE PROCESS` prints a line for each change: `taken 7 2`
(the shard and its epoch), `left 7`, `lost 7`, and `refused 7 2` for a write that was not stored.
"""

import asyncio
import random
import signal
import sys
from contextlib import suppress

from sqlalchemy import BigInteger, Column, Identity, Integer, MetaData, Table, Text

from chelem.site.database import Database, Fence, LostShard, StoreError, Write
from chelem.site.ownership import Ownership
from tests.support.tables import now

WRITERS = 8
"""The writes at a time."""
PAUSE = 0.005
"""Seconds between two writes of a writer."""

records = Table(  # what was written, in order: a number is given out between the fence and the commit
    "records",
    MetaData(),
    Column("number", BigInteger, Identity(), primary_key=True),
    Column("shard", Integer),
    Column("epoch", BigInteger),
    Column("owner", Text),
)


def fenced(fence: Fence) -> Write:
    """Return the write of a record with a fence."""
    row: dict[str, object] = {"shard": fence.shard, "epoch": fence.epoch, "owner": fence.owner}
    return Write(rows=[(records, [row])], fence=fence)


class FencedWriter:
    """Writes with the fences that it was given when shards were taken, as actors do."""

    def __init__(self, url: str, process: str) -> None:
        self._database = Database(url, now)
        self._ownership = Ownership(url, process)
        self._fences: dict[int, Fence] = {}
        self._ownership.on_taken = self._take
        self._ownership.on_leaving = self._leave
        self._ownership.on_lost = self._lose

    async def run(self) -> None:
        """Write until SIGTERM, then hand over all shards."""
        ended = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
        await self._ownership.start()
        writers = [asyncio.create_task(self._write()) for _ in range(WRITERS)]
        await ended.wait()
        await self._ownership.close()
        for writer in writers:
            writer.cancel()
        await asyncio.to_thread(self._database.close)

    def _take(self, shard: int, epoch: int) -> None:
        self._fences[shard] = self._ownership.fence_of(shard)
        _print("taken", shard, epoch)

    async def _leave(self, shard: int) -> None:
        self._fences.pop(shard, None)
        await asyncio.sleep(0)
        _print("left", shard)

    def _lose(self, shard: int) -> None:
        self._fences.pop(shard, None)
        _print("lost", shard)

    async def _write(self) -> None:
        chance = random.Random()  # noqa: S311 - any shard will do
        while True:
            await asyncio.sleep(PAUSE)
            if not self._fences:
                continue
            fence = chance.choice(list(self._fences.values()))
            try:
                await self._database.write(fenced(fence))
            except LostShard:
                _print("refused", fence.shard, fence.epoch)
            except StoreError:  # PostgreSQL ends a transaction in which a process was stopped
                _print("failed", fence.shard, fence.epoch)


def _print(what: str, *facts: int) -> None:
    print(what, *facts, flush=True)  # noqa: T201 - the output


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(FencedWriter(*sys.argv[1:3]).run())
