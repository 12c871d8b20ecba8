"""Fenced writes: those of a lost shard are refused and not stored, whatever else is in their commit."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import create_engine, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from chelem.site.database import schema, server_tables
from chelem.site.database.connecting import address_of
from chelem.site.database.database import Database
from chelem.site.database.fence import Fence
from chelem.site.database.store_error import LostShard
from chelem.site.database.writer import Write
from tests.support.servers.postgresql import emptied
from tests.support.tables import now

SECRETS = schema.secrets.c
LEASE = server_tables.leases.c


def secret(name, fence=None):
    return Write([insert(schema.secrets).values(name=name, value="")], fence=fence)


async def names(opened):
    return set(await opened.read(lambda connection: connection.scalars(select(SECRETS.name)).all()))


@pytest.fixture
def run(postgresql):
    """Run a coroutine with a database in which ana has shards 0 to 9 in epoch 4, and with its URL."""

    def inside(work):
        url = emptied(postgresql)

        async def opening():
            opened = Database(url, now)
            until = func.now() + timedelta(days=1)
            own = (
                update(server_tables.leases).where(LEASE.shard < 10).values(owner="ana", epoch=4, until=until)
            )
            await opened.write(Write([own]))
            try:
                return await work(opened)
            finally:
                await asyncio.to_thread(opened.close)

        return asyncio.run(opening())

    return inside


def lease(**values):
    return Write([update(server_tables.leases).where(LEASE.shard == 3).values(**values)])


@pytest.mark.parametrize(
    ("change", "fence"),
    [
        ({}, Fence(3, 3, "ana")),
        ({}, Fence(3, 5, "ana")),
        ({}, Fence(3, 4, "bob")),
        ({}, Fence(10, 0, "ana")),
        ({"epoch": 5}, Fence(3, 4, "ana")),
        ({"owner": "bob"}, Fence(3, 4, "ana")),
        ({"owner": None}, Fence(3, 4, "ana")),
    ],
)
def test_a_lost_fence(run, change, fence):
    """Of another epoch or owner, or handed over: nothing is stored, and the error names the shard."""

    async def work(opened):
        if change:
            await opened.write(lease(**change))
        with pytest.raises(LostShard) as refused:
            await opened.write(secret("x", fence))
        assert fence.shard == refused.value.shard
        assert set() == await names(opened)
        assert not opened.away

    run(work)


def test_a_fence_that_holds(run):
    """The write is stored, before a change of the owner and not after it."""

    async def work(opened):
        await opened.write(secret("before", Fence(3, 4, "ana")))
        await opened.write(lease(epoch=5))
        with pytest.raises(LostShard):
            await opened.write(secret("after", Fence(3, 4, "ana")))
        await opened.write(secret("new", Fence(3, 5, "ana")))
        assert {"before", "new"} == await names(opened)

    run(work)


def test_an_expired_lease(run):
    """As long as nobody has taken the shard, its owner can write: with a database that was away, for one."""

    async def work(opened):
        await opened.write(lease(until=func.now() - timedelta(days=1)))
        await opened.write(secret("late", Fence(3, 4, "ana")))
        assert {"late"} == await names(opened)

    run(work)


def test_a_group_with_lost_fences(run):
    """The others of a commit are stored, with fences or without; each refused write has its own shard."""

    async def work(opened):
        commits = []
        event.listen(opened._engine, "commit", commits.append)
        fences = [None, *(Fence(shard, 4, "ana") for shard in range(5, 14))]
        writes = [secret(f"{number}", fences[number % 10]) for number in range(100)]
        done = await asyncio.gather(*map(opened.write, writes), return_exceptions=True)
        lost = [number for number in range(100) if number % 10 > 5]
        assert lost == [number for number, error in enumerate(done) if error is not None]
        assert [fences[number % 10].shard for number in lost] == [done[number].shard for number in lost]
        assert {f"{number}" for number in range(100)} - set(map(str, lost)) == await names(opened)
        assert len(commits) < 50

    run(work)


def test_a_bad_write_beside_a_lost_fence(run):
    """Each is refused for its own reason, and the others are stored."""

    async def work(opened):
        await opened.write(secret("twice"))
        fence = Fence(3, 4, "ana")
        writes = [secret("a", fence), secret("twice", fence), secret("b", Fence(3, 9, "ana")), secret("c")]
        done = await asyncio.gather(*map(opened.write, writes), return_exceptions=True)
        assert (None, None) == (done[0], done[3])
        assert isinstance(done[1].__cause__, IntegrityError)
        assert isinstance(done[2], LostShard)
        assert {"twice", "a", "c"} == await names(opened)

    run(work)


def test_a_process_that_is_silent_in_mid_commit(run):
    """PostgreSQL ends its transaction soon, as nobody could take its shards before."""

    async def work(opened):
        seen, query = [], "SELECT current_setting('idle_in_transaction_session_timeout')"

        def ask(connection):
            seen.append(connection.exec_driver_sql(query).scalar())

        event.listen(opened._engine, "commit", ask)
        await opened.write(secret("a", Fence(3, 4, "ana")))
        await opened.write(secret("b"))
        assert ["2s", "15s"] == seen

    run(work)


def test_a_fence_on_sqlite(tmp_path):
    """It is not looked at: the lock of the file stands for it."""

    async def work():
        opened = Database(f"sqlite:///{tmp_path}/x.db", now)
        await opened.write(secret("x", Fence(3, 4, "ana")))
        assert {"x"} == await names(opened)
        opened.close()

    asyncio.run(work())
    engine = create_engine(address_of(f"sqlite:///{tmp_path}/x.db"))
    with engine.connect() as connection:
        assert [] == connection.execute(select(server_tables.leases)).all()
    engine.dispose()
