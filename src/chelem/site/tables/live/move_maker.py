"""The moves of bots: each comes within a bounded time, thought over if there is time for it."""

import asyncio
import logging
from dataclasses import replace

from chelem.processes import OverBudget, Priority, Requester, WorkerDied, Workforce, WorkKind, WorkQueue
from chelem.site.tables.live import bot_tasks
from chelem.site.tables.live.bot_tasks import BotMove, BotTurn, Haste
from chelem.site.tables.live.easy_moves import plain_move

MOVE = WorkKind(Priority.PLAY, seconds=9, cpu=4, refusable=False)
"""A move by `strong` takes at most 0.7 CPU-seconds, so a machine that takes longer for one is very busy."""
UNHURRIED = replace(MOVE, seconds=11, cpu=60)
"""A move at a table whose boards are compared with others', where all bots are to think as much."""
LESS = WorkKind(Priority.LATE, seconds=3, cpu=1.5, refusable=False)
"""The second try at a move by `strong`: a normal bot looks at fewer layouts, in a fifth of the time."""
LATE = WorkKind(Priority.LATE, seconds=4, cpu=2, refusable=False)
"""A move that comes too late to be thought over: an instant bot makes it, in some CPU-milliseconds."""
STARTING_SECONDS = 40.0
"""The seconds instead for a call while no worker has started: the server itself could only pass."""
ABSENT_SECONDS = 3.0
"""The seconds in which workers elsewhere may come back, before the server makes a move itself."""

logger = logging.getLogger(__name__)


class MoveMaker:
    """Gets each move from a worker, from a quicker bot if that takes too long, or makes it itself."""

    def __init__(self, queue: WorkQueue, crew: Workforce) -> None:
        self._queue = queue
        self._crew = crew
        self.hurried = 0
        """How many moves were not thought over, as they were too hard or workers too slow."""
        self.unaided = 0
        """How many of these no worker made."""

    async def choose(self, turn: BotTurn, asker: Requester, *, alike: bool = False) -> BotMove:
        """Return a bot's move, and what it means if it is a call.

        A move that takes too much CPU time, ends its workers or is late is made by a normal bot in place of a
        strong one, or else by an instant one: it is `hurried`. Where bots are to move `alike` at several
        tables, they have more time.
        """
        board = turn.view.state.board
        kind = UNHURRIED if alike else MOVE
        if board is not None and board.claim is not None:
            kind = replace(kind, priority=Priority.CLAIM)
        if self._crew.absent:
            kind = replace(kind, seconds=ABSENT_SECONDS)
        try:
            return await self._thought_over(turn, asker, kind, tries_on=alike)
        except TimeoutError:
            logger.warning("a move by %s is late; a quicker bot makes it", turn.bots)
            haste: Haste = "slow"
        except Exception as error:
            logger.exception("a move by %s is too hard; a quicker bot makes it", turn.bots)
            haste = "hard" if isinstance(error, OverBudget) else "slow"
        self.hurried += 1
        return replace(await self._late_move(turn, asker), hurried=haste)

    async def _thought_over(
        self, turn: BotTurn, asker: Requester, kind: WorkKind, *, tries_on: bool
    ) -> BotMove:
        """Return the bot's own move; where it `tries_on`, workers that die are no reason for another one."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + kind.seconds
        while True:
            left = replace(kind, seconds=deadline - loop.time())
            try:
                return await self._queue.ask(left, asker, bot_tasks.choose_move, turn)
            except WorkerDied:
                if not tries_on or loop.time() >= deadline:
                    raise

    async def _late_move(self, turn: BotTurn, asker: Requester) -> BotMove:
        """Return a quicker bot's move; a plain one if no worker makes it in time."""
        if turn.bots.strength == "strong" and self._crew.ready:
            less = replace(turn, bots=replace(turn.bots, strength="normal"))
            try:
                return await self._queue.ask(LESS, asker, bot_tasks.choose_move, less)
            except Exception as error:
                logger.warning("a second try at a move fails, an instant bot makes it: %r", error)
        quick = replace(turn, bots=replace(turn.bots, strength="instant"))
        kind, board = LATE, turn.view.state.board
        if self._crew.absent:
            return self._own_move(turn)
        if not self._crew.ready and board is not None and board.play is None:
            kind = replace(LATE, seconds=STARTING_SECONDS)
        try:
            return await self._queue.ask(kind, asker, bot_tasks.choose_move, quick)
        except Exception as error:
            logger.warning("no worker makes a late move, the server makes a plain one: %r", error)
        return self._own_move(turn)

    def _own_move(self, turn: BotTurn) -> BotMove:
        self.unaided += 1
        return BotMove(plain_move(turn.view, turn.seed))
