"""What the rest of a server asks about shards: a single process has them all, or several share them."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Protocol

from chelem.site.database import Fence


@dataclass(frozen=True, slots=True)
class ShardCounts:
    """What a process owns, and how its leases have been renewed since it started."""

    owned: int
    """The shards that it owns now."""
    late: int = 0
    """How often they were renewed only after they had expired."""
    lost: int = 0
    """The shards that others took because of that."""


class ShardOwner(Protocol):
    """The shards of this process, and who owns the others. Its hooks are called on the event loop."""

    process: str
    """The id of this process."""
    on_taken: Callable[[int, int], None]
    """Called with a shard and its epoch once it is this process's."""
    on_leaving: Callable[[int], Awaitable[None]]
    """Called before a shard is handed over: what it returns may still write with the fence of the shard."""
    on_lost: Callable[[int], None]
    """Called when a shard is this process's no longer, and was not handed over: nothing can be written."""

    async def start(self) -> None:
        """Take a share of the shards; raise `StoreError` if the database fails."""

    async def close(self) -> None:
        """Hand over all shards."""

    def owns(self, shard: int, /) -> bool:
        """Return whether this process owns a shard, and is not about to hand it over."""

    def owner_of(self, shard: int, /) -> str | None:
        """Return the id of the process that owned a shard when last seen; None if it is changing hands."""

    def processes(self) -> Collection[str]:
        """Return the processes that share the database now, of those known here; this one is among them."""

    def counts(self) -> ShardCounts:
        """Return what this process owns, and how its leases were renewed."""

    def fence_of(self, shard: int, /) -> Fence | None:
        """Return the fence for writes to a shard, None if none is needed; `LostShard` if it is another's."""

    async def hand_over(self, shard: int, /) -> None:
        """Let others take a shard, after `on_leaving`; `StoreError` if they must wait until it expires."""
