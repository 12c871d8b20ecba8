"""A running table on a store that can be slow or fail."""

import asyncio

from chelem.site.database.store_error import StoreError
from chelem.site.tables.live.actor import TableActor
from tests.support.tables import (
    SECRET,
    SIGNER,
    Page,
    bots_move,
)

INSTANT = {"pace": "instant"}
FAILED = StoreError("disk full")


class Keeper:
    """A store that can be slow, or fail."""

    def __init__(self, store):
        self.store = store
        self.writes = 0
        self.failing = 0
        self.failing_loads = 0
        self.open = asyncio.Event()
        self.open.set()

    async def save(self, pending):
        await self.open.wait()
        if self.failing:
            self.failing -= 1
            raise FAILED
        self.writes += 1
        await self.store.save(pending)

    async def load(self, code):
        if self.failing_loads:
            self.failing_loads -= 1
            raise FAILED
        return await self.store.load(code)


class Room:
    """A hosted table with its keeper and pages."""

    def __init__(self, table, keeper, bots):
        self.keeper, self.bots = keeper, bots
        self.actor = TableActor(table, keeper, bots, SECRET, SIGNER)

    @property
    def table(self):
        return self.actor.table

    async def page(self, visitor, version=None, language="en"):
        page = Page(visitor, language)
        await self.actor.subscribe(page.subscriber, version)
        return page

    async def move(self, player=None, move=None, id="id"):  # noqa: A002
        if move is None:
            player, move = bots_move(self.table)
        position = self.table.started_log.position
        return await self.actor.ask(lambda table: table.act(player, move, position, id))
