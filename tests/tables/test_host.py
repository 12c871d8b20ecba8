"""A table in service: kept before told, one after another, bots, the clock, those who look on."""

import asyncio
import json
import logging
import os
import signal
from dataclasses import replace

import pytest
from sqlalchemy.exc import OperationalError

from chelem.core.calls import parse_action
from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.moves import Claims
from chelem.tables import deals, seating, speaking, undoing
from chelem.tables import turns as turning
from chelem.tables.clock import Clock
from chelem.tables.host import Host
from chelem.tables.policy import Policy
from chelem.tables.store.store import Store
from chelem.tables.workers import Workers
from support.tables import (
    EVERY_GAME,
    SECRET,
    Bots,
    Page,
    bots_move,
    now,
    open_table,
    play_deal,
    play_until,
    proves,
    same_table,
    table_of,
    until,
)

INSTANT = {"pace": "instant"}
FAILED = OperationalError("insert", {}, Exception("disk full"))


class Keeper:
    """A store that can be slow, or fail."""

    def __init__(self, store):
        self.store = store
        self.writes = 0
        self.failing = 0
        self.failing_loads = 0
        self.open = asyncio.Event()
        self.open.set()

    async def write(self, write):
        await self.open.wait()
        if self.failing:
            self.failing -= 1
            raise FAILED
        self.writes += 1
        await self.store.write(write)

    async def load(self, code):
        if self.failing_loads:
            self.failing_loads -= 1
            raise FAILED
        return await self.store.load(code)


class Room:
    """A hosted table with its keeper and pages."""

    def __init__(self, table, keeper, bots):
        self.keeper, self.bots = keeper, bots
        self.host = Host(table, keeper, bots, SECRET)

    @property
    def table(self):
        return self.host.table

    async def page(self, visitor, version=None, language="en"):
        page = Page(visitor, language)
        await self.host.enter(page.watcher, version)
        return page

    async def move(self, player=None, move=None, id="id"):  # noqa: A002
        if move is None:
            player, move = bots_move(self.table)
        position = self.table.playing.position
        return await self.host.ask(lambda table: table.act(player, move, position, id))


@pytest.fixture
def hosted(tmp_path):
    """Run a coroutine with a hosted table; afterwards nothing differs from what was kept."""

    def run(table, work, bots=None):
        async def inside():
            loop = asyncio.get_running_loop()
            faults = []
            loop.set_exception_handler(lambda _, context: faults.append(context))
            store = Store(f"sqlite:///{tmp_path / 'chelem.db'}", now)
            await store.write(table.take_unwritten())
            room = Room(table, Keeper(store), bots or Bots())
            try:
                await work(room)
                room.host._turns.expect = lambda: None
                room.host.close()
                if not room.host._astray:
                    await room.host.ask(lambda _: None)
                    same_table(room.table, await store.load(table.code))
            finally:
                room.host.close()
                store.close()
                await asyncio.sleep(0)
            assert [] == faults

        asyncio.run(inside())

    return run


# Kept before told


def test_nobody_is_told_before_it_is_durable(hosted):
    """Neither the one who moved nor those who look, nor one who comes in meanwhile."""

    async def work(room):
        pages = [await room.page(visitor) for visitor in ("S", "N", None)]
        room.keeper.open.clear()
        moving = asyncio.ensure_future(room.move())
        coming = asyncio.ensure_future(room.page("E"))
        await asyncio.sleep(0.01)
        assert not moving.done()
        assert not coming.done()
        before = [len(page.sent) for page in pages]
        await asyncio.sleep(0.01)
        assert before == [len(page.sent) for page in pages]
        version = room.table.playing.version
        assert all(page.versions[-1] < version for page in pages)
        room.keeper.open.set()
        await moving
        page = await coming
        assert [version] * 3 == [page.versions[-1] for page in pages]
        assert version == page.versions[-1]

    hosted(table_of("NESW"), work)


def test_what_cannot_be_kept_is_not_made(hosted):
    """It is refused, nothing has changed, nobody was told; the same move again is made."""

    async def work(room):
        page = await room.page("S")
        before = (room.table.playing.entries, room.table.playing.position, len(page.sent))
        room.keeper.failing = 1
        with pytest.raises(OperationalError):
            await room.move()
        assert before == (room.table.playing.entries, room.table.playing.position, len(page.sent))
        assert await room.move()
        assert room.table.playing.version == page.versions[-1]
        assert [entry["version"] for entry in page.entries] == [room.table.playing.version]

    hosted(table_of("NESW"), work)


