"""The processes that share a database, as one of them sees the others."""

import asyncio
import secrets
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from chelem.core import BadOption
from chelem.site.bus import (
    CURRENT_VERSION,
    UNSTATED_VERSION,
    Bus,
    LocalBus,
    account_of,
    is_understood,
    open_bus,
)
from chelem.site.database import Database, RowLock
from chelem.site.edge import ServerRole, ServerSettings
from chelem.site.ownership import Ownership, ProcessListing, ShardOwner, SoleOwner
from chelem.site.relay.losses import BusLosses
from chelem.site.relay.news import News
from chelem.site.relay.owner_calls import CallRegistry


@dataclass(frozen=True, slots=True)
class Cluster:
    """How a process reaches the others, who owns what, what they ask one another by name, and announce."""

    bus: Bus
    owners: ShardOwner
    calls: CallRegistry
    news: News
    losses: BusLosses

    @classmethod
    def of(cls, bus: Bus, owners: ShardOwner) -> "Cluster":
        """Return the cluster of a bus and of those who own what."""
        losses = BusLosses(bus, owners.process)
        return cls(bus, owners, CallRegistry(bus, owners, losses), News(bus, owners.process), losses)

    @classmethod
    def alone(cls) -> "Cluster":
        """Return a process that has its database alone."""
        return cls.of(LocalBus(), SoleOwner(_new_process()))

    @property
    def is_alone(self) -> bool:
        """Whether no other process can share the database."""
        return isinstance(self.owners, SoleOwner)

    def count_processes(self) -> int:
        """Return how many processes share the work, of those known here."""
        return max(1, len(self.owners.processes()))

    def lock(self, name: str, database: Database) -> AbstractAsyncContextManager[object]:
        """Return a lock of that name, which all processes share; a process alone needs no row for it."""
        return asyncio.Lock() if self.is_alone else RowLock(name, database)

    async def close(self) -> None:
        """Hand over what this process owns, and leave the others."""
        self.losses.close()
        await self.owners.close()
        await self.bus.close()


async def open_cluster(database: Database, settings: ServerSettings) -> Cluster:
    """Return the cluster of the processes on a database, of which nothing is owned yet.

    Raise `BadOption` for a bus, a role or workers elsewhere beside SQLite, for a bus that cannot be reached,
    and where processes are there whose messages are not understood.
    """
    if not database.is_shared:
        if settings.bus is not None or settings.role is not ServerRole.BOTH or settings.workers == 0:
            raise BadOption("serve.bus.alone")
        return Cluster.alone()
    process = _new_process(account_of(settings.bus or ""))
    listing = ProcessListing.of_this(CURRENT_VERSION)
    owners = Ownership(database.url, process, owns=settings.role is not ServerRole.EDGE, listing=listing)
    try:
        for version in await owners.versions():
            _check_beside(version or UNSTATED_VERSION)
        bus = await open_bus(settings.bus or database.url)
    except BadOption:
        await owners.close()
        raise
    return Cluster.of(bus, owners)


def _check_beside(version: int) -> None:
    """Raise `BadOption` if this program does not understand a process that is there."""
    if not is_understood(version):
        raise BadOption("serve.apart", theirs=version, ours=CURRENT_VERSION)


def _new_process(account: str = "") -> str:
    """Return the id of a process; one with an account of a NATS server is asked on subjects of that."""
    return ".".join(filter(None, (account, secrets.token_hex(6))))
