"""All tables: made, found, let go, found again (docs/protocol.md)."""

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from chelem.core.errors import Refused
from chelem.live import lobby as housing
from chelem.live.lobby import House
from chelem.store.table_store import Store
from chelem.tables import dealing
from chelem.tables.guest import Guest
from chelem.tables.table_spec import read_plan
from tests.support.tables import EVERY_GAME, SECRET, Bots, Page, bots_move, now, proves, same_table, until

SAM, EVE = Guest("sam", "Sam"), Guest("eve", "Eve")


@pytest.fixture
def housed(tmp_path):
    """Run a coroutine with a house; `reopened` gives another one on the same database, as after a restart."""

    def run(work):
        async def inside():
            faults = []
            asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
            url = f"sqlite:///{tmp_path / 'chelem.db'}"
            opened = []

            def reopened():
                for house in opened:
                    house.close()
                opened.append(House(Store(url, now), Bots(), SECRET))
                return opened[-1]

            try:
                await work(reopened(), reopened)
            finally:
                for house in opened:
                    house.close()
                    house.store.close()
                await asyncio.sleep(0)
            assert [] == faults

        asyncio.run(inside())

    return run


async def finish(host):
    """Play as bots do until the match is over."""
    for number in range(2000):
        table = host.table
        if table.status == "over":
            return
        if table.between:
            await host.ask(dealing.deal_next)
            continue
        player, move = bots_move(table)
        position = table.playing.position
        await host.ask(lambda t, p=player, m=move, at=position: t.act(p, m, at, f"f{number}"))  # noqa: B023
    raise AssertionError("the match does not end")


ONE_BOARD = {"match": {"kind": "duplicate", "boards": 1}}
PEOPLE = {"chairs": {"S": "me", "N": "open", "E": "open", "W": "open"}}


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_table_without_an_open_chair_starts_at_once(housed, game):
    """It is kept, and found again after a restart."""

    async def work(house, reopened):
        code = await house.make(read_plan({"game": game}), SAM)
        table = (await house.host(code)).table
        assert ("playing", "Sam") == (table.status, table.person("sam").name)
        again = (await reopened().host(code)).table
        same_table(table, again)
        assert again is not table
        proves(again)

    housed(work)


def test_a_table_with_an_open_chair_waits(housed):
    """Its code is short, unambiguous, and not the next one's."""

    async def work(house, _):
        codes = [await house.make(read_plan(PEOPLE), SAM) for _ in range(20)]
        assert {"open"} == {(await house.host(code)).table.status for code in codes}
        assert 20 == len(set(codes))
        assert {8} == set(map(len, codes))
        assert set("".join(codes)) <= set(housing.LETTERS)

    housed(work)


@pytest.mark.parametrize("code", ["", "nosuchtb", "NOSUCHTB", "\x00", "é", "x" * 9999, "../etc", "a b"])
def test_an_unknown_table_is_refused_and_forgotten(housed, code):
    """However often it is asked for; nothing of it stays in memory."""

    async def work(house, _):
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                await house.host(code)
            assert "table.unknown" == refused.value.code
        assert {} == house._hosts

    housed(work)


def test_many_who_come_at_once_find_one_host(housed):
    """A table has one queue, whoever asks first."""

    async def work(house, reopened):
        code = await house.make(read_plan({}), SAM)
        other = reopened()
        assert 1 == len({id(host) for host in await asyncio.gather(*(other.host(code) for _ in range(30)))})

    housed(work)


def test_a_store_that_fails_once_does_not_close_a_table(housed):
    """Those who came are refused; the next ones come in, to one and the same host."""

    async def work(house, reopened):
        code = await house.make(read_plan({}), SAM)
        other = reopened()
        load, fails = other.store.load, [1]

        async def failing(wanted):
            await asyncio.sleep(0)
            if fails:
                fails.pop()
                raise OperationalError("select", {}, Exception("disk"))
            return await load(wanted)

        other.store.load = failing

        async def insist():
            try:
                return await other.host(code)
            except OperationalError:
                return await other.host(code)

        hosts = await asyncio.gather(*(insist() for _ in range(30)))
        assert 1 == len({id(host) for host in hosts})

    housed(work)


def test_a_table_that_nobody_watches_leaves_the_memory(housed, monkeypatch):
    """And comes back as it was; one that is watched stays."""
    monkeypatch.setattr(housing, "SWEEP", 0.001)
    monkeypatch.setattr(housing, "IDLE", -1.0)

    async def work(house, _):
        code, watched = [await house.make(read_plan({}), SAM) for _ in range(2)]
        page = Page("sam")
        host = await house.host(watched)
        await host.enter(page.watcher, None)
        before = (await house.host(code)).table
        house.open()
        await until(lambda: code not in house._hosts)
        assert watched in house._hosts
        after = await house.host(code)
        assert after.table is not before
        same_table(before, after.table)
        await host.leave(page.watcher)
        await until(lambda: watched not in house._hosts)

    housed(work)


def test_a_move_sent_again_after_a_restart(housed):
    """It is known."""

    async def work(house, reopened):
        code = await house.make(read_plan({"chairs": {"N": "me", "S": "bot"}} | ONE_BOARD), SAM)
        host = await house.host(code)
        player, move = bots_move(host.table)
        position = host.table.playing.position
        assert await host.ask(lambda t: t.act(player, move, position, "q-1"))
        again = await reopened().host(code)
        assert () == await again.ask(lambda t: t.act(player, move, position, "q-1"))
        assert host.table.playing.version == again.table.playing.version

    housed(work)


def test_the_boards_of_bots_are_played_after_a_restart_too(housed):
    """A comparison that was lost with the process is made again."""

    async def work(house, reopened):
        code = await house.make(read_plan(ONE_BOARD), SAM)
        host = await reopened().host(code)
        await until(lambda: 1 in host.table.comparisons)

    housed(work)


def test_another_match_is_one_for_all(housed):
    """However many ask for it at once: one table, the same code for everybody."""

    async def work(house, reopened):
        code = await house.make(read_plan(ONE_BOARD | {"chairs": {"S": "me"}}), SAM)
        host = await house.host(code)
        with pytest.raises(Refused):
            await house.again(host, SAM)
        await finish(host)
        codes = await asyncio.gather(*(house.again(host, SAM) for _ in range(8)))
        assert 1 == len(set(codes))
        assert codes[0] == host.table.follower
        listed = await house.store.tables_of("sam")
        assert {code: "over", codes[0]: "playing"} == {table["code"]: table["status"] for table in listed}
        assert {"S"} == {table["seat"] for table in listed}
        again = await reopened().host(code)
        assert codes[0] == await house.again(again, SAM)

    housed(work)


def test_a_deal_once_more_at_a_table_of_its_own(housed):
    """Made, kept, found."""

    async def work(house, reopened):
        code = await house.make(read_plan(ONE_BOARD), SAM)
        host = await house.host(code)
        with pytest.raises(Refused):
            await house.replay(host, 1, EVE)
        await finish(host)
        other = await house.replay(host, 1, EVE)
        table = (await reopened().host(other)).table
        assert ("playing", ["eve"]) == (table.status, [person.visitor for person in table.persons()])
        proves(table)

    housed(work)
