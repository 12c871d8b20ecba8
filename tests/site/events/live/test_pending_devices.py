"""Devices that wait for a key of an event go on waiting when another process has the event."""

import asyncio

import pytest
from sqlalchemy import func, select

from chelem.core.errors import Unknown
from chelem.events.competitor import Competitor
from chelem.site.database import schema
from chelem.site.database.database import Database
from chelem.site.events.live import joining_codes, seat_claims
from chelem.site.events.live.events import EventOffice
from chelem.site.events.live.joining_codes import JoiningCodes
from chelem.site.events.live.pending_devices import PendingDevices
from chelem.site.events.live.seat_claims import PendingClaims
from chelem.site.events.store.event_store import EventStore
from chelem.site.relay import news as news_module
from chelem.site.relay.cluster import Cluster
from chelem.site.tables.live.lobby import Lobby
from tests.site.events.live.test_office import TUESDAY
from tests.support.servers.clusters import DeafBus, clusters, own_all
from tests.support.table_fixtures import database, postgresql
from tests.support.tables import SECRET, SIGNER, Bots, now, until

__all__ = ["database", "postgresql"]


@pytest.fixture
def offices(database):
    """Run a coroutine with the events of two processes, or of one alone."""

    def run(work, members):
        async def inside():
            opened = [Database(database, now) for _ in members]
            lobbies = [
                Lobby(each, Bots(), SECRET, SIGNER, member)
                for each, member in zip(opened, members, strict=True)
            ]
            try:
                await work(*(EventOffice(lobby) for lobby in lobbies))
            finally:
                for lobby in lobbies:
                    lobby.close()
                    lobby.database.close()

        asyncio.run(inside())

    return run


def move_to(owner, other):
    """Let the process of one of two offices own all events."""
    here, there = owner._lobby.cluster, other._lobby.cluster
    own_all(here.owners.process, here, there)


def test_a_phone_that_waits_is_answered_by_the_next_owner(offices):
    """Its director sees its number there, and the phone learns the answer by the id that it alone knows."""

    async def work(first, second):
        before = await first.open_event(TUESDAY)
        claims = [before.claims.new(entrant, "192.0.2.1") for entrant in (3, 4, 5)]
        before.claims.answer(claims[0].number, granted=False)
        await before.pending.keep()
        move_to(second, first)
        after = await second.find(before.code)
        expected = [(claim.number, claim.entrant) for claim in claims[1:]]
        assert expected == [(claim.number, claim.entrant) for claim in after.claims.waiting()]
        after.claims.answer(claims[1].number, granted=True)
        await after.pending.keep()
        move_to(first, second)
        again = await EventOffice(first._lobby).find(before.code)
        states = [again.claims.find(claim.id).state for claim in claims]
        assert ["refused", "granted", "waiting"] == states
        assert claims[1].id == again.claims.find(claims[1].id).id
        with pytest.raises(Unknown):
            again.claims.find("")

    offices(work, clusters())


def test_a_directors_code_is_good_once_whoever_has_the_event(offices):
    """It is good at the next owner, and used up for all that follow."""

    async def work(first, second):
        before = await first.open_event(TUESDAY)
        codes = [before.codes.new() for _ in range(2)]
        await before.pending.keep()
        move_to(second, first)
        after = await second.find(before.code)
        assert not after.codes.take("AAAAAA")
        assert after.codes.take(f" {codes[0].lower()} ")
        await after.pending.keep()
        move_to(first, second)
        again = await EventOffice(first._lobby).find(before.code)
        assert [False, True] == [again.codes.take(code) for code in codes]

    offices(work, clusters())


