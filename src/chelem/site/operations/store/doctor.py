"""Examine a database: what is wrong with it, what is only worth knowing, and what to do."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from chelem.core import BadOption
from chelem.site import database
from chelem.site.operations.store.opening import existing_database
from chelem.site.operations.store.proof import Fault, count_logs, find_faults
from chelem.site.operations.store.shard_report import ShardReport, read_shards

LARGE_WAL = 64
"""From this size, in MB, a write-ahead log is worth a word: a server moves it to the database at 16."""
LITTLE_SPACE = 1000
"""Below this, in MB, there is little space left on a disk."""
_MB = 1_000_000


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The faults of a database, notes that need no action now, and the number of valid logs."""

    faults: tuple[Fault, ...]
    notes: tuple[Fault, ...]
    logs: int
    shards: ShardReport | None = None
    """Who owns its shards; None on SQLite, and before an upgrade."""


def examine(url: str) -> Diagnosis:
    """Examine a database, which may be in use, and change nothing; `BadOption` if there is none."""
    with existing_database(url) as engine:
        notes = list(_notes(url))
        try:
            with database.snapshot(engine) as connection:
                revision = database.stored_revision(connection)
                if revision is None:
                    raise BadOption("database.empty")
                if revision != database.newest_revision():
                    notes.append(
                        Fault("doctor.older", {"revision": revision, "newest": database.newest_revision()})
                    )
                    return _examined(connection, notes)
                return replace(_examined(connection, notes), shards=read_shards(connection))
        except DBAPIError as error:
            damage = Fault("doctor.damaged", {"reason": str(error.orig)})
            return Diagnosis((damage,), tuple(notes), 0)


def _examined(connection: Connection, notes: list[Fault]) -> Diagnosis:
    faults = tuple(find_faults(connection))
    for table, column, rows in database.count_null_characters(connection):
        notes.append(Fault("doctor.null-characters", {"table": table, "column": column, "count": rows}))
    damaged = any(fault.code == "doctor.damaged" for fault in faults)
    bad_logs = sum(fault.code in ("doctor.log", "doctor.event", "doctor.event-gap") for fault in faults)
    return Diagnosis(faults, tuple(notes), 0 if damaged else count_logs(connection) - bad_logs)


def _notes(url: str) -> Iterator[Fault]:
    """Yield what is worth knowing about the server, the disk and the write-ahead log."""
    file = database.sqlite_file(url)
    if file is None or database.lock_path(file).exists():
        try:
            database.hold_database(url, seconds=0).close()
        except BadOption:
            yield Fault("doctor.served", {})
    if file is None:
        return
    if (free := shutil.disk_usage(file.resolve().parent).free // _MB) < LITTLE_SPACE:
        yield Fault("doctor.space", {"free": free})
    wal = Path(f"{file}-wal")
    if wal.exists() and (size := wal.stat().st_size // _MB) >= LARGE_WAL:
        yield Fault("doctor.wal", {"size": size})
