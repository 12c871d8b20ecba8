"""An online event in one process: its rounds begin and end by themselves, by the clock (docs/events.md)."""

import asyncio
from collections import Counter
from datetime import datetime, timedelta

import pytest

from chelem.core.draws import hash_of_text
from chelem.core.errors import Refused
from chelem.core.seats import Side
from chelem.engine.events import Dealt
from chelem.events.log.author import PROGRAM, Author
from chelem.events.log.entries.entrants import EntrantEntered, EntrantWithdrew, PlayerSubstituted
from chelem.events.log.entries.opening import EventClosed, EventOpened
from chelem.events.log.entries.planning import MovementPlanned
from chelem.events.log.entries.promising import BoardsCommitted, BoardsPledged, BoardsRevealed
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundPaused, RoundStarted
from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.table_result import UNPLAYED
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.mitchell import mitchell
from chelem.scoring.competition.averages import Average
from chelem.site.database.store_error import StoreError
from chelem.site.events.domain import event_table
from chelem.site.events.live import online_rounds
from chelem.site.events.live.events import EventOffice
from chelem.site.events.views.results import traveller_view
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.live import turns
from tests.site.tables.live.test_lobby import housed
from tests.support.tables import Page, until

__all__ = ["housed"]

DIRECTOR = Author("director", "d")
ANNE, BEN, SOL = Guest("anne", "Anne"), Guest("ben", "Ben"), Guest("sol", "Sol")
MINUTES = 5


class Clock:
    """The server's time, which passes when it is told to."""

    def __init__(self) -> None:
        self.time = datetime.fromisoformat("2026-01-01T20:00:00.000+00:00")

    def __call__(self) -> str:
        return self.time.isoformat(timespec="milliseconds")

    def pass_(self, **much: int) -> None:
        self.time += timedelta(**much)


class Evening:
    """An online event on a server, which may be started again."""

    def __init__(self, lobby, clock):
        self.clock = clock
        self.serve(lobby)

    def serve(self, lobby):
        self.lobby = lobby
        lobby.database.now = self.clock
        self.office = EventOffice(lobby)
        lobby.on_scored = self.office.of_tables.note_score
        lobby.on_loaded = self.office.of_tables.note_loaded

    async def open(self):
        actor = await self.office.open_event(EventOpened("Evening", "2026-01-01", online=True))
        self.code = actor.code
        return self

    async def start(self, movement, *guests, swiss=None):
        """Let these people enter, each with a robot, and begin."""
        self.actor, online = await self.office.find(self.code), await self.office.online(self.code)
        for guest in guests:
            await online.players.enter(guest, "robot", consent=True)
        await online.tables.commit()
        planned = MovementPlanned("A", movement, 1, MINUTES, online=True, swiss=swiss)
        await online.players.start(planned, DIRECTOR)

    async def round_played(self, results):
        """Wait for so many results in all, and let the break pass after a round."""
        await until(lambda: self.results().total() == results)
        if (number := self.section.round) < self.section.rounds:
            online = await self.office.online(self.code)
            await until(lambda: online.rounds.next_round("A") is not None)
            while self.section.round == number:  # the break begins anew with each change
                self.clock.pass_(seconds=31)
                await asyncio.sleep(0.05)

    @property
    def section(self):
        return self.actor.event.state.sections["A"]

    @property
    def entries(self):
        return [entry.content for entry in self.actor.event.entries]

    def results(self):
        """Return how often each board has been reported at each table in each round."""
        reported = [one for one in self.entries if isinstance(one, ResultReported)]
        return Counter((one.round, one.table, one.board) for one in reported)

    def unplayed(self):
        """Return the boards that were not played, in order."""
        reported = [one for one in self.entries if isinstance(one, ResultReported)]
        return [one.board for one in reported if one.result == UNPLAYED]

    async def served(self):
        """Return the round in play, once its tables are open."""
        rounds = (await self.office.online(self.code)).rounds
        await until(lambda: rounds.served(self.section))
        return rounds.served(self.section)

    async def table_of(self, guest):
        """Return the actor of the table where somebody sits in the round in play."""
        online, served = await self.office.online(self.code), await self.served()
        (code,) = served.by_player[online.players.find(guest.visitor).person.id]
        return await self.lobby.actor(code)


@pytest.fixture
def evening(housed, monkeypatch):
    """Run a coroutine with an event; people who are not there are replaced at once."""
    monkeypatch.setattr(online_rounds, "TICK", 0.01)
    monkeypatch.setattr(online_rounds, "ABSENT", 0.0)
    monkeypatch.setattr(turns, "PACES", dict.fromkeys(turns.PACES, turns.PACES["instant"]))

    def run(work):
        async def inside(lobby, reopened):
            held = await Evening(lobby, Clock()).open()
            try:
                await work(held, reopened)
            finally:
                held.office.close()

        housed(inside)

    return run


