"""Worker processes for bots, so that no table waits for another table's bots."""

import asyncio
import logging
import math
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, TypeVar

from chelem import processes
from chelem.bots import Configuration, Meaning, SideBots
from chelem.bots.coaching.departure import CardDeparture
from chelem.bots.coaching.first_mistake import MadeMove, Mistake
from chelem.bots.coaching.objection import Objection
from chelem.bots.hints import Hint, give_hint
from chelem.core import Action, Busy, Seat, Unusable, Vulnerability
from chelem.engine import Board, Game, Match, State, View
from chelem.engine.events import Dealt
from chelem.learning.study.partnership_card import check_card
from chelem.learning.training.plan import Training
from chelem.learning.training.training_deal import TrainingDeal
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.auction_only import PerfectPlay
from chelem.site.tables.domain.comparison import BotResult, replay_by_bots
from chelem.site.tables.domain.robot_field import RobotTable
from chelem.site.tables.live import bot_tasks, training_tasks
from chelem.site.tables.live.bot_tasks import BotMove, BotTurn
from chelem.site.tables.live.move_maker import MoveMaker
from chelem.site.tables.live.robot_fields import RobotFields

CHECK = processes.WorkKind(processes.Priority.LATE, seconds=3, cpu=1, refusable=False)
HINT = processes.WorkKind(processes.Priority.HINT, seconds=10, cpu=4)
LATE_HINT = replace(HINT, priority=processes.Priority.PLAY, seconds=6, cpu=2)
MEANINGS = processes.WorkKind(processes.Priority.ANALYSIS, seconds=60, cpu=10)
JUDGE = processes.WorkKind(processes.Priority.ANALYSIS, seconds=120, cpu=12)
COMPARE = processes.WorkKind(processes.Priority.BACKGROUND, seconds=3600, cpu=120, refusable=False)
DRAW = processes.WorkKind(processes.Priority.HINT, seconds=3600, cpu=30, refusable=False)
DRAW_AHEAD = replace(DRAW, priority=processes.Priority.ANALYSIS)
SETTLE = processes.WorkKind(processes.Priority.HINT, seconds=600, cpu=15, refusable=False)
"""What workers are asked for, besides moves. Their limits in a worker are of CPU time, so that a busy
machine changes no answer. A table of `strong` pairs takes about 5 CPU-seconds; one that is not finished
leaves a board without its field. A hint that comes too late or takes too much is an instant bot's. Before it
says what calls mean, a worker may have to read the card or system of each side."""
OBJECTION_SECONDS = 1.0
"""How long a player who is coached waits before a move is made."""
CLAIM_SECONDS = 5.0
"""How long a claimant waits before a claim of fewer than all tricks is sent."""
KNOWN_ADDRESSES = 10_000
"""The most visitors whose addresses are remembered."""

T = TypeVar("T")
logger = logging.getLogger(__name__)