def test_rows_of_what_is_pending_open_nothing(offices):
    """Neither a code nor the id of a claim is in the database, nor from where a phone has asked."""

    async def work(first, _second):
        event = await first.open_event(TUESDAY)
        code, claim = event.codes.new(), event.claims.new(3, "192.0.2.1")
        await event.pending.keep()
        stored = ""
        for rows in (schema.joining_codes, schema.seat_claims):
            stored += str(
                await first._lobby.database.read(
                    lambda connection, rows=rows: connection.execute(select(rows)).all()
                )
            )
        assert all(secret not in stored for secret in (code, claim.id, "192.0.2.1"))
        await first.remove(event.code)
        for rows in (schema.joining_codes, schema.seat_claims):
            count = select(func.count()).select_from(rows)
            assert 0 == await first._lobby.database.read(
                lambda connection, count=count: connection.scalar(count)
            )

    offices(work, clusters())


def test_a_process_alone_stores_nothing_of_them(offices):
    """They are in memory, as before."""

    async def work(alone):
        event = await alone.open_event(TUESDAY)
        event.codes.new()
        event.claims.new(3)
        await event.pending.keep()
        for rows in (schema.joining_codes, schema.seat_claims):
            count = select(func.count()).select_from(rows)
            assert 0 == await alone._lobby.database.read(
                lambda connection, count=count: connection.scalar(count)
            )

    offices(work, [Cluster.alone()])


def test_their_time_goes_on(database):
    """What another process restores is over when it would have been."""

    async def work():
        times = ["2026-01-01T00:00:00.000+00:00"]
        opened = Database(database, lambda: times[0])
        office = EventStore(opened)
        await office.add("event", "secret")
        before = PendingDevices("event", "secret", office)
        await before.restore()
        code, claim = before.codes.new(), before.claims.new(3)
        await before.keep()
        times[0] = "2026-01-01T00:04:00.000+00:00"
        after = PendingDevices("event", "secret", office)
        await after.restore()
        (left,) = after.codes.seconds_left().values()
        assert joining_codes.SECONDS - 241 < left <= joining_codes.SECONDS - 240
        (kept,) = after.claims.kept()
        assert seat_claims.SECONDS - 241 < kept.seconds <= seat_claims.SECONDS - 240
        times[0] = "2026-01-01T00:06:00.000+00:00"
        later = PendingDevices("event", "secret", office)
        await later.restore()
        assert not later.codes.take(code)
        assert "waiting" == later.claims.find(claim.id).state
        times[0] = "2026-01-01T02:00:00.000+00:00"
        last = PendingDevices("event", "secret", office)
        await last.restore()
        assert [] == last.claims.waiting()
        opened.close()

    asyncio.run(work())


def test_codes_and_claims_are_over_by_the_clock():
    """A code after five minutes, a claim after an hour, wherever they were made."""
    moment = 0.0
    codes, claims = JoiningCodes("secret", lambda: moment), PendingClaims(lambda: moment, "secret")
    good, over, claim = codes.new(), codes.new(), claims.new(3)
    moment = joining_codes.SECONDS - 1.0
    assert codes.take(good)
    assert not codes.take(good)
    moment = joining_codes.SECONDS + 1.0
    assert not codes.take(over)
    assert [claim.number] == [waiting.number for waiting in claims.waiting()]
    moment = seat_claims.SECONDS + 1.0
    assert [] == claims.waiting()


@pytest.mark.parametrize("lost", [False, True])
def test_an_erased_visitor_is_forgotten_by_the_owner_of_the_event(offices, monkeypatch, lost):
    """Whichever process erases them, and also where its message is lost."""
    monkeypatch.setattr(news_module, "READ_SECONDS", 0.001)
    members = clusters(DeafBus() if lost else None)

    async def work(first, second):
        event = await first.open_event(TUESDAY)
        await event.put_person(Competitor("p1", "Ana", visitor="ana"))
        await event.put_person(Competitor("p2", "Bo", visitor="bo"))
        for office, member in zip((first, second), members, strict=True):
            await member.news.start(office._lobby.database)
        await second.change_visitor("ana", None)
        await until(lambda: "p1" not in event.persons)
        await second.change_visitor("bo", "eve")
        await until(lambda: "eve" == event.persons["p2"].visitor)
        for member in members:
            member.news.close()

    offices(work, members)
