"""Worker processes for bots, so that no table waits for another table's bots."""

import asyncio
import os
from zlib import crc32

from chelem.bots.baseline import Baseline
from chelem.bots.explain import explain_legal_calls
from chelem.engine.audience import View
from chelem.engine.events import Dealt
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.moves import Move
from chelem.i18n import LANGUAGES
from chelem.processes import WorkerPool
from chelem.tables.comparison import TABLES, BotResult, replay_by_bots

MeaningTexts = dict[str, dict[str, str]]
"""The meanings of calls by language, then by call."""


class BotWorkers:
    """Bots in worker processes: one for each processor but one, and at most four."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool = WorkerPool(self._count)
        self._comparing = asyncio.Lock()

    async def start(self) -> None:
        """Start the processes and load the bots before the first move is requested."""
        await asyncio.gather(*(self._pool.ask(_load_bots) for _ in range(self._count)))

    async def move(self, view: View, seed: int) -> Move:
        """Return a bot's move."""
        return await self._pool.ask(_move, view, seed)

    async def meanings(self, view: View) -> MeaningTexts:
        """Return the meaning of each legal call, in each language."""
        return await self._pool.ask(_meanings, view)

    async def compare(self, game: Game, match: Match, dealt: Dealt, code: str) -> list[BotResult]:
        """Return the results of bots on a board, computed one at a time so that moves need not wait."""
        results = []
        for index in range(TABLES):
            seed = crc32(f"{code} {dealt.setting.deal} {index}".encode())
            async with self._comparing:
                results.append(await self._pool.ask(replay_by_bots, game, match, dealt, seed))
        return [result for result in results if result is not None]

    def close(self) -> None:
        """End the processes and cancel their tasks."""
        self._pool.shutdown(cancel_futures=True)


def bot_seed(code: str, player: str) -> int:
    """Return a bot's seed, the same after a restart."""
    return crc32(f"{code} {player}".encode())


def _load_bots() -> None:
    """Do nothing: importing this module in the worker loads the bots."""


def _meanings(view: View) -> MeaningTexts:
    meanings = explain_legal_calls(view.state)
    return {
        language: {str(call): meaning.say(language) for call, meaning in meanings.items()}
        for language in LANGUAGES
    }


def _move(view: View, seed: int) -> Move:
    return Baseline(seed).move(view)