@pytest.mark.parametrize(
    "change",
    [
        lambda table: (
            setattr(table, "policy", Policy(undo="off")),
            table.keep_row(policy='{"undo": "off"}'),
        ),
        lambda table: seating.move_here(
            table, "phone", Seat.S, seating.key_of(table, table.person("S"), SECRET), SECRET
        ),
        lambda table: table.follow("next"),
        lambda table: table.keep_comparison(1, []),
        lambda table: seating.leave(table, "S", Seat.E),
        lambda table: speaking.chat(table, "S", "Bonjour", "all"),
    ],
)
def test_so_it_is_with_what_the_log_does_not_say(hosted, change):
    """Policy, people, what follows: as they were kept."""

    async def work(room):
        kept = await room.keeper.load(room.table.code)
        room.keeper.failing = 1
        with pytest.raises(OperationalError):
            await room.host.ask(change)
        same_table(kept, room.table)
        await room.move()

    hosted(table_of("NESW"), work)


def test_while_the_store_cannot_even_be_read_nothing_goes_on(hosted):
    """No entry is built on one that was never kept; when it can be read again, the game goes on."""

    async def work(room):
        await room.page("S")
        log = room.table.playing
        entries, position, (player, move) = log.entries, log.position, bots_move(room.table)
        room.keeper.failing, room.keeper.failing_loads = 1, 3
        ask = lambda: room.host.ask(lambda table: table.act(player, move, position, "id"))  # noqa: E731
        for _ in range(3):
            with pytest.raises(OperationalError):
                await ask()
        assert await ask()
        assert entries == room.table.playing.entries[:-1]

    hosted(table_of("NESW"), work)


def test_a_change_refused_half_way_is_taken_back(hosted):
    """A bot has left the chair, the one who comes may not sit: the bot sits there again."""

    async def work(room):
        def half(table):
            seating.leave(table, "S", Seat.E)
            raise Refused("chair.looked")

        before = room.table.playing.entries
        with pytest.raises(Refused):
            await room.host.ask(half)
        assert before == room.table.playing.entries
        assert room.table.sitting(Seat.E) is not None

    hosted(table_of("NESW"), work)


def test_a_move_sent_twice_is_made_once(hosted):
    """Also after the table was loaded anew."""

    async def work(room):
        player, move = bots_move(room.table)
        position = room.table.playing.position
        ask = lambda: room.host.ask(lambda t: t.act(player, move, position, "x-1"))  # noqa: E731
        done = await asyncio.gather(*(ask() for _ in range(5)))
        assert [True, False, False, False, False] == [bool(entries) for entries in done]
        room.host.table = await room.keeper.load(room.table.code)
        assert () == await ask()

    hosted(table_of("NESW"), work)


def test_requests_are_answered_in_their_order(hosted):
    """As they came; a stale one is refused, one whose asker has gone is made all the same."""

    async def work(room):
        page = await room.page(None)
        say = lambda n: room.host.ask(lambda t: speaking.chat(t, "S", f"{n}", "all"))  # noqa: E731
        asked = [asyncio.ensure_future(say(n)) for n in range(20)]
        await asyncio.sleep(0)
        asked[7].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await until(lambda: len(page.picture["chat"]) == 20)
        assert [str(n) for n in range(20)] == [line["text"] for line in page.picture["chat"]]
        assert page.versions == sorted(page.versions)
        assert [e["version"] for e in page.entries] == list(
            range(page.entries[0]["version"], page.versions[-1] + 1)
        )

    hosted(table_of("NESW"), work)


# Those who look


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("watch", ["table", "N", "S", "delayed"])
def test_a_page_that_is_told_piece_by_piece_has_what_a_new_one_gets(hosted, game, watch):
    """At every step: sections sent only when changed add up to the whole picture, for everyone."""

    async def work(room):
        visitors = ("E", "S", "W", "ana", None)
        pages = {visitor: await room.page(visitor) for visitor in visitors}
        for number in range(150):
            if room.table.status == "over":
                break
            if room.table.between:
                for visitor in ("E", "S", "W"):
                    await room.host.next(visitor)
                    if not room.table.between:
                        break
            else:
                await room.move(id=f"m{number}")
            if number % 10 == 0 or room.table.between:
                for visitor, page in pages.items():
                    fresh = await room.page(visitor)
                    assert without_clock(fresh.picture) == without_clock(page.picture)
                    assert fresh.versions[-1] == page.versions[-1]
                    await room.host.leave(fresh.watcher)
        for page in pages.values():
            versions = [entry["version"] for entry in page.entries]
            assert versions == sorted(set(versions))

    people = "NESW"
    hosted(table_of(people, game, policy={"watch": watch} | INSTANT), work)


