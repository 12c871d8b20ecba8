"""Rule: several servers on one PostgreSQL are one server, whichever of them a page has reached."""

import asyncio
import os
import signal
from contextlib import suppress

import pytest

from tests.support.chance import seeded
from tests.support.servers.postgresql import emptied
from tests.support.servers.several import Servers, people_at
from tests.support.thorough import first_of, thorough
from tests.support.visitors.calling import Caller

pytestmark = [pytest.mark.xdist_group("two servers"), pytest.mark.slow]


@pytest.fixture
def serving(tmp_path, postgresql):
    """Start servers with these roles and further options, and stop them in the end."""
    started = []

    def start(*roles, options=()):
        servers = Servers(tmp_path, emptied(postgresql), [("--role", role, *options) for role in roles])
        started.append(servers)
        servers.start()
        return servers

    yield start
    for servers in started:
        servers.stop()


@pytest.fixture
def servers(serving):
    return serving("both", "both")


def test_a_deal_is_played_by_pages_at_both(servers):
    async def play():
        await servers.all_share()
        async with people_at(servers) as people:
            while await people.step(seeded(3)):
                pass
            logs = [await people.callers[seat].call("GET", f"/api/tables/{people.code}/log") for seat in "SW"]
            assert len({log.text.count("\n") for log in logs}) == 1
            servers.log(people.code)

    asyncio.run(play())


@thorough
def test_a_deal_is_played_through_nats(serving, nats):
    """The servers reach one another by whatever bus they are told."""

    async def play():
        servers = serving("both", "both", options=("--bus", nats))
        await servers.all_share()
        async with people_at(servers) as people:
            while await people.step(seeded(3)):
                pass
            servers.log(people.code)

    asyncio.run(play())


def test_an_edge_has_no_table(serving):
    """The pages of a server with `--role edge` play at tables that another server has."""

    async def play():
        servers = serving("edge", "both")
        async with people_at(servers) as people:
            while await people.step(seeded(3)):
                pass
            servers.log(people.code)
            assert [1024] == [*servers.owners().values()]

    asyncio.run(play())


@pytest.mark.parametrize("how", first_of([signal.SIGKILL, signal.SIGTERM], signal.SIGKILL))
def test_the_others_go_on_when_a_server_ends(servers, how):
    """Killed or stopped: what was acknowledged is there, and the table answers at the other server."""

    async def play():
        await servers.all_share()
        async with Caller(servers.all[0].address) as first, Caller(servers.all[1].address) as second:
            codes = await made_at_both(first, second)
            pages = [await second.page(code) for code in codes]
            done = []
            for page in pages:
                await page.until(lambda page=page: bool(page.legal))
                move = page.act("1C" if "1C" in page.legal else page.legal[0])
                await page.do(move)
                done.append((page.code, move["id"]))
            os.kill(servers.all[0].process.pid, how)
            for code in codes:
                await play_on(second, code)
            for code, move in done:
                lines = servers.rows("select body from entries where code = :code", code=code)
                assert 1 == sum(f'"{move}"' in body for (body,) in lines)
                servers.log(code)

    asyncio.run(play())


def test_spectators_stay_when_the_owner_of_their_table_is_killed(servers):
    """The connections of those at another server hold, and show what is played at the next owner."""

    async def play():
        await servers.all_share()
        async with Caller(servers.all[0].address) as first, Caller(servers.all[1].address) as second:
            code = await first.make("contract")
            second.client.cookies.update(first.client.cookies)
            guests = [Caller(servers.all[1].address) for _ in range(3)]
            watching = [await guest.page(code) for guest in guests]
            os.kill(servers.all[0].process.pid, signal.SIGKILL)
            page = await again(second, code)
            await page.until(lambda: bool(page.legal))
            await page.do(page.act(page.legal[0]))
            for tab in watching:
                await tab.until(lambda tab=tab: tab.version >= page.version)
                assert not tab.closed
                entries = [entry["version"] for entry in tab.entries]
                assert entries == sorted(set(entries))
            for guest in guests:
                await guest.__aexit__()

    asyncio.run(play())


async def made_at_both(first, second):
    """Return the codes of two tables of one browser, one made and owned at each server."""
    code = await first.make("contract")
    second.client.cookies.update(first.client.cookies)
    return [code, await second.make("contract")]


async def play_on(caller, code):
    """Play the deal to its end, on as many pages as a browser would open for it."""
    async with asyncio.timeout(120):
        while True:
            page = await again(caller, code)
            with suppress(AssertionError):  # it was closed
                await page.play_deal(seeded(2))
                return


async def again(caller, code):
    """Open a page as a browser does, again and again until it is served."""
    async with asyncio.timeout(60):
        while True:
            try:
                page = await caller.page(code)
            except Exception:
                page = None
            if page is not None and not page.closed:
                return page
            await asyncio.sleep(0.2)


def test_a_server_that_was_stopped_longer_than_a_lease_stores_nothing(servers):
    """It wakes up with tables that others have gone on with: its own moves are refused."""

    async def play():
        await servers.all_share()
        async with Caller(servers.all[0].address) as first, Caller(servers.all[1].address) as second:
            codes = await made_at_both(first, second)
            pages = [await first.page(code) for code in codes]
            for page in pages:
                await page.play(seeded(1))
            os.kill(servers.all[0].process.pid, signal.SIGSTOP)
            try:
                async with asyncio.timeout(60):
                    while len({servers.owner_of(code) for code in codes}) > 1:
                        await asyncio.sleep(0.1)
                for page in pages:
                    elsewhere = await again(second, page.code)
                    assert elsewhere.version >= page.version
                    await elsewhere.play(seeded(3))
            finally:
                os.kill(servers.all[0].process.pid, signal.SIGCONT)
            for code in codes:
                await play_on(first, code)
                servers.log(code)

    asyncio.run(play())
