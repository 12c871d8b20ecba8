"""A stranger's hardest deals next door: a neighbour's table goes on as usual."""

import asyncio
import math
from contextlib import suppress
from dataclasses import replace
from itertools import count

from chelem.bots.configuration import AT_TABLES, Configuration
from chelem.core.errors import Busy
from chelem.engine.audience import Player
from chelem.site.tables.live import bot_workers
from chelem.site.tables.live.bot_tasks import BotTurn
from chelem.site.tables.live.bot_workers import BotWorkers
from tests.support.tables import table_of
from tests.support.thorough import thorough

ONE_DEAL = {"kind": "duplicate", "boards": 1}
STRONG = Configuration("strong")
TABLES, HINTS = 30, 40
"""At how many tables the stranger plays, and on how many pages they ask for hints without a pause."""
TRIES = 5
"""Times are paired, but the machine may be busy with something else in one of the two."""


def position(table):
    """Return the view of the player to move, and the player."""
    log = table.started_log
    player = log.state.chairs[log.state.turns[0].actor]
    return log.view(Player(player)), player


async def play_deal(workers, bots, visitor):
    """Let bots play a deal; return their moves."""
    table, moves = table_of("", match=ONE_DEAL), []
    while not table.between_deals and table.status != "over":
        view, player = position(table)
        moves.append((await workers.move(BotTurn(view, bots, 1), visitor)).move)
        table.act_now(player, moves[-1])
    return moves


async def play_on(workers, visitor):
    while True:
        with suppress(TimeoutError):  # the stranger's own tables wait for one another
            await play_deal(workers, STRONG, visitor)


async def ask_hints(workers, visitor, refused):
    """Ask for hints on the hardest positions, as often as allowed, and more."""
    view, _ = position(table_of("", match=ONE_DEAL))
    for seed in count():
        try:
            await workers.hint(view, STRONG, seed, visitor)
        except Busy as error:
            refused.append(error.facts["seconds"])
            await asyncio.sleep(0.01)


async def timed(work):
    """Return the result of a coroutine, and how long it took in seconds."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    return await work, loop.time() - begun


@thorough
def test_a_strangers_hardest_deals_leave_the_neighbour_alone(monkeypatch):
    """A neighbour's deal takes at most twice its usual time, and the same moves are made.

    That nobody keeps all workers busy is checked without a clock in `tests/processes/test_work_queue.py`.
    """
    for kind in ("MOVE", "HURRIED"):  # patient, as the machine may be busy with something else all the time
        monkeypatch.setattr(bot_workers, kind, replace(getattr(bot_workers, kind), seconds=900, run=120))

    async def work():
        workers = BotWorkers(2)
        await workers.start()
        await play_deal(workers, AT_TABLES, "ana")  # fills what bots remember
        ratio, tries, refused = math.inf, 0, []
        try:
            while ratio > 2 and tries < TRIES:
                tries += 1
                usual, alone = await timed(play_deal(workers, AT_TABLES, "ana"))
                strangers = [f"eve {number}" for number in range(HINTS)]
                for stranger in (*strangers, "eve"):
                    workers.note_address(stranger, "192.0.2.1")
                tasks = [asyncio.ensure_future(play_on(workers, "eve")) for _ in range(TABLES)]
                tasks += [asyncio.ensure_future(ask_hints(workers, each, refused)) for each in strangers]
                moves, beside = await timed(play_deal(workers, AT_TABLES, "ana"))
                assert not any(task.done() for task in tasks)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                assert usual == moves
                ratio = beside / alone
            assert ratio <= 2
            assert min(refused) >= 1
        finally:
            workers.close()

    asyncio.run(work())
