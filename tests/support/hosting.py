"""A table in service on a store of its own, which can be slow or fail."""

import asyncio

from sqlalchemy.exc import OperationalError

from chelem.live.actor import Host
from tests.support.tables import (
    SECRET,
    Page,
    bots_move,
)

INSTANT = {"pace": "instant"}
FAILED = OperationalError("insert", {}, Exception("disk full"))


class Keeper:
    """A store that can be slow, or fail."""

    def __init__(self, store):
        self.store = store
        self.writes = 0
        self.failing = 0
        self.failing_loads = 0
        self.open = asyncio.Event()
        self.open.set()

    async def write(self, write):
        await self.open.wait()
        if self.failing:
            self.failing -= 1
            raise FAILED
        self.writes += 1
        await self.store.write(write)

    async def load(self, code):
        if self.failing_loads:
            self.failing_loads -= 1
            raise FAILED
        return await self.store.load(code)


class Room:
    """A hosted table with its keeper and pages."""

    def __init__(self, table, keeper, bots):
        self.keeper, self.bots = keeper, bots
        self.host = Host(table, keeper, bots, SECRET)

    @property
    def table(self):
        return self.host.table

    async def page(self, visitor, version=None, language="en"):
        page = Page(visitor, language)
        await self.host.enter(page.watcher, version)
        return page

    async def move(self, player=None, move=None, id="id"):  # noqa: A002
        if move is None:
            player, move = bots_move(self.table)
        position = self.table.playing.position
        return await self.host.ask(lambda table: table.act(player, move, position, id))