def without_clock(picture):
    return {name: section for name, section in picture.items() if name != "clock"}


def test_what_was_missed_is_told_exactly(hosted):
    """A page that says its last version gets the entries after it; with null, none."""

    async def work(room):
        for number in range(6):
            await room.move(id=f"{number}")
        last = room.table.playing.version
        for version in (None, -5, last + 1, 10**9):
            assert [] == (await room.page("S", version)).entries
        for version in (0, 3, last - 1, last):
            page = await room.page("S", version)
            assert list(range(version + 1, last + 1)) == [entry["version"] for entry in page.entries]

    hosted(table_of("NESW"), work)


def test_two_pages_of_one_visitor(hosted):
    """Both are told; while one is open the visitor is here."""

    async def work(room):
        other = await room.page("N")
        one, two = await room.page("S"), await room.page("S")
        assert other.picture["chairs"]["S"]["here"]
        await room.host.leave(one.watcher)
        assert other.picture["chairs"]["S"]["here"]
        await room.move()
        assert len(one.versions) < len(two.versions)
        await room.host.leave(two.watcher)
        await room.host.leave(two.watcher)
        assert not other.picture["chairs"]["S"]["here"]

    hosted(table_of("NESW"), work)


def test_behind_closed_doors(hosted):
    """Strangers do not come in, and those who are in have to go; players and owner stay."""

    async def work(room):
        owner, stranger, nobody = await room.page("S"), await room.page("ana"), await room.page(None)

        def close(table):
            table.policy = table.policy.changed({"watch": "nobody"})
            table.keep_row(policy=json.dumps(table.policy.chosen()))

        await room.host.ask(close)
        assert [["watch.nobody"]] * 2 == [page.dismissed for page in (stranger, nobody)]
        told = len(stranger.sent)
        await room.move()
        assert told == len(stranger.sent)
        assert [] == owner.dismissed
        with pytest.raises(Refused):
            await room.page("ana")

    hosted(table_of("NESW"), work)


def test_who_waited_at_an_open_table_is_sent_away_at_its_start(hosted):
    """With `nobody`, those without a chair see no card of the match."""

    async def work(room):
        stranger = await room.page("ana")

        def begin(table):
            seating.start(table, "S")
            deals.deal_next(table)

        await room.host.ask(begin)
        assert ["watch.nobody"] == stranger.dismissed
        assert "dealt" not in stranger.text

    table = open_table(policy={"watch": "nobody"})
    seating.sit(table, "S", Seat.S, "Sam")
    hosted(table, work)


def test_late_lookers_on_are_one_deal_late(hosted):
    """They see nothing of the deal in progress; when it is over, all of it."""

    async def work(room):
        page = await room.page("ana")
        version = page.versions[-1]
        for number in range(8):
            await room.move(id=f"{number}")
        assert version == page.versions[-1]
        assert page.picture["deal"] is None
        while not room.table.between:
            await room.move(id=f"{room.table.playing.version}")
        assert room.table.playing.version == page.versions[-1]
        assert {13} == {len(hand["cards"]) for hand in page.picture["hands"].values()}
        assert 8 < len(page.entries)

    hosted(table_of("NESW", policy={"watch": "delayed"}), work)


def test_late_lookers_on_when_the_policy_changes_in_mid_deal(hosted):
    """One who looked on and is a deal late now is shown the past; one who is late no more, the present."""

    async def work(room):
        page = await room.page("ana")

        def watch(value):
            def change(table):
                table.policy = table.policy.changed({"watch": value})
                table.keep_row(policy=json.dumps(table.policy.chosen()))

            return room.host.ask(change)

        await room.move(id="1")
        await watch("delayed")
        assert page.picture["deal"] is None
        await room.move(id="2")
        assert page.picture["deal"] is None
        await watch("table")
        assert 2 == len(page.picture["calls"])

    hosted(table_of("NESW"), work)


def test_who_is_shown_a_hand_is_remembered(hosted):
    """By looking on: until the deal is over they may not sit."""

    async def work(room):
        await room.page("ana")
        assert {"ana"} == room.table.looked
        await room.host.ask(lambda table: seating.leave(table, "S", Seat.E))
        with pytest.raises(Refused):
            await room.host.ask(lambda table: seating.sit(table, "ana", Seat.E, "Ana"))

    hosted(table_of("NESW", policy={"watch": "N"}), work)


