"""Fixtures for databases of tables, and for what carries messages between processes."""

import asyncio
import os
import time
from datetime import UTC, datetime, timedelta

import pytest

from chelem.site.database.database import Database
from chelem.site.tables.store.table_store import TableStore
from tests.support.hosting import Keeper, Room
from tests.support.servers import nats as nats_server
from tests.support.servers.postgresql import Cluster, emptied, unavailable_reason
from tests.support.tables import (
    Bots,
    now,
    same_table,
)


@pytest.fixture(scope="session")
def postgresql():
    """Return the URL of a PostgreSQL: CHELEM_TEST_POSTGRESQL, else a temporary cluster."""
    if url := os.environ.get("CHELEM_TEST_POSTGRESQL"):
        yield url
        return
    if reason := unavailable_reason():
        pytest.skip(reason)
    with Cluster() as cluster:
        yield cluster.url


@pytest.fixture(scope="session")
def nats():
    """Return the URL of a NATS server: CHELEM_TEST_NATS, else a temporary one."""
    if url := os.environ.get("CHELEM_TEST_NATS"):
        yield url
        return
    if reason := nats_server.unavailable_reason():
        pytest.skip(reason)
    with nats_server.NatsServer() as server:
        yield server.url


@pytest.fixture
def one_day():
    """Let a test of the tournament of the day end on the day when it begins: wait just before midnight."""
    moment = datetime.now(UTC)
    midnight = datetime.combine(moment.date() + timedelta(days=1), datetime.min.time(), UTC)
    if midnight - moment < timedelta(minutes=3):
        time.sleep((midnight - moment).total_seconds() + 1)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """Return the URL of an empty database, of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'new folder' / 'chelem.db'}"
        return
    yield emptied(request.getfixturevalue("postgresql"))


@pytest.fixture
def hosted(tmp_path):
    """Run a coroutine with a hosted table; afterwards check that the store has the same table."""

    def run(table, work, bots=None):
        async def inside():
            loop = asyncio.get_running_loop()
            faults = []
            loop.set_exception_handler(lambda _, context: faults.append(context))
            opened = Database(f"sqlite:///{tmp_path / 'chelem.db'}", now)
            store = TableStore(opened)
            await store.save(table.take_pending())
            room = Room(table, Keeper(store), bots or Bots())
            try:
                await work(room)
                room.actor._turns.schedule_bot = room.actor._turns.start_clock = lambda: None
                room.actor.close()
                await asyncio.sleep(0)  # what a bot has just begun to ask is queued before the next request
                if not room.actor.healing:
                    await room.actor.ask(lambda _: None)
                    same_table(room.table, await store.load(table.code))
            finally:
                room.actor.close()
                opened.close()
                await asyncio.sleep(0)
            assert [] == faults

        asyncio.run(inside())

    return run
