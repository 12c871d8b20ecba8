"""The fields of robots that play boards, each table of a field once, for all the tables that ask."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from chelem.site.tables.domain.comparison import BotResult
from chelem.site.tables.domain.robot_field import RobotTable

KNOWN_FIELDS = 200
"""The most boards whose results of a field are remembered."""
FieldTables = tuple[RobotTable, ...]
PlayAt = Callable[[RobotTable], Awaitable[BotResult | None]]
"""Lets the robots of one table play the board; None if they could not finish it."""


@dataclass(slots=True, eq=False)
class _FieldBoard:
    """A board that a field plays: the results so far, who waits for them, and the work on them."""

    results: list[BotResult | None] = field(default_factory=list)
    waiting: int = 0
    playing: asyncio.Task[None] | None = None


class RobotFields:
    """The fields that play a board or have played one lately."""

    def __init__(self) -> None:
        self._boards: dict[FieldTables, _FieldBoard] = {}

    async def results(self, tables: FieldTables, play: PlayAt) -> list[BotResult]:
        """Return the results of a field, which plays while somebody waits; one interrupted goes on later."""
        board = self._boards.setdefault(tables, _FieldBoard())
        board.waiting += 1
        try:
            if len(board.results) < len(tables):
                await asyncio.shield(self._playing(tables, board, play))
        finally:
            board.waiting -= 1
            if not board.waiting and board.playing is not None:
                board.playing.cancel()
                board.playing = None
        self._forget_oldest(tables)
        return [result for result in board.results if result is not None]

    def _playing(self, tables: FieldTables, board: _FieldBoard, play: PlayAt) -> asyncio.Task[None]:
        async def go_on() -> None:
            for table in tables[len(board.results) :]:
                board.results.append(await play(table))

        if board.playing is None or board.playing.done():
            board.playing = asyncio.create_task(go_on())
        return board.playing

    def _forget_oldest(self, tables: FieldTables) -> None:
        """Forget the oldest of many."""
        if len(self._boards) > KNOWN_FIELDS:
            oldest = next(key for key in self._boards if key != tables)
            if not self._boards[oldest].waiting:
                del self._boards[oldest]

    def close(self) -> None:
        """Play no further."""
        for board in self._boards.values():
            if board.playing is not None:
                board.playing.cancel()