def every_cell(movement):
    """Return each board of each table in each round, once."""
    return Counter((number, cell.table, board) for number, cell in movement for board in cell.boards)


MOVEMENTS = {"mitchell": mitchell(3, 3, 2), "barometer": barometer(mitchell(3, 3, 2))}


@pytest.mark.parametrize("movement", MOVEMENTS.values(), ids=MOVEMENTS.keys())
def test_rounds_follow_one_another(evening, movement):
    """When all tables have played, the next round begins after a break; each result is reported once."""

    async def work(held, _):
        await held.start(movement, ANNE)
        rounds = (await held.office.online(held.code)).rounds
        for number in (1, 2, 3):
            assert not rounds.is_finished(held.section)
            await held.round_played(6 * number)
        await until(lambda: isinstance(held.entries[-1], BoardsRevealed))
        await until(lambda: rounds.is_finished(held.section))
        assert rounds.playing(held.section) == 0
        assert held.results() == every_cell(movement)
        assert held.actor.event.ranking()

    evening(work)


def test_nobody_who_is_there_loses_a_move_by_thinking(evening):
    """A move has three minutes, or as many as the event says, also where a board has five."""

    async def work(held, _):
        for minutes, seconds in ((None, 180), (1, 60), (5, 300)):
            opened = EventOpened("", "", online=True, move_minutes=minutes)
            held.code = (await held.office.open_event(opened)).code
            await held.start(mitchell(2, 2, 1), ANNE)
            assert (await held.table_of(ANNE)).table.policy.clock == seconds

    evening(work)


def test_an_entry_sent_twice_at_once_is_written_once(evening):
    """Both senders learn its version, also when the second sends before the first is answered."""

    async def work(held, _):
        actor = await held.office.find(held.code)
        entered = EntrantEntered(1, ("p1",))
        versions = await asyncio.gather(
            *(actor.write(entered, DIRECTOR, client="anne-enters") for _ in range(2))
        )
        assert versions[0] == versions[1]
        assert [entry.content for entry in actor.event.entries].count(entered) == 1

    evening(work)


def test_many_enter_at_once(evening):
    """Each has a number of their own, and nobody a partner who is another one's."""

    async def work(held, _):
        players = (await held.office.online(held.code)).players
        guests = [Guest(f"g{number}", f"G{number}") for number in range(12)]
        kinds = ("robot", "anyone")
        found = await asyncio.gather(
            *(players.enter(guest, kinds[at % 2], consent=True) for at, guest in enumerate(guests))
        )
        places = [players.find(guest.visitor) for guest in guests]
        numbers = Counter(place.entrant for place in places)
        assert len(found) == 12
        assert sorted(numbers.values()) == [1] * 6 + [2] * 3

    evening(work)


def test_the_boards_were_promised_before_anybody_played(evening):
    """The hash is the last word before the first round; the salt that it promises comes after the last."""

    async def work(held, _):
        await held.start(mitchell(2, 2, 1), ANNE)
        for number in (1, 2):
            await held.round_played(2 * number)
        await until(lambda: isinstance(held.entries[-1], BoardsRevealed))
        committed = next(one for one in held.entries if isinstance(one, BoardsCommitted))
        first = next(one for one in held.entries if isinstance(one, RoundStarted))
        assert held.entries.index(committed) < held.entries.index(first)
        assert committed.hash == hash_of_text(held.entries[-1].salt)

    evening(work)


def test_a_director_adds_to_the_boards_before_the_first_round(evening):
    """The pledge comes between the hash and the first round; nobody adds anything after that."""
    nonce = "0c" * 32

    async def work(held, _):
        tables = (await held.office.online(held.code)).tables
        await tables.commit()
        received = await tables.contribute(nonce)
        assert (received.table, received.nonce) == (held.code, nonce)
        await held.start(mitchell(2, 2, 1), ANNE)
        for number in (1, 2):
            with pytest.raises(Refused):
                await tables.contribute("0d" * 32)
            await held.round_played(2 * number)
        await until(lambda: isinstance(held.entries[-1], BoardsRevealed))
        kinds = (BoardsCommitted, BoardsPledged, RoundStarted)
        found = [next(one for one in held.entries if isinstance(one, kind)) for kind in kinds]
        assert found == sorted(found, key=held.entries.index)
        assert (found[1].hash, held.entries[-1].nonces) == (hash_of_text(nonce), (nonce,))
        served = await held.served()
        logs = [(await held.lobby.actor(code)).table.started_log for code in served.tables]
        dealt = [one.event for log in logs for one in log if isinstance(one.event, Dealt)]
        assert dealt
        assert not any(one.alone for one in dealt)

    evening(work)


