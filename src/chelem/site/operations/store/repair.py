"""Repair a database, after a copy of it: logs of events that cannot be read, and rows that lead nowhere."""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from sqlalchemy import Connection, delete, select

from chelem.core import BadLog, Fact, Phrase
from chelem.events import rank_event, read_event_log
from chelem.site.database import copy_to_file, hold_database, schema, snapshot
from chelem.site.operations.store.opening import existing_database
from chelem.site.operations.store.proof import NOT_FOLDED, Fault, find_faults, foreign_keys

REPAIRABLE = frozenset({"doctor.event", "doctor.event-gap", "doctor.orphans"})
"""The faults that a repair mends; for the others there are backups."""


@dataclass(frozen=True, slots=True)
class Repaired:
    """What a repair did, and the faults that it leaves."""

    done: tuple[Phrase, ...]
    left: tuple[Fault, ...]


def repair(url: str, copy: Path) -> Repaired:
    """Copy a database to a new file, and repair it; what is taken out of a log is written beside the copy.

    Raise `BadOption` if a server has the database, `FileExistsError` if the file exists.
    """
    if copy.exists():
        raise FileExistsError(17, "", str(copy))
    with hold_database(url), existing_database(url) as engine:
        with snapshot(engine) as source:
            copy_to_file(source, copy)
        with engine.begin() as connection:
            faults = [fault for fault in find_faults(connection) if fault.code in REPAIRABLE]
            events = [str(fault.facts["event"]) for fault in faults if "event" in fault.facts]
            done = [phrase for code in events if (phrase := _cut_log(connection, code, copy))]
            if any(fault.code == "doctor.orphans" for fault in faults):
                done.append(Phrase("doctor.repaired-orphans", {"count": _delete_orphans(connection)}))
            return Repaired(tuple(done), tuple(find_faults(connection)))


def _cut_log(connection: Connection, code: str, copy: Path) -> Phrase | None:
    """Keep the entries of an event's log that can be read; write the others to a file.

    A log without a readable entry stays as it is, and None is returned.
    """
    entries = schema.event_entries
    stored = select(entries.c.version, entries.c.body).where(entries.c.code == code)
    rows = connection.execute(stored.order_by(entries.c.version)).all()
    bodies = [row.body for row in rows]
    kept = _readable(bodies)
    if not kept:
        return None
    taken_out = copy.with_name(f"{copy.stem}-{code}.jsonl")
    taken_out.write_text("".join(f"{body}\n" for body in bodies[kept:]), encoding="utf-8")
    cut = [row.version for row in rows[kept:]]
    connection.execute(delete(entries).where(entries.c.code == code, entries.c.version.in_(cut)))
    facts: dict[str, Fact] = {"event": code, "kept": kept, "count": len(rows) - kept, "file": str(taken_out)}
    return Phrase("doctor.repaired-event", facts)


def _readable(bodies: list[str]) -> int:
    """Return how many entries from the first on make an event that can be ranked."""
    for count in range(len(bodies), 0, -1):
        try:
            rank_event(read_event_log(BytesIO("\n".join(bodies[:count]).encode())).results())
        except (BadLog, *NOT_FOLDED):
            continue
        return count
    return 0


def _delete_orphans(connection: Connection) -> int:
    """Delete the rows that lead nowhere, and those that led to them; return how many there were."""
    deleted = 0
    while found := sum(
        connection.execute(delete(link.table).where(link.leads_nowhere)).rowcount for link in foreign_keys()
    ):
        deleted += found
    return deleted
