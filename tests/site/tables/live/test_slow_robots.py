"""Pages hear that robots are slow while a move is late, and soon after the last late one no longer."""

import asyncio

import pytest

from chelem.site.tables.live import slow_robots
from chelem.site.tables.live.slow_robots import LATE_SECONDS, SlowRobots
from tests.support.hosting import INSTANT
from tests.support.tables import table_of, until
from tests.support.timers import clock_of

AGAIN = 10.0
"""The seconds within which pages hear that robots are as usual again."""


@pytest.fixture
def clock(monkeypatch):
    return clock_of(slow_robots, monkeypatch)


def test_moves_in_time_are_not_talked_of(clock):
    told = []
    robots = SlowRobots(told.append)
    for _ in range(20):
        with robots.waiting():
            clock.pass_seconds(LATE_SECONDS - 0.1)
    clock.pass_seconds(60)
    assert [] == told


def test_a_late_move_is_told_at_once_and_taken_back_soon(clock):
    """Within ten seconds of it, though nothing else happens."""
    told = []
    robots = SlowRobots(told.append)
    with robots.waiting():
        clock.pass_seconds(LATE_SECONDS)
        assert [True] == told
        assert robots.slow
        clock.pass_seconds(60)
    assert [True] == told
    clock.pass_seconds(AGAIN)
    assert [True, False] == told
    assert not robots.slow


def test_many_late_moves_are_told_once(clock):
    """What lies between them does not take the notice away; moves in time do not prolong it."""
    told = []
    robots = SlowRobots(told.append)
    for _ in range(5):
        with robots.waiting():
            clock.pass_seconds(LATE_SECONDS + 1)
        clock.pass_seconds(0.5)
        with robots.waiting():
            clock.pass_seconds(0.5)
    assert [True] == told
    for _ in range(10):
        with robots.waiting():
            clock.pass_seconds(1)
    assert [True, False] == told


def test_pages_hear_it(hosted, clock):
    """Also one that comes meanwhile; the status of the store is said with it."""

    async def work(room):
        gate = asyncio.Event()
        think = room.bots.move

        async def slowly(turn, visitor, **alike):
            await gate.wait()
            return await think(turn, visitor, **alike)

        room.bots.move = slowly
        page = await room.page("S")
        await until(lambda: bool(clock.planned))
        clock.pass_seconds(LATE_SECONDS)
        assert b'{"t":"status","store":"ok","robots":"slow"}' == page.sent[-1]
        assert room.actor.robots.slow
        other = await room.page("ana")
        assert b'{"t":"status","store":"ok","robots":"slow"}' in other.sent
        gate.set()
        await until(lambda: room.table.started_log.state.player == "S")
        clock.pass_seconds(AGAIN)
        for each in (page, other):
            assert b'{"t":"status","store":"ok"}' == each.sent[-1]
        assert not room.actor.robots.slow

    hosted(table_of("S", policy=INSTANT), work)
