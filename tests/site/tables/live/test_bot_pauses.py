"""The pauses of bots: how long, and who may skip them."""

import pytest

from chelem.core.errors import Refused
from chelem.site.tables.live import turns as turning
from chelem.site.tables.live.turns import BotPace
from tests.support.tables import bots_move, play_until, table_of, table_of_dummy, until

HOUR = 3600.0
"""A pause that no test would outlive."""


@pytest.fixture
def endless(monkeypatch):
    """Make a calm bot's pause an hour; without one, no test waits."""
    monkeypatch.setitem(turning.PACES, "calm", BotPace(HOUR, 0.0))


@pytest.mark.usefixtures("endless")
def test_hurried_bots_make_no_pauses_until_a_person_is_to_play(hosted):
    """One request brings the moves of all bots before the person's turn; the next bot pauses again."""

    async def work(room):
        await room.page("S")
        version = room.table.started_log.version
        await room.actor.ask(lambda _: None)
        assert version == room.table.started_log.version
        await room.actor.skip_pauses("S")
        await until(lambda: room.table.started_log.state.player == "S")
        assert room.table.started_log.version == version + 3
        await room.move(id="own")
        version = room.table.started_log.version
        await until(lambda: room.actor._turns.bot_to_act() is not None)
        assert version == room.table.started_log.version

    table = table_of("S", bots="instant:sayc")
    play_until(table, lambda table: table.started_log.state.player == "S")
    table.act_now(*bots_move(table))
    hosted(table, work)


@pytest.mark.usefixtures("endless")
def test_a_dummy_hurries_the_whole_deal(hosted):
    """Nothing is left to do for a person who is dummy: one request, and the deal ends without a pause."""

    async def work(room):
        await room.page("N")
        await room.actor.skip_pauses("N")
        await until(lambda: room.table.between_deals)

    hosted(table_of_dummy(), work)


@pytest.mark.usefixtures("endless")
def test_nobody_hurries_bots_for_other_people(hosted):
    """Who plays with others, and who only watches, cannot skip the pauses."""

    async def work(room):
        await room.page("S")
        for visitor in ("N", "S"):
            with pytest.raises(Refused) as refusal:
                await room.actor.skip_pauses(visitor)
            assert "pace.others" == refusal.value.code
        for visitor in ("stranger", None):
            with pytest.raises(Refused) as refusal:
                await room.actor.skip_pauses(visitor)
            assert "chair.none" == refusal.value.code

    hosted(table_of("NS"), work)


@pytest.mark.parametrize(("pace", "slower"), [("brisk", "medium"), ("medium", "calm")])
def test_each_pace_is_quicker_than_the_one_before(pace, slower):
    """A trick is followed by a longer pause, and `instant` has none."""
    quick, slow = turning.PACES[pace], turning.PACES[slower]
    assert 0 < quick.move < slow.move
    assert 0 < quick.trick < slow.trick
    assert BotPace(0.0, 0.0) == turning.PACES["instant"]
