"""A database that does not answer: pages hear it, tables that are stuck are counted, and all of it heals."""

import asyncio
import sqlite3
import time

import httpx
import pytest

from tests.support.chance import seeded
from tests.support.servers.postgresql import Cluster, emptied, unavailable_reason
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Caller
from tests.support.visitors.tab import PATIENCE


def stuck(server):
    """Return the number of stuck tables among the server's metrics."""
    text = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    (line,) = (line for line in text.splitlines() if line.startswith("chelem_tables_stuck "))
    return float(line.split()[1])


async def until(found):
    """Wait until a condition holds that is asked of the server."""
    end = time.monotonic() + PATIENCE
    while not await asyncio.to_thread(found):
        assert time.monotonic() < end
        await asyncio.sleep(0.2)


async def confirmed(page, move):
    """Send a message until it is confirmed."""
    while True:
        page.others.clear()
        await page.send(move)
        await page.until(lambda: settles(page, move) or any(each["t"] == "refused" for each in page.others))
        if settles(page, move):
            return


def settles(page, move):
    shown = any(entry.get("id") == move["id"] for entry in page.entries)
    return shown or {"t": "seen", "id": move["id"]} in page.others


def test_a_table_whose_turn_is_overdue_is_counted(tmp_path):
    """Another program holds the lock of writers: the next bot's call cannot be stored, until it can."""

    async def work(server):
        async with Caller(server.address) as caller:
            page = await caller.page(await caller.make("contract", policy={"pace": "calm"}))
            await page.until(lambda: bool(page.legal))
            await page.do(page.act("P"))
            other = sqlite3.connect(tmp_path / "chelem.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await until(lambda: stuck(server) == 1)
            await page.until(lambda: {"t": "status", "store": "away"} in page.others)
            other.execute("ROLLBACK")
            other.close()
            await page.until(lambda: {"t": "status", "store": "ok"} in page.others)
            await until(lambda: stuck(server) == 0)

    with Server(tmp_path) as server:
        asyncio.run(work(server))


@pytest.mark.skipif(bool(unavailable_reason()), reason=unavailable_reason())
def test_a_postgresql_that_is_suspended(tmp_path):
    """Pages hear that moves cannot be stored now; once it goes on, so does the deal."""

    async def work(server, cluster):
        async with Caller(server.address) as caller:
            page = await caller.page(await caller.make("contract"))
            await page.until(lambda: bool(page.legal))
            move = page.act("P")
            with cluster.frozen():
                await page.send(move)
                await page.until(lambda: {"t": "status", "store": "away"} in page.others)
            await page.until(lambda: {"t": "status", "store": "ok"} in page.others)
            await confirmed(page, move)
            await page.play_deal(seeded(1))

    with Cluster() as cluster, Server(tmp_path, database=emptied(cluster.url)) as server:
        asyncio.run(work(server, cluster))
