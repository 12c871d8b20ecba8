"""One of several processes and its shards: it renews their leases, takes its share, hands over the rest."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Set
from concurrent.futures import ThreadPoolExecutor
from heapq import nlargest
from math import inf
from time import monotonic
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from chelem.site.database import SHARDS, Fence, LostShard, StoreError
from chelem.site.ownership.lease_table import LEASE_SECONDS, LeaseTable, Renewal
from chelem.site.ownership.process_listing import ProcessListing
from chelem.site.ownership.shard_owner import ShardCounts, ShardOwner

RENEWAL_SECONDS = 1.0
"""How often leases are renewed."""
MOVING_SECONDS = 0.2
"""How often while shards change hands, so that none is without an owner for long."""
CLOSING_SECONDS = 1.0
"""How long to wait for a database that is away before the server ends."""
TOGETHER = 16
"""How many shards are handed over at a time: more would be without an owner while one of them is left."""

T = TypeVar("T")
logger = logging.getLogger(__name__)


class Ownership(ShardOwner):
    """The shards of a process by its leases in a PostgreSQL.

    Its own times are monotonic, and those of leases are the database's: nobody's clock can be wrong. A
    process that does not own shards knows who does.
    """

    def __init__(
        self, url: str, process: str, *, owns: bool = True, listing: ProcessListing | None = None
    ) -> None:
        self.process = process
        self.on_taken: Callable[[int, int], None] = lambda _shard, _epoch: None
        self.on_leaving: Callable[[int], Awaitable[None]] = _leave_nothing
        self.on_lost: Callable[[int], None] = lambda _shard: None
        self._table = LeaseTable(url, process, owns=owns, listing=listing)
        self._takes_share = owns
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="chelem-leases")
        self._epochs: dict[int, int] = {}
        """The epochs of the shards of this process."""
        self._leaving: set[int] = set()
        self._others: Mapping[int, str] = {}
        """The owners of other shards, as last seen."""
        self._processes = frozenset((process,))
        """All processes that were last seen, and this one."""
        self._share = 0
        """The most shards that this process keeps."""
        self._valid_until = -inf
        """When the leases of this process have expired, unless they are renewed before."""
        self._late = self._lost = 0
        self._away = self._closing = self._moving = False
        self._renewing: asyncio.Task[None] | None = None
        self._handing: asyncio.Task[None] | None = None

    # Questions

    def owns(self, shard: int) -> bool:
        """Return whether this process owns a shard to its knowledge, and is not about to hand it over.

        Without the database it knows of no other owner, and goes on showing what it has: only fences tell.
        """
        return shard in self._epochs and shard not in self._leaving

    def owner_of(self, shard: int) -> str | None:
        """Return the id of the process that owned a shard when last seen; None if it is changing hands."""
        return self.process if self.owns(shard) else self._others.get(shard)

    def processes(self) -> Collection[str]:
        """Return the processes that share the database now, of those known here; this one is among them."""
        return self._processes

    def counts(self) -> ShardCounts:
        """Return what this process owns, and how its leases were renewed."""
        return ShardCounts(len(self._epochs), self._late, self._lost)

    def fence_of(self, shard: int) -> Fence:
        """Return the fence for writes to a shard, until it is handed over.

        Raise `LostShard` if it is another's, `StoreError` while nobody knows whose it is.
        """
        epoch = self._epochs.get(shard)
        if epoch is None:
            raise LostShard(shard)
        if self._overdue:
            raise StoreError("the leases have expired, and could not be renewed yet")
        return Fence(shard, epoch, self.process)

    @property
    def _overdue(self) -> bool:
        """Whether the leases have expired: the database is away, or this process was stopped.

        The time of an event loop would not do, as uvloop reads it once a turn.
        """
        return monotonic() >= self._valid_until

    # Renewing

    async def versions(self) -> set[int | None]:
        """Return the versions of the messages of the processes there, None of those that say none.

        Raise `StoreError` if the database fails.
        """
        return await self._ask(self._table.versions)

    async def start(self) -> None:
        """Take a share of what is free, and go on with that; raise `StoreError` if the database fails."""
        await self._renew()
        self._renewing = asyncio.create_task(self._keep_renewing())

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(MOVING_SECONDS if self._moving else RENEWAL_SECONDS)
            try:
                await self._renew()
            except StoreError:
                if not self._away:
                    logger.warning("leases could not be renewed", exc_info=True)
                self._away = True
            except Exception:
                logger.exception("leases could not be renewed")
            else:
                if self._away:
                    logger.warning("leases are renewed again")
                self._away = False

    async def _renew(self) -> None:
        """Renew all leases and drop lost shards; then take shards or hand some over, for a fair share."""
        asked, listed = monotonic(), not self._closing
        seen = await self._ask(lambda: self._table.renew(listed=listed))
        self._note_renewal(asked, seen)
        if unknown := seen.renewed.keys() - self._epochs.keys():
            await self._ask(lambda: self._table.release(unknown))
        if self._closing or not self._takes_share:
            return
        self._share = -(-SHARDS // (sum(seen.processes.values()) + 1))
        await self._take_share()
        if len(self._staying) > self._share and (self._handing is None or self._handing.done()):
            self._handing = asyncio.create_task(self._hand_over_surplus())

    def _note_renewal(self, asked: float, seen: Renewal) -> None:
        """Note which leases were renewed by a call made at a time, and when they expire."""
        self._late += bool(self._epochs) and self._overdue
        self._valid_until = asked + LEASE_SECONDS
        self._lose([shard for shard, epoch in self._epochs.items() if seen.renewed.get(shard) != epoch])
        self._others = seen.owners
        self._processes = frozenset((self.process, *seen.processes, *seen.owners.values()))

    def _lose(self, shards: Iterable[int]) -> None:
        for shard in shards:
            del self._epochs[shard]
            self._leaving.discard(shard)
            self._lost += 1
            self._call(self.on_lost, shard)

    async def _take_share(self) -> None:
        """Take shards that are free, up to this process's share."""
        missing, free = self._share - len(self._epochs), SHARDS - len(self._epochs) - len(self._others)
        self._moving = False
        if missing <= 0 or free <= 0:
            return
        self._moving = True
        taken = await self._ask(lambda: self._table.take(missing))
        if self._overdue:  # they are released when they are seen again
            return
        self._epochs |= taken
        for shard, epoch in taken.items():
            self._call(self.on_taken, shard, epoch)

    # Handing over

    @property
    def _staying(self) -> Set[int]:
        """The shards of this process that it is not about to hand over."""
        return self._epochs.keys() - self._leaving

    async def hand_over(self, shard: int) -> None:
        """Let others take a shard, after `on_leaving`; `StoreError` if they have to wait until it expires."""
        await self._hand_over([shard])

    async def _hand_over(self, shards: Iterable[int]) -> None:
        left = await asyncio.gather(*map(self._leave, shards))
        if epochs := {shard: epoch for shard, epoch in left if epoch is not None}:
            await self._ask(lambda: self._table.hand_over(epochs))

    async def _leave(self, shard: int) -> tuple[int, int | None]:
        """Let the rest of the server leave a shard; return it with its epoch, None if it is not owned now."""
        epoch = self._epochs.get(shard)
        if epoch is None or shard in self._leaving:
            return shard, None
        self._leaving.add(shard)
        try:
            await self.on_leaving(shard)
        except Exception:  # its fence keeps what is left of it from being stored
            logger.exception("shard %d is handed over with something left", shard)
        if self._epochs.get(shard) != epoch:
            return shard, None
        del self._epochs[shard]
        self._leaving.discard(shard)
        return shard, epoch

    async def _hand_over_surplus(self) -> None:
        """Hand over what is more than this process's share, a few shards at a time."""
        try:
            while not self._closing and (surplus := len(self._staying) - self._share) > 0:
                await self._hand_over(nlargest(min(surplus, TOGETHER), self._staying))
        except StoreError:
            logger.warning("a shard waits until its lease expires", exc_info=True)

    async def close(self) -> None:
        """Hand over all shards, a few at a time; without a database, others wait until the leases expire."""
        if self._closing:
            return
        self._closing = True
        try:
            if not self._overdue:  # else the database is away
                await self._ask(self._table.leave)
            while staying := self._staying:
                await self._hand_over(nlargest(TOGETHER, staying))
            if self._handing is not None:
                await self._handing
        except StoreError:
            logger.warning("shards wait until their leases expire", exc_info=True)
        finally:
            if self._renewing is not None:
                self._renewing.cancel()
            self._epochs.clear()
            # After what the thread is at: a connection that is in use would be left open.
            disconnecting = asyncio.wrap_future(self._thread.submit(self._table.close))
            self._thread.shutdown(wait=False)
            await asyncio.wait([disconnecting], timeout=CLOSING_SECONDS)

    # Calling

    async def _ask(self, call: Callable[[], T]) -> T:
        """Return what a call of the table of leases returns, on its thread; `StoreError` if it fails."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, call)
        except (SQLAlchemyError, RuntimeError) as error:  # the latter once closed
            raise StoreError(str(error)) from error

    def _call(self, hook: Callable[..., None], *facts: int) -> None:
        """Call a hook; whatever it does, leases go on being renewed."""
        try:
            hook(*facts)
        except Exception:
            logger.exception("shard %d: a part of the server has not followed its change of owner", facts[0])


async def _leave_nothing(_shard: int) -> None:
    pass
