"""The lobby: tables are created, found, unloaded, loaded again (docs/protocol.md)."""

import asyncio

import pytest

from chelem.core.errors import Refused
from chelem.site.database.database import Database
from chelem.site.database.store_error import StoreError
from chelem.site.edge.codes import LETTERS
from chelem.site.tables.domain import dealing
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.live import lobby as housing
from chelem.site.tables.live.lobby import Lobby
from tests.support.chance import seeded
from tests.support.tables import (
    EVERY_GAME,
    SECRET,
    SIGNER,
    Bots,
    Page,
    bots_move,
    has_lead,
    now,
    play_until,
    proves,
    same_table,
    spec_of,
    until,
)

SAM, EVE = Guest("sam", "Sam"), Guest("eve", "Eve")


@pytest.fixture
def housed(tmp_path):
    """Run a coroutine with a lobby; `reopened` returns another one, as after a restart."""

    def run(work):
        async def inside():
            faults = []
            asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
            url = f"sqlite:///{tmp_path / 'chelem.db'}"
            opened = []

            def reopened():
                for lobby in opened:
                    lobby.close()
                opened.append(Lobby(Database(url, now), Bots(), SECRET, SIGNER))
                return opened[-1]

            try:
                await work(reopened(), reopened)
            finally:
                for lobby in opened:
                    lobby.close()
                    lobby.database.close()
                await asyncio.sleep(0)
            assert [] == faults

        asyncio.run(inside())

    return run


async def finish(actor):
    """Play as bots do until the match is over."""
    for number in range(2000):
        table = actor.table
        if table.status == "over":
            return
        if table.between_deals:
            await actor.ask(dealing.deal_next)
            continue
        player, move = bots_move(table)
        position = table.started_log.position
        await actor.ask(lambda t, p=player, m=move, at=position: t.act(p, m, at, f"f{number}"))  # noqa: B023
    raise AssertionError("the match does not end")


ONE_BOARD = {"match": {"kind": "duplicate", "boards": 1}}
PEOPLE = {"chairs": {"S": "me", "N": "open", "E": "open", "W": "open"}}


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_table_without_an_open_chair_starts_at_once(housed, game):
    """The table is stored, and loaded again after a restart."""

    async def work(lobby, reopened):
        code = await lobby.create(spec_of({"game": game}), SAM)
        table = (await lobby.actor(code)).table
        assert ("playing", "Sam") == (table.status, table.person("sam").name)
        again = (await reopened().actor(code)).table
        same_table(table, again)
        assert again is not table
        proves(again)

    housed(work)


def test_a_table_with_an_open_chair_waits(housed):
    """Codes have eight unambiguous characters and differ from each other."""

    async def work(lobby, _):
        codes = [await lobby.create(spec_of(PEOPLE), SAM) for _ in range(20)]
        assert {"open"} == {(await lobby.actor(code)).table.status for code in codes}
        assert 20 == len(set(codes))
        assert {8} == set(map(len, codes))
        assert set("".join(codes)) <= set(LETTERS)

    housed(work)


@pytest.mark.parametrize("code", ["", "nosuchtb", "NOSUCHTB", "\x00", "é", "x" * 9999, "../etc", "a b"])
def test_an_unknown_table_is_refused_and_forgotten(housed, code):
    """An unknown code is refused every time, and nothing of it stays in memory."""

    async def work(lobby, _):
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                await lobby.actor(code)
            assert "table.unknown" == refused.value.code
        assert {} == lobby._actors

    housed(work)


def test_many_who_come_at_once_find_one_host(housed):
    """A table has one actor, however many requests arrive at once."""

    async def work(lobby, reopened):
        code = await lobby.create(spec_of({}), SAM)
        other = reopened()
        assert 1 == len(
            {id(actor) for actor in await asyncio.gather(*(other.actor(code) for _ in range(30)))}
        )

    housed(work)


