"""The turns of a running table: bots, and players who run out of time."""

import asyncio
import logging
import os
import re
import signal
from dataclasses import replace
from hashlib import sha256
from zlib import crc32

import pytest

from chelem.core.calls import SimpleCall, parse_action
from chelem.core.errors import Refused
from chelem.engine.moves import MakeClaim
from chelem.processes import OverBudget, Overloaded, WorkerDied, vigil
from chelem.site.database.store_error import StoreError
from chelem.site.tables.domain import chat, dealing, undo
from chelem.site.tables.domain.bot_seeds import bot_seed
from chelem.site.tables.live import move_maker
from chelem.site.tables.live import turns as turning
from chelem.site.tables.live.advice import hint_for
from chelem.site.tables.live.bot_tasks import BotMove
from chelem.site.tables.live.bot_workers import BotWorkers
from chelem.site.tables.live.clock import Clock
from tests.support.hosting import INSTANT
from tests.support.systems import needs_kill
from tests.support.tables import (
    EVERY_GAME,
    has_lead,
    play_deal,
    play_until,
    proves,
    table_of,
    until,
)

# Bots


@pytest.mark.parametrize("game", EVERY_GAME)
def test_bots_play_until_a_person_is_to_play(hosted, game):
    """Bots make all moves of a deal except the person's."""

    async def work(room):
        await room.page("S")
        while not room.table.between_deals and room.table.status != "over":
            await until(
                lambda: not room.table.started_log.state.turns or room.actor._turns.bot_to_act() is None
            )
            if room.table.started_log.state.turns:
                await room.move(id=f"{room.table.started_log.version}")
        proves(room.table)

    hosted(table_of("S", game, policy=INSTANT), work)


def test_nobody_can_guess_the_seeds_of_bots_from_what_is_public(hosted):
    """A bot's seed comes from the deal's salt: secret until the deal is over, the same after a restart."""
    asked = []

    async def work(room):
        think = room.bots.move

        async def remember(turn, visitor, **alike):
            asked.append((turn.view.state.board.setting.deal, turn.view.viewer.id, turn.seed))
            return await think(turn, visitor, **alike)

        room.bots.move = remember
        for _ in range(2):
            await room.page("S")
            await until(lambda: room.actor._turns.bot_to_act() is None)
            play_deal(room.table)
            dealing.deal_next(room.table)
            await room.actor.ask(lambda _: None)
        await until(lambda: room.actor._turns.bot_to_act() is None)
        stored = await room.keeper.load(room.table.code)
        assert bot_seed(room.table, "bot-1") == bot_seed(stored, "bot-1")

    table = table_of("S", policy=INSTANT)
    code, salt = table.code, table.commitments[1, 1].salt
    hosted(table, work)
    assert {crc32(f"{code} {player}".encode()) for _, player, _ in asked}.isdisjoint({s for *_, s in asked})
    first = {player: seed for deal, player, seed in asked if deal == 1}
    assert first == {player: seed_of(salt, player) for player in first}
    assert set(first.values()).isdisjoint({seed for deal, _, seed in asked if deal == 2})


def seed_of(salt, player):
    """Return the seed, as anyone may compute it once the salt is revealed (docs/protocol.md)."""
    return int.from_bytes(sha256(f"{salt}:seed:{player}".encode()).digest()[:8])


def test_a_bot_whose_move_cannot_be_kept_tries_again(hosted, monkeypatch, caplog):
    """A bot retries after a failure of the store or of its worker."""
    monkeypatch.setattr(turning, "RETRY_DELAY", 0.001)

    async def work(room):
        room.keeper.failing = 2
        room.bots.failing = 2
        with pytest.raises(StoreError):
            await room.actor.ask(lambda table: chat.chat(table, "S", "Bonjour", "all"))
        await room.page("S")
        await until(lambda: room.table.started_log.state.player == "S")
        assert (0, 0) == (room.keeper.failing, room.bots.failing)

    with caplog.at_level(logging.ERROR):
        hosted(table_of("S", policy=INSTANT), work)
    assert "a bot cannot play" in caplog.text


def test_a_move_that_cannot_be_kept_is_not_thought_over_again(hosted, monkeypatch):
    """The same move is made once the store works: a failing store costs no processor time."""
    monkeypatch.setattr(turning, "RETRY_DELAY", 0.001)

    async def work(room):
        room.keeper.failing = 5
        await room.page("S")
        await until(lambda: room.table.started_log.state.player == "S" and room.actor.due is None)
        assert room.bots.asked <= 3

    hosted(table_of("S", policy=INSTANT), work)