# The next deal


def test_the_next_deal_comes_when_all_who_are_here_are_ready(hosted):
    """One who goes, or leaves the chair, does not keep the others waiting."""

    async def work(room):
        south, north, east = [await room.page(visitor) for visitor in "SNE"]
        while not room.table.between:
            await room.move(id=f"{room.table.playing.version}")
        assert {"ready": [], "waiting": ["N", "E", "S"]} == south.picture["between"]
        await room.host.next("S")
        assert {"ready": ["S"], "waiting": ["N", "E"]} == east.picture["between"]
        await room.host.ask(lambda table: seating.leave(table, "N", Seat.N))
        assert {"ready": ["S"], "waiting": ["E"]} == east.picture["between"]
        await room.host.leave(east.watcher)
        assert not room.table.between
        assert south.picture["between"] is None
        with pytest.raises(Refused):
            await room.host.next("S")
        assert north.versions[-1] == room.table.playing.version

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 3}), work)


def test_the_last_one_still_looking_leaves_the_chair(hosted):
    """The next cards are dealt at once, and kept before anyone sees them."""

    async def work(room):
        south = await room.page("S")
        await room.page("N")
        while not room.table.between:
            await room.move(id=f"{room.table.playing.version}")
        await room.host.next("S")
        await room.host.ask(lambda table: seating.leave(table, "N", Seat.N))
        assert not room.table.between
        assert 2 == south.picture["deal"]["deal"]

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 3}), work)


def test_a_hello_again_is_no_going_away(hosted):
    """A page that says hello once more does not let the others go on without it."""

    async def work(room):
        south, north = await room.page("S"), await room.page("N")
        while not room.table.between:
            await room.move(id=f"{room.table.playing.version}")
        await room.host.next("S")
        sent = len(north.sent)
        await room.host.enter(north.watcher, None)
        assert room.table.between
        assert sent + 1 == len(north.sent)
        assert {"ready": ["S"], "waiting": ["N"]} == south.picture["between"]
        await room.host.leave(north.watcher)
        assert not room.table.between

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 3}), work)


# Bots


@pytest.mark.parametrize("game", EVERY_GAME)
def test_bots_play_until_a_person_is_to_play(hosted, game):
    """A whole deal: the person answers, the bots do the rest."""

    async def work(room):
        await room.page("S")
        while not room.table.between and room.table.status != "over":
            await until(lambda: not room.table.playing.state.turns or room.host._turns.bot_to_act() is None)
            if room.table.playing.state.turns:
                await room.move(id=f"{room.table.playing.version}")
        proves(room.table)

    hosted(table_of("S", game, policy=INSTANT), work)


def test_a_bot_whose_move_cannot_be_kept_tries_again(hosted, monkeypatch, caplog):
    """A store or a worker that fails once does not stop the game for ever."""
    monkeypatch.setattr(turning, "RETRY", 0.001)

    async def work(room):
        room.keeper.failing = 2
        room.bots.failing = 2
        with pytest.raises(OperationalError):
            await room.host.ask(lambda table: speaking.chat(table, "S", "Bonjour", "all"))
        await room.page("S")
        await until(lambda: room.table.playing.state.player == "S")
        assert (0, 0) == (room.keeper.failing, room.bots.failing)

    with caplog.at_level(logging.ERROR):
        hosted(table_of("S", policy=INSTANT), work)
    assert "a bot cannot play" in caplog.text


def test_an_undo_while_a_bot_thinks(hosted):
    """What it thought of is stale; it thinks anew."""

    async def work(room):
        gate = asyncio.Event()
        think = room.bots.move

        async def slowly(view, seed):
            await gate.wait()
            return await think(view, seed)

        room.bots.move = slowly
        await room.page("S")
        await room.move()
        await room.host.ask(lambda table: undoing.undo(table, "S"))
        gate.set()
        version = room.table.playing.version
        await asyncio.sleep(0.01)
        assert version == room.table.playing.version
        await room.move(id="again")
        await until(lambda: room.table.playing.version > version + 1)

    table = table_of("S", policy=INSTANT | {"undo": "free"})
    play_until(table, lambda t: t.playing.state.player == "S")
    hosted(table, work)


