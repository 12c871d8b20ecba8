"""Worker processes for bots, so that no table waits for another's bots."""

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
"""By language, then by call."""


class BotWorkers:
    """Bots in processes: all but one of the processors think, and at most four."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool = WorkerPool(self._count)
        self._comparing = asyncio.Lock()

    async def warm(self) -> None:
        """Have the processes ready before the first bot is asked."""
        await asyncio.gather(*(self._pool.ask(_ready) for _ in range(self._count)))

    async def move(self, view: View, seed: int) -> Move:
        """A bot's move."""
        return await self._pool.ask(_move, view, seed)

    async def meanings(self, view: View) -> MeaningTexts:
        """What each call that is open now would mean, in each language."""
        return await self._pool.ask(_meanings, view)

    async def compare(self, game: Game, match: Match, dealt: Dealt, code: str) -> list[BotResult]:
        """What tables of bots make of a board; one after another, so that no move waits behind many."""
        results = []
        for place in range(TABLES):
            seed = crc32(f"{code} {dealt.setting.deal} {place}".encode())
            async with self._comparing:
                results.append(await self._pool.ask(replay_by_bots, game, match, dealt, seed))
        return [result for result in results if result is not None]

    def close(self) -> None:
        """End the processes; what they were asked is given up."""
        self._pool.shutdown(cancel_futures=True)


def bot_seed(code: str, player: str) -> int:
    """A bot's seed, the same after a restart."""
    return crc32(f"{code} {player}".encode())


def _ready() -> None:
    """Import what bots need; they are imported with this module."""


def _meanings(view: View) -> MeaningTexts:
    told = explain_legal_calls(view.state)
    return {language: {str(call): told[call].say(language) for call in told} for language in LANGUAGES}


def _move(view: View, seed: int) -> Move:
    return Baseline(seed).move(view)
