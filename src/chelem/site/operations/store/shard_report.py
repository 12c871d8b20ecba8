"""Which processes own the shards of a PostgreSQL, by its leases."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, func, select

from chelem.core import Fact, Phrase
from chelem.site.database import server_tables

UNKNOWN = "?"
"""Where processes of the first release run, and which release that is."""


@dataclass(frozen=True, slots=True)
class OwnerSummary:
    """A process that owns shards or takes its share of them."""

    process: str
    since: str | None
    """When it started, by the clock of the database (ISO, UTC); None while it closes."""
    shards: int
    numbers: str = ""
    """Which shards, as ranges."""
    host: str | None = None
    """The name of its machine or container, and its number there; None for the first release."""
    release: str | None = None


@dataclass(frozen=True, slots=True)
class ShardReport:
    """The owners, and the shards that have none: free, or expired, as their owner does not renew them."""

    owners: tuple[OwnerSummary, ...]
    free: tuple[int, ...]
    expired: tuple[int, ...]

    def phrases(self) -> Iterator[Phrase]:
        """Yield what is to be said, one sentence for each owner and for the shards without one."""
        for owner in self.owners:
            facts: dict[str, Fact] = {
                "process": owner.process,
                "host": owner.host or UNKNOWN,
                "release": owner.release or UNKNOWN,
                "shards": owner.shards,
                "numbers": owner.numbers,
            }
            if owner.since is None:
                yield Phrase("doctor.owner-closing", facts)
            else:
                yield Phrase("doctor.owner", facts | {"since": owner.since})
        if self.free:
            yield Phrase("doctor.shards-free", {"count": len(self.free), "shards": shard_ranges(self.free)})
        if self.expired:
            yield Phrase(
                "doctor.shards-expired", {"count": len(self.expired), "shards": shard_ranges(self.expired)}
            )


def read_shards(connection: Connection) -> ShardReport | None:
    """Return who owns the shards; None on SQLite, whose one server owns all."""
    if connection.dialect.name != "postgresql":
        return None
    leases, processes = server_tables.leases.c, server_tables.processes.c
    valid = func.coalesce(leases.until > func.now(), False).label("valid")
    rows = connection.execute(select(leases.shard, leases.owner, valid).order_by(leases.shard)).all()
    columns = processes.id, processes.since, processes.host, processes.release
    living = select(*columns).where(processes.until > func.now()).order_by(processes.since)
    listed = {row.id: row for row in connection.execute(living)}
    owned: dict[str, list[int]] = {process: [] for process in listed}
    for row in rows:
        if row.valid and row.owner is not None:
            owned.setdefault(row.owner, []).append(row.shard)
    owners = (_summary(process, shards, listed.get(process)) for process, shards in owned.items())
    return ShardReport(
        tuple(owners),
        tuple(row.shard for row in rows if row.owner is None),
        tuple(row.shard for row in rows if row.owner is not None and not row.valid),
    )


def _summary(process: str, shards: list[int], listed: Any) -> OwnerSummary:
    since = None if listed is None else _utc(listed.since)
    place = (None, None) if listed is None else (listed.host, listed.release)
    return OwnerSummary(process, since, len(shards), shard_ranges(shards), *place)


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def shard_ranges(numbers: Iterable[int]) -> str:
    """Return ascending numbers as text.

    >>> shard_ranges([0, 1, 2, 7, 9, 10])
    '0–2, 7, 9–10'
    """
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(f"{first}–{last}" if last > first else str(first) for first, last in found)
