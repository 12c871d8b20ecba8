"""What is asked of the owner of a table, or of every process that serves tables."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from chelem.site.relay import CallRegistry
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.supervisor import TurnSupervisor
from chelem.site.tables.views.room import ListedTable, table_to_join

MOST_LISTED = 50
"""The most open tables in a list."""
AT_MOST = 2.0
"""The seconds that a list waits for another process: without an answer it lacks the tables of that one."""
FRESH = 1.0
"""For how many seconds a list stays as it was where other processes are asked: each home page shows it."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that anybody may join, and for how many seconds its owner has served it."""

    card: ListedTable
    age: float


@dataclass(frozen=True, slots=True)
class TablesInService:
    """How many pages are connected to the tables of a process that have any, by code, and which are stuck."""

    pages: Mapping[str, int]
    stuck: Sequence[str]


class ServedTables(Protocol):
    """The tables that this process serves."""

    supervisor: TurnSupervisor

    async def actor(self, code: str) -> TableActor:
        """Return the actor of a table."""

    def open_tables(self) -> list[TableActor]:
        """Return the tables that anybody may join, newest first."""

    def connected(self) -> dict[str, int]:
        """Return how many pages are connected to each table that has any."""


class TableCalls:
    """The calls about tables that need no other feature."""

    def __init__(self, tables: ServedTables, calls: CallRegistry) -> None:
        self._tables, self._owners = tables, calls.owners
        self._listing: asyncio.Task[list[ListedTable]] | None = None
        self._fresh_until = 0.0
        self.go_on = calls.add("table.go_on", self._go_on)
        """Let a table load, and its robots play on if it is their turn."""
        self._open = calls.add_everywhere("tables.open", self._open_here, AT_MOST)
        self._in_service = calls.add_everywhere("tables.in_service", self._in_service_here, AT_MOST)

    async def open_tables(self) -> list[ListedTable]:
        """Return the tables that anybody may join, the newest first, but not too many."""
        if len(self._owners.processes()) == 1:
            return await self._list_open()
        now = asyncio.get_running_loop().time()
        if self._listing is None or now > self._fresh_until:
            self._listing, self._fresh_until = asyncio.create_task(self._list_open()), now + FRESH
        return await asyncio.shield(self._listing)

    async def _list_open(self) -> list[ListedTable]:
        answers = await self._open(MOST_LISTED)
        joined = sorted((table for answer in answers for table in answer), key=lambda table: table.age)
        return [table.card for table in joined[:MOST_LISTED]]

    async def in_service(self) -> TablesInService:
        """Return the tables of all processes that have pages, and those that are stuck."""
        answers = await self._in_service(None)
        pages = {code: count for answer in answers for code, count in answer.pages.items()}
        return TablesInService(pages, [code for answer in answers for code in answer.stuck])

    async def _go_on(self, code: str, _asked: None) -> None:
        (await self._tables.actor(code)).start_turn()

    async def _open_here(self, most: int) -> list[OpenTable]:
        now = asyncio.get_running_loop().time()
        actors = self._tables.open_tables()[:most]
        return [OpenTable(table_to_join(actor.table), now - actor.since) for actor in actors]

    async def _in_service_here(self, _asked: None) -> TablesInService:
        return TablesInService(self._tables.connected(), self._tables.supervisor.stuck_tables)
