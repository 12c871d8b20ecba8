"""The tables of other processes that spectators here watch."""

import asyncio
import logging
from collections.abc import Coroutine

from chelem.core import Busy
from chelem.site.database import shard_of
from chelem.site.edge import log_errors
from chelem.site.relay import Cluster, RelayFrame
from chelem.site.tables.live.streams.watch_messages import SpectatorCheck
from chelem.site.tables.live.watching.spectator_calls import SpectatorCalls, views_of
from chelem.site.tables.live.watching.watched_table import WatchedTable, WatchingPage

CHECK_SECONDS = 3.0
"""How often owners are asked whether a frame was lost, which is also a sign of life."""
LOOK_SECONDS = 0.25
"""How often it is looked whether tables have other owners."""

logger = logging.getLogger(__name__)


class RemoteWatching:
    """The watched tables by code."""

    def __init__(self, cluster: Cluster, calls: SpectatorCalls) -> None:
        self._cluster, self._calls = cluster, calls
        self._tables: dict[str, WatchedTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Hear what owners send."""
        await self._cluster.bus.listen(views_of(self._cluster.owners.process), self._hear)
        self._keep(self._look(), "nobody looks whether watched tables have moved")
        self._keep(self._check(), "nobody looks whether spectators have missed something")

    def close(self) -> None:
        """Ask and hear nothing more."""
        for task in self._tasks:
            task.cancel()

    def _keep(self, work: Coroutine[None, None, None], trouble: str) -> None:
        task = log_errors(asyncio.create_task(work), logger, lambda: trouble)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def add(self, code: str, page: WatchingPage) -> None:
        """Show a page a table as soon as its owner admits it."""
        table = self._tables.get(code)
        if table is None:
            table = self._tables[code] = WatchedTable(code, self._cluster.owners.process, self._calls)
            self._keep(self._ask(table), f"table {code}: spectators wait in vain")
        table.add(page)

    def remove(self, code: str, page: WatchingPage) -> None:
        """Show a page nothing more."""
        if code in self._tables:
            self._tables[code].remove(page)

    def pass_on(self, code: str, page: WatchingPage) -> None:
        """Show a page nothing more, as the owner is about to serve it by itself."""
        if code in self._tables:
            self._tables[code].pass_on(page)

    async def _ask(self, table: WatchedTable) -> None:
        """Ask the owner of a table, one thing after the other, as long as pages are here."""
        try:
            while not table.is_empty:
                await table.work.wait()
                table.work.clear()
                if table.has_work:
                    await table.ask()
                    table.owner = self._owner_of(table.code)
                    await asyncio.sleep(table.pause)
                    table.work.set()
        except Exception:
            table.dismiss(Busy("message.failed"))
            raise
        finally:
            del self._tables[table.code]

    def _owner_of(self, code: str) -> str | None:
        return self._cluster.owners.owner_of(shard_of(code))

    def _hear(self, message: bytes) -> None:
        frame = RelayFrame.parse(message)
        if (table := self._tables.get(frame.head["table"])) is not None:
            table.hear(frame)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for code, table in self._tables.items():
                if table.id is not None and self._owner_of(code) != table.owner:
                    table.lose()

    async def _check(self) -> None:
        """Ask owners, each once, whether they have sent more than has arrived here."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            process = self._cluster.owners.process
            before = {code: table for code, table in self._tables.items() if table.id is not None}
            states = {code: SpectatorCheck(process, table.id or "") for code, table in before.items()}
            ids = {code: state.id for code, state in states.items()}
            for code, outcome in (await self._calls.check.each(states)).items():
                table = before[code]
                if table.id != ids[code] or outcome.error is not None:
                    continue  # it is asked otherwise
                if outcome.value is None or table.has_missed(outcome.value):
                    table.lose()
