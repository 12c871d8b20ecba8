"""What a process announces reaches all others, by the bus at once and by a row if the message is lost."""

import asyncio
import logging
from dataclasses import dataclass

import pytest
from sqlalchemy import func, insert, select

from chelem.site.bus.local_bus import LocalBus
from chelem.site.database import server_tables
from chelem.site.database.database import Database
from chelem.site.database.writer import Write
from chelem.site.relay import news as news_module
from chelem.site.relay.cluster import Cluster
from tests.support.servers.clusters import DeafBus, clusters
from tests.support.table_fixtures import database, postgresql
from tests.support.tables import now, until

pytestmark = pytest.mark.slow

__all__ = ["database", "postgresql"]


@dataclass(frozen=True, slots=True)
class Renaming:
    """A value with parts."""

    visitor: str
    name: str | None


@pytest.fixture
def shared(database, monkeypatch):
    """Run a coroutine with an open database, which is read for news again and again."""
    monkeypatch.setattr(news_module, "READ_SECONDS", 0.001)

    def run(work):
        async def inside():
            opened = Database(database, now)
            try:
                await work(opened)
            finally:
                opened.close()

        asyncio.run(inside())

    return run


def hear(cluster, name="names", kind=Renaming):
    """Return what announces at a process, and the list of what it hears."""
    heard = []

    def handler(value):
        heard.append(value)

    handler.__annotations__["value"] = kind
    return cluster.news.add(name, handler), heard


def test_an_announcement_is_handled_here_at_once_and_elsewhere_soon(shared):
    """Its own message is not handled a second time; types are those of the handler."""

    async def work(opened):
        first, second = clusters()
        (announce, here), (_, there) = hear(first), hear(second)
        await first.news.start(opened)
        await second.news.start(opened)
        announce(Renaming("ana", "Ana"))
        assert [Renaming("ana", "Ana")] == here
        await until(lambda: bool(there))
        announce(Renaming("bo", None))
        await until(lambda: len(there) == 2)
        assert [Renaming("ana", "Ana"), Renaming("bo", None)] == here == there
        first.news.close()
        second.news.close()

    shared(work)


def test_a_lasting_announcement_is_read_where_its_message_is_lost(shared):
    """Once, by every other process; its own process has handled it."""

    async def work(opened):
        first, second = clusters(DeafBus())
        here, there = [], []

        async def close(browser: str) -> None:
            here.append(browser)

        def close_there(browser: str) -> None:
            there.append(browser)

        announce = first.news.add_lasting("pages.close", close)
        other, heard_other = second.news.add_lasting("pages.close", close_there), there
        await first.news.start(opened)
        await second.news.start(opened)
        await announce("phone")
        await announce("laptop")
        await until(lambda: len(there) == 2)
        await other("tablet")
        await until(lambda: len(here) == 3)
        assert ["phone", "laptop", "tablet"] == sorted(here, key=["phone", "laptop", "tablet"].index)
        assert ["laptop", "phone", "tablet"] == sorted(heard_other)
        first.news.close()
        second.news.close()

    shared(work)


def test_a_process_that_starts_leaves_old_news_aside(shared):
    """It believes nothing yet that they would change."""

    async def work(opened):
        first, second = clusters()
        announce = first.news.add_lasting("names", lambda_of([]))
        _, there = hear(second, kind=str)
        await first.news.start(opened)
        await announce("old")
        await second.news.start(opened)
        await announce("new")
        await until(lambda: "new" in there)
        assert "old" not in there
        first.news.close()
        second.news.close()

    shared(work)


def test_old_news_are_deleted(shared):
    """Nobody has to announce anything for that."""

    async def work(opened):
        (first,) = clusters()[:1]
        old = {"name": "names", "value": "{}", "process": "gone", "at": "2000-01-01T00:00:00.000Z"}
        await opened.write(Write([insert(server_tables.news).values(old)]))
        await first.news.start(opened)
        await until_empty(opened)
        first.news.close()

    async def until_empty(opened):
        query = select(func.count()).select_from(server_tables.news)
        while await opened.read(lambda connection: connection.scalar(query)):
            await asyncio.sleep(0.01)

    shared(work)


def lambda_of(heard):
    """Return a handler of texts, which appends them to a list."""

    def handler(value: str) -> None:
        heard.append(value)

    return handler


def test_what_cannot_be_handled_holds_nothing_up(shared, caplog):
    """A name of another version is left aside, an error is logged, and the next announcement is handled."""

    async def work(opened):
        first, second = clusters()
        newer = first.news.add("of another version", lambda_of([]))
        announce, _ = hear(first, kind=str)
        there = []

        def handler(value: str) -> None:
            if value == "bad":
                raise KeyError(value)
            there.append(value)

        second.news.add("names", handler)
        await first.news.start(opened)
        await second.news.start(opened)
        newer("anything")
        announce("bad")
        announce("good")
        await until(lambda: bool(there))
        assert ["good"] == there
        first.news.close()
        second.news.close()

    with caplog.at_level(logging.ERROR):
        shared(work)
    assert ["names: what another process has announced is not handled"] == [
        record.getMessage() for record in caplog.records
    ]


def test_handling_that_is_cancelled_before_it_begins_leaves_no_coroutine(shared):
    """A process may close between the message and the first step of a handler's coroutine."""

    async def work(opened):
        first, second = clusters()

        async def forget(_: str) -> None:
            raise AssertionError

        first.news.add("names", lambda_of([]))
        second.news.add("names", forget)
        await first.news.start(opened)
        await second.news.start(opened)
        first.news.tell("names", "Ana")
        tasks = second.news._tasks
        while len(tasks) < 3:  # the handling, beside the reading and the deleting
            await asyncio.sleep(0)
        first.news.close()
        second.news.close()

    shared(work)


def test_a_process_alone_tells_and_stores_nothing(shared):
    """Its handlers run, and that is all."""

    class SilentBus(LocalBus):
        def tell(self, subject, body):
            raise AssertionError((subject, body))

    async def work(opened):
        heard = []
        alone = Cluster.alone()
        alone = Cluster.of(SilentBus(), alone.owners)
        alone.news.add("names", lambda_of(heard))("Ana")
        await alone.news.add_lasting("names", lambda_of(heard))("Bo")
        assert ["Ana", "Bo"] == heard
        count = select(func.count()).select_from(server_tables.news)
        assert 0 == await opened.read(lambda connection: connection.scalar(count))
        assert alone.is_alone

    shared(work)