def test_a_bot_that_breaks_the_rules(hosted, caplog):
    """Its move gives way to a plain one, with a line in the log; it is not asked for again without end."""

    async def work(room):
        asked = []

        async def wrong(turn, _visitor, **_alike):
            asked.append(turn)
            return BotMove(SimpleCall.REDOUBLE)

        room.bots.move = wrong
        page = await room.page("S")
        await until(lambda: room.table.started_log.state.player == "S" and room.actor.due is None)
        assert 1 <= len(asked) <= 3
        assert "without thinking it over" in page.text

    hosted(table_of("S", policy=INSTANT), work)
    assert "a bot may not do this" in caplog.text


def test_an_undo_while_a_bot_thinks(hosted):
    """After an undo the bot's move is stale, so the bot chooses another."""

    async def work(room):
        gate = asyncio.Event()
        think = room.bots.move

        async def slowly(turn, visitor, **alike):
            await gate.wait()
            return await think(turn, visitor, **alike)

        room.bots.move = slowly
        await room.page("S")
        await room.move()
        await room.actor.ask(lambda table: undo.request_undo(table, "S"))
        gate.set()
        version = room.table.started_log.version
        await asyncio.sleep(0.01)
        assert version == room.table.started_log.version
        await room.move(id="again")
        await until(lambda: room.table.started_log.version > version + 1)

    table = table_of("S", policy=INSTANT | {"undo": "free"})
    play_until(table, lambda t: t.started_log.state.player == "S")
    hosted(table, work)


@needs_kill
@pytest.mark.parametrize("sign", ["SIGKILL", "SIGSTOP"])
def test_a_worker_that_is_killed_or_suspended_is_replaced(hosted, monkeypatch, sign):
    """The game continues with a new process, which repeats the interrupted task."""
    monkeypatch.setattr(vigil, "PICKUP_SECONDS", 0.2)
    monkeypatch.setattr(move_maker, "MOVE", replace(move_maker.MOVE, seconds=600))

    async def work(room):
        workers = room.bots
        await workers.start()
        old = await workers._crew.ask(os.getpid, seconds=600)
        await room.page("S")
        os.kill(old, getattr(signal, sign))
        await until(lambda: room.table.started_log.state.player == "S")
        assert old != await workers._crew.ask(os.getpid, seconds=600)
        workers.close()

    workers = BotWorkers(1)
    hosted(table_of("S", policy=INSTANT), work, workers)


def test_a_move_that_is_too_hard_is_made_by_an_instant_bot(hosted, monkeypatch):
    """The table goes on, and everybody learns why."""
    monkeypatch.setattr(move_maker, "MOVE", replace(move_maker.MOVE, seconds=600, cpu=0.001))
    monkeypatch.setattr(move_maker, "LATE", replace(move_maker.LATE, seconds=600, cpu=60))

    def has_a_choice_of_cards(table):
        state = table.started_log.state
        return has_lead(table) and state.player != "S" and len(state.legal()) > 1

    async def work(room):
        page = await room.page("S")
        await until(lambda: room.bots.moves.hurried > 0)
        await until(
            lambda: re.search(r"very hard: the robot plays for \w+ without thinking it over\.", page.text)
        )
        room.bots.close()

    table = table_of("S", policy=INSTANT, bots="strong")
    play_until(table, has_a_choice_of_cards)  # a call may take less than what is measured
    hosted(table, work, BotWorkers(1))


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Overloaded(7, spent=False), "work.busy"),
        (Overloaded(7, spent=True), "work.budget"),
        (TimeoutError(), "work.busy"),  # for a second time
        (WorkerDied("gone"), "work.busy"),
        (OverBudget(), "work.hard"),
    ],
)
def test_what_is_refused_says_why_and_for_how_long(hosted, error, code):
    """In both languages."""

    class Queue:
        async def ask(self, *_):
            raise error

    async def work(room):
        room.bots.queue = Queue()
        with pytest.raises(Refused) as refused:
            await hint_for(room.actor, "N")
        assert code == refused.value.code
        if code != "work.hard":
            seconds = f"{refused.value.facts['seconds']} s."
            assert all(refused.value.say(language).endswith(seconds) for language in ("fr", "en"))

    hosted(table_of("NESW", policy={"hints": "allowed"}), work, BotWorkers(1))


