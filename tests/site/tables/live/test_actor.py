"""A running table: changes are stored before they are broadcast, requests run one by one, the next deal."""

import asyncio

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.site.database.changes import watch_changes
from chelem.site.database.store_error import StoreError
from chelem.site.tables.domain import chat, promising, seating
from chelem.site.tables.domain.policy import Policy
from tests.support.tables import (
    SECRET,
    bots_move,
    same_table,
    table_of,
    until,
)

# Stored before broadcast


def test_nothing_is_broadcast_before_it_is_durable(hosted):
    """Nothing is sent before it is durable: not to the player, the spectators or a newcomer."""

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
        version = room.table.started_log.version
        assert all(page.versions[-1] < version for page in pages)
        room.keeper.open.set()
        await moving
        page = await coming
        assert [version] * 3 == [page.versions[-1] for page in pages]
        assert version == page.versions[-1]

    hosted(table_of("NESW"), work)


def test_a_change_that_cannot_be_stored_is_undone(hosted):
    """After a failed commit the move is refused, and pages show the table as before; a retry succeeds."""

    async def work(room):
        page = await room.page("S")
        before = (room.table.started_log.entries, room.table.started_log.position, page.picture)
        room.keeper.failing = 1
        with pytest.raises(StoreError):
            await room.move()
        assert before == (room.table.started_log.entries, room.table.started_log.position, page.picture)
        assert not page.entries
        assert await room.move()
        assert room.table.started_log.version == page.versions[-1]
        assert [entry["version"] for entry in page.entries] == [room.table.started_log.version]

    hosted(table_of("NESW"), work)


@pytest.mark.parametrize(
    "change",
    [
        lambda table: (
            setattr(table, "policy", Policy(undo="off")),
            table.set_policy(table.policy.changed({"undo": "off"})),
        ),
        lambda table: seating.move_chair(
            table, "phone", Seat.S, seating.chair_key(table, table.person("S"), SECRET), SECRET
        ),
        lambda table: table.set_rematch_code("next"),
        lambda table: table.save_comparison(1, []),
        lambda table: seating.leave_chair(table, "E", Seat.E),
        lambda table: chat.chat(table, "S", "Bonjour", "all"),
    ],
)
def test_changes_outside_the_log_are_undone_too(hosted, change):
    """After a failed commit, policy, people and rematch code are as last stored."""

    async def work(room):
        kept = await room.keeper.load(room.table.code)
        room.keeper.failing = 1
        with pytest.raises(StoreError):
            await room.actor.ask(change)
        same_table(kept, room.table)
        await room.move()

    hosted(table_of("NESW"), work)


def test_while_the_table_cannot_be_reloaded_requests_fail(hosted):
    """While the table cannot be loaded again every request fails at once; then the stored log continues."""

    async def work(room):
        await room.page("S")
        log = room.table.started_log
        entries, position, (player, move) = log.entries, log.position, bots_move(room.table)
        room.keeper.failing, room.keeper.failing_loads = 1, 3
        ask = lambda: room.actor.ask(lambda table: table.act(player, move, position, "id"))  # noqa: E731
        for _ in range(3):
            with pytest.raises(StoreError):
                await ask()
        assert room.keeper.failing_loads == 2
        await until(lambda: not room.actor.healing)
        assert await ask()
        assert entries == room.table.started_log.entries[:-1]

    hosted(table_of("NESW"), work)


def test_a_change_refused_halfway_is_undone(hosted):
    """If the second half of a change is refused, the first half is undone: the bot still has its chair."""

    async def work(room):
        def half(table):
            seating.leave_chair(table, "E", Seat.E)
            raise Refused("chair.looked")

        before = room.table.started_log.entries
        with pytest.raises(Refused):
            await room.actor.ask(half)
        assert before == room.table.started_log.entries
        assert room.table.occupant(Seat.E) is not None

    hosted(table_of("NESW"), work)


