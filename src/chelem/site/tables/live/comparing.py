"""The robots at the other tables of a running table's boards, whose results its own are compared with."""

import asyncio
import logging
from collections.abc import Awaitable

from chelem.core import Card
from chelem.engine import events
from chelem.site.edge import log_errors
from chelem.site.tables.domain import robot_field
from chelem.site.tables.domain.comparison import TABLES, BotResult
from chelem.site.tables.live.bot_workers import BotWorkers
from chelem.site.tables.live.table_description import describe_table
from chelem.site.tables.live.training import TrainingTable

logger = logging.getLogger(__name__)


class ComparisonRunner:
    """Lets robots play a table's boards in the background.

    A table's own board is played from the first card on, or once it is scored: many tables are left in the
    auction. A board that other people play too, as that of a day, is played as soon as it is dealt. None is
    begun while nobody is at the table, and none goes on when everybody has left.
    """

    def __init__(self, running: TrainingTable, workers: BotWorkers) -> None:
        self._running = running
        self._workers = workers
        self._dealt: events.Dealt | None = None
        """The last board, as long as it is still to be played by robots."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether robots play for somebody who is there."""
        return bool(self._tasks) and not self._running.occupancy.deserted

    def follow(self, event: events.Event) -> None:
        """Note the next event of the log, and begin to compare the board if it is time."""
        if isinstance(event, events.Dealt):
            self._dealt = event if self._is_compared(event) else None
        played = isinstance(event, events.Scored) or (
            isinstance(event, events.Acted) and isinstance(event.action, Card)
        )
        if self._closed or self._dealt is None:
            return
        if played or self._running.table.board_set is not None:
            self._begin(self._dealt)
            self._dealt = None

    def _is_compared(self, dealt: events.Dealt) -> bool:
        """Return whether the results are to be compared with those of robots, and have not been yet."""
        table = self._running.table
        if table.board_set is not None and table.board_set.kind == "event":
            return False  # compared with the other tables of the event
        return table.match.comparable and dealt.setting.deal not in table.comparisons

    def _begin(self, dealt: events.Dealt) -> None:
        def facts() -> str:
            return f"{describe_table(self._running.table)}: deal {dealt.setting.deal} is not compared"

        task = log_errors(asyncio.create_task(self._compare(dealt)), logger, facts)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _compare(self, dealt: events.Dealt) -> None:
        deal = dealt.setting.deal

        def play() -> Awaitable[list[BotResult]]:
            table = self._running.table
            return self._workers.compare(table.game, table.match, dealt, self._field(deal), table.owner)

        results = await self._running.occupancy.while_occupied(play)
        if results:
            await self._running.ask(lambda table: table.save_comparison(deal, results))

    def _field(self, deal: int) -> tuple[robot_field.RobotTable, ...]:
        """Return the other tables of a deal."""
        table = self._running.table
        if (boards := table.board_set) is None:
            return robot_field.field_for_board(table.code, deal, TABLES)
        if boards.kind == "daily":
            return robot_field.field_for_board(
                boards.field, deal, robot_field.DAILY_ROBOTS, robot_field.DAILY_STRENGTHS, boards.scoring
            )
        return robot_field.field_for_board(boards.field, deal, TABLES, robot_field.QUICK, boards.scoring)

    def close(self) -> None:
        """Stop, and begin nothing more; what is not compared is compared when the table is loaded."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
