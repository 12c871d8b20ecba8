"""A ban is in force in all processes: soon where they hear of it, within seconds where they do not."""

import asyncio

import pytest

from chelem.site.bus.local_bus import LocalBus
from chelem.site.database.database import Database
from chelem.site.database.writer import Write
from chelem.site.edge.limiter import Asker
from chelem.site.visitors.live import ban_list
from chelem.site.visitors.live.ban_list import BanList, Banned
from chelem.site.visitors.store.bans import Ban, adding_ban, lifting_ban
from tests.support.servers.clusters import DeafBus, clusters
from tests.support.tables import now, until

pytestmark = pytest.mark.slow

EVE = Asker("192.0.2.1", "eve")


def is_banned(bans):
    try:
        bans.check(EVE)
    except Banned:
        return True
    return False


@pytest.fixture
def lists(tmp_path):
    """Run a coroutine with the database and the bans of two processes."""

    def run(work, bus=None):
        async def inside():
            opened = Database(f"sqlite:///{tmp_path / 'chelem.db'}", now)
            members, found = clusters(bus or LocalBus()), [BanList(), BanList()]
            for bans, member in zip(found, members, strict=True):
                bans.start(opened, member.news)
                await member.news.start(opened)
            try:
                await work(opened, *found)
            finally:
                for bans, member in zip(found, members, strict=True):
                    bans.close()
                    member.news.close()
                opened.close()

        asyncio.run(inside())

    return run


async def ban_and_lift(opened, first, second):
    """Ban by the first process, and lift it by the second one."""
    await opened.write(Write(adding_ban(Ban.of("eve", None), now())))
    await first.read_changed()
    assert is_banned(first)
    await until(lambda: is_banned(second))
    await opened.write(Write(lifting_ban(1)))
    await second.read_changed()
    assert not is_banned(second)
    await until(lambda: not is_banned(first))


def test_a_ban_of_one_process_is_in_force_in_the_other(lists, monkeypatch):
    """And so is its end; the message is enough, however seldom bans are read."""
    monkeypatch.setattr(ban_list, "REFRESH_SECONDS", 3600.0)
    lists(ban_and_lift)


def test_without_a_message_it_is_in_force_when_bans_are_read(lists, monkeypatch):
    """They are, every few seconds, in each process."""
    monkeypatch.setattr(ban_list, "REFRESH_SECONDS", 0.001)
    lists(ban_and_lift, DeafBus())