def test_boards_that_have_not_begun_in_time_are_not_played(evening, monkeypatch):
    """Nobody is at fault where nobody had a card to play: the table was waited for."""
    monkeypatch.setattr(online_rounds, "ABSENT", 3600.0)

    async def work(held, _):
        await held.start(mitchell(2, 2, 2), ANNE)
        await until(lambda: held.results().total() == 2)
        held.clock.pass_(minutes=2 * MINUTES)
        await until(lambda: len(held.unplayed()) == 2)
        own = next(each for at, each in held.section.tables_of(1) if at[0] == 1 and 1 in each.entrants)
        assert held.unplayed() == list(own.boards)
        assert held.section.round == 1

    evening(work)


def test_a_slow_side_is_at_fault(evening, monkeypatch):
    """Boards that could not begin are 40 and 60 % if one side took the time; the one in play is finished."""
    monkeypatch.setattr(online_rounds, "ABSENT", 3600.0)

    async def work(held, _):
        await held.start(mitchell(2, 2, 2), ANNE)
        actor = await held.table_of(ANNE)
        await actor.subscribe(Page("anne").subscriber, None)

        def is_her_turn():
            turns = actor.table.started_log.state.turns
            return turns and actor.table.chairs[turns[0].actor] == actor.table.person("anne").player

        await until(lambda: is_her_turn() and held.results().total() == 2)
        slow = actor.table.started_log.state.turns[0].actor.side
        held.clock.pass_(minutes=2 * MINUTES)
        await until(lambda: any(isinstance(one, BoardRuled) for one in held.entries))
        (ruled,) = [one for one in held.entries if isinstance(one, BoardRuled)]
        averages = {Side.NS: ruled.outcome.north_south.average, Side.EW: ruled.outcome.east_west.average}
        assert averages == {slow: Average.MINUS, slow.opponents: Average.PLUS}
        assert actor.table.in_deal
        assert held.unplayed() == []

    evening(work)


def test_in_a_break_the_next_round_waits(evening):
    """The director's pause holds it; it begins once the clock goes on."""

    async def work(held, _):
        await held.start(mitchell(2, 2, 1), ANNE)
        await until(lambda: held.results().total() == 2)
        await held.actor.write(RoundPaused("A"), DIRECTOR)
        online = await held.office.online(held.code)
        await until(lambda: online.rounds.next_round("A") is not None)
        held.clock.pass_(minutes=10)
        for _turn in range(20):
            online.rounds.follow()
        assert held.section.round == 1
        await held.actor.write(RoundPaused("A", going=True), DIRECTOR)
        await until(lambda: held.section.round == 2)

    evening(work)


@pytest.mark.parametrize("most", [0, 400])
def test_of_many_pages_none_is_woken_as_a_round_begins(evening, monkeypatch, most):
    """They have its tables since the break began; those of a few learn at once that it is over."""
    monkeypatch.setattr(online_rounds, "MOST_WOKEN", most)
    monkeypatch.setattr(online_rounds, "LAST_TABLES", 1)

    async def work(held, _):
        await held.start(mitchell(3, 3, 1), ANNE)
        rounds = (await held.office.online(held.code)).rounds
        await until(lambda: rounds.next_round("A") is not None)
        monkeypatch.setattr(online_rounds, "ABSENT", 1e9)  # Anne's table waits for her from now on
        in_break = rounds.tag
        await held.actor.write(RoundStarted("A", 2), DIRECTOR)
        await until(lambda: rounds.next_round("A") is None)
        assert (rounds.tag == in_break) == (most == 0)

    evening(work)


def test_the_director_begins_a_round_in_the_break_before_it(evening):
    """At once, though the break is not over; the program does not begin it again."""

    async def work(held, _):
        await held.start(mitchell(2, 2, 1), ANNE)
        online = await held.office.online(held.code)
        await until(lambda: online.rounds.next_round("A") is not None)
        await held.actor.write(RoundStarted("A", 2), DIRECTOR)
        await until(lambda: held.results().total() == 4)
        held.clock.pass_(minutes=1)
        await until(lambda: isinstance(held.entries[-1], BoardsRevealed))
        assert [one.round for one in held.entries if isinstance(one, RoundStarted)] == [1, 2]

    evening(work)


