"""A lock that processes share lets one in at a time, and outlives no dead process for long."""

import asyncio

import pytest
from sqlalchemy import insert, select

from chelem.core.errors import Busy
from chelem.site.database import row_lock, server_tables
from chelem.site.database.database import Database
from chelem.site.database.row_lock import RowLock
from chelem.site.database.writer import Write
from chelem.site.relay.cluster import Cluster
from tests.support.servers.clusters import clusters
from tests.support.table_fixtures import database, postgresql
from tests.support.tables import now

pytestmark = pytest.mark.slow

__all__ = ["database", "postgresql"]


@pytest.fixture
def databases(database):
    """Run a coroutine with the database as two processes have it open."""

    def run(work):
        async def inside():
            opened = [Database(database, now) for _ in range(2)]
            try:
                await work(*opened)
            finally:
                for each in opened:
                    each.close()

        asyncio.run(inside())

    return run


def test_one_at_a_time(databases):
    """Whoever asks, of whatever process, is alone inside; nobody is left out."""

    async def work(*opened):
        inside, most, served = 0, 0, []

        async def enter(lock, name):
            nonlocal inside, most
            async with lock:
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.001)
                inside -= 1
            served.append(name)

        locks = [RowLock("linking", each) for each in opened]
        names = [(lock, f"{place}.{turn}") for place, lock in enumerate(locks) for turn in range(4)]
        await asyncio.gather(*(enter(lock, name) for lock, name in names))
        assert (1, 8) == (most, len(set(served)))
        left = await opened[0].read(lambda connection: connection.execute(select(server_tables.locks)).all())
        assert [] == left

    databases(work)


def test_other_names_do_not_wait(databases):
    """A lock of one person holds nobody else up."""

    async def work(first, second):
        async with RowLock("ana", first), RowLock("bo", second):
            pass

    databases(work)


def test_whoever_waits_too_long_is_refused(databases, monkeypatch):
    """And can ask again, once the other has done what it does."""
    monkeypatch.setattr(row_lock, "PATIENCE", 0.0)

    async def work(first, second):
        lock = RowLock("linking", second)
        async with RowLock("linking", first):
            with pytest.raises(Busy):
                async with lock:
                    raise AssertionError("two at a time")
        async with lock:
            pass

    databases(work)


def test_a_lock_whose_holder_died_ends(databases):
    """Its time is over, so the next one takes it."""

    async def work(first, second):
        over = "2025-12-31T23:59:59.000+00:00"
        dead = insert(server_tables.locks).values(name="linking", holder="dead", until=over)
        await first.write(Write([dead]))
        async with RowLock("linking", second):
            query = select(server_tables.locks.c.holder)
            assert "dead" != await first.read(lambda connection: connection.scalar(query))

    databases(work)


def test_an_error_inside_releases_the_lock(databases):
    """The next one need not wait."""

    async def work(first, second):
        with pytest.raises(KeyError):
            async with RowLock("linking", first):
                raise KeyError
        async with RowLock("linking", second):
            pass

    databases(work)


def test_a_process_alone_has_no_rows(databases):
    """Its locks are asyncio's own."""

    async def work(first, _):
        assert isinstance(Cluster.alone().lock("linking", first), asyncio.Lock)
        assert isinstance(clusters()[0].lock("linking", first), RowLock)

    databases(work)
