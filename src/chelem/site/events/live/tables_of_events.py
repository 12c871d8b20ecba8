"""The tables of events, where they are owned: their results, and who comes there."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from chelem.core import Busy, Seat
from chelem.site.database import LostShard, StoreError
from chelem.site.edge import VisitorId, log_errors
from chelem.site.events.domain import event_table
from chelem.site.events.live.served_events import ServedEvents
from chelem.site.events.live.table_event_calls import AtTable, DealReport, TableEventCalls, is_free
from chelem.site.tables import (
    BoardSet,
    Lobby,
    Table,
    TableActor,
    describe_table,
    growing_pauses,
    numbers_played,
)

AGAIN = 5.0
"""The seconds after which an event of another process is asked again whether boards are free to all."""
MOST_KNOWN = 1000
"""For how many tables the answer is remembered."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Answer:
    """Whether the boards of a table are free to all, and when that was asked, by the event loop's time."""

    free: bool
    asked: float


class TablesOfEvents:
    """What tables of events need of the events whose boards they play."""

    def __init__(self, events: ServedEvents, lobby: Lobby) -> None:
        self._events = events
        self._lobby = lobby
        self._calls = TableEventCalls(events, lobby.cluster.calls)
        self._answers: OrderedDict[str, _Answer] = OrderedDict()
        """What events of other processes have said, by table."""
        self._asking: dict[str, asyncio.Task[None]] = {}
        """What is being asked just now, by table."""
        self._tasks: set[asyncio.Task[None]] = set()

    def note_score(self, table: Table, deal: int) -> None:
        """Report the result of a deal to the event whose board it is, if it is one's; returns at once."""
        if (boards := _boards_of(table)) is not None:
            self._start(self._report(boards.code, table, deal), table, f"deal {deal} is not reported")

    async def _report(self, code: str, table: Table, deal: int) -> None:
        """Report a result, once, as soon as it can be stored."""
        result = event_table.result_of(table, deal)
        if result is None:
            return
        report = DealReport(table.code, deal, str(result))
        for pause in growing_pauses():
            try:
                await self._calls.report(code, report)
            except (Busy, StoreError):
                await asyncio.sleep(pause)
            else:
                return

    def note_loaded(self, actor: TableActor) -> None:
        """Let no further board begin at a table of an event that is loaded, until its event lets them."""
        table = actor.table
        if (boards := _boards_of(table)) is not None and table.status != "over":
            table.presence.on_hold = True
            self._start(self._begin(boards.code, actor), table, "its boards do not begin")

    async def _begin(self, code: str, actor: TableActor) -> None:
        for pause in growing_pauses():
            try:
                if await self._calls.may_begin(code, actor.table.code):
                    await actor.ask(event_table.release)
            except LostShard:  # its next owner loads the table, and asks as well
                return
            except (Busy, StoreError):
                await asyncio.sleep(pause)
            else:
                return

    async def come_back(self, actor: TableActor, visitor: VisitorId | None) -> None:
        """Give somebody who opens their table of an event their chair, if a robot has it or is about to."""
        table = actor.table
        if (boards := _boards_of(table)) is None:
            return
        if visitor is not None and (table.person(visitor) is None or visitor in table.presence.away_since):
            own = await self._calls.chair_of(boards.code, AtTable(table.code, visitor))
            if own is not None:
                seat = Seat.parse(own.seat)
                await actor.ask(partial(event_table.come_back, seat=seat, guest=own.guest))
        await self.note_reader(actor, visitor)

    async def note_reader(self, actor: TableActor, visitor: VisitorId | None) -> None:
        """Learn whether somebody who does not play at a table of an event may look at its boards."""
        table = actor.table
        if (boards := _boards_of(table)) is None or table.person(visitor) is not None:
            return
        if not self._lobby.owns(boards.code) and self._is_due(table):
            await asyncio.shield(self._learn(boards.code, table))

    def is_free(self, table: Table) -> bool:
        """Return whether nobody in any event is to play the boards of a table any more.

        That is not known, and false, while nobody has asked for the event since the server was started.
        """
        if (boards := _boards_of(table)) is None:
            return False
        if self._lobby.owns(boards.code):
            return is_free(self._events.known(boards.code), _numbers(table))
        answer = self._answers.get(table.code)
        if answer is not None and self._is_due(table):
            self._learn(boards.code, table)
        return answer is not None and answer.free

    def _is_due(self, table: Table) -> bool:
        """Return whether to ask an event of another process."""
        answer = self._answers.get(table.code)
        return answer is None or asyncio.get_running_loop().time() - answer.asked > AGAIN

    def _learn(self, code: str, table: Table) -> asyncio.Task[None]:
        """Ask an event of another process, once at a time, whether the boards of a table are free to all."""
        if (asking := self._asking.get(table.code)) is None:
            asking = self._start(self._ask(code, table), table, "its event does not answer")
            self._asking[table.code] = asking
            asking.add_done_callback(lambda _: self._asking.pop(table.code))
        return asking

    async def _ask(self, code: str, table: Table) -> None:
        with suppress(Busy, StoreError):  # asked again later
            free = await self._calls.is_free(code, _numbers(table))
            self._answers[table.code] = _Answer(free, asyncio.get_running_loop().time())
            self._answers.move_to_end(table.code)
            while len(self._answers) > MOST_KNOWN:
                self._answers.popitem(last=False)

    async def is_still_played(self, code: str, board: int) -> bool:
        """Return whether a table has still to play a board of an event; False if the event was removed."""
        return await self._calls.is_still_played(code, board)

    def _start(self, work: Coroutine[None, None, None], table: Table, trouble: str) -> asyncio.Task[None]:
        facts = f"{describe_table(table)}: {trouble}"
        task = log_errors(asyncio.create_task(work), logger, lambda: facts)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def close(self) -> None:
        """Report nothing more; what is not reported is when its table is loaded again."""
        for task in self._tasks:
            task.cancel()


def _boards_of(table: Table) -> BoardSet | None:
    """Return the boards of the event that a table plays; None at other tables."""
    boards = table.board_set
    return boards if boards is not None and boards.kind == "event" else None


def _numbers(table: Table) -> tuple[int, ...]:
    return tuple(numbers_played(table.match))