def test_a_worker_that_is_killed_is_replaced(hosted):
    """The game goes on, in a new process; what was asked is asked again."""

    async def work(room):
        workers = room.bots
        await workers.warm()
        (old,) = workers._pool._processes
        await room.page("S")
        os.kill(old, signal.SIGKILL)
        await until(lambda: room.table.playing.state.player == "S")
        (new,) = workers._pool._processes
        assert old != new
        workers.close()

    workers = Workers(1)
    hosted(table_of("S", policy=INSTANT), work, workers)


def test_what_a_bot_would_do(hosted):
    """In one's turn, of what one sees; out of turn, or for one who does not play, there is none."""

    async def work(room):
        move = await room.host.hint("N")
        assert str(move) in (await room.page("N")).picture["legal"]
        for visitor in ("S", "E", "ana", None):
            with pytest.raises(Refused):
                await room.host.hint(visitor)

    table = table_of("NESW", match={"kind": "duplicate", "boards": 1})
    hosted(table, work)


def test_bots_compare_a_duplicate_board_in_the_background(hosted):
    """It is shown when the deal is over, and not before."""

    async def work(room):
        page = await room.page("S")
        for entry in room.table.playing:
            room.host.notice(entry)
        await until(lambda: 1 in room.table.comparisons)
        assert "3SA" not in page.text
        assert "3NT" not in page.text
        while not room.table.between:
            await room.move(id=f"{room.table.playing.version}")
        results = page.picture["sheet"]["rows"][0]["compare"]["results"]
        assert {True, False} == {result["you"] for result in results}

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 2}), work)


# The clock


def with_clock(people, **given):
    return table_of(people, policy=INSTANT | {"clock": 30}, **given)


@pytest.fixture
def fast(monkeypatch):
    """A clock whose thirty seconds are ten milliseconds."""

    class Fast(Clock):
        def run(self, turn):
            super().run(turn and replace(turn, seconds=0.01))

    monkeypatch.setattr(turning, "Clock", Fast)


@pytest.mark.usefixtures("fast")
def test_when_the_time_is_over_a_bot_moves(hosted):
    """One move, and then the next person's time runs."""

    async def work(room):
        version = room.table.playing.version
        await room.page("S")
        await until(lambda: room.table.playing.version >= version + 3)
        proves(room.table)

    hosted(with_clock("NESW"), work)


def test_the_clock_is_shown_and_words_do_not_wind_it_up(hosted):
    """Chat, visitors, requests: the time goes on; a move starts another's."""

    async def work(room):
        page = await room.page("S")
        seat, first = page.picture["clock"]["seat"], room.host._turns.clock._deadline
        await room.host.ask(lambda table: speaking.chat(table, "S", "Un instant", "all"))
        await room.page("ana")
        with pytest.raises(Refused):
            await room.host.next("S")
        assert first == room.host._turns.clock._deadline
        assert 0 < page.picture["clock"]["left"] <= 30_000
        await asyncio.sleep(0.002)
        await room.move()
        assert first < room.host._turns.clock._deadline
        assert seat != page.picture["clock"]["seat"]

    hosted(with_clock("NESW"), work)


@pytest.mark.usefixtures("fast")
def test_a_claim_that_nobody_answers(hosted):
    """The time of those who are to answer runs too."""

    async def work(room):
        await room.page("S")
        await room.move("N", Claims(0), id="claim")
        await until(
            lambda: room.table.playing.state.board.closed or room.table.playing.state.board.claim is None
        )

    table = with_clock("NESW", match={"kind": "duplicate", "boards": 1})
    for word in ["1S", "P", "P", "P"]:
        table.act_now(table.playing.state.player, parse_action(word))
    table.act_now("E", table.playing.state.legal()[0])
    hosted(table, work)


@pytest.mark.usefixtures("fast")
def test_an_id_of_ones_own_does_not_stop_the_clock(hosted):
    """Whatever a page calls its moves, when its time is over a bot moves."""

    async def work(room):
        log = room.table.playing
        for name in ("bot", "late"):
            await room.move(log.state.player, log.state.legal()[0], id=f"{name}-{log.position + 4}")
        version = log.version
        await until(lambda: room.table.playing.version >= version + 5)

    hosted(with_clock("NESW"), work)


def test_no_clock_between_deals_nor_for_bots(hosted):
    """One may look at a deal as long as one likes."""

    async def work(room):
        page = await room.page("S")
        assert page.picture["clock"] is None

    table = with_clock("S")
    play_deal(table)
    hosted(table, work)
