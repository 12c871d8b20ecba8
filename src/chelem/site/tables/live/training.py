"""The training at a running table: deals are drawn ahead, and those of the auction only are settled."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from chelem.learning.training.plan import Training
from chelem.learning.training.training_deal import TrainingDeal
from chelem.site.edge import log_errors
from chelem.site.tables.domain import auction_only
from chelem.site.tables.domain.dealing import next_to_select
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.bot_workers import BotWorkers
from chelem.site.tables.live.occupancy import Occupancy
from chelem.site.tables.live.table_description import describe_table

RETRY_DELAY, LONGEST_DELAY = 2.0, 60.0
"""Seconds before a worker is asked again after a failure, twice as long each time."""

logger = logging.getLogger(__name__)


class TrainingTable(Protocol):
    """A table and its queue of requests."""

    table: Table
    occupancy: Occupancy

    async def ask(self, change: Callable[[Table], object], /) -> object:
        """Queue a change; return its answer once it is committed."""


class TrainingRunner:
    """Does what the training at a table needs from workers; a deal is settled while the next one is drawn."""

    def __init__(self, running: TrainingTable, workers: BotWorkers) -> None:
        self._running = running
        self._workers = workers
        self._drawing: asyncio.Task[None] | None = None
        self._settling: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a worker has been asked."""
        return _runs(self._drawing) or _runs(self._settling)

    def schedule(self) -> None:
        """Begin what is to be done, unless it is being done; stop it while nobody is at the table."""
        table = self._running.table
        if self._running.occupancy.deserted:
            self._stop()
            return
        if self._closed or table.training is None:
            return
        if not _runs(self._settling) and auction_only.board_to_settle(table) is not None:
            self._settling = self._begin(self._settle())
        if not _runs(self._drawing) and table.drawn is None and next_to_select(table) is not None:
            self._drawing = self._begin(self._draw(table.training))

    async def _draw(self, training: Training) -> None:
        """Draw the next deal; each worker tries some, so that others need not wait."""
        delay = RETRY_DELAY
        while (setting := next_to_select(table := self._running.table)) is not None:
            ahead, seed = table.in_deal, secrets.randbits(64)
            try:
                drawn = await self._workers.draw_deal(
                    (training, setting.dealer, setting.vulnerable, table.bots, seed), table.owner, ahead=ahead
                )
                if drawn is not None:
                    await self._running.ask(partial(_keep, drawn))
                    return
            except Exception:
                logger.exception("%s: no deal to train with", describe_table(table))
                await asyncio.sleep(delay)
                delay = min(2 * delay, LONGEST_DELAY)

    async def _settle(self) -> None:
        delay = RETRY_DELAY
        while (board := auction_only.board_to_settle(table := self._running.table)) is not None:
            position = table.started_log.position
            try:
                play = await self._workers.play_perfectly(board, table.owner)
                await self._running.ask(partial(auction_only.settle, position=position, play=play))
            except Exception:
                logger.exception("%s: the deal cannot be settled", describe_table(table))
                await asyncio.sleep(delay)
                delay = min(2 * delay, LONGEST_DELAY)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        def facts() -> str:
            return f"{describe_table(self._running.table)}: the training stops"

        return log_errors(asyncio.create_task(work), logger, facts)

    def close(self) -> None:
        """Stop; what was drawn is drawn again when the table is loaded."""
        self._closed = True
        self._stop()

    def _stop(self) -> None:
        for task in (self._drawing, self._settling):
            if task is not None:
                task.cancel()


def _runs(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()


def _keep(drawn: TrainingDeal, table: Table) -> None:
    table.drawn = drawn
