"""Several processes of one cluster, in one process of the tests: they share a database and a bus."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

import httpx
from fastapi import FastAPI

from chelem.site.app import create_app
from chelem.site.bus.local_bus import LocalBus
from chelem.site.database import SHARDS
from chelem.site.edge.services import Services
from chelem.site.edge.settings import ServerSettings
from chelem.site.ownership import ShardCounts, ShardOwner
from chelem.site.relay.cluster import Cluster
from chelem.site.relay.news import SUBJECT
from tests.support.visitors.calling import Caller

NAMES = ("north", "south")


@dataclass
class PartOwner(ShardOwner):
    """The ownership of one of several processes, which own every second shard and keep it."""

    process: str
    members: list[str] = field(default_factory=lambda: list(NAMES))
    on_taken: Callable[[int, int], None] = field(init=False)
    on_leaving: Callable[[int], Awaitable[None]] = field(init=False)
    on_lost: Callable[[int], None] = field(init=False)

    def owner_of(self, shard: int) -> str | None:
        return self.members[shard % len(self.members)]

    def owns(self, shard: int) -> bool:
        return self.owner_of(shard) == self.process

    def processes(self) -> Collection[str]:
        return self.members

    def counts(self) -> ShardCounts:
        return ShardCounts(sum(map(self.owns, range(SHARDS))))

    def fence_of(self, shard: int) -> None:
        pass

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def hand_over(self, shard: int) -> None:
        raise AssertionError(f"shard {shard} stays")


class DeafBus(LocalBus):
    """A bus on which all news are lost."""

    def tell(self, subject: str, body: bytes) -> None:
        if subject != SUBJECT:
            super().tell(subject, body)


def clusters(bus: LocalBus | None = None) -> list[Cluster]:
    """Return two processes as they see one another."""
    bus = bus or LocalBus()
    return [Cluster.of(bus, PartOwner(name)) for name in NAMES]


def own_all(process: str, *members: Cluster) -> None:
    """Let a process own everything, and be the only one there, as these see it."""
    for member in members:
        assert isinstance(member.owners, PartOwner)
        member.owners.members = [process]


@dataclass(frozen=True)
class RunningApp:
    """The server of one of the processes."""

    app: FastAPI

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def caller(self, visitor: Caller | None = None) -> Caller:
        """Return a browser of this process; with a visitor, theirs, whose cookies it has."""
        caller = Caller("http://localhost")
        transport = httpx.ASGITransport(self.app, client=("127.0.0.1", 1))
        cookies = None if visitor is None else visitor.client.cookies
        caller.client = httpx.AsyncClient(transport=transport, base_url="http://localhost", cookies=cookies)
        return caller


@asynccontextmanager
async def two_servers(url: str, bus: LocalBus | None = None) -> AsyncIterator[list[RunningApp]]:
    """Run the servers of two processes on one database, which pass on to each other what they do not own."""
    settings = ServerSettings(workers=1, preload=False)
    async with AsyncExitStack() as stack:
        running = []
        for cluster in clusters(bus):
            app = create_app(url, settings, cluster)
            await stack.enter_async_context(app.router.lifespan_context(app))
            running.append(RunningApp(app))
        yield running