def test_a_store_that_fails_once_does_not_close_a_table(housed):
    """After a failed load, later requests load the table again, and all get the same actor."""

    async def work(lobby, reopened):
        code = await lobby.create(spec_of({}), SAM)
        other = reopened()
        load, fails = other.store.load, [1]

        async def failing(wanted):
            await asyncio.sleep(0)
            if fails:
                fails.pop()
                raise StoreError("disk")
            return await load(wanted)

        other.store.load = failing

        async def insist():
            try:
                return await other.actor(code)
            except StoreError:
                return await other.actor(code)

        actors = await asyncio.gather(*(insist() for _ in range(30)))
        assert 1 == len({id(actor) for actor in actors})

    housed(work)


def test_a_table_that_nobody_watches_leaves_the_memory(housed, monkeypatch):
    """An unloaded table is loaded again unchanged; one with subscribers is not unloaded."""
    monkeypatch.setattr(housing, "SWEEP_INTERVAL", 0.001)
    monkeypatch.setattr(housing, "IDLE_TIME", -1.0)

    async def work(lobby, _):
        code, watched = [await lobby.create(spec_of({}), SAM) for _ in range(2)]
        page = Page("sam")
        actor = await lobby.actor(watched)
        await actor.subscribe(page.subscriber, None)
        before = (await lobby.actor(code)).table
        lobby.start()
        await until(lambda: code not in lobby._actors)
        assert watched in lobby._actors
        after = await lobby.actor(code)
        assert after.table is not before
        same_table(before, after.table)
        await actor.unsubscribe(page.subscriber)
        await until(lambda: watched not in lobby._actors)

    housed(work)


def test_a_move_sent_again_after_a_restart(housed):
    """A repeated move is recognised after a restart."""

    async def work(lobby, reopened):
        code = await lobby.create(spec_of({"chairs": {"N": "me", "S": "bot"}} | ONE_BOARD), SAM)
        actor = await lobby.actor(code)
        await actor.ask(dealing.deal_next)
        player, move = bots_move(actor.table)
        position = actor.table.started_log.position
        assert await actor.ask(lambda t: t.act(player, move, position, "q-1"))
        again = await reopened().actor(code)
        assert () == await again.ask(lambda t: t.act(player, move, position, "q-1"))
        assert actor.table.started_log.version == again.table.started_log.version

    housed(work)


def test_the_boards_of_bots_are_played_after_a_restart_too(housed):
    """A comparison lost in a restart is computed again."""

    async def work(lobby, reopened):
        code = await lobby.create(spec_of(ONE_BOARD), SAM)
        before = await lobby.actor(code)
        await before.ask(lambda table: dealing.deal_next(table, seeded(7)))
        await before.ask(lambda table: play_until(table, has_lead))
        actor = await reopened().actor(code)
        await until(lambda: 1 in actor.table.comparisons)

    housed(work)


def test_another_match_is_one_for_all(housed):
    """Any number of requests for a rematch at once lead to one table with one code."""

    async def work(lobby, reopened):
        code = await lobby.create(spec_of(ONE_BOARD | {"chairs": {"S": "me"}}), SAM)
        actor = await lobby.actor(code)
        with pytest.raises(Refused):
            await lobby.rematch(actor, SAM)
        await finish(actor)
        codes = await asyncio.gather(*(lobby.rematch(actor, SAM) for _ in range(8)))
        assert 1 == len(set(codes))
        assert codes[0] == actor.table.rematch_code
        listed = await lobby.store.tables_of("sam")
        assert {code: "over", codes[0]: "playing"} == {table["code"]: table["status"] for table in listed}
        assert {"S"} == {table["seat"] for table in listed}
        again = await reopened().actor(code)
        assert codes[0] == await lobby.rematch(again, SAM)

    housed(work)


def test_a_deal_once_more_at_a_table_of_its_own(housed):
    """The table of a replay is created, stored and loaded again."""

    async def work(lobby, reopened):
        code = await lobby.create(spec_of(ONE_BOARD), SAM)
        actor = await lobby.actor(code)
        with pytest.raises(Refused):
            await lobby.replay(actor, 1, EVE)
        await finish(actor)
        other = await lobby.replay(actor, 1, EVE)
        table = (await reopened().actor(other)).table
        assert ("playing", ["eve"]) == (table.status, [person.visitor for person in table.persons()])
        proves(table)

    housed(work)
