"""The explainer of a table's calls: it works out meanings that pages lack, without letting a page wait."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from chelem.bots import Meaning
from chelem.bots.coaching.departure import CardDeparture
from chelem.core import SIDES, Action, Busy
from chelem.engine import Spectator, State
from chelem.processes import WorkerDied
from chelem.site.edge import VisitorId, log_errors
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.audience import Audience
from chelem.site.tables.live.bot_workers import BotWorkers
from chelem.site.tables.live.deal_judge import DealJudge
from chelem.site.tables.live.table_description import describe_table
from chelem.site.tables.views.deal import calls_in_deal
from chelem.site.tables.views.meanings import CallMeanings
from chelem.site.tables.views.review import compares_calls

PAUSE, LONGEST_PAUSE = 5.0, 300.0
"""Seconds before meanings are asked for again where workers had no time, twice as long each time."""

logger = logging.getLogger(__name__)


class ExplainedTable(Protocol):
    """A table, its audience and its queue of requests."""

    table: Table
    audience: Audience
    call_meanings: CallMeanings

    async def ask(self, change: Callable[[Table], object], /) -> object:
        """Queue a change; return its answer once it is committed and broadcast."""


class CallExplainer:
    """Explains the calls of one table."""

    def __init__(self, running: ExplainedTable, workers: BotWorkers) -> None:
        self._running = running
        self._workers = workers
        self._later: dict[int, asyncio.Task[None]] = {}
        self.judge = DealJudge(running, workers)

    async def meaning_before(self, call: Action, visitor: VisitorId | None) -> Meaning | None:
        """Return the meaning of a call that may be made now."""
        table = self._running.table
        state = table.started_log.view(Spectator()).state
        return await self._workers.meaning(state, call, table.side_bots, visitor)

    async def explain_deal(self, state: State, visitor: VisitorId | None) -> Sequence[Meaning | None]:
        """Return the meanings of the calls of a state's deal."""
        return await self._workers.meanings(state, self._running.table.side_bots, visitor)

    async def compare_with_cards(
        self, state: State, visitor: VisitorId | None
    ) -> Sequence[CardDeparture | None]:
        """Return how the calls of a finished deal depart from what their side bids by."""
        table = self._running.table
        if not any(compares_calls(table, side) for side in SIDES):
            return ()
        return await self._workers.departures(state, table.side_bots, visitor)

    async def explain_calls(self, visitor: VisitorId | None) -> None:
        """Work out the meanings of the last deal's calls that a visitor may read, where they are missing."""
        log = self._running.audience.log_for(visitor)
        if log is None or not self._running.call_meanings.lack(log):
            return
        table, calls = self._running.table, calls_in_deal(log)
        meanings = await self.explain_deal(log.view(Spectator()).state, visitor)
        if table is self._running.table:  # a reloaded table may have other calls with these versions
            for (version, _), meaning in zip(calls, meanings, strict=False):
                self._running.call_meanings.keep(version, meaning)

    def explain_later(self, visitor: VisitorId | None) -> None:
        """Work out missing meanings and send them to all pages; opening a page does not wait for them."""
        log = self._running.audience.log_for(visitor)
        if log is None or not self._running.call_meanings.lack(log) or log.version in self._later:
            return
        work = asyncio.create_task(self._explain_and_send(visitor, log.version))
        facts = f"{describe_table(self._running.table)}: the calls are not explained"
        self._later[log.version] = log_errors(work, logger, lambda: facts)

    async def _explain_and_send(self, visitor: VisitorId | None, version: int) -> None:
        audience, pause = self._running.audience, PAUSE
        try:
            while audience and not await self.try_to_explain(visitor):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._later[version]
        await self._running.ask(lambda _: audience.notify({"calls"}))

    async def try_to_explain(self, visitor: VisitorId | None) -> bool:
        """Explain the calls as `explain_calls` does; return whether workers had time for them."""
        try:
            await self.explain_calls(visitor)
        except (Busy, WorkerDied) as error:
            facts = describe_table(self._running.table)
            logger.info("%s: the calls are not explained yet: %s", facts, error)
            return False
        return True

    def close(self) -> None:
        """Stop explaining."""
        self.judge.close()
        for task in self._later.values():
            task.cancel()
