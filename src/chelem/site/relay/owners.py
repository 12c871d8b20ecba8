"""Which process owns what: the part of ownership that a relay needs."""

from collections.abc import Collection
from typing import Protocol

PATIENCE = 5.0
"""The seconds for which a request waits for an owner: after the death of one, others take over in three."""
PAUSE = 0.1
"""The seconds between two looks whether there is an owner, or still the same one."""


class Owners(Protocol):
    """Which process owns which shard."""

    process: str
    """The id of this process."""

    def owner_of(self, shard: int, /) -> str | None:
        """Return the process that owned a shard when last seen; None if it has no owner."""

    def owns(self, shard: int, /) -> bool:
        """Return whether this process owns a shard."""

    def processes(self) -> Collection[str]:
        """Return the processes that share the database now, of those known here; this one is among them."""
