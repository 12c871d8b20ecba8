"""The shards of one process: its hooks, its questions, a database that is away, another owner's shards."""

import asyncio
import logging
from datetime import timedelta

import pytest
from sqlalchemy import func, select, update

from chelem.site.database import SHARDS, Database, Fence, LostShard, StoreError, server_tables
from chelem.site.ownership import Ownership, ShardCounts, ShardOwner, SoleOwner, lease_table
from chelem.site.ownership import ownership as owning
from chelem.site.ownership.lease_table import LeaseTable
from tests.site.ownership.conftest import LEASE, PATIENCE, LeasedDatabase
from tests.support.servers.fenced_writer import fenced
from tests.support.servers.postgresql import Cluster, unavailable_reason
from tests.support.tables import now


@pytest.fixture
def long_leases(monkeypatch):
    """Let leases last longer than the machine can be busy."""
    for module in (lease_table, owning):
        monkeypatch.setattr(module, "LEASE_SECONDS", 2 * PATIENCE)


async def until(holds):
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


class Watched:
    """A process with what its hooks were called with."""

    def __init__(self, url, process, **role):
        self.ownership = Ownership(url, process, **role)
        self.taken, self.left, self.lost = {}, [], []
        self.ownership.on_taken = self.taken.__setitem__
        self.ownership.on_leaving = self._leave
        self.ownership.on_lost = self.lost.append

    async def _leave(self, shard):
        self.left.append(shard)

    async def __aenter__(self):
        await self.ownership.start()
        return self

    async def __aexit__(self, *_):
        await self.ownership.close()


@pytest.mark.usefixtures("long_leases")
def test_a_process_alone(leased):
    """It takes all shards at its start, is told so, and has a fence for each; closed, it has left all."""

    async def work():
        async with Watched(leased.url, "ana") as ana:
            assert dict.fromkeys(range(SHARDS), 1) == ana.taken
            assert Fence(7, 1, "ana") == ana.ownership.fence_of(7)
            assert ("ana", True) == (ana.ownership.owner_of(7), ana.ownership.owns(7))
        assert (set(range(SHARDS)), []) == (set(ana.left), ana.lost)
        assert not ana.ownership.owns(7)
        with pytest.raises(LostShard):
            ana.ownership.fence_of(7)

    asyncio.run(work())
    assert [] == leased.rows(select(LEASE.shard).where(LEASE.owner.is_not(None)))
    assert {} == leased.leases()


