"""Worker processes for bots, so that no table waits for another table's bots."""

import asyncio
import os
from collections.abc import Sequence
from zlib import crc32

from chelem.bots.configuration import Configuration
from chelem.bots.hints import Hint, give_hint
from chelem.bots.meaning import Meaning
from chelem.core.calls import Action
from chelem.engine.audience import View
from chelem.engine.events import Dealt
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.state import State
from chelem.live import bot_tasks
from chelem.live.bot_tasks import BotMove
from chelem.processes import WorkerPool
from chelem.tables.comparison import TABLES, BotResult, replay_by_bots
from chelem.tables.robot_field import field_for_board


class BotWorkers:
    """Bots in worker processes: one for each processor but one, and at most four."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool = WorkerPool(self._count)
        self._comparing = asyncio.Lock()
        self._closed = False

    async def start(self) -> None:
        """Start the processes and load the usual bots; a move asked for meanwhile waits for them."""
        loading = (self._pool.ask(bot_tasks.load_bots) for _ in range(self._count))
        for found in await asyncio.gather(*loading, return_exceptions=True):
            if found is not None and not self._closed:
                raise found

    async def move(self, view: View, bots: Configuration, seed: int) -> BotMove:
        """Return a bot's move, and what it means if it is a call."""
        return await self._pool.ask(bot_tasks.choose_move, view, bots, seed)

    async def hint(self, view: View, bots: Configuration, seed: int) -> Hint:
        """Return the move a bot would make in the place of the view's player, and why."""
        return await self._pool.ask(give_hint, view, bots, seed)

    async def meaning(self, state: State, call: Action, bots: Configuration) -> Meaning | None:
        """Return the meaning of a call that may be made now; None if it is illegal or means nothing."""
        return await self._pool.ask(bot_tasks.meaning_of_next, state, call, bots)

    async def meanings(self, state: State, bots: Configuration) -> Sequence[Meaning | None]:
        """Return the meanings of the deal's calls."""
        return await self._pool.ask(bot_tasks.meanings_of_deal, state, bots)

    async def compare(self, game: Game, match: Match, dealt: Dealt, code: str) -> list[BotResult]:
        """Return the results of bots on a board, computed one at a time so that moves need not wait."""
        results = []
        for table in field_for_board(f"{code} {dealt.setting.deal}", TABLES):
            async with self._comparing:
                results.append(await self._pool.ask(replay_by_bots, game, match, dealt, table))
        return [result for result in results if result is not None]

    def close(self) -> None:
        """End the processes and cancel their tasks."""
        self._closed = True
        self._pool.shutdown(cancel_futures=True)


def bot_seed(code: str, player: str) -> int:
    """Return a bot's seed, the same after a restart."""
    return crc32(f"{code} {player}".encode())
