"""An event whose tables other processes serve ends as with one process alone (docs/architecture.md)."""

import asyncio
import secrets
from collections import Counter
from dataclasses import replace

import pytest

from chelem.core.errors import Busy, Forbidden, Refused
from chelem.engine.events import Dealt
from chelem.events.competitor import Competitor
from chelem.events.log.author import Author
from chelem.events.log.entries.entrants import PlayerSubstituted
from chelem.events.log.entries.opening import EventClosed, EventOpened
from chelem.events.log.entries.planning import MovementPlanned
from chelem.events.log.entries.promising import BoardsRevealed
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundPaused
from chelem.events.table_result import UNPLAYED
from chelem.movements.generators.mitchell import mitchell
from chelem.site.database import LostShard, shard_of
from chelem.site.events.live import online_rounds, tables_of_events
from chelem.site.relay import owner_calls
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.live import turns
from chelem.site.tables.store.board_set_store import BoardSetStore
from tests.support.tables import Page, until
from tests.support.two_owners import two_owners

__all__ = ["two_owners"]

DIRECTOR = Author("director", "d")
ANNE, BEN = Guest("anne", "Anne"), Guest("ben", "Ben")
MINUTES = 5
SECRET = "5ec4e7" * 5 + "00"


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Look at the tables often; robots replace people who are not there at once, and make no pauses."""
    monkeypatch.setattr(online_rounds, "TICK", 0.01)
    monkeypatch.setattr(online_rounds, "ABSENT", 0.0)
    monkeypatch.setattr(turns, "PACES", dict.fromkeys(turns.PACES, turns.PACES["instant"]))


class Evening:
    """An online event of one of two processes, or of one alone."""

    def __init__(self, pair):
        self.pair = pair

    async def open(self, **terms):
        opened = await self.pair.processes[0].office.opening.open(
            EventOpened("Evening", "2026-01-01", online=True, **terms)
        )
        self.code = opened.code
        return self

    async def online(self):
        return await self.pair.owner(self.code).office.online(self.code)

    async def start(self, movement, *guests):
        self.actor, online = await self.pair.owner(self.code).office.find(self.code), await self.online()
        for guest in guests:
            await online.players.enter(guest, "robot", consent=True)
        await online.tables.commit()
        planned = MovementPlanned("A", movement, 1, MINUTES, online=True)
        await online.players.start(planned, DIRECTOR)

    @property
    def section(self):
        return self.actor.event.state.sections["A"]

    @property
    def entries(self):
        return [entry.content for entry in self.actor.event.entries]

    def results(self):
        """Return the results of the boards by round, table and board."""
        reported = [one for one in self.entries if isinstance(one, ResultReported)]
        assert len(reported) == len({(one.round, one.table, one.board) for one in reported})
        return {(one.round, one.table, one.board): str(one.result) for one in reported}

    async def round_played(self, results):
        """Wait for so many results in all, and let the break pass after a round."""
        await until(lambda: len(self.results()) == results)
        if (number := self.section.round) < self.section.rounds:
            online = await self.online()
            await until(lambda: online.rounds.next_round("A") is not None)
            while self.section.round == number:
                self.pair.clock.pass_(seconds=31)
                await asyncio.sleep(0.05)

    async def over(self):
        await until(lambda: isinstance(self.entries[-1], BoardsRevealed))

    async def served(self):
        rounds = (await self.online()).rounds
        await until(lambda: rounds.served(self.section))
        return rounds.served(self.section)

    async def table_of(self, guest):
        """Return the actor of the table where somebody sits in the round in play."""
        online, served = await self.online(), await self.served()
        (code,) = served.by_player[online.players.find(guest.visitor).person.id]
        return await self.pair.table(code)


async def played(pair):
    """Play three rounds; return the results, the ranking, and which process served how many tables."""
    evening, served = await Evening(pair).open(), Counter()
    await evening.start(mitchell(3, 3, 1), ANNE)
    for number in (1, 2, 3):
        served.update(pair.owner(code).name for code in (await evening.served()).tables)
        await evening.round_played(3 * number)
    await evening.over()
    ranking = [(place.entrant, place.place, place.result) for place in evening.actor.event.ranking()[0]]
    return evening.results(), ranking, served


def test_an_event_ends_as_with_one_process(two_owners, monkeypatch):
    """The same boards, results and ranking, whoever serves its tables."""
    monkeypatch.setattr(secrets, "token_hex", lambda _size: SECRET)
    results, ranking, served = two_owners(played)
    alone = two_owners(played, alone=True)
    assert (results, ranking) == alone[:2]
    assert {"a", "b"} == set(served)


def test_each_owner_is_asked_once(two_owners):
    """A round begins by one message to each other owner, which never holds a card, a salt or a nonce."""

    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(4, 4, 1), ANNE)
        await evening.served()
        await until(lambda: len(evening.results()) == 4)
        elsewhere = {pair.owner(code).name for code in (await evening.served()).tables}
        elsewhere -= {pair.owner(evening.code).name}
        assert len(elsewhere) == len(pair.bus.asked("event_table.release")) == 1
        boards = await (await evening.online()).tables.commit()
        told = b"".join(pair.bus.messages)
        for secret in (boards.salt, *(str(boards.numbered(number).deal.number) for number in range(1, 5))):
            assert secret.encode() not in told

    two_owners(work)


def test_a_round_whose_answer_is_lost_begins_once(two_owners):
    """Its tables are released again, and deal no board twice."""

    async def work(pair):
        evening = await Evening(pair).open()
        pair.bus.lost.append("event_table.release")
        await evening.start(mitchell(4, 4, 1), ANNE)
        tables = (await evening.served()).tables
        await until(lambda: len(evening.results()) == 4)
        assert [] == pair.bus.lost
        for code in tables:
            log = (await pair.table(code)).table.started_log
            assert 1 == sum(isinstance(entry.event, Dealt) for entry in log)

    two_owners(work)


def test_no_board_begins_before_its_round(two_owners):
    """Nor where the owner of a table has loaded it in the break, as a page has asked for it."""

    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(3, 3, 1), ANNE)
        await until(lambda: len(evening.results()) == 3)
        online = await evening.online()
        await until(lambda: online.rounds.next_round("A") is not None)
        ahead = online.tables.tables_by_code(evening.section, 2)
        actors = [await pair.table(code) for code in ahead]
        for actor in actors:
            await actor.ask(lambda _: None)
        await asyncio.sleep(0.1)
        assert not any(actor.table.in_deal or actor.table.started_log.state.sheet.rows for actor in actors)
        await evening.round_played(3)
        await until(lambda: len(evening.results()) == 6)

    two_owners(work)


def test_a_table_that_is_loaded_in_play_goes_on(two_owners):
    """Its owner has crashed, and the next one asks the event; nothing is reported twice."""

    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(3, 3, 1), ANNE)
        await until(lambda: len(evening.results()) >= 1)
        pair.restart(pair.other(evening.code))
        for number in (1, 2, 3):
            await evening.round_played(3 * number)
        await evening.over()

    two_owners(work)


def test_an_event_goes_on_when_its_owner_starts_again(two_owners):
    """Tables that other processes serve play on meanwhile, and their results are not lost."""

    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(3, 3, 1), ANNE)
        await until(lambda: len(evening.results()) >= 1)
        pair.restart(pair.owner(evening.code))
        evening.actor = await pair.owner(evening.code).office.find(evening.code)
        for number in (1, 2, 3):
            await evening.round_played(3 * number)
        await evening.over()

    two_owners(work)


def test_a_result_waits_for_the_owner_of_its_event(two_owners, monkeypatch):
    """Where nobody owns the event, or its answer is lost, the result is reported again, and written once."""
    monkeypatch.setattr(owner_calls, "PATIENCE", 0.0)

    async def work(pair):
        evening = await Evening(pair).open()
        pair.bus.lost.append("event.report")
        pair.bus.unheard += ["event.report"] * 3
        await evening.start(mitchell(4, 4, 1), ANNE)
        await until(lambda: len(evening.results()) == 4)
        assert not pair.bus.unheard

    two_owners(work)


def test_who_has_gone_is_missed_by_the_event(two_owners, monkeypatch):
    """For how long, by the clock of the table's owner; and no more once they are back in their chair.

    The event says which chair that is, and the owner of the table seats them; others are not let in.
    """
    monkeypatch.setattr(online_rounds, "ABSENT", 3600.0)

    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(2, 2, 2), ANNE, BEN)
        online, actor = await evening.online(), await evening.table_of(ANNE)
        page = Page("anne").subscriber
        await actor.subscribe(page, None)
        await actor.unsubscribe(page)
        await until(lambda: "anne" in actor.table.presence.away_since)
        actor.table.presence.away_since["anne"] -= 3601.0
        await until(online.rounds.attendance.absent)
        (away,) = online.rounds.attendance.absent()
        assert away.player == online.players.find("anne").person.id
        await until(lambda: actor.table.person("anne") is None)
        lobby = pair.owner(actor.table.code).lobby
        await lobby.on_return(actor, "anne")
        await actor.subscribe(Page("anne").subscriber, None)
        await until(lambda: not online.rounds.attendance.absent())
        await lobby.on_return(actor, "eve")
        with pytest.raises(Forbidden):
            await actor.subscribe(Page("eve").subscriber, None)

    two_owners(work)


def test_a_substitute_takes_the_chair(two_owners, monkeypatch):
    monkeypatch.setattr(online_rounds, "ABSENT", 3600.0)

    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(2, 2, 1), ANNE, BEN)
        for guest, entrant in ((ANNE, 1), (BEN, 2)):
            actor = await evening.table_of(guest)
            seat = actor.table.seat(guest.visitor)
            online = await evening.online()
            instead = Guest(f"for-{guest.visitor}", "Sol")
            waiting = await online.players.enter(instead, "substitute", consent=True)
            substituted = PlayerSubstituted(entrant, (waiting.person.id, "robot"), 1)
            await evening.actor.write(substituted, DIRECTOR)
            await until(lambda: actor.table.seat(instead.visitor) == seat)  # noqa: B023

    two_owners(work)


def test_a_round_is_cut_at_all_owners(two_owners, monkeypatch):
    """Boards that have not begun when the time is over are not played."""
    monkeypatch.setattr(online_rounds, "ABSENT", 3600.0)

    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(2, 2, 2), ANNE, BEN)
        pair.clock.pass_(minutes=2 * MINUTES)
        await until(lambda: len(evening.results()) == 4)
        assert list(evening.results().values()).count(str(UNPLAYED)) >= 2

    two_owners(work)


def test_a_pause_holds_the_tables_of_all_owners(two_owners):
    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(4, 4, 2), ANNE)
        await evening.actor.write(RoundPaused("A"), DIRECTOR)
        served = await evening.served()
        actors = [await pair.table(code) for code in served.tables]
        await until(lambda: all(actor.table.presence.on_hold for actor in actors))
        await evening.actor.write(RoundPaused("A", going=True), DIRECTOR)
        await until(lambda: len(evening.results()) == 8)

    two_owners(work)


def test_spectators_see_boards_once_nobody_has_to_play_them(two_owners, monkeypatch):
    """The owner of a table asks the event of another process, and is not told true before."""
    monkeypatch.setattr(tables_of_events, "AGAIN", 0.0)

    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(3, 3, 1), ANNE)
        await until(lambda: len(evening.results()) == 3)
        codes = list((await evening.served()).tables)
        for code in codes:
            actor = await pair.owner(code).lobby.reader(code, "eve")
            with pytest.raises(Forbidden):
                actor.audience.check_may_review("eve", 1)
            assert await pair.other(code).boards.is_live(actor.table, 1)
        await evening.round_played(3)
        for number in (2, 3):
            await evening.round_played(3 * number)
        await evening.over()
        for code in codes:
            actor = await pair.owner(code).lobby.reader(code, "eve")
            actor.audience.check_may_review("eve", 1)
            assert not await pair.other(code).boards.is_live(actor.table, 1)

    two_owners(work)


def test_who_has_a_board_in_hand_brings_no_deals_anywhere(two_owners, monkeypatch):
    """Also where another process serves their table."""
    monkeypatch.setattr(online_rounds, "ABSENT", 3600.0)

    async def work(pair):
        evening = await Evening(pair).open()
        await evening.start(mitchell(2, 2, 1), ANNE)
        actor = await evening.table_of(ANNE)
        await actor.subscribe(Page("anne").subscriber, None)
        await until(lambda: actor.table.in_deal)
        await actor.ask(lambda _: None)  # others read it once it is stored
        for process in pair.processes:
            with pytest.raises(Refused) as refused:
                await process.boards.check_no_board_in_hand("anne")
            assert "board.in_hand" == refused.value.code
        await pair.processes[0].boards.check_no_board_in_hand("eve")

    two_owners(work)


@pytest.mark.parametrize("opened_by", [0, 1])
def test_an_event_is_opened_by_its_owner(two_owners, opened_by):
    """A process that owns nothing asks another one; the key is good there."""

    async def work(pair):
        process = pair.processes[opened_by]
        process.lobby.new_code = lambda: pair.shares.code_of("b")
        opened = await process.office.opening.open(EventOpened("Tuesday", "2026-01-01"))
        actor = await pair.processes[1].office.find(opened.code)
        assert Author("organiser", "1") == actor.keys.author(opened.key)

    two_owners(work)


def test_a_simultaneous_is_decided_by_its_owner(two_owners):
    """Its members follow, in their own logs; all learn the secret of the boards once it is closed."""

    async def work(pair):
        whole, invitations, members = await simultaneous(pair, "a")
        office = pair.processes[0].office.simultaneous
        for place, (name, member) in enumerate(members.items()):
            await pair.owner(member.code).office.simultaneous.join(member, invitations[place])
            assert whole.code == member.event.state.simultaneous, name
        assert [member.code for member in members.values()] == [
            member.code for member in await office.members(whole)
        ]
        hashes = {event.event.state.committed for event in (whole, *members.values())}
        assert 1 == len(hashes - {""}) == len(hashes)
        assert members["a"].deals == members["b"].deals != {}
        with pytest.raises(Refused) as refused:
            await pair.processes[1].office.simultaneous.join(members["b"], invitations[1])
        assert "event.simultaneous.twice" == refused.value.code
        await office.exclude(whole, members["b"].code, DIRECTOR)
        assert [members["a"].code] == [member.code for member in await office.members(whole)]
        await office.admit(whole, members["b"].code, DIRECTOR)
        assert 2 == len((await office.field(whole))[0])
        boards = await (await pair.processes[0].office.online(whole.code)).tables.commit()
        assert boards.salt.encode() not in b"".join(pair.bus.messages)
        await whole.write(EventClosed(), DIRECTOR)
        await until(lambda: all(event.event.state.revealed for event in (whole, *members.values())))

    two_owners(work)


async def simultaneous(pair, owner):
    """Open a simultaneous, two invitations, and an event of each process; return them."""
    process = next(process for process in pair.processes if process.name == owner)
    whole = await process.office.open_event(
        EventOpened("All", "2026-01-01", simultaneous=True, club_invitations=True),
        code=pair.shares.code_of(owner),
    )
    for club in ("One", "Other"):
        await process.office.simultaneous.invite(whole, club, DIRECTOR, accepted=True)
    invitations = [process.office.simultaneous.invitation(whole, number) for number in (1, 2)]
    members = {
        each.name: await each.office.open_event(
            EventOpened(each.name, "2026-01-01"), code=pair.shares.code_of(each.name)
        )
        for each in pair.processes
    }
    return whole, invitations, members


@pytest.mark.parametrize("lost", ["simultaneous.join", "member.check", "member.follow"])
def test_a_member_that_was_lost_on_the_way_joins_when_it_asks_again(two_owners, lost):
    """Whatever was written already is written once."""

    async def work(pair):
        whole, invitations, members = await simultaneous(pair, "a")
        member, office = members["b"], pair.processes[1].office.simultaneous
        pair.bus.lost.append(lost)
        with pytest.raises(Busy):
            await office.join(member, invitations[1])
        if member.event.state.simultaneous:
            with pytest.raises(Refused):
                await office.join(member, invitations[1])
        else:
            await office.join(member, invitations[1])
        assert whole.code == member.event.state.simultaneous
        for event, name in ((whole, "joined"), (member, "committed")):
            assert 1 == [entry.content.entry for entry in event.event.entries].count(name)

    two_owners(work)


def test_a_member_whose_owner_did_not_hear_is_given_the_boards_later(two_owners, monkeypatch):
    """The organiser admits it again, and the log of the simultaneous stays as it was."""
    monkeypatch.setattr(owner_calls, "PATIENCE", 0.0)

    async def work(pair):
        whole, invitations, members = await simultaneous(pair, "a")
        pair.bus.unheard.append("member.follow")
        with pytest.raises(Busy):
            await pair.processes[1].office.simultaneous.join(members["b"], invitations[1])
        assert [members["b"].code] == whole.event.state.memberships.members
        assert "" == members["b"].event.state.simultaneous
        version = whole.event.version
        await pair.processes[0].office.simultaneous.admit(whole, members["b"].code, DIRECTOR)
        assert whole.code == members["b"].event.state.simultaneous
        assert whole.event.version <= version + 1  # the boards are committed to only now

    two_owners(work)


def test_a_field_is_read_from_what_is_stored(two_owners):
    """A member of another process is read again only from its last entry on; a removed one is left out."""

    async def work(pair):
        whole, invitations, members = await simultaneous(pair, "a")
        for place, member in enumerate(members.values()):
            await pair.owner(member.code).office.simultaneous.join(member, invitations[place])
        office, b = pair.processes[0].office.simultaneous, members["b"]
        before = {one.code: one for one in await office.members(whole)}
        assert b.event.entries == before[b.code].event.entries
        await b.write(EventClosed(), DIRECTOR)
        after = {one.code: one for one in await office.members(whole)}
        assert after[b.code].event is before[b.code].event
        assert after[b.code].event.state.closed
        assert after[b.code].tag != before[b.code].tag
        await pair.processes[1].office.remove(b.code)
        assert [members["a"].code] == [one.code for one in await office.members(whole)]

    two_owners(work)


def test_nothing_is_written_where_an_event_was(two_owners):
    """What is asked there as it moves is refused so that it is passed on to its owner."""

    async def work(pair):
        evening = await Evening(pair).open()
        before, after = pair.owner(evening.code), pair.other(evening.code)
        actor = await before.office.find(evening.code)
        pair.shares.give(evening.code, after.name)
        before.office.lose(shard_of(evening.code))
        with pytest.raises(LostShard):
            await actor.write(EventClosed(), DIRECTOR)
        with pytest.raises(LostShard):
            await actor.put_person(Competitor("a1", "Anne"))
        moved = await after.office.find(evening.code)
        await moved.write(EventClosed(), DIRECTOR)
        assert moved.event.state.closed

    two_owners(work)


def test_boards_that_were_not_promised_are_not_dealt(two_owners):
    """As where a server died while an event took over the boards of a simultaneous."""

    async def work(pair):
        evening = await Evening(pair).open()
        boards = await (await evening.online()).tables.commit()
        await BoardSetStore(pair.database).replace_draw(replace(boards, salt="0" * 32), None)
        pair.restart(pair.owner(evening.code))
        online = await evening.online()
        with pytest.raises(Busy):
            await online.tables.deal([1])
        await BoardSetStore(pair.database).replace_draw(boards, None)
        assert boards == await online.tables.deal([1])

    two_owners(work)
