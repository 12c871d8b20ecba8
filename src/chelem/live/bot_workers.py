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
from chelem.processes import Crew
from chelem.tables.comparison import TABLES, BotResult, replay_by_bots
from chelem.tables.robot_field import field_for_board

MOVE_SECONDS, FIRST_TRY = 10.0, 5.0
"""How long a bot's move may take, and after how long another worker is asked instead, in seconds."""
HINT_SECONDS = 10.0
MEANING_SECONDS = 5.0
"""How long a hint or the meanings of a deal's calls may take."""
COMPARE_SECONDS = 120.0
"""How long a board may take at one table of bots."""


class BotWorkers:
    """Bots in worker processes: one for each processor, at least two, so that no table waits for another."""

    def __init__(self, count: int | None = None) -> None:
        count = count or max(2, min(4, os.cpu_count() or 2))
        self._crew = Crew(count, warm_up=bot_tasks.load_bots, nice=5)
        self._comparing = asyncio.Lock()

    async def start(self) -> None:
        """Start the processes and load the usual bots; a move asked for meanwhile waits for them."""
        await self._crew.start()

    async def move(self, view: View, bots: Configuration, seed: int) -> BotMove:
        """Return a bot's move, and what it means if it is a call."""
        return await self._crew.ask(
            bot_tasks.choose_move, view, bots, seed, seconds=MOVE_SECONDS, first=FIRST_TRY
        )

    async def hint(self, view: View, bots: Configuration, seed: int) -> Hint:
        """Return the move a bot would make in the place of the view's player, and why."""
        return await self._crew.ask(give_hint, view, bots, seed, seconds=HINT_SECONDS)

    async def meaning(self, state: State, call: Action, bots: Configuration) -> Meaning | None:
        """Return the meaning of a call that may be made now; None if it is illegal or means nothing."""
        return await self._crew.ask(bot_tasks.meaning_of_next, state, call, bots, seconds=MEANING_SECONDS)

    async def meanings(self, state: State, bots: Configuration) -> Sequence[Meaning | None]:
        """Return the meanings of the deal's calls."""
        return await self._crew.ask(bot_tasks.meanings_of_deal, state, bots, seconds=MEANING_SECONDS)

    async def compare(self, game: Game, match: Match, dealt: Dealt, code: str) -> list[BotResult]:
        """Return the results of bots on a board, computed one at a time so that moves need not wait."""
        results = []
        for table in field_for_board(f"{code} {dealt.setting.deal}", TABLES):
            async with self._comparing:
                work = self._crew.ask(replay_by_bots, game, match, dealt, table, seconds=COMPARE_SECONDS)
                results.append(await work)
        return [result for result in results if result is not None]

    def close(self) -> None:
        """End the processes and cancel their tasks."""
        self._crew.close()


def bot_seed(code: str, player: str) -> int:
    """Return a bot's seed, the same after a restart."""
    return crc32(f"{code} {player}".encode())