def test_a_move_sent_twice_is_made_once(hosted):
    """A repeated move is recognised, also after the table was reloaded."""

    async def work(room):
        player, move = bots_move(room.table)
        position = room.table.started_log.position
        ask = lambda: room.actor.ask(lambda t: t.act(player, move, position, "x-1"))  # noqa: E731
        done = await asyncio.gather(*(ask() for _ in range(5)))
        assert [True, False, False, False, False] == [bool(entries) for entries in done]
        room.actor.table = await room.keeper.load(room.table.code)
        assert () == await ask()

    hosted(table_of("NESW"), work)


def test_requests_are_answered_in_their_order(hosted):
    """Requests are handled in order of arrival, also those whose caller has gone."""

    async def work(room):
        page = await room.page(None)
        say = lambda n: room.actor.ask(lambda t: chat.chat(t, "S", f"{n}", "all"))  # noqa: E731
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


# The next deal


def test_the_next_deal_comes_when_all_who_are_here_are_ready(hosted):
    """A player who disconnects or leaves the chair does not keep the others waiting."""

    async def work(room):
        south, north, east = [await room.page(visitor) for visitor in "SNE"]
        while not room.table.between_deals:
            await room.move(id=f"{room.table.started_log.version}")
        assert {"ready": [], "waiting": ["N", "E", "S"]} == south.picture["between"]
        await room.actor.set_ready("S")
        assert {"ready": ["S"], "waiting": ["N", "E"]} == east.picture["between"]
        await room.actor.ask(lambda table: seating.leave_chair(table, "N", Seat.N))
        assert {"ready": ["S"], "waiting": ["E"]} == east.picture["between"]
        await room.actor.unsubscribe(east.subscriber)
        assert promising.stage(room.table) == "pledge"
        assert south.picture["between"] is None
        assert north.versions[-1] == room.table.started_log.version

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 3}), work)


def test_the_last_one_still_looking_leaves_the_chair(hosted):
    """The next deal starts at once, and is stored before anyone sees it."""

    async def work(room):
        south = await room.page("S")
        await room.page("N")
        while not room.table.between_deals:
            await room.move(id=f"{room.table.started_log.version}")
        await room.actor.set_ready("S")
        await room.actor.ask(lambda table: seating.leave_chair(table, "N", Seat.N))
        assert promising.stage(room.table) == "pledge"
        assert 2 == south.picture["promise"]["deal"]

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 3}), work)


def test_a_second_hello_is_not_a_departure(hosted):
    """A second `hello` does not count as a departure: the next deal still waits for the player."""

    async def work(room):
        south, north = await room.page("S"), await room.page("N")
        while not room.table.between_deals:
            await room.move(id=f"{room.table.started_log.version}")
        await room.actor.set_ready("S")
        sent = len(north.sent)
        await room.actor.subscribe(north.subscriber, None)
        assert room.table.between_deals
        assert sent + 1 == len(north.sent)
        assert {"ready": ["S"], "waiting": ["N"]} == south.picture["between"]
        await room.actor.unsubscribe(north.subscriber)
        assert promising.stage(room.table) == "pledge"

    hosted(table_of("NESW", match={"kind": "duplicate", "boards": 3}), work)


# Whether a call has changed anything


def test_a_call_learns_whether_it_has_changed_the_table(hosted):
    """A call that has changed a table is not done again at its next owner; one that has only read it is."""

    async def work(room):
        room.keeper.open.clear()
        moving = asyncio.ensure_future(room.move())  # its task stores all that is asked meanwhile
        await asyncio.sleep(0)
        with watch_changes() as reading:
            asking = asyncio.ensure_future(room.actor.ask(lambda table: table.log.version))
        room.keeper.open.set()
        await asyncio.gather(moving, asking)
        assert not reading.stored
        with watch_changes() as refused, pytest.raises(Refused):
            await room.actor.ask(refuse)
        assert not refused.stored
        with watch_changes() as changing:
            await room.move()
        assert changing.stored

    hosted(table_of("NESW"), work)


def refuse(_table):
    raise Refused("table.started")
