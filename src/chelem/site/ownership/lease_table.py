"""The statements on the table of leases: short transactions, by the clock of the database.

Taking a shard locks its row `FOR UPDATE` and skips rows that are locked, so it never waits. Renewing and
handing over (`FOR NO KEY UPDATE`) wait for taking alone, and so do fenced commits (`FOR KEY SHARE`). As what
they wait for never waits itself, there is no deadlock, in whatever order rows are locked.
"""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, delete, event, func, or_, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert

from chelem.site.database import Durability, connect_server, server_tables
from chelem.site.ownership.process_listing import ProcessListing

LEASE_SECONDS = 3.0
"""How long a lease lasts unless it is renewed."""
IDLE = "2s"
"""How long a transaction may be idle before PostgreSQL ends it."""
FORGOTTEN = timedelta(hours=1)
"""How long processes that were killed stay listed."""
_LEASE, _PROCESS = server_tables.leases.c, server_tables.processes.c


@dataclass(frozen=True, slots=True)
class Renewal:
    """The leases as they were when those of a process were renewed."""

    renewed: Mapping[int, int]
    """The epochs of the process's shards, known to it or not: the answer to a call may have been lost."""
    owners: Mapping[int, str]
    """The owners of other shards, by shard; those that are free or expired are missing."""
    processes: Mapping[str, bool]
    """The other processes that share the database, and whether each takes a share of the shards."""


class LeaseTable:
    """The leases in a PostgreSQL, read and changed for a process on a connection of its own.

    Its commits do not wait for the disk. If PostgreSQL crashes and loses the last of them, a shard is as it
    was before, for all processes; and no write that depended on them was stored, as a commit that waits for
    the disk takes all that were before it there too.
    """

    def __init__(
        self, url: str, process: str, *, owns: bool = True, listing: ProcessListing | None = None
    ) -> None:
        self._engine = connect_server(url, Durability.NORMAL)
        event.listen(self._engine, "connect", _end_when_idle)
        self._process, self._owns, self._listing = process, owns, listing or ProcessListing()

    def close(self) -> None:
        """Close the connection."""
        self._engine.dispose()

    def renew(self, *, listed: bool) -> Renewal:
        """Renew the leases of the process, expired or not, and see who has the others.

        One that has expired is still the process's as long as no other has taken it. With `listed` the others
        see that the process is there.
        """
        with self._engine.begin() as connection:
            renewing = update(server_tables.leases).where(_LEASE.owner == self._process)
            renewed = renewing.values(until=_lease_end()).returning(_LEASE.shard, _LEASE.epoch).cte("renewed")
            columns = func.array_agg(renewed.c.shard), func.array_agg(renewed.c.epoch)
            shards, epochs = connection.execute(select(*columns)).one()
            if listed:
                row = insert(server_tables.processes)
                row = row.values(id=self._process, since=func.now(), until=_lease_end(), owns=self._owns)
                row = row.values(asdict(self._listing))
                again = row.on_conflict_do_update(
                    index_elements=[_PROCESS.id], set_={"until": row.excluded.until}
                )
                connection.execute(again)
            living = _LEASE.owner != self._process, _LEASE.until > func.now()
            query = select(_LEASE.owner, func.array_agg(_LEASE.shard)).where(*living).group_by(_LEASE.owner)
            owners = {shard: owner for owner, owned in connection.execute(query) for shard in owned}
            others = _PROCESS.id != self._process, _PROCESS.until > func.now()
            listing = connection.execute(select(_PROCESS.id, _PROCESS.owns).where(*others))
            processes = {row.id: row.owns for row in listing}
        return Renewal(dict(zip(shards or (), epochs or (), strict=True)), owners, processes)

    def versions(self) -> set[int | None]:
        """Return the versions of the messages of the processes there, None of those that say none."""
        living = select(_PROCESS.messages).where(_PROCESS.until > func.now())
        with self._engine.begin() as connection:
            return {*connection.scalars(living)}

    def take(self, most: int) -> dict[int, int]:
        """Take some shards that are free or expired; return their new epochs.

        Those on which a commit still depends are left alone.
        """
        free = or_(_LEASE.until.is_(None), _LEASE.until <= func.now())
        query = select(_LEASE.shard).where(free).order_by(_LEASE.shard).limit(most)
        chosen = query.with_for_update(skip_locked=True).cte("chosen")
        taking = update(server_tables.leases).where(_LEASE.shard == chosen.c.shard)
        taken = taking.values(owner=self._process, epoch=_LEASE.epoch + 1, until=_lease_end())
        with self._engine.begin() as connection:
            rows = connection.execute(taken.returning(_LEASE.shard, _LEASE.epoch))
            return {row.shard: row.epoch for row in rows}

    def hand_over(self, epochs: Mapping[int, int]) -> None:
        """Free shards that the process has in these epochs."""
        mine = tuple_(_LEASE.shard, _LEASE.epoch).in_(epochs.items()), _LEASE.owner == self._process
        with self._engine.begin() as connection:
            connection.execute(update(server_tables.leases).where(*mine).values(owner=None, until=func.now()))

    def release(self, shards: Collection[int]) -> None:
        """Free these shards, if the process has them in whatever epoch."""
        mine = _LEASE.shard.in_(shards), _LEASE.owner == self._process
        with self._engine.begin() as connection:
            connection.execute(update(server_tables.leases).where(*mine).values(owner=None, until=func.now()))

    def leave(self) -> None:
        """Let the others share all shards, as those of the process become free."""
        gone = or_(_PROCESS.id == self._process, _PROCESS.until < func.now() - FORGOTTEN)
        with self._engine.begin() as connection:
            connection.execute(delete(server_tables.processes).where(gone))


def _end_when_idle(connection: Any, _record: object) -> None:
    """Let others take the shards of a process that was stopped in the middle of a transaction."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT set_config('idle_in_transaction_session_timeout', %s, false)", (IDLE,))
    connection.commit()


def _lease_end() -> ColumnElement[datetime]:
    return func.now() + timedelta(seconds=LEASE_SECONDS)
