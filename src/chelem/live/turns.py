"""The turns of a running table: ask bots to move, run the clock for people."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from chelem.core.errors import Refused
from chelem.engine.audience import Player
from chelem.engine.events import Dealt
from chelem.engine.moves import Move
from chelem.engine.sheet import PlayerId
from chelem.live.background import table_facts, watched
from chelem.live.bot_workers import BotWorkers, bot_seed
from chelem.live.clock import Clock, TimedTurn
from chelem.live.entry_writer import Aside
from chelem.tables.table import Table

PACES = {"calm": 1.0, "brisk": 0.35, "instant": 0.0}
"""Seconds before a bot's call or card."""
TO_SEE = 0.8
"""Extra seconds before a bot leads to the next trick or answers a claim, so that people can look."""
RETRY = 2.0
"""Seconds before a bot tries again after the store or a worker has failed."""

log = logging.getLogger(__name__)


class Served(Protocol):
    """A running table and its queue."""

    table: Table

    async def ask(self, change: Callable[[Table], object], /) -> object:
        """Queue a change."""


class TurnRunner:
    """Drives the turns: bots move in worker processes, also for a player who has run out of time.

    `asides` holds announcements that are not in the log.
    """

    def __init__(self, served: Served, workers: BotWorkers) -> None:
        self._served = served
        self._workers = workers
        self._awaited: tuple[int, PlayerId] | None = None
        self._bot: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()
        self.clock = Clock(self._time_out)
        self.asides: list[Aside] = []

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._background) or (self._bot is not None and not self._bot.done())

    def expect(self) -> None:
        """Wake the bot whose turn it is."""
        bot = self.bot_to_act()
        if bot == self._awaited and self._bot is not None and not self._bot.done():
            return
        if self._bot is not None:
            self._bot.cancel()
            self._bot = None
        self._awaited = bot
        if bot is not None:
            facts = partial(self._facts, "a bot has stopped", bot[1])
            self._bot = watched(asyncio.create_task(self._play_bot(*bot)), log, facts)

    def bot_to_act(self) -> tuple[int, PlayerId] | None:
        """The first bot that may act, and the position to act on."""
        shown, people = self._served.table.log, self._served.table.people.known
        if shown is None:
            return None
        players = (shown.state.chairs[turn.actor] for turn in shown.state.turns)
        bots = (player for player in players if player and people[player].visitor is None)
        return next(((shown.position, player) for player in bots), None)

    async def _play_bot(self, position: int, player: PlayerId) -> None:
        await asyncio.sleep(self._pause())
        await self._play_for(position, player)

    def _pause(self) -> float:
        pause = PACES[self._served.table.policy.pace]
        board = self._served.table.log.state.board if self._served.table.log else None
        finished = board and board.play and board.play.done and not board.play.trick
        return pause if not pause or not (finished or (board and board.claim)) else pause + TO_SEE

    async def _play_for(self, position: int, player: PlayerId, aside: Aside | None = None) -> None:
        """Let a bot move for a player at this position only; on failure, retry after `RETRY` seconds."""
        while (shown := self._served.table.log) is not None and shown.position == position:
            try:
                move = await self._workers.move(
                    shown.view(Player(player)), bot_seed(self._served.table.code, player)
                )
                await asyncio.shield(self._served.ask(partial(self._act, player, move, position, aside)))
            except Refused as error:
                log.debug("table %s: a bot came too late: %s", self._served.table.code, error)
                return
            except Exception:
                log.exception("%s", self._facts("a bot cannot play", player))
                await asyncio.sleep(RETRY)

    def _act(self, player: PlayerId, move: Move, position: int, aside: Aside | None, table: Table) -> None:
        """Make a bot's move; one for a player who has run out of time gets an id and an announcement."""
        # The id cannot be guessed: a page's own move with the same id would pass for a repetition.
        move_id = None if aside is None else f"late-{secrets.token_hex(8)}"
        entries = table.act(player, move, position, move_id)
        if entries and aside is not None:
            self.asides.append(aside)

    def start_clock(self) -> None:
        """Run the clock for the person whose move it is."""
        self.clock.run(self._timed_turn())

    def _timed_turn(self) -> TimedTurn | None:
        """The turn of the person who is to move or answer, if the table uses a clock."""
        shown, seconds = self._served.table.log, self._served.table.policy.clock
        if shown is None or not seconds or self.bot_to_act() is not None:
            return None
        actor = next((turn.actor for turn in shown.state.turns), None)
        player = None if actor is None else shown.state.chairs[actor]
        return None if actor is None or player is None else TimedTurn(shown.position, actor, player, seconds)

    def _time_out(self, turn: TimedTurn) -> None:
        """Let a bot move for a player who has run out of time, and announce it."""
        late = ("aloud.time_out", {"seat": str(turn.seat)})
        work = self._play_for(turn.position, turn.player, late)
        self._spawn(work, partial(self._facts, "no bot moves for one whose time is over", turn.player))

    def compare(self, dealt: Dealt) -> None:
        """Let bots play the same board in the background."""
        table = self._served.table
        if table.match.comparable and dealt.setting.deal not in table.comparisons:
            self._spawn(
                self._compare_board(dealt),
                partial(self._facts, f"deal {dealt.setting.deal} is not compared"),
            )

    async def _compare_board(self, dealt: Dealt) -> None:
        table = self._served.table
        results = await self._workers.compare(table.game, table.match, dealt, table.code)
        if not results:
            return
        await self._served.ask(lambda table: table.keep_comparison(dealt.setting.deal, results))

    def _spawn(self, work: Coroutine[Any, Any, None], facts: Callable[[], str]) -> None:
        task: asyncio.Task[None] = watched(asyncio.create_task(work), log, facts)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def _facts(self, what: str, player: PlayerId | None = None) -> str:
        return f"{table_facts(self._served.table, player)}: {what}"

    def close(self) -> None:
        """Stop the bots and the clock; nothing stored is lost."""
        self.clock.stop()
        for task in (self._bot, *self._background):
            if task is not None:
                task.cancel()
