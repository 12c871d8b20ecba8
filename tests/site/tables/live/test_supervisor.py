"""A turn that the server owes and nobody makes is noticed, logged once, and started again."""

import logging

import pytest

from chelem.site.tables.live import turns as turning
from chelem.site.tables.live.supervisor import PATIENCE, TurnSupervisor
from tests.support.hosting import INSTANT
from tests.support.tables import table_of, until


def supervisor_of(room):
    return TurnSupervisor(lambda: [room.actor])


def overdue(caplog):
    return [record.getMessage() for record in caplog.records if "overdue" in record.getMessage()]


def test_a_bot_whose_task_is_gone(hosted, monkeypatch, caplog):
    """The bot is asked again once its turn has lasted too long, and its call is made."""
    monkeypatch.setattr(turning, "RETRY_DELAY", 0.001)

    async def work(room):
        supervisor = supervisor_of(room)
        page = await room.page("S")
        room.actor._turns._bot.cancel()
        version = room.table.started_log.version
        supervisor.look([room.actor], 0)
        supervisor.look([room.actor], PATIENCE)
        assert (0, version) == (supervisor.stuck, room.table.started_log.version)
        with caplog.at_level(logging.WARNING):
            supervisor.look([room.actor], PATIENCE + 1)
            assert 1 == supervisor.stuck
            supervisor.look([room.actor], PATIENCE + 2)
        (line,) = overdue(caplog)
        assert line.startswith("table tablexyz, contract duplicate, deal 1, version ")
        await until(lambda: page.versions[-1] > version)
        supervisor.look([room.actor], PATIENCE + 3)
        assert 0 == supervisor.stuck

    hosted(table_of("S", policy=INSTANT), work)


def test_a_person_may_think_as_long_as_they_like(hosted, caplog):
    """Only turns of the server are watched."""

    async def work(room):
        supervisor = supervisor_of(room)
        for now in (0, 1_000, 2_000):
            supervisor.look([room.actor], now)
        assert 0 == supervisor.stuck
        assert not overdue(caplog)

    hosted(table_of("NESW"), work)


def test_a_bot_that_is_still_thinking_is_left_alone(hosted):
    """It is overdue, but a second bot beside it would only take its place in the queue."""

    async def work(room):
        supervisor = supervisor_of(room)
        room.keeper.open.clear()
        room.actor._turns.schedule_bot()
        task = room.actor._turns._bot
        for now in (0, PATIENCE + 1):
            supervisor.look([room.actor], now)
        assert task is room.actor._turns._bot
        assert not task.done()
        room.keeper.open.set()

    hosted(table_of("S", policy=INSTANT), work)


def test_a_move_that_is_never_stored_is_no_turn_made(hosted, monkeypatch):
    """A bot moves again and again, each time the store waits and then fails: its turn is overdue."""
    monkeypatch.setattr(turning, "RETRY_DELAY", 0.001)

    async def work(room):
        supervisor = supervisor_of(room)
        version = room.table.started_log.version
        room.keeper.failing = 1_000_000
        for now in (0, 6, PATIENCE + 2):
            room.keeper.open.clear()
            room.actor.start_turn()
            await until(lambda: room.table.started_log.version > version)
            supervisor.look([room.actor], now)
            table = room.table
            room.keeper.open.set()
            await until(lambda table=table: room.table is not table)
            supervisor.look([room.actor], now + 1)
        room.keeper.failing = 0
        assert 1 == supervisor.stuck

    hosted(table_of("S", policy=INSTANT), work)


@pytest.mark.parametrize("lost", ["bot", "nothing"])
def test_turns_that_go_on_are_never_overdue(hosted, lost):
    """However much time passes between two looks, another turn is another turn."""

    async def work(room):
        supervisor = supervisor_of(room)
        if lost == "bot":
            room.bots.failing = 1
        page = await room.page("S")
        for now in range(0, 1_000, 100):
            version = page.versions[-1]
            supervisor.look([room.actor], now)
            if room.actor.due is None:
                break
            await until(lambda version=version: page.versions[-1] > version)
        assert 0 == supervisor.stuck

    hosted(table_of("S", policy=INSTANT), work)
