"""Two processes agree on who somebody is: at once by a message, within seconds without."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import delete, func, select

from chelem.site.bus.local_bus import LocalBus
from chelem.site.database import schema
from chelem.site.database.database import Database
from chelem.site.database.store_error import StoreError
from chelem.site.database.writer import Write
from chelem.site.edge.settings import ServerSettings
from chelem.site.visitors.live import registry as registry_module
from chelem.site.visitors.live.registry import COOKIE, VisitorRegistry
from chelem.site.visitors.store.devices import Device, adding_devices
from tests.support.servers.clusters import DeafBus, clusters
from tests.support.table_fixtures import database, postgresql
from tests.support.tables import now

pytestmark = pytest.mark.slow

__all__ = ["database", "postgresql"]

SECRET = b"secret of the server"


@pytest.fixture
def registries(database):
    """Run a coroutine with the database and the registries of two processes."""

    def run(work, bus=None):
        async def inside():
            opened = Database(database, now)
            members = clusters(bus or LocalBus())
            try:
                found = [VisitorRegistry(opened, SECRET, ServerSettings(), member) for member in members]
                for member in members:
                    await member.news.start(opened)
                await work(opened, *found)
            finally:
                for member in members:
                    member.news.close()
                opened.close()

        asyncio.run(inside())

    return run


async def newcomer(registry):
    """Store a newcomer by one of the processes; return the cookies of their browser."""
    found = registry.newcomer()
    assert await registry.keep(found)
    return found, {COOKIE: found.cookie}


async def agree(*registries, cookies, expected):
    """Wait until all of them know the visitor of these cookies by this name; None for nobody."""
    names = {}

    async def look():
        for place, registry in enumerate(registries):
            visitor = await registry.find(cookies)
            names[place] = None if visitor is None else visitor.name

    for _ in range(2000):
        await look()
        if set(names.values()) == {expected}:
            return
        await asyncio.sleep(0.001)
    raise AssertionError((names, expected))


def test_a_name_is_seen_by_the_other_process(registries):
    """Whoever is renamed by one has the new name by the other, which knew the old one."""

    async def work(_opened, first, second):
        visitor, cookies = await newcomer(first)
        await agree(first, second, cookies=cookies, expected="")
        await first.change(replace(visitor.as_stored(), name="Ana"))
        await agree(first, second, cookies=cookies, expected="Ana")
        await second.change(replace(visitor.as_stored(), name="Anne"))
        await agree(first, second, cookies=cookies, expected="Anne")
        await first.change(replace(visitor.as_stored(), name="Ana"))
        await agree(first, second, cookies=cookies, expected="Ana")

    registries(work)


def test_a_change_is_stored_whatever_is_in_memory(registries):
    """A process that has the wanted name in memory from before stores it nevertheless."""

    async def work(opened, first, second):
        visitor, cookies = await newcomer(first)
        known = replace(visitor.as_stored(), name="Ana")
        await first.change(known)
        await agree(first, second, cookies=cookies, expected="Ana")
        await second.change(replace(known, name="Bo"))
        await first.change(known)
        query = select(schema.visitors.c.name)
        assert "Ana" == await opened.read(lambda connection: connection.scalar(query))

    registries(work, DeafBus())


def test_a_visitor_who_is_erased_is_nobody_elsewhere(registries):
    """Their cookie is then that of a newcomer, who is not stored."""

    async def work(opened, first, second):
        visitor, cookies = await newcomer(first)
        await first.change(replace(visitor.as_stored(), name="Ana"))
        await agree(first, second, cookies=cookies, expected="Ana")
        await opened.write(Write([delete(schema.visitors)]))
        first.forget(visitor.id)
        await agree(first, second, cookies=cookies, expected="")

    registries(work)


async def linked(opened, first):
    """Store a person with a linked browser; return the person, and the cookies of that browser."""
    owner, _ = await newcomer(first)
    await first.change(replace(owner.as_stored(), name="Ana"))
    browser = first.newcomer()
    device = Device(browser.id, owner.id, browser.secret, "Firefox", now())
    await opened.write(Write(adding_devices([device])))
    return owner, browser, {COOKIE: browser.cookie}


def test_an_unlinked_browser_is_nobody_elsewhere(registries):
    """The other process, which knew it as the person's, takes it for a newcomer's."""

    async def work(opened, first, second):
        owner, browser, cookies = await linked(opened, first)
        await agree(first, second, cookies=cookies, expected="Ana")
        await first.devices.remove(browser.id)
        first.forget(owner.id)
        await agree(first, second, cookies=cookies, expected="")

    registries(work)


def test_without_any_message_they_agree_within_seconds(registries, monkeypatch):
    """Names, erasure and links are read again once what is in memory is as old as it may be."""
    monkeypatch.setattr(registry_module, "CACHED_SECONDS", 0.05)

    async def work(opened, first, second):
        owner, browser, cookies = await linked(opened, first)
        await agree(first, second, cookies=cookies, expected="Ana")
        await first.change(replace(owner.as_stored(), name="Anne"))
        await agree(first, second, cookies=cookies, expected="Anne")
        await first.devices.remove(browser.id)
        first.forget(owner.id)
        await agree(first, second, cookies=cookies, expected="")
        await opened.write(Write([delete(schema.visitors)]))
        first.forget(owner.id)
        await agree(first, second, cookies={COOKIE: owner.cookie}, expected="")

    registries(work, DeafBus())


def test_the_first_requests_of_a_newcomer_reach_both(registries):
    """One row is stored, whichever is first, with what each request has said of them."""

    async def work(opened, first, second):
        found = first.newcomer()
        named = replace(found, name="Ana")
        kept = await asyncio.gather(*(each.keep(who) for each in (first, second) for who in (found, named)))
        assert 1 == kept.count(True)
        rows = await opened.read(lambda connection: connection.execute(select(schema.visitors)).all())
        assert [(found.id, "Ana")] == [(row.id, row.name) for row in rows]

    registries(work)


def test_a_newcomer_whom_the_database_does_not_store_is_not_kept(registries):
    """The error is raised, as where a process has the database alone."""

    async def work(opened, first, _second):
        found = first.newcomer()

        async def fail(_write):
            raise StoreError("disk")

        commit, opened.write = opened.write, fail
        with pytest.raises(StoreError):
            await first.keep(found)
        opened.write = commit
        assert await first.keep(found)

    registries(work)


def test_a_process_alone_reads_a_visitor_once(database):
    """However often they ask, and also after they are renamed."""

    async def work():
        opened = Database(database, now)
        registry = VisitorRegistry(opened, SECRET, ServerSettings())
        owner, cookies = await newcomer(registry)
        await registry.change(replace(owner.as_stored(), name="Ana"))
        reads = []
        read = opened.read

        async def counted(query):
            reads.append(query)
            return await read(query)

        opened.read = counted
        for _ in range(3):
            assert "Ana" == (await registry.find(cookies)).name
        await registry.change(replace(owner.as_stored(), name="Anne"))
        await registry.change(replace(owner.as_stored(), name="Anne"))
        assert "Anne" == (await registry.find(cookies)).name
        assert [] == reads
        opened.read = read
        count = select(func.count()).select_from(schema.visitors)
        assert 1 == await opened.read(lambda connection: connection.scalar(count))
        opened.close()

    asyncio.run(work())