@pytest.mark.usefixtures("long_leases")
def test_two_processes(leased):
    """The first hands over half to the second; each knows what the other has, and has no fence for it."""

    async def work():
        async with Watched(leased.url, "ana") as ana, Watched(leased.url, "bob") as bob:
            await until(lambda: len(bob.taken) == SHARDS // 2)
            assert set(bob.taken) == set(ana.left)
            assert {2} == set(bob.taken.values())
            shard = ana.left[0]
            await until(lambda: ana.ownership.owner_of(shard) == "bob")
            mine = next(iter(set(ana.taken) - set(ana.left)))
            await until(lambda: bob.ownership.owner_of(mine) == "ana")
            assert not ana.ownership.owns(shard)
            with pytest.raises(LostShard) as refused:
                ana.ownership.fence_of(shard)
            assert shard == refused.value.shard

    asyncio.run(work())


@pytest.mark.usefixtures("long_leases")
def test_a_process_that_owns_nothing(leased):
    """It takes no shard, also of those that are free; the owner keeps all, and each knows the other."""

    async def work():
        async with Watched(leased.url, "eva", owns=False) as eva:
            assert eva.ownership.owner_of(7) is None
            async with Watched(leased.url, "ana") as ana:
                await until(lambda: eva.ownership.owner_of(7) == "ana")
                await until(lambda: ana.ownership.processes() == {"ana", "eva"} == eva.ownership.processes())
                assert ({}, [], SHARDS) == (eva.taken, ana.left, len(ana.taken))
            await until(lambda: eva.ownership.owner_of(7) is None)
            await until(lambda: eva.ownership.processes() == {"eva"})

    asyncio.run(work())


@pytest.mark.usefixtures("long_leases")
def test_a_shard_that_is_left(leased):
    """While it is left nobody owns it, but what is left of it is still stored; then it can be taken."""

    async def work():
        leaving, left = asyncio.Event(), asyncio.Event()

        async def leave(_shard):
            leaving.set()
            await left.wait()

        opened = Database(leased.url, now)
        async with Watched(leased.url, "ana") as ana:
            usual, ana.ownership.on_leaving = ana.ownership.on_leaving, leave
            handing = asyncio.create_task(ana.ownership.hand_over(5))
            await leaving.wait()
            assert (None, False) == (ana.ownership.owner_of(5), ana.ownership.owns(5))
            await ana.ownership.hand_over(5)  # is under way
            await opened.write(fenced(ana.ownership.fence_of(5)))
            left.set()
            await handing
            with pytest.raises(LostShard):
                ana.ownership.fence_of(5)
            await until(lambda: ana.taken[5] == 2)  # by the only process there is
            ana.ownership.on_leaving = usual
        await asyncio.to_thread(opened.close)

    asyncio.run(work())
    assert [(5, 1)] == [(record.shard, record.epoch) for record in leased.written()]


@pytest.mark.usefixtures("long_leases")
def test_another_process_takes_a_shard(leased):
    """Its former owner hears of it with the next renewal; a write with the old fence is not stored before."""

    async def work():
        opened = Database(leased.url, now)
        async with Watched(leased.url, "ana") as ana:
            fence = ana.ownership.fence_of(3)
            taken = {"owner": "bob", "epoch": LEASE.epoch + 1, "until": func.now() + timedelta(days=1)}
            leased.run(update(server_tables.leases).where(LEASE.shard == 3).values(taken))
            with pytest.raises(LostShard):
                await opened.write(fenced(fence))
            await until(lambda: ana.lost == [3])
            assert 1 == ana.ownership.counts().lost
            assert "bob" == ana.ownership.owner_of(3)
        await asyncio.to_thread(opened.close)

    asyncio.run(work())
    assert [] == leased.written()


@pytest.mark.usefixtures("long_leases")
def test_a_shard_taken_without_knowing(leased):
    """Where the answer to a call was lost, the process frees the shards, and takes them in a new epoch."""

    async def work():
        lost = LeaseTable(leased.url, "ana")
        assert {0: 1, 1: 1} == lost.take(2)
        lost.close()
        async with Watched(leased.url, "ana") as ana:
            assert {0: 2, 1: 2, 2: 1} == {shard: ana.taken[shard] for shard in range(3)}

    asyncio.run(work())


@pytest.mark.usefixtures("long_leases")
def test_hooks_that_fail(leased, caplog):
    """Leases go on being renewed, and shards are handed over, whatever the rest of the server does."""

    def fail(shard, *_):
        if shard < 10:
            raise ValueError("not followed")

    async def fail_later(shard):
        fail(shard)

    async def work():
        ana = Ownership(leased.url, "ana")
        ana.on_taken, ana.on_leaving = fail, fail_later
        await ana.start()
        assert ana.owns(7)
        await ana.hand_over(7)
        assert not ana.owns(7)
        await ana.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    assert {} == leased.leases()
    assert 20 == sum(record.exc_info is not None for record in caplog.records)


def test_a_database_that_is_away():
    """Nothing is stored once leases may have expired; a process whose shards nobody has taken keeps them."""
    if reason := unavailable_reason():
        pytest.skip(reason)

    async def work(cluster):
        async with Watched(cluster.url, "ana") as ana:
            with cluster.frozen():
                await until(lambda: not is_fenced(ana.ownership))
                assert ("ana", True) == (ana.ownership.owner_of(7), ana.ownership.owns(7))
            await until(lambda: is_fenced(ana.ownership))
            assert (1, []) == (ana.taken[7], list(ana.lost))
            assert ShardCounts(SHARDS, late=1) == ana.ownership.counts()

    def is_fenced(ownership):
        """Return whether a shard can be written to; while the database is away it is not another's."""
        try:
            ownership.fence_of(7)
        except LostShard:
            raise
        except StoreError:
            return False
        return True

    with Cluster() as cluster:
        database = LeasedDatabase(cluster.url)
        asyncio.run(work(cluster))
        database.engine.dispose()


def test_a_server_that_cannot_begin(leased):
    """Without its leases it does not start."""

    async def work():
        ana = Ownership(leased.url, "ana")
        with leased.engine.connect() as connection:
            server_tables.leases.drop(connection)
        with pytest.raises(StoreError):
            await ana.start()
        await ana.close()

    asyncio.run(work())


def test_the_only_process():
    """On SQLite a process owns all shards, and needs no fence."""

    async def work():
        sole: ShardOwner = SoleOwner("ana")
        await sole.start()
        await sole.hand_over(7)
        assert (True, "ana", None) == (sole.owns(7), sole.owner_of(7), sole.fence_of(7))
        await sole.close()
        assert sole.owns(7)

    asyncio.run(work())
