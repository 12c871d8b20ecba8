"""Events in memory: those that nobody asks for are unloaded, and organisers may remove theirs."""

import asyncio
import time

import pytest

from chelem.core.errors import Busy, Refused, Unknown
from chelem.events.competitor import Competitor
from chelem.events.log.author import Author
from chelem.events.log.entries.entrants import EntrantEntered
from chelem.events.log.entries.opening import EventClosed, EventOpened
from chelem.movements.generators.mitchell import mitchell
from chelem.site.events.live import events, log_quota, online_rounds
from chelem.site.events.live.events import EventOffice
from tests.site.events.live.test_online_rounds import ANNE, evening
from tests.site.tables.live.test_lobby import housed
from tests.support.tables import until

__all__ = ["evening", "housed"]

ORGANISER = Author("organiser", "1")
TUESDAY = EventOpened("Tuesday", "2026-01-01")


def test_idle_events_are_unloaded(housed):
    """Who asks later has the same event, with another tag; whoever still has the old object cannot write."""

    async def work(lobby, _):
        office = EventOffice(lobby)
        old = await office.open_event(TUESDAY)
        await old.put_person(Competitor("p1", "Ana"))
        office.unload_idle(old.used + events.IDLE_TIME - 1)
        assert old is office.in_memory(old.code)
        office.unload_idle(old.used + events.IDLE_TIME + 1)
        assert office.in_memory(old.code) is None
        with pytest.raises(Busy):
            await old.write(EntrantEntered(1, ("p1",)), ORGANISER)
        new = await office.find(old.code)
        assert (old.event.entries, old.persons) == (new.event.entries, new.persons)
        assert old.quota.characters == new.quota.characters > 0
        await new.write(EntrantEntered(1, ("p1",)), ORGANISER)

    housed(work)


def test_large_events_are_unloaded_sooner(housed, monkeypatch):
    """Where the logs in memory have too many characters, those that were asked for longest ago go first."""

    async def work(lobby, _):
        office = EventOffice(lobby)
        actors = [await office.open_event(TUESDAY) for _ in range(3)]
        monkeypatch.setattr(events, "MOST_CHARACTERS", 2 * actors[0].quota.characters)
        office.unload_idle(actors[0].used + events.SHORT_IDLE_TIME - 1)
        assert all(office.in_memory(actor.code) for actor in actors)
        for number, actor in enumerate(actors):
            actor.used = 1000.0 + number
        office.unload_idle(1010.0 + events.SHORT_IDLE_TIME)
        assert [False, True, True] == [office.in_memory(actor.code) is not None for actor in actors]

    housed(work)


def test_an_event_that_somebody_follows_stays(housed):
    """A page that waits for news, and a phone that waits for the director, keep it in memory."""

    async def work(lobby, _):
        office = EventOffice(lobby)
        followed, asked = await office.open_event(TUESDAY), await office.open_event(TUESDAY)
        waiting = asyncio.create_task(followed.pages.wait(followed.tag, 60))
        asked.claims.new(1)
        await until(lambda: followed.pages.is_awaited)
        office.unload_idle(time.monotonic() + 2 * events.IDLE_TIME)
        assert followed is office.in_memory(followed.code)
        assert asked is office.in_memory(asked.code)
        waiting.cancel()

    housed(work)


def test_an_online_event_in_play_stays(evening):
    """Its rounds go on whoever looks."""

    async def work(held, _):
        await held.start(mitchell(3, 3, 2), ANNE)
        held.office.unload_idle(time.monotonic() + 2 * events.IDLE_TIME)
        assert held.actor is held.office.in_memory(held.code)

    evening(work)


def test_an_organiser_removes_an_event(housed):
    """Nothing of it is left in the database, and pages that follow it learn that it is unknown."""

    async def work(lobby, _):
        office = EventOffice(lobby)
        actor = await office.open_event(TUESDAY)
        await actor.put_person(Competitor("p1", "Ana"))
        following = asyncio.create_task(actor.pages.wait(actor.tag, 60))
        await until(lambda: actor.pages.is_awaited)
        await office.remove(actor.code)
        await following
        with pytest.raises(Unknown):
            await office.find(actor.code)
        with pytest.raises(Unknown):
            await actor.write(EntrantEntered(1, ("p1",)), ORGANISER)
        assert await office.store.find(actor.code) is None

    housed(work)


def test_an_event_in_play_online_is_closed_first(evening):
    """Its boards are still played: without the event nobody would know that they are secret."""

    async def work(held, _):
        await held.start(mitchell(3, 3, 2), ANNE)
        with pytest.raises(Refused, match="Close the event before"):
            await held.office.remove(held.code)
        await held.actor.write(EventClosed(), ORGANISER)
        await held.office.remove(held.code)

    evening(work)


def test_a_table_stays_when_its_event_is_removed(evening):
    """Who has played there opens it again, and its boards go on after a restart."""

    async def work(held, reopened):
        await held.start(mitchell(2, 2, 1), ANNE)
        code = (await held.table_of(ANNE)).table.code
        await held.actor.write(EventClosed(), ORGANISER)
        await held.office.remove(held.code)
        held.serve(reopened())
        actor = await held.lobby.actor(code)
        assert actor.table.presence.on_hold == (actor.table.status != "over")
        await held.office.of_tables.come_back(actor, "anne")
        await until(lambda: not actor.table.presence.on_hold)

    evening(work)


def test_a_simultaneous_goes_on_without_a_member_that_is_removed(housed, monkeypatch):
    """The others, who have joined by the one code of earlier versions, stay until they are removed."""
    monkeypatch.setattr(online_rounds, "TICK", 0.01)

    async def work(lobby, _):
        office = EventOffice(lobby)
        whole = await office.open_event(EventOpened("All", "2026-01-01", simultaneous=True))
        invitation = office.simultaneous.invitation(whole)
        members = [await office.open_event(TUESDAY, invitation) for _ in range(2)]
        with pytest.raises(Refused, match="Close the event before"):
            await office.remove(whole.code)
        await office.remove(members[0].code)
        assert [members[1].code] == [one.code for one in await office.simultaneous.members(whole)]
        await office.simultaneous.exclude(whole, members[1].code, ORGANISER)
        assert [] == await office.simultaneous.members(whole)
        office.close()

    housed(work)


def test_the_quota_of_a_log_survives_a_restart(housed, monkeypatch):
    """What was written before is counted again; what is refused changes nothing."""
    monkeypatch.setattr(log_quota, "MOST_ENTRIES", 3)

    async def work(lobby, reopened):
        actor = await EventOffice(lobby).open_event(TUESDAY)
        await actor.write(EntrantEntered(1, ("p1",)), ORGANISER)
        again = await EventOffice(reopened()).find(actor.code)
        await again.write(EntrantEntered(2, ("p2",)), ORGANISER)
        with pytest.raises(Refused, match="is full"):
            await again.write(EntrantEntered(3, ("p3",)), ORGANISER)
        assert 3 == again.event.version
        stored = await again._store.find(actor.code)
        assert stored is not None
        assert 3 == len(stored.entries)

    housed(work)
