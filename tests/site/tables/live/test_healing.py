"""A table whose store fails is loaded again by itself, and play goes on."""

import asyncio
import contextlib
import logging

import pytest

from chelem.core.calls import Bid, SimpleCall
from chelem.core.errors import Refused
from chelem.site.database.store_error import StoreError
from chelem.site.tables.live import actor as acting
from chelem.site.tables.live import pauses
from chelem.site.tables.live import turns as turning
from chelem.site.tables.live.bot_tasks import BotMove
from tests.support.hosting import INSTANT
from tests.support.tables import Bots, table_of, until


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Pauses of milliseconds, so that the tests take none of seconds."""
    monkeypatch.setattr(pauses, "FIRST", 0.001)
    monkeypatch.setattr(pauses, "LONGEST", 0.01)
    monkeypatch.setattr(turning, "RETRY_DELAY", 0.001)


def fail_at(room, save_number, loads):
    """Let the save of that number fail, and so many loads after it."""
    save, saved = room.keeper.save, 0

    async def failing(pending):
        nonlocal saved
        saved += 1
        if saved == save_number:
            room.keeper.failing, room.keeper.failing_loads = 1, loads
        await save(pending)

    room.keeper.save = failing


def first_move(state):
    """Return a move that takes no thought: one club, then passes, then the first legal card."""
    legal = list(state.legal())
    return next((each for each in (Bid.parse("1C"), SimpleCall.PASS) if each in legal), legal[0])


class QuickBots(Bots):
    """Bots without thought."""

    async def move(self, turn, _visitor, *, alike=False):  # noqa: ARG002 - as above
        await asyncio.sleep(0)
        return BotMove(first_move(turn.view.state))


async def play_out(room):
    """Let South call and play until the deal is over, trying again whatever is not kept."""
    while room.actor.healing or room.table.in_deal:
        await asyncio.sleep(0)
        if not room.actor.healing and room.table.in_deal and south_to_act(room):
            state = room.table.started_log.state
            with contextlib.suppress(StoreError, Refused):  # refused if what was read was not kept
                await room.move(state.player, first_move(state), id=f"move-{room.table.started_log.version}")


def south_to_act(room):
    return room.actor._turns.bot_to_act() is None


@pytest.mark.parametrize("loads", [0, 2])
@pytest.mark.parametrize("save_number", [1, 2, 5, 20, 41])
def test_whichever_save_fails_the_deal_is_played_to_its_end(hosted, save_number, loads):
    """A change that is not kept, of a bot or of a person, and loads that fail after it, stop no table."""

    async def work(room):
        fail_at(room, save_number, loads)
        await room.page("S")
        await play_out(room)
        assert room.table.started_log.state.board.closed

    hosted(table_of("S", policy=INSTANT), work, QuickBots())


def test_the_last_bot_before_a_person(hosted):
    """Its call is not kept, though in memory it is South's turn: the bot is asked again."""

    async def work(room):
        save = room.keeper.save
        failed = []

        async def failing(pending):
            if not failed and room.table.started_log.state.player == "S":
                failed.append(room.table.started_log.version)
                room.keeper.failing = room.keeper.failing_loads = 1
            await save(pending)

        room.keeper.save = failing
        page = await room.page("S")
        await until(lambda: page.versions[-1:] == failed[:1] != [])
        assert south_to_act(room)

    hosted(table_of("S", policy=INSTANT), work)


def test_pages_hear_whether_moves_can_be_kept(hosted):
    """They are told once when the store fails, once when it works again; so are pages that open meanwhile."""

    async def work(room):
        page = await room.page("S")
        room.keeper.failing = 3
        for _ in range(3):
            with pytest.raises(StoreError):
                await room.move()
        late = await room.page("N")
        assert (["away"], ["away"]) == (page.store, late.store)
        await room.move()
        assert (["away", "ok"], ["away", "ok"]) == (page.store, late.store)

    hosted(table_of("NESW"), work)


def test_pages_hear_that_a_change_takes_long(hosted, monkeypatch):
    """A store that answers late is as good as away until it does."""
    monkeypatch.setattr(acting, "SLOW_SAVE", 0.001)

    async def work(room):
        page = await room.page("S")
        room.keeper.open.clear()
        move = asyncio.ensure_future(room.move())
        await until(lambda: page.store == ["away"])
        assert not move.done()
        room.keeper.open.set()
        await move
        assert ["away", "ok"] == page.store

    hosted(table_of("NESW"), work)


def test_an_outage_is_logged_once(hosted, caplog):
    """However many requests fail meanwhile: when the table goes, with the cause, and when it is back."""

    async def work(room):
        with caplog.at_level(logging.INFO):
            room.keeper.failing, room.keeper.failing_loads = 1, 30
            for _ in range(50):
                with pytest.raises(StoreError):
                    await room.move()
            await until(lambda: not room.actor.healing)
        words = [record.getMessage() for record in caplog.records]
        assert [True] == ["not loaded again yet" in each for each in words if "not loaded" in each]
        assert [True] == ["loaded again" in each for each in words if each.endswith(": loaded again")]
        assert len(words) <= 3

    hosted(table_of("NESW"), work)


def test_pauses_grow_to_the_longest():
    """Twice as long each time, a fifth more or less, and never above the longest by more than that."""
    found = [pause for pause, _ in zip(pauses.growing_pauses(), range(20), strict=False)]
    assert all(0.8 * pauses.FIRST * 2**n <= each for n, each in enumerate(found[:3]))
    assert all(0.8 * pauses.LONGEST <= each <= 1.2 * pauses.LONGEST for each in found[8:])
