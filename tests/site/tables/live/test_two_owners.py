"""Tables of two processes: their codes, their lists, and what is read of a table elsewhere."""

import pytest

from chelem.core.errors import Unknown
from chelem.site.tables.domain.people import Guest
from tests.support.tables import Page, spec_of, until
from tests.support.two_owners import two_owners

__all__ = ["two_owners"]

SAM = Guest("sam", "Sam")
LISTED = {"chairs": {"S": "me", "N": "open", "E": "open", "W": "open"}, "policy": {"listed": True}}
PLAYED = {"chairs": {"S": "me", "N": "bot", "E": "bot", "W": "bot"}}


def test_a_new_table_is_served_where_it_is_made(two_owners):
    """Its code is drawn until it is one of this process."""

    async def work(pair):
        for process in pair.processes:
            codes = [await process.lobby.create(spec_of(PLAYED), SAM) for _ in range(5)]
            assert {process.name} == {pair.owner(code).name for code in codes}

    two_owners(work)


def test_a_process_that_owns_nothing_leaves_its_table_to_another(two_owners):
    """It is stored, and its owner loads it."""

    async def work(pair):
        a, b = pair.processes
        pair.shares.owners = dict.fromkeys(range(1024), "b")
        code = await a.lobby.create(spec_of(PLAYED), SAM)
        assert "Sam" == (await b.lobby.actor(code)).table.person("sam").name

    two_owners(work)


def test_open_tables_of_all_processes_are_listed(two_owners):
    """Everybody sees the same wherever they ask; those of a process are in their order, the newest first."""

    async def work(pair):
        codes = []
        for process in pair.processes * 2:
            codes.append(await process.lobby.create(spec_of(LISTED), SAM))
            await (await process.lobby.actor(codes[-1])).subscribe(Page("sam").subscriber, None)
        for process in pair.processes:
            listed = await process.lobby.calls.open_tables()
            found = [table["code"] for table in listed]
            assert sorted(codes) == sorted(found)
            for other in pair.processes:
                own = [code for code in codes if other.lobby.owns(code)]
                assert own[::-1] == [code for code in found if code in own]
            assert {("Sam",)} == {tuple(table["names"]) for table in listed}

    two_owners(work)


def test_an_administrator_sees_the_pages_of_all_processes(two_owners):
    async def work(pair):
        codes = []
        for process in pair.processes:
            codes.append(await process.lobby.create(spec_of(PLAYED), SAM))
            await (await process.lobby.actor(codes[-1])).subscribe(Page("sam").subscriber, None)
        for process in pair.processes:
            served = await process.lobby.calls.in_service()
            assert (dict.fromkeys(codes, 1), []) == (served.pages, served.stuck)

    two_owners(work)


def test_a_table_of_another_process_is_read_as_it_is_stored(two_owners):
    """Everything is stored before anybody sees it."""

    async def work(pair):
        a, b = pair.processes
        code = await a.lobby.create(spec_of(PLAYED), SAM)
        actor = await a.lobby.actor(code)
        await actor.ask(lambda _: None)
        await until(lambda: actor.table.started_log.version > 0)
        version = actor.table.started_log.version
        assert version <= await b.lobby.read(code, lambda table: table.started_log.version)
        assert await b.lobby.table(code) is not actor.table
        assert await a.lobby.table(code) is actor.table
        for lobby in (a.lobby, b.lobby):
            with pytest.raises(Unknown):
                await lobby.table(pair.shares.code_of("b"))

    two_owners(work)
