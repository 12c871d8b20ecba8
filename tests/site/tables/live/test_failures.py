"""What fails while nobody waits for it is logged, with a traceback, the table and the seat."""

import asyncio
import logging

import pytest

from chelem.core.seats import Seat
from chelem.site.database.database import Database
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.live import turns as turning
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.lobby import Lobby
from chelem.site.tables.live.turns import TurnRunner
from tests.support.hosting import FAILED, INSTANT
from tests.support.tables import SECRET, SIGNER, Bots, has_lead, now, play_until, spec_of, table_of, until


class Broken(Exception):
    """An unforeseen error."""


def broken(*_, **__):
    raise Broken


@pytest.fixture
def logged(caplog):
    """Return the text of the one record that contains `words`; it has the traceback of an error of `kind`."""

    def one(words, kind=Broken):
        (record,) = (record for record in caplog.records if words in record.getMessage())
        assert record.levelno >= logging.WARNING
        assert kind is record.exc_info[0]
        assert record.exc_info[2] is not None
        return record.getMessage()

    return one


def bot_to_act(table):
    state = table.started_log.state
    return next(Seat.parse("NESW"[turn.actor]) for turn in state.turns)


def test_a_bot_that_cannot_play(hosted, monkeypatch, logged):
    """The record names the table, the deal and the seat."""
    monkeypatch.setattr(turning, "RETRY_DELAY", 0.001)

    async def work(room):
        room.bots.failing = 1
        seat = bot_to_act(room.table)
        await room.page("S")
        await until(lambda: not room.bots.failing and room.table.started_log.state.player == "S")
        line = logged("a bot cannot play", OSError)
        assert line.startswith("table tablexyz, contract duplicate, deal 1, version ")
        assert f"seat {seat}" in line

    hosted(table_of("S", policy=INSTANT), work)


def test_the_turn_of_a_bot_that_breaks_off(hosted, monkeypatch, logged):
    """An error outside the bot's move is logged at once, not when the task is garbage-collected."""
    monkeypatch.setattr(TurnRunner, "_pause", broken)

    async def work(room):
        seat = bot_to_act(room.table)
        await room.page("S")
        await until(lambda: room.actor._turns._bot is not None and room.actor._turns._bot.done())
        await asyncio.sleep(0)
        assert f"seat {seat}: a bot has stopped" in logged("a bot has stopped")

    hosted(table_of("S", policy=INSTANT), work)


def test_a_comparison_that_fails(hosted, logged):
    """The record names the deal without a comparison."""

    async def work(room):
        room.bots.compare = broken
        for entry in room.table.started_log:
            room.actor.follow_up(entry)
        await until(lambda: not room.actor._comparisons.busy)
        assert "table tablexyz" in logged("deal 1 is not compared")

    table = table_of("NESW")
    play_until(table, has_lead)
    hosted(table, work)


def test_a_change_whose_author_has_left(hosted, logged):
    """The error of a change whose caller has gone is logged."""

    async def work(room):
        asked = asyncio.ensure_future(room.actor.ask(broken))
        await asyncio.sleep(0)
        asked.cancel()
        await room.actor.ask(lambda _: None)
        assert "table tablexyz, contract duplicate" in logged("a change failed")

    hosted(table_of("NESW"), work)


def test_a_change_that_cannot_be_kept(hosted, logged):
    """An error of the store is logged with the table and the deal."""

    async def work(room):
        room.keeper.failing = 1
        with pytest.raises(type(FAILED)):
            await room.move()
        assert "deal 1" in logged("a change failed", type(FAILED))

    hosted(table_of("NESW"), work)


def test_turns_that_cannot_begin(hosted, monkeypatch, logged):
    """An error in the actor's own task is logged."""

    async def work(room):
        monkeypatch.setattr(room.actor._turns, "schedule_bot", broken)
        await room.actor.ask(lambda _: None)
        await until(room.actor._runner.done)
        await asyncio.sleep(0)
        assert "table tablexyz" in logged("the next turn does not start")

    hosted(table_of("NESW"), work)


def test_a_table_that_cannot_be_unloaded(tmp_path, monkeypatch, logged):
    """The sweep continues with the other tables."""

    async def work():
        lobby = Lobby(Database(f"sqlite:///{tmp_path}/x.db", now), Bots(), SECRET, SIGNER)
        codes = [await lobby.create(spec_of({"game": "contract"}), Guest("sam", "Sam")) for _ in range(2)]
        first, second = [await lobby.actor(code) for code in codes]
        monkeypatch.setattr(TableActor, "idle", True)
        monkeypatch.setattr(first, "close", broken)
        for code, actor in zip(codes, (first, second), strict=True):
            lobby._unload_if_idle(code, actor, float("inf"))
        assert codes[0] in logged("cannot be unloaded")
        assert not lobby._actors
        lobby.close()
        lobby.database.close()

    asyncio.run(work())