class BotWorkers:
    """Bots in worker processes: by default one for each processor, two to four, so that no table waits long.

    Methods take the visitor who asks, for a bot's move the owner of the table. They raise `Busy` with the
    time to wait.
    """

    def __init__(self, count: int | None = None, elsewhere: processes.Workforce | None = None) -> None:
        """`elsewhere` are other workers, which this server does not start: then it has none of its own."""
        count = 1 if elsewhere else count or max(2, min(4, os.cpu_count() or 2))
        self._crew = elsewhere or processes.Crew(count, warm_up=bot_tasks.load_bots)
        self.queue = processes.WorkQueue(self._crew, count)
        self.moves = MoveMaker(self.queue, self._crew)
        self._addresses: OrderedDict[VisitorId, str] = OrderedDict()
        self._fields = RobotFields()

    @property
    def ready(self) -> int:
        """How many workers have loaded the bots."""
        return self._crew.ready

    @property
    def begun(self) -> bool:
        """Whether the processes have been started, by `start` or for the first question."""
        return self._crew.begun

    @property
    def replaced(self) -> int:
        """How many workers have been replaced, because they died or did not answer."""
        return self._crew.replaced

    @property
    def elsewhere(self) -> Mapping[str, int]:
        """How often work was asked for in other processes, and what became of it; empty with its own."""
        return self._crew.counts

    def watch_replies(self, note: Callable[[float], None]) -> None:
        """Call `note` with each reply of another process, with the seconds since it was asked."""
        self._crew.on_reply = note

    async def start(self) -> None:
        """Start the processes and load the usual bots; a move asked for meanwhile waits for them."""
        await self._crew.start()

    def note_address(self, visitor: VisitorId | None, address: str | None) -> None:
        """Note the address from which a visitor has connected; it limits the work of all visitors there."""
        if visitor is not None and address is not None:
            self._addresses[visitor] = address
            self._addresses.move_to_end(visitor)
            if len(self._addresses) > KNOWN_ADDRESSES:
                self._addresses.popitem(last=False)

    def _asker(self, visitor: VisitorId | None) -> processes.Requester:
        return processes.Requester(visitor, None if visitor is None else self._addresses.get(visitor))

    async def check(self) -> Literal["ok", "starting", "busy"]:
        """Let a worker answer a fixed question, before what else waits; raise an error if none does.

        Workers that have no time for it, but make progress, are `starting` or `busy`.
        """
        try:
            await self.queue.ask(CHECK, processes.Requester(None), bot_tasks.answer_fixed_question)
        except TimeoutError:
            if not self._crew.progressing:
                raise
            return "busy" if self.ready else "starting"
        return "ok"

    async def move(self, turn: BotTurn, visitor: VisitorId | None, *, alike: bool = False) -> BotMove:
        """Return a bot's move within a bounded time, as `MoveMaker.choose` does."""
        return await self.moves.choose(turn, self._asker(visitor), alike=alike)

    async def hint(self, view: View, bots: SideBots, seed: int, visitor: VisitorId | None) -> Hint:
        """Return the move a bot would make in the place of the view's player, and why.

        An instant bot's if that of these bots takes too long or too much.
        """
        own, opponents = bots.of(view.seat.side), bots.opponents_of(view.seat.side)
        try:
            return await self.queue.ask(HINT, self._asker(visitor), give_hint, view, own, seed, opponents)
        except (processes.OverBudget, processes.WorkerDied, TimeoutError) as error:
            logger.info("a hint by %s fails, an instant bot gives it: %r", own, error)
        except processes.Overloaded as error:
            raise _busy(error) from None
        quick = replace(own, strength="instant")
        return await self._answer(LATE_HINT, visitor, give_hint, view, quick, seed, opponents)

    async def objection(
        self, view: View, action: Action, bots: SideBots, seed: int, visitor: VisitorId | None
    ) -> Objection | None:
        """Return what speaks against a move; None if nothing does, or if workers have no time to see it."""
        side = view.seat.side
        given = view, action, bots.of(side), seed, bots.opponents_of(side)
        try:
            async with asyncio.timeout(OBJECTION_SECONDS):
                return await self._answer(HINT, visitor, bot_tasks.objection_to, *given)
        except (Busy, Unusable, TimeoutError, processes.WorkerDied) as error:
            logger.info("no objection to %s could be looked for: %r", action, error)
            return None

    async def sure_beyond(self, view: View, tricks: int, visitor: VisitorId | None) -> int | None:
        """Return how many tricks, if more than `tricks`, a claimant surely takes; None also in doubt."""
        try:
            async with asyncio.timeout(CLAIM_SECONDS):
                return await self._answer(HINT, visitor, bot_tasks.sure_claim, view, tricks)
        except (Busy, Unusable, TimeoutError, processes.WorkerDied) as error:
            logger.info("the sure tricks of a claim could not be counted: %r", error)
            return None

    async def meaning(
        self, state: State, call: Action, bots: SideBots, visitor: VisitorId | None
    ) -> Meaning | None:
        """Return the meaning of a call that may be made now; None if it is illegal or means nothing."""
        return await self._answer(HINT, visitor, bot_tasks.meaning_of_next, state, call, bots)

    async def meanings(
        self, state: State, bots: SideBots, visitor: VisitorId | None
    ) -> Sequence[Meaning | None]:
        """Return the meanings of the deal's calls."""
        return await self._answer(MEANINGS, visitor, bot_tasks.meanings_of_deal, state, bots)

    async def check_card(self, text: str, visitor: VisitorId | None) -> None:
        """Raise `ParseError` with the reason unless a convention card can be played."""
        await self._answer(HINT, visitor, check_card, text)

    async def departures(
        self, state: State, bots: SideBots, visitor: VisitorId | None
    ) -> Sequence[CardDeparture | None]:
        """Return, for each call of a finished deal, how it departs from what its side bids by."""
        return await self._answer(MEANINGS, visitor, bot_tasks.departures_of_deal, state, bots)

    async def first_mistake(
        self, moves: Sequence[MadeMove], bots: SideBots, visitor: VisitorId | None
    ) -> Mistake | None:
        """Return the first of these moves that was a mistake by what its player knew."""
        return await self._answer(JUDGE, visitor, bot_tasks.first_mistake_of, moves, bots)

    async def _answer(
        self, kind: processes.WorkKind, visitor: VisitorId | None, work: Callable[..., T], *args: object
    ) -> T:
        """Ask for something that may be refused."""
        try:
            return await self.queue.ask(kind, self._asker(visitor), work, *args)
        except processes.Overloaded as error:
            raise _busy(error) from None
        except (TimeoutError, processes.WorkerDied):
            raise Busy("work.busy", seconds=math.ceil(kind.seconds)) from None
        except processes.OverBudget:
            raise Unusable("work.hard") from None

    async def compare(
        self,
        game: Game,
        match: Match,
        dealt: Dealt,
        field: tuple[RobotTable, ...],
        visitor: VisitorId | None,
    ) -> list[BotResult]:
        """Return the results of a field on a board; this waits until workers have nothing else to do.

        Many tables may ask for the same field; it plays once, and only while one of them waits for it.
        """
        asker = self._asker(visitor)

        def play(table: RobotTable) -> Awaitable[BotResult | None]:
            return self.queue.ask(COMPARE, asker, replay_by_bots, game, match, dealt, table)

        return await self._fields.results(field, play)

    async def draw_deal(
        self,
        what: tuple[Training, Seat, Vulnerability, Configuration, int],
        visitor: VisitorId | None,
        *,
        ahead: bool,
    ) -> TrainingDeal | None:
        """Return a deal for training, or None after many tries; a deal drawn `ahead` waits for bots in play.

        `what` are its arguments: the training, dealer, vulnerability, the bots and a seed.
        """
        kind = DRAW_AHEAD if ahead else DRAW
        return await self.queue.ask(kind, self._asker(visitor), training_tasks.draw_for_training, *what)

    async def play_perfectly(self, board: Board, visitor: VisitorId | None) -> PerfectPlay:
        """Return what perfect play takes on a board."""
        return await self.queue.ask(SETTLE, self._asker(visitor), training_tasks.play_perfectly, board)

    def close(self) -> None:
        """End the processes and cancel their tasks."""
        self._fields.close()
        self._crew.close()


def _busy(error: processes.Overloaded) -> Busy:
    return Busy("work.budget" if error.spent else "work.busy", seconds=error.seconds)
