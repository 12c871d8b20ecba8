"""Nobody at the table: work for it is given up, and taken up again when somebody comes."""

import asyncio
from types import SimpleNamespace

import pytest

from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.live import occupancy
from chelem.site.tables.live.occupancy import SHORTEST_GRACE, Occupancy
from chelem.site.tables.live.supervisor import PATIENCE, TurnSupervisor
from tests.site.tables.live.test_training import training_table
from tests.support.hosting import INSTANT
from tests.support.tables import has_lead, table_of, until
from tests.support.timers import clock_of


@pytest.fixture
def clock(monkeypatch):
    return clock_of(occupancy, monkeypatch)


def occupancy_of(kind=None, grace=30):
    boards = None if kind is None else SimpleNamespace(kind=kind)
    table, woken = SimpleNamespace(policy=Policy(grace=grace), board_set=boards), []
    return Occupancy(lambda: table, lambda: woken.append(True)), woken


@pytest.mark.parametrize(("grace", "seconds"), [(30, 30), (120, 120), (0, SHORTEST_GRACE)])
def test_a_table_that_everybody_has_left(clock, grace, seconds):
    """It is deserted after the time of grace, until a page is there again."""
    place, woken = occupancy_of(grace=grace)
    place.note_page()
    clock.pass_seconds(1000)
    place.note_empty()
    clock.pass_seconds(seconds - 1)
    assert not place.deserted
    clock.pass_seconds(1)
    assert place.deserted
    assert [True] == woken
    place.note_page()
    assert not place.deserted


def test_a_table_to_which_nobody_comes(clock):
    """It is deserted as one is that has just been left: a server that starts again plays for nobody."""
    place, _ = occupancy_of()
    clock.pass_seconds(29)
    assert not place.deserted
    clock.pass_seconds(1)
    assert place.deserted


def test_tables_of_an_event_are_played_on(clock):
    """Others wait for their results; in a challenge nobody does."""
    event, challenge = occupancy_of("event")[0], occupancy_of("challenge")[0]
    clock.pass_seconds(1000)
    assert not event.deserted
    assert challenge.deserted


class Thinker:
    """Bots that think until they may move; it counts who thinks."""

    def __init__(self, bots):
        self.may_move = asyncio.Event()
        self.thinking = self.begun = 0
        self._think, bots.move = bots.move, self.move

    async def move(self, *turn, **alike):
        self.thinking += 1
        self.begun += 1
        try:
            await self.may_move.wait()
            return await self._think(*turn, **alike)
        finally:
            self.thinking -= 1


def test_bots_stop_thinking_for_nobody(hosted, clock):
    """They begin again with the page that comes; meanwhile nothing is due, so nothing is stuck."""

    async def work(room):
        bots, supervisor = Thinker(room.bots), TurnSupervisor(lambda: [room.actor])
        page = await room.page("S")
        await until(lambda: bots.thinking == 1)
        await room.actor.unsubscribe(page.subscriber)
        clock.pass_seconds(29)
        await asyncio.sleep(0.01)
        assert 1 == bots.thinking
        clock.pass_seconds(1)
        await until(lambda: bots.thinking == 0)
        for now in (0, PATIENCE + 1, 2 * PATIENCE + 2):
            supervisor.look([room.actor], now)
        await asyncio.sleep(0.01)
        assert (0, 1) == (supervisor.stuck, bots.begun)
        assert room.actor.due is None
        assert room.actor.idle
        bots.may_move.set()
        await room.page("S")
        await until(lambda: room.table.started_log.state.player == "S" and room.actor.due is None)

    hosted(table_of("S", policy=INSTANT), work)


def test_one_page_is_enough(hosted, clock):
    """That of somebody who watches, too."""

    async def work(room):
        bots = Thinker(room.bots)
        page = await room.page("S")
        await room.page("ana")
        await room.actor.unsubscribe(page.subscriber)
        clock.pass_seconds(1000)
        await until(lambda: bots.thinking == 1)
        bots.may_move.set()
        await until(lambda: room.table.started_log.state.player == "S")

    hosted(table_of("S", policy=INSTANT), work)


def test_no_clock_runs_for_nobody(hosted, clock):
    """Else robots would play the match to its end; players who come back have all their time."""

    async def work(room):
        page = await room.page("S")
        assert room.actor._turns.clock.remaining() is not None
        await room.actor.unsubscribe(page.subscriber)
        clock.pass_seconds(30)
        await until(lambda: room.actor._turns.clock.remaining() is None)
        await room.page("S")
        assert room.actor._turns.clock.remaining() is not None

    hosted(table_of("NESW", policy=INSTANT | {"clock": 30}), work)


def test_no_board_is_compared_for_nobody(hosted, clock):
    """It is once somebody comes."""

    async def work(room):
        clock.pass_seconds(30)
        for entry in room.table.started_log:
            room.actor.follow_up(entry)
        while not has_lead(room.table):
            await room.move(id=f"{room.table.started_log.version}")
        await asyncio.sleep(0.01)
        assert 1 not in room.table.comparisons
        assert room.actor.idle
        await room.page("S")
        await until(lambda: 1 in room.table.comparisons)

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 2}), work)


def test_no_board_is_compared_on_for_nobody(hosted, clock):
    """Robots that play it stop when everybody has left, and play it when somebody comes again."""

    async def work(room):
        bots, playing = room.bots, []
        compare = bots.compare

        async def slow(*asked):
            playing.append(True)
            try:
                if len(playing) == 1:
                    await asyncio.Event().wait()
                return await compare(*asked)
            finally:
                playing[-1] = False

        bots.compare = slow
        page = await room.page("S")
        for entry in room.table.started_log:
            room.actor.follow_up(entry)
        while not has_lead(room.table):
            await room.move(id=f"{room.table.started_log.version}")
        await until(lambda: playing == [True])
        await room.actor.unsubscribe(page.subscriber)
        clock.pass_seconds(30)
        await until(lambda: playing == [False])
        assert room.actor.idle
        await room.page("S")
        await until(lambda: 1 in room.table.comparisons)

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 2}), work)


def test_no_deal_is_drawn_for_nobody(hosted, clock):
    """Not for the training at a table either."""

    async def work(room):
        clock.pass_seconds(30)
        await room.actor.ask(lambda _: None)
        await asyncio.sleep(0.01)
        assert room.table.drawn is None
        assert room.actor.idle
        await room.page("S")
        await until(lambda: room.table.drawn is not None or room.table.in_deal)

    hosted(training_table(theme="notrump"), work)
