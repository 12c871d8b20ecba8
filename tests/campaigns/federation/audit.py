"""What servers write, as PostgreSQL sees it: who has stored each entry and taken each shard, in order.

Triggers of the campaign number both from one sequence. A fenced write holds its lease's row while it is
numbered, and so does a server that takes the shard: the numbers are in the order in which both took effect.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import psycopg

from chelem.site.database import open_engine, shard_of

_TRIGGERS = """
CREATE SCHEMA campaign;
CREATE SEQUENCE campaign.order_of_writes;
CREATE TABLE campaign.entries (number bigint, server text, code text, version integer, transaction bigint);
CREATE TABLE campaign.leases (number bigint, server text, shard integer, owner text, epoch bigint);
CREATE FUNCTION campaign.note_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO campaign.entries VALUES (
        nextval('campaign.order_of_writes'), current_setting('application_name'), NEW.code, NEW.version,
        txid_current()
    );
    RETURN NULL;
END $$;
CREATE FUNCTION campaign.note_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO campaign.leases VALUES (
        nextval('campaign.order_of_writes'), current_setting('application_name'),
        NEW.shard, NEW.owner, NEW.epoch
    );
    RETURN NULL;
END $$;
CREATE TRIGGER campaign_entry AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION campaign.note_entry();
CREATE TRIGGER campaign_lease AFTER UPDATE ON leases FOR EACH ROW
    WHEN (OLD.owner IS DISTINCT FROM NEW.owner OR OLD.epoch <> NEW.epoch)
    EXECUTE FUNCTION campaign.note_lease();
"""
_ENTRIES = "SELECT number, server, code, version, transaction FROM campaign.entries"
_LEASES = "SELECT number, server, shard, owner, epoch FROM campaign.leases"
_REMOVAL = """
DROP TRIGGER campaign_entry ON entries;
DROP TRIGGER campaign_lease ON leases;
DROP SCHEMA campaign CASCADE;
"""


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry of a log, and the server that has stored it: its name, and how often it had been started."""

    server: str
    code: str
    version: int
    transaction: int


@dataclass(frozen=True, slots=True)
class TakenLease:
    """A lease that has another owner or epoch: no owner if a server has handed it over."""

    server: str
    shard: int
    owner: str | None
    epoch: int


AuditedWrite = StoredEntry | TakenLease


def begin_audit(url: str) -> None:
    """Make the tables of an empty database, and let PostgreSQL note what is written to them."""
    open_engine(url).dispose()
    with _connect(url) as connection:
        connection.execute(_TRIGGERS)


def end_audit(url: str) -> list[AuditedWrite]:
    """Return what was written, in order, and leave the database as it was without the campaign."""
    with _connect(url) as connection:
        entries = connection.execute(_ENTRIES).fetchall()
        leases = connection.execute(_LEASES).fetchall()
        connection.execute(_REMOVAL)
    writes: dict[int, AuditedWrite] = {number: StoredEntry(*rest) for number, *rest in entries}
    return [write for _, write in sorted((writes | {n: TakenLease(*rest) for n, *rest in leases}).items())]


def fallen_epochs(writes: Iterable[AuditedWrite]) -> Iterator[str]:
    """Yield leases whose epoch fell, or that another owner has in the same epoch."""
    before: dict[int, TakenLease] = {}
    for lease in writes:
        if not isinstance(lease, TakenLease):
            continue
        last = before.get(lease.shard)
        if last is not None and lease.epoch < last.epoch:
            yield f"shard {lease.shard}: epoch {last.epoch}, then {lease.epoch} by {lease.server}"
        elif last is not None and lease.epoch == last.epoch and lease.owner not in (None, last.owner):
            yield f"shard {lease.shard}: epoch {lease.epoch} is of {last.owner} and {lease.owner}"
        before[lease.shard] = lease


def unowned_writes(writes: Iterable[AuditedWrite]) -> Iterator[str]:
    """Yield entries that were stored by another server than the last that took the shard, or not in turn.

    Any server may make a table, with the first entries of its log, which nobody else knows yet.
    """
    takers: dict[int, str] = {}
    versions: dict[str, int] = {}
    made: dict[str, int] = {}
    for write in writes:
        match write:
            case TakenLease(owner=None):
                pass  # what its owner has begun is still stored before another can take it
            case TakenLease():
                takers[write.shard] = write.server
            case StoredEntry(server, code, version, transaction):
                is_made = made.setdefault(code, transaction) == transaction
                if (taker := takers.get(shard_of(code))) != server and not is_made:
                    yield f"table {code}: {server} has stored version {version}; {taker} owned it"
                if version != (last := versions.get(code, -1)) + 1:
                    yield f"table {code}: version {version} was stored after {last}"
                versions[code] = version


def _connect(url: str) -> psycopg.Connection[tuple[Any, ...]]:
    return psycopg.connect(url.replace("+psycopg", ""), connect_timeout=20)
