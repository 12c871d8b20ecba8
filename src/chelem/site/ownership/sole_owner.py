"""The only process on a database owns all its shards."""

from collections.abc import Awaitable, Callable, Collection

from chelem.site.database import SHARDS
from chelem.site.ownership.shard_owner import ShardCounts, ShardOwner


class SoleOwner(ShardOwner):
    """The owner of everything, for SQLite, whose file is locked for one server. No hook is ever called."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.on_taken: Callable[[int, int], None] = lambda _shard, _epoch: None
        self.on_leaving: Callable[[int], Awaitable[None]] = _keep
        self.on_lost: Callable[[int], None] = lambda _shard: None

    async def start(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    def owns(self, _shard: int) -> bool:
        """Return that this process owns a shard."""
        return True

    def owner_of(self, _shard: int) -> str | None:
        """Return the id of this process."""
        return self.process

    def processes(self) -> Collection[str]:
        """Return this process."""
        return (self.process,)

    def counts(self) -> ShardCounts:
        """Return that this process owns all shards."""
        return ShardCounts(SHARDS)

    def fence_of(self, _shard: int) -> None:
        """Return None: no write needs a fence."""

    async def hand_over(self, _shard: int) -> None:
        """Do nothing: there is nobody else."""


async def _keep(_shard: int) -> None:
    pass
