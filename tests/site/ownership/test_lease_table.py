"""The statements on leases: nobody waits for a commit, and nothing that waits is waited for."""

import asyncio
import random
from contextlib import closing
from datetime import timedelta

import pytest
from sqlalchemy import create_engine, update

from chelem.site.database import Database, Fence, LostShard, server_tables
from chelem.site.database.connecting import address_of
from chelem.site.database.fence import lost_fences
from chelem.site.ownership import lease_table
from chelem.site.ownership.lease_table import LeaseTable
from tests.site.ownership.conftest import LEASE
from tests.support.servers.fenced_writer import fenced
from tests.support.tables import now


@pytest.fixture
def tables(leased):
    """A table of leases for each of three processes."""
    with (
        closing(LeaseTable(leased.url, "ana")) as ana,
        closing(LeaseTable(leased.url, "bob")) as bob,
        closing(LeaseTable(leased.url, "cal")) as cal,
    ):
        yield ana, bob, cal


def expire(leased, shard):
    past = server_tables.leases.c.until - timedelta(days=1)
    leased.run(update(server_tables.leases).where(LEASE.shard == shard).values(until=past))


def test_what_is_taken_is_nobody_elses(tables):
    """No two have the same shard; each epoch is one more than the last; what is owned is not taken."""
    ana, bob, _ = tables
    assert dict.fromkeys(range(1000), 1) == ana.take(1000)
    assert dict.fromkeys(range(1000, 1024), 1) == bob.take(1000)
    assert {} == bob.take(1000)
    bob.hand_over({1003: 1, 1006: 2})  # the latter in another epoch
    ana.hand_over({1004: 1})  # which is bob's
    assert {1003: 2} == ana.take(1000)
    bob.release([1005, 2])  # the latter is ana's
    assert {1005: 2} == ana.take(1000)


def test_a_renewal_tells_who_has_what(leased, tables):
    """Leases that have been handed over are not renewed; other processes count while they live."""
    ana, bob, cal = tables
    ana.take(1022)
    bob.take(1)
    expire(leased, 5)
    ana.hand_over({6: 1})
    cal.renew(listed=True)
    bob.renew(listed=False)
    seen = ana.renew(listed=True)
    assert {shard: 1 for shard in range(1022) if shard != 6} == seen.renewed
    assert {1022: "bob"} == dict(seen.owners)
    assert {"cal": True} == dict(seen.processes)
    cal.leave()
    assert {} == dict(ana.renew(listed=True).processes)


def test_an_expired_lease(leased, tables):
    """It is renewed as long as nobody else has taken the shard."""
    ana, bob, _ = tables
    ana.take(1024)
    expire(leased, 5)
    expire(leased, 6)
    assert {5: 2} == bob.take(1)
    assert {shard: 1 for shard in range(1024) if shard != 5} == ana.renew(listed=True).renewed
    assert {} == bob.take(1)


def test_a_commit_keeps_its_shard(leased, tables):
    """While a fenced commit lasts, its shard is not taken, even if it has expired or been handed over.

    A renewal does not wait for it.
    """
    ana, bob, _ = tables
    ana.take(4)
    engine = create_engine(address_of(leased.url))
    with engine.begin() as commit:
        fences = [Fence(shard, 1, "ana") for shard in range(3)]
        assert set() == lost_fences(commit, fences)
        assert dict.fromkeys(range(4), 1) == ana.renew(listed=True).renewed
        expire(leased, 1)
        ana.hand_over({2: 1, 3: 1})
        assert 3 == min(bob.take(1024))
    assert {1: 2, 2: 2} == bob.take(1024)
    engine.dispose()


def test_many_writers_owners_and_takers(leased, monkeypatch):
    """Four processes take, renew, hand over and write at once, with leases that expire at once: no deadlock.

    PostgreSQL would end one of the transactions with an error; each of them succeeds, or has lost its shard.
    """
    monkeypatch.setattr(lease_table, "LEASE_SECONDS", 0.05)
    names, rounds = ("ana", "bob", "cal", "dan"), 60

    async def own(name, fences):
        chance = random.Random(name)  # noqa: S311 - any shard will do
        with closing(LeaseTable(leased.url, name)) as table:
            for _ in range(rounds):
                await asyncio.to_thread(table.renew, listed=True)
                taken = await asyncio.to_thread(table.take, 300)
                fences |= {shard: Fence(shard, epoch, name) for shard, epoch in taken.items()}
                given = chance.sample(sorted(fences), min(len(fences), 40))
                epochs = {shard: fences[shard].epoch for shard in given[:20]}
                await asyncio.to_thread(table.hand_over, epochs)
                await asyncio.to_thread(table.release, given[20:])

    async def write(opened, fences, chance, counts):
        while True:
            await asyncio.sleep(0.001)
            if fences:
                try:
                    await opened.write(fenced(chance.choice(list(fences.values()))))
                    counts["stored"] += 1
                except LostShard:
                    counts["lost"] += 1

    async def storm():
        counts = {"stored": 0, "lost": 0}
        opened = [Database(leased.url, now) for _ in names]
        fences = [{} for _ in names]
        chances = [random.Random(number) for number in range(8)]  # noqa: S311 - any shard will do
        writers = [
            asyncio.create_task(write(database, known, chance, counts))
            for database, known in zip(opened, fences, strict=True)
            for chance in chances
        ]
        await asyncio.gather(*map(own, names, fences))
        assert not any(writer.done() for writer in writers)
        for writer in writers:
            writer.cancel()
        for database in opened:
            await asyncio.to_thread(database.close)
        return counts

    counts = asyncio.run(storm())
    assert min(counts.values()) > 20, counts
    assert counts["stored"] <= len(leased.written())
    newest = {}
    for record in leased.written():
        assert newest.get(record.shard, 0) <= record.epoch
        newest[record.shard] = record.epoch
