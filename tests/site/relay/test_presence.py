"""A person whose page is open at another process is at the table: its owner sends them no notification."""

import asyncio

import pytest

from chelem.site.tables.live.lobby import Lobby
from tests.site.relay.raw_page import RawPage
from tests.support.servers.clusters import own_all, two_servers
from tests.support.tables import until

pytestmark = pytest.mark.slow


def test_a_person_with_a_page_at_another_process_is_here(tmp_path):
    """From the moment when it is connected until it has gone, as where one process has everything."""

    async def work():
        url = f"sqlite:///{tmp_path / 'chelem.db'}"
        async with two_servers(url) as (north, south), south.caller() as caller:
            code = await caller.make(chairs={"S": "me", "W": "open", "N": "bot", "E": "bot"})
            actor = await south.services.get(Lobby).actor(code)
            presence = actor.table.presence
            assert caller.id in presence.away_since
            page = RawPage(north.app, code, caller.cookie)
            await page.hello()
            await until(lambda: caller.id in presence.here)
            assert caller.id not in presence.away_since
            assert not north.services.get(Lobby).connected()
            await page.leave()
            await until(lambda: caller.id not in presence.here)
            assert caller.id in presence.away_since

    asyncio.run(work())


def test_a_person_whose_page_was_at_a_process_that_has_gone_is_away(tmp_path):
    """Nobody says that a page has gone where its process was killed; one that was only stopped closes it."""

    async def work():
        url = f"sqlite:///{tmp_path / 'chelem.db'}"
        async with two_servers(url) as (north, south), south.caller() as caller:
            code = await caller.make(chairs={"S": "me", "W": "open", "N": "bot", "E": "bot"})
            actor = await south.services.get(Lobby).actor(code)
            page = RawPage(north.app, code, caller.cookie)
            await page.hello()
            await until(lambda: caller.id in actor.table.presence.here)
            own_all("south", south.services.get(Lobby).cluster)
            await until(lambda: caller.id not in actor.table.presence.here)
            await page.task
            assert {"type": "websocket.close", "code": 1012} == page.sent[-1]

    asyncio.run(work())
