"""The turns of a running table: bots move, the clock runs for people."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from chelem.core import Refused
from chelem.engine import Player, PlayerId, View
from chelem.site.edge import log_errors
from chelem.site.tables.domain.auction_only import board_to_settle
from chelem.site.tables.domain.bot_seeds import bot_seed, view_of_position
from chelem.site.tables.domain.policy import PaceChoice
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.audience import Audience
from chelem.site.tables.live.bot_tasks import BotMove, BotTurn
from chelem.site.tables.live.bot_workers import BotWorkers
from chelem.site.tables.live.clock import Clock, TimedTurn
from chelem.site.tables.live.easy_moves import easy_card, plain_move
from chelem.site.tables.live.entry_writer import Announcement
from chelem.site.tables.live.occupancy import Occupancy
from chelem.site.tables.live.slow_robots import SlowRobots
from chelem.site.tables.live.table_description import describe_table
from chelem.site.tables.views.meanings import CallMeanings


@dataclass(frozen=True, slots=True)
class BotPace:
    """The seconds before a bot's call or card.

    `trick` is added before a lead to the next trick and an answer to a claim, for people to follow.
    """

    move: float
    trick: float


PACES: dict[PaceChoice, BotPace] = {
    "calm": BotPace(1.0, 0.8),
    "medium": BotPace(0.6, 0.5),
    "brisk": BotPace(0.2, 0.2),
    "instant": BotPace(0.0, 0.0),
}
RETRY_DELAY = 2.0
"""Seconds before a bot tries again after the store or a worker has failed."""

logger = logging.getLogger(__name__)


class RunningTable(Protocol):
    """A table and its queue of requests."""

    table: Table
    audience: Audience
    occupancy: Occupancy
    call_meanings: CallMeanings

    async def ask(self, change: Callable[[Table], object], /) -> object:
        """Queue a change; return its answer once it is committed."""


class TurnRunner:
    """Runs the turns of a table: bots move, also for players who have run out of time.

    `announcements` holds those to broadcast with the next change.
    """

    def __init__(self, running: RunningTable, workers: BotWorkers) -> None:
        self._running = running
        self._workers = workers
        self._bot_turn: tuple[int, PlayerId] | None = None
        self._bot: asyncio.Task[None] | None = None
        self._skipping = asyncio.Event()
        """Set while bots make no pauses, up to the turn of a person."""
        self._background: set[asyncio.Task[None]] = set()
        self._closed = False
        self.robots = SlowRobots(lambda slow: running.audience.tell_robots(slow=slow))
        self.clock = Clock(self._time_out)
        self.announcements: list[Announcement] = []

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or another task runs."""
        return bool(self._background) or (self._bot is not None and not self._bot.done())

    def schedule_bot(self) -> None:
        """Start the bot whose turn it is, and cancel one whose turn is over."""
        bot = None if self._closed else self.bot_to_act()
        if bot == self._bot_turn and self._bot is not None and not self._bot.done():
            return
        if self._bot is not None:
            self._bot.cancel()
            self._bot = None
        self._bot_turn = bot
        if bot is None:
            self._skipping.clear()
        else:
            facts = partial(self._facts, "a bot has stopped", bot[1])
            self._bot = log_errors(asyncio.create_task(self._play_bot(*bot)), logger, facts)

    def skip_pauses(self) -> None:
        """Let the bots make no pauses until it is a person's turn again; nothing if it is now."""
        if self.bot_to_act() is not None:
            self._skipping.set()

    def bot_to_act(self) -> tuple[int, PlayerId] | None:
        """Return the first bot that may act, and the position to act on; none acts if nobody is there."""
        return None if self._running.occupancy.deserted else self._bot_in_turn()

    def _bot_in_turn(self) -> tuple[int, PlayerId] | None:
        log, people = self._running.table.log, self._running.table.people.known
        if log is None or board_to_settle(self._running.table) is not None:
            return None
        players = (log.state.chairs[turn.actor] for turn in log.state.turns)
        bots = (player for player in players if player and people[player].visitor is None)
        return next(((log.position, player) for player in bots), None)

    async def _play_bot(self, position: int, player: PlayerId) -> None:
        """Let a bot move, which thinks during the pause before it."""
        await self._play_for(position, player, due=asyncio.get_running_loop().time() + self._pause())

    def _pause(self) -> float:
        pace = PACES[self._running.table.policy.pace]
        board = self._running.table.log.state.board if self._running.table.log else None
        finished = board and board.play and board.play.done and not board.play.trick
        return pace.move + pace.trick if finished or (board and board.claim) else pace.move

    async def _wait_until(self, due: float) -> None:
        """Wait until this time of the event loop, unless the pauses are skipped before that."""
        if due > asyncio.get_running_loop().time():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._skipping.wait()

    async def _play_for(
        self, position: int, player: PlayerId, announcement: Announcement | None = None, due: float = 0.0
    ) -> None:
        """Let a bot move for a player at this position only, not before `due`; retry after failures.

        A move that cannot be stored is made again as it is; one against the rules gives way to a plain one.
        """
        chosen: BotMove | None = None
        while self._is_to_act(position, player):
            view = self._running.table.started_log.view(Player(player))
            try:
                if chosen is None:
                    chosen = await self._choose(view, player)
                await self._wait_until(due)
                announced = announcement or self._announce_haste(chosen, player)
                await asyncio.shield(
                    self._running.ask(partial(self._act, player, chosen, position, announced))
                )
            except Refused as error:
                if not self._is_to_act(position, player):
                    logger.debug("table %s: a bot came too late: %s", self._running.table.code, error)
                    return
                logger.exception("%s", self._facts("a bot may not do this", player))
                if chosen is None or chosen.hurried == "illegal":
                    return
                chosen = BotMove(plain_move(view, 0), hurried="illegal")
            except Exception:
                logger.exception("%s", self._facts("a bot cannot play", player))
                await asyncio.sleep(RETRY_DELAY)

    def _is_to_act(self, position: int, player: PlayerId) -> bool:
        """Return whether the table is still at this position, and the player is to move."""
        log = self._running.table.log
        if log is None or log.position != position:
            return False
        return any(log.state.chairs[turn.actor] == player for turn in log.state.turns)

    def _announce_haste(self, chosen: BotMove, player: PlayerId) -> Announcement | None:
        """Return what to announce of a move that was not thought over."""
        if chosen.hurried is None:
            return None
        logger.warning("%s", self._facts("a bot moves without thinking it over", player))
        seat = self._running.table.started_log.state.seat(player)
        return "aloud.hurried", {"seat": str(seat), "haste": chosen.hurried}

    async def _choose(self, view: View, player: PlayerId) -> BotMove:
        table = self._running.table
        seed, position = bot_seed(table, player), view_of_position(view)
        if (card := easy_card(position, table.bots, seed)) is not None:
            return BotMove(card)
        side = position.seat.side
        sides = table.side_bots
        turn = BotTurn(position, sides.of(side), seed, table.scoring, sides.opponents_of(side))
        with self.robots.waiting():
            return await self._workers.move(turn, table.owner, alike=table.board_set is not None)

    def _act(
        self,
        player: PlayerId,
        chosen: BotMove,
        position: int,
        announcement: Announcement | None,
        table: Table,
    ) -> None:
        """Make a bot's move; one that is announced, as time has run out, gets an id."""
        # Unguessable, so that no page can send this id first and make the move pass for a repetition.
        move_id = None if announcement is None else f"late-{secrets.token_hex(8)}"
        entries = table.act(player, chosen.move, position, move_id)
        if entries:
            self._running.call_meanings.keep(entries[0].version, chosen.meaning)
        if entries and announcement is not None:
            self.announcements.append(announcement)

    def start_clock(self) -> None:
        """Run the clock for the person whose move it is."""
        self.clock.run(self._timed_turn())

    def _timed_turn(self) -> TimedTurn | None:
        """Return the turn of the person who is to move or answer, if the table uses a clock."""
        log, seconds = self._running.table.log, self._running.table.policy.clock
        if log is None or not seconds or self._running.occupancy.deserted:
            return None
        if self._bot_in_turn() is not None:
            return None
        actor = next((turn.actor for turn in log.state.turns), None)
        player = None if actor is None else log.state.chairs[actor]
        return None if actor is None or player is None else TimedTurn(log.position, actor, player, seconds)

    def _time_out(self, turn: TimedTurn) -> None:
        """Let a bot move for a player who has run out of time, and announce it."""
        announcement = ("aloud.time_out", {"seat": str(turn.seat)})
        work = self._play_for(turn.position, turn.player, announcement)
        self._spawn(work, partial(self._facts, "no bot moves for a player out of time", turn.player))

    def _spawn(self, work: Coroutine[Any, Any, None], facts: Callable[[], str]) -> None:
        task: asyncio.Task[None] = log_errors(asyncio.create_task(work), logger, facts)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def _facts(self, what: str, player: PlayerId | None = None) -> str:
        return f"{describe_table(self._running.table, player)}: {what}"

    def close(self) -> None:
        """Stop the bots and the clock for good, whatever is still asked for; nothing stored is lost."""
        self._closed = True
        self.clock.stop()
        self.robots.close()
        for task in (self._bot, *self._background):
            if task is not None:
                task.cancel()
