"""Which of a finished deal's costly moves was a mistake, judged once for all who ask."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Protocol

from chelem.bots.coaching.first_mistake import MadeMove, Mistake
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.bot_workers import BotWorkers


class JudgedTable(Protocol):
    """A table whose finished deals are judged."""

    table: Table


class DealJudge:
    """Judges the finished deals of one table when somebody asks."""

    def __init__(self, running: JudgedTable, workers: BotWorkers) -> None:
        self._running = running
        self._workers = workers
        self._judged: dict[int, asyncio.Future[Mistake | None]] = {}
        """By deal; a finished deal does not change any more."""

    async def mistake(
        self, deal: int, moves: Sequence[MadeMove], visitor: VisitorId | None
    ) -> Mistake | None:
        """Return the first mistake among the costly moves of a deal; `Busy` if workers have no time now."""
        judging = self._judged.get(deal)
        if judging is None:
            bots = self._running.table.side_bots
            judging = asyncio.ensure_future(self._workers.first_mistake(moves, bots, visitor))
            self._judged[deal] = judging
            judging.add_done_callback(partial(self._forget_failure, deal))
        return await asyncio.shield(judging)

    def _forget_failure(self, deal: int, judging: "asyncio.Future[Mistake | None]") -> None:
        if judging.cancelled() or judging.exception() is not None:
            self._judged.pop(deal, None)

    def close(self) -> None:
        """Stop judging."""
        for judging in list(self._judged.values()):
            judging.cancel()
