"""Fences: a write is stored only if its process still owns the shard, which its transaction asks first."""

from collections.abc import Collection, Sequence, Set
from dataclasses import dataclass
from typing import cast

import psycopg
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

IDLE = "2s"
"""How long a process may be silent in the middle of a fenced transaction before PostgreSQL ends it.

Until then nobody can take the shard, and a process may be stopped just there.
"""
_CONFIRM = """
    SELECT leases.shard, leases.epoch, leases.owner
    FROM set_config('idle_in_transaction_session_timeout', %s, true), leases
    JOIN unnest(%s::integer[], %s::bigint[], %s::text[]) AS fence (shard, epoch, owner)
    USING (shard, epoch, owner)
    FOR KEY SHARE OF leases
"""


@dataclass(frozen=True, slots=True)
class Fence:
    """The lease that a write depends on: it is stored only while its owner has the shard in this epoch.

    An expired lease is its owner's until another process takes the shard, which changes both.
    """

    shard: int
    epoch: int
    owner: str
    """The id of the process."""


def lost_fences(connection: Connection, fences: Collection[Fence]) -> Set[Fence]:
    """Return those of a few fences that no longer hold; the others hold until the transaction has ended.

    On SQLite all hold, as the lock of the file stands for them. `FOR KEY SHARE` keeps others from taking the
    shard (`FOR UPDATE`) until the commit that depends on it is over; a renewal, which changes no key, neither
    waits for such commits nor holds them up.
    """
    if not fences or connection.dialect.name != "postgresql":
        return frozenset()
    shards, epochs, owners = zip(*((fence.shard, fence.epoch, fence.owner) for fence in fences), strict=True)
    confirmed = _ask(connection, (IDLE, list(shards), list(epochs), list(owners)))
    return {fence for fence in fences if (fence.shard, fence.epoch, fence.owner) not in confirmed}


def _ask(connection: Connection, values: Sequence[object]) -> Set[tuple[object, ...]]:
    """Return the rows of `_CONFIRM`.

    It is not sent in a pipeline with the beginning of the transaction: PostgreSQL would wait without end for
    the rest of the pipeline of a process that was stopped, and keep the lock on its shard.
    """
    driver = cast("psycopg.Connection[tuple[object, ...]]", connection.connection.driver_connection)
    if not connection.in_transaction():
        connection.begin()
    try:
        return frozenset(driver.execute(_CONFIRM, values, prepare=True))
    except psycopg.Error as error:
        raise OperationalError(_CONFIRM, None, error) from error