def test_an_event_goes_on_after_a_restart(evening):
    """Nothing is reported twice, and tables keep their codes; in the break people sit elsewhere already."""

    async def work(held, reopened):
        movement = mitchell(3, 3, 1)
        await held.start(movement, ANNE)
        code = (await held.table_of(ANNE)).table.code
        await until(lambda: held.results().total() == 3)
        while len((await held.office.store.find(held.code)).entries) < held.actor.event.version:
            await asyncio.sleep(0)  # an entry is known here before it is stored
        held.office.close()
        held.serve(reopened())
        held.actor = await held.office.find(held.code)
        online = await held.office.online(held.code)
        assert code in online.tables.tables_by_code(held.section, 1)
        assert event_table.result_of((await held.lobby.actor(code)).table, 1) is not None
        for number in (1, 2, 3):
            await held.round_played(3 * number)
        await until(lambda: isinstance(held.entries[-1], BoardsRevealed))
        assert held.results() == every_cell(movement)

    evening(work)


def test_a_table_that_was_stored_unnoticed_is_found(evening, monkeypatch):
    """A write may reach the database though its caller hears that it failed, or is no longer there."""

    async def work(held, _):
        store, failed = held.lobby.store.save, []

        async def save(pending):
            await store(pending)
            if not failed:
                failed.append(pending)
                raise StoreError("lost in mid-commit")

        monkeypatch.setattr(held.lobby.store, "save", save)
        await held.start(mitchell(2, 2, 1), ANNE)
        await until(lambda: held.results().total() == 2)

    evening(work)


def test_a_substitute_takes_the_chair_at_once(evening, monkeypatch):
    monkeypatch.setattr(online_rounds, "ABSENT", 3600.0)

    async def work(held, _):
        await held.start(mitchell(2, 2, 1), ANNE)
        actor = await held.table_of(ANNE)
        seat = actor.table.seat("anne")
        online = await held.office.online(held.code)
        waiting = await online.players.enter(SOL, "substitute", consent=True)
        await held.actor.write(PlayerSubstituted(1, (waiting.person.id, "robot"), 1), DIRECTOR)
        await until(lambda: actor.table.seat("sol") == seat)
        assert actor.table.seat("anne") is None

    evening(work)


def test_robots_play_on_for_a_pair_that_leaves(evening):
    """It is not ranked if it leaves before half; nobody sits out, and no result of robots is the pair's."""

    async def work(held, _):
        movement = mitchell(3, 3, 1)
        await held.start(movement, ANNE)
        await until(lambda: held.results().total() == 3)
        await held.actor.write(EntrantWithdrew(1, 2), DIRECTOR)
        for number in (1, 2, 3):
            await held.round_played(3 * number)
        await until(lambda: isinstance(held.entries[-1], BoardsRevealed))
        assert held.results() == every_cell(movement)
        ranked = {one.entrant for one in held.actor.event.ranking()[0] if one.place is not None}
        assert held.actor.event.entrants.index(1) not in ranked
        played = [held.section.sitting_of((number, table), board) for number, table, board in held.results()]
        assert [sitting.entrants.count(1) for sitting in played].count(1) == 1

    evening(work)


def test_an_odd_pair_sits_out_if_the_event_says_so(evening):
    async def work(held, _):
        held.code = (await held.office.open_event(EventOpened("", "", online=True, sit_outs=True))).code
        await held.start(mitchell(2, 2, 1), ANNE, BEN, SOL)
        await until(lambda: held.results().total() == 1)
        assert len(held.actor.event.entrants) == 3
        assert len((await held.served()).tables) == 1

    evening(work)


def test_hands_are_told_to_nobody_before_all_have_played(evening):
    """Not to a director either, who may play in the event."""

    async def work(held, _):
        await held.start(mitchell(3, 3, 1), ANNE)
        for number in (1, 2):
            await held.round_played(3 * number)
            assert traveller_view(held.actor.snapshot(), 1, "en")["hands"] is None
        await held.round_played(9)
        assert traveller_view(held.actor.snapshot(), 1, "en")["hands"]

    evening(work)


def test_a_closed_event_is_conducted_no_more(evening):
    async def work(held, _):
        await held.start(mitchell(2, 2, 1), ANNE)
        await until(lambda: held.results().total() == 2)
        await held.actor.write(EventClosed(), PROGRAM)
        held.clock.pass_(minutes=1)
        online = await held.office.online(held.code)
        online.rounds.follow()
        await until(lambda: not online.rounds.busy)
        assert held.section.round == 1

    evening(work)