def test_hints(hosted):
    """Only the player whose turn it is gets a hint, computed from their view."""

    async def work(room):
        hint = await hint_for(room.actor, "N")
        assert str(hint.move) in (await room.page("N")).picture["legal"]
        for visitor in ("S", "E", "ana", None):
            with pytest.raises(Refused):
                await hint_for(room.actor, visitor)

    table = table_of("NESW", match={"kind": "duplicate", "boards": 1}, policy={"hints": "allowed"})
    hosted(table, work)


def test_bots_compare_a_duplicate_board_in_the_background(hosted):
    """It is begun after the auction, as many tables are left before; it is shown once the deal is over."""

    async def work(room):
        page = await room.page("S")
        for entry in room.table.started_log:
            room.actor.follow_up(entry)
        while not has_lead(room.table):
            assert not room.actor._comparisons.busy
            await room.move(id=f"{room.table.started_log.version}")
        await until(lambda: 1 in room.table.comparisons)
        assert "3SA " not in page.text
        assert "3NT " not in page.text
        while not room.table.between_deals:
            await room.move(id=f"{room.table.started_log.version}")
        results = page.picture["sheet"]["rows"][0]["compare"]["results"]
        assert {True, False} == {result["you"] for result in results}
        standing = page.picture["sheet"]["standing"]
        assert (standing["tables"], standing["boards"]) == (len(results), 1)

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 2}), work)


# The clock


def with_clock(people, **given):
    return table_of(people, policy=INSTANT | {"clock": 30}, **given)


@pytest.fixture
def fast(monkeypatch):
    """Shorten the clock's thirty seconds to ten milliseconds."""

    class Fast(Clock):
        def run(self, turn):
            super().run(turn and replace(turn, seconds=0.01))

    monkeypatch.setattr(turning, "Clock", Fast)


@pytest.mark.usefixtures("fast")
def test_when_the_time_is_over_a_bot_moves(hosted):
    """A bot makes one move, then the next person's time runs."""

    async def work(room):
        version = room.table.started_log.version
        await room.page("S")
        await until(lambda: room.table.started_log.version >= version + 3)
        proves(room.table)

    hosted(with_clock("NESW"), work)


def test_only_a_move_restarts_the_clock(hosted):
    """Chat, new pages and refused requests do not restart the clock; a move does."""

    async def work(room):
        page = await room.page("S")
        seat, first = page.picture["clock"]["seat"], room.actor._turns.clock._deadline
        await room.actor.ask(lambda table: chat.chat(table, "S", "Un instant", "all"))
        await room.page("ana")
        with pytest.raises(Refused):
            await room.actor.set_ready("S")
        assert first == room.actor._turns.clock._deadline
        assert 0 < page.picture["clock"]["left"] <= 30_000
        await asyncio.sleep(0.002)
        await room.move()
        assert first < room.actor._turns.clock._deadline
        assert seat != page.picture["clock"]["seat"]

    hosted(with_clock("NESW"), work)


@pytest.mark.usefixtures("fast")
def test_a_claim_that_nobody_answers(hosted):
    """The clock runs for players who have to answer a claim."""

    async def work(room):
        await room.page("S")
        await room.move("N", MakeClaim(0), id="claim")
        await until(
            lambda: (
                room.table.started_log.state.board.closed or room.table.started_log.state.board.claim is None
            )
        )

    table = with_clock("NESW", match={"kind": "duplicate", "boards": 1})
    for word in ["1S", "P", "P", "P"]:
        table.act_now(table.started_log.state.player, parse_action(word))
    table.act_now("E", table.started_log.state.legal()[0])
    hosted(table, work)


@pytest.mark.usefixtures("fast")
def test_an_id_of_a_page_does_not_stop_the_clock(hosted):
    """A page cannot stop the clock by sending ids that look like the server's."""

    async def work(room):
        log = room.table.started_log
        for name in ("bot", "late"):
            await room.move(log.state.player, log.state.legal()[0], id=f"{name}-{log.position + 4}")
        version = log.version
        await until(lambda: room.table.started_log.version >= version + 5)

    hosted(with_clock("NESW"), work)


def test_no_clock_between_deals_nor_for_bots(hosted):
    """There is no time limit for looking at a finished deal."""

    async def work(room):
        page = await room.page("S")
        assert page.picture["clock"] is None

    table = with_clock("S")
    play_deal(table)
    hosted(table, work)
