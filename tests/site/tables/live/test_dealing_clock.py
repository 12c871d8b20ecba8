"""How long the next deal waits for pages (docs/protocol.md, Fair dealing)."""

import asyncio
from hashlib import sha256
from types import SimpleNamespace

import pytest

from chelem.engine.events import Pledged, Unrevealed
from chelem.site.database.store_error import StoreError
from chelem.site.tables.domain import promising
from chelem.site.tables.live import dealing_clock
from tests.support.tables import events, play_deal, table_of, until

NONCE = "5" * 64
SECOND = (2, 1)


@pytest.fixture
def hurried(monkeypatch):
    """Give pages no time at all, or all the time that a test may need."""

    def set_times(**seconds):
        for name in ("ANSWER_SECONDS", "ABSENT_SECONDS", "FIRST_VISIT_SECONDS"):
            monkeypatch.setattr(dealing_clock, name, seconds.get(name, 9_999.0))
        monkeypatch.setattr(dealing_clock, "STAGE_SECONDS", 99_999.0)

    return set_times


def after_a_deal(people, match=None):
    table = table_of(people, match=match or {"kind": "duplicate", "boards": 3})
    play_deal(table)
    return table


async def contribute(room, *players):
    digest = sha256(NONCE.encode()).hexdigest()
    for player in players:
        await room.actor.ask(lambda table, p=player: promising.pledge(table, p, SECOND, digest))


def left_out(room):
    return [event.players for event in events(room.table, Unrevealed)][1:]  # without the first deal


async def dealt(room):
    await until(lambda: room.table.in_deal)


def test_pages_that_answer_are_not_kept_waiting(hosted, hurried):
    """The cards come with the last nonce."""
    hurried()

    async def work(room):
        for visitor in "NS":
            await room.page(visitor)
            await room.actor.set_ready(visitor)
        await contribute(room, "N", "S")
        for player in "SN":
            assert room.table.between_deals
            await room.actor.ask(lambda table, p=player: promising.reveal_nonce(table, p, SECOND, NONCE))
        assert room.table.in_deal
        assert [] == left_out(room)

    hosted(after_a_deal("NS"), work)


@pytest.mark.parametrize("pledges", [True, False])
def test_a_page_that_does_not_answer(hosted, hurried, pledges):
    """Its time is up: it is named, and the others are dealt to."""
    hurried(ANSWER_SECONDS=0.0)

    async def work(room):
        await room.page("S")
        if pledges:
            hurried()
        await room.actor.set_ready("S")
        if pledges:
            await contribute(room, "S")
            hurried(ANSWER_SECONDS=0.0)
            await room.actor.ask(lambda _: None)
        await dealt(room)
        assert [("S",)] == left_out(room)
        assert int(pledges) == len(events(room.table, Pledged))

    hosted(after_a_deal("S"), work)


def test_a_page_that_has_gone_or_never_came(hosted, hurried):
    """Neither is waited for longer than its time."""
    hurried(ABSENT_SECONDS=0.0, FIRST_VISIT_SECONDS=0.0)

    async def work(room):
        north = await room.page("N")
        await room.page("S")
        await room.actor.unsubscribe(north.subscriber)
        await room.actor.set_ready("S")
        await contribute(room, "S")
        await room.actor.ask(lambda table: promising.reveal_nonce(table, "S", SECOND, NONCE))
        await dealt(room)
        assert [("N", "E")] == left_out(room)

    hosted(after_a_deal("NES"), work)


def test_while_nobody_is_here_time_stands_still(hosted, hurried):
    """The deal goes on when somebody comes back, and that page gets its time."""
    hurried()

    async def work(room):
        south = await room.page("S")
        await room.actor.set_ready("S")
        await contribute(room, "S")
        await room.actor.unsubscribe(south.subscriber)
        hurried(ABSENT_SECONDS=0.0)
        await room.actor.ask(lambda _: None)
        await asyncio.sleep(0.05)
        assert room.table.between_deals
        assert room.actor.due is None
        await room.page("S")
        assert room.table.between_deals
        await room.actor.ask(lambda table: promising.reveal_nonce(table, "S", SECOND, NONCE))
        assert room.table.in_deal
        assert [] == left_out(room)

    hosted(after_a_deal("S"), work)


def test_a_lone_page_that_comes_again_gets_no_second_stage(hosted, hurried, monkeypatch):
    """What is left of a stage goes on when a page is there again, however often it comes and goes."""
    hurried(ANSWER_SECONDS=10.0)
    monkeypatch.setattr(dealing_clock, "STAGE_SECONDS", 20.0)
    clock = SimpleNamespace(now=-1000.0)  # before this machine has started: a page that comes has just come
    monkeypatch.setattr(dealing_clock, "_now", lambda: clock.now)

    async def work(room):
        page = await room.page("S")
        room.table.presence.here_since["S"] = clock.now
        await room.actor.set_ready("S")
        await contribute(room, "S")
        for _ in range(3):
            clock.now += 6
            await room.actor.unsubscribe(page.subscriber)
            clock.now += 60
            page = await room.page("S")
            room.table.presence.here_since["S"] = clock.now
            await room.actor.ask(lambda _: None)
            assert room.table.between_deals
        clock.now += 3
        await room.actor.ask(lambda _: None)
        assert room.table.in_deal
        assert [("S",)] == left_out(room)

    hosted(after_a_deal("S"), work)


def test_an_answer_that_is_not_stored_gives_no_more_time(hosted, hurried, monkeypatch):
    """The table goes back to the stage before, which ends when it would have ended."""
    hurried(ANSWER_SECONDS=10.0)
    now = dealing_clock._now

    async def work(room):
        for visitor in "NS":
            await room.page(visitor)
            await room.actor.set_ready(visitor)
        await contribute(room, "S")
        monkeypatch.setattr(dealing_clock, "_now", lambda: now() + 5)
        room.keeper.failing = 1
        with pytest.raises(StoreError):
            await contribute(room, "N")
        monkeypatch.setattr(dealing_clock, "_now", lambda: now() + 11)
        await room.actor.ask(lambda _: None)
        assert [("N",)] == left_out(room)

    hosted(after_a_deal("NS"), work)


def test_a_deal_that_is_not_stored_is_dealt_in_a_moment(hosted, hurried, monkeypatch):
    """Whoever was left out has no time left: nobody has to ask again."""
    hurried()
    monkeypatch.setattr(dealing_clock, "RETRY_SECONDS", 0.001)

    async def work(room):
        await room.page("S")
        await room.actor.set_ready("S")
        hurried(ANSWER_SECONDS=0.0)
        room.keeper.failing = 1
        with pytest.raises(StoreError):
            await room.actor.ask(lambda _: None)
        await dealt(room)

    hosted(after_a_deal("S", {"kind": "rubber"}), work)


def test_who_is_ready_stays_so_when_the_next_deal_is_not_stored(hosted, hurried):
    """North was told that it counts; only South has to say so again."""
    hurried(ANSWER_SECONDS=0.0)

    async def work(room):
        for visitor in "NS":
            await room.page(visitor)
        await room.actor.set_ready("N")
        room.keeper.failing = 1
        with pytest.raises(StoreError):
            await room.actor.set_ready("S")
        assert room.table.presence.ready == {"N"}
        await room.actor.set_ready("S")
        assert room.table.in_deal

    hosted(after_a_deal("NS"), work)
