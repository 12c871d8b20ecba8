"""A table is loaded as it was stored (docs/log.md)."""

import asyncio
import json
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from chelem.bots.configuration import AT_TABLES
from chelem.core.errors import ChelemError
from chelem.core.seats import Seat
from chelem.engine.first_dealer import drawn_dealer
from chelem.site.database import schema
from chelem.site.database.database import Database
from chelem.site.database.store_error import StoreError
from chelem.site.database.writer import Write
from chelem.site.tables.domain import chat, dealing, drawing_partners, seating, undo
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.domain.rematch import replay_at_new_table
from chelem.site.tables.store.table_store import TableStore
from tests.site.tables.domain.test_rematch import form
from tests.support.chance import Script, seeded
from tests.support.matches.forms import EVERY_FORM
from tests.support.tables import SECRET, now, open_table, play_deal, same_table, step, table_of
from tests.support.thorough import first_of


@pytest.fixture
def keeping(with_database):
    """Run a coroutine with the tables of an open database."""
    return lambda work: with_database(lambda opened: work(TableStore(opened)))


def test_two_writers_of_one_log_cannot_both_win(keeping):
    """A second entry with the same version is refused."""

    async def work(store):
        table, other = table_of("S"), table_of("S")
        await store.save(table.take_pending())
        with pytest.raises(StoreError):
            await store.save(other.take_pending())
        same_table(table, await store.load("tablexyz"))

    keeping(work)


@pytest.mark.parametrize(
    ("database", "game", "match", "seed"),
    first_of(
        [
            (database, *each, seed)
            for database, each, seed in product(("sqlite", "postgresql"), EVERY_FORM, range(2))
        ],
        *[("sqlite", *each, 0) for each in EVERY_FORM],
        ("postgresql", *EVERY_FORM[0], 0),
    ),
    indirect=["database"],
)
def test_a_table_is_loaded_as_it_was_kept(with_database, game, match, seed):
    """A table is loaded as it was stored, every few steps of a random match."""

    async def work(opened):
        store = TableStore(opened)
        below = seeded(seed)
        table = table_of("NESW", game, match=form(match))
        for number in range(140):
            if not happen(table, below):
                break
            await store.save(table.take_pending())
            if number % 12 == 0:
                same_table(table, await store.load(table.code))
        same_table(table, await store.load(table.code))
        listed = [(found["seat"], found["status"]) for found in await store.tables_of("S")]
        assert ([(str(table.seat("S")), table.status)] if table.seat("S") is not None else []) == listed

    with_database(work)


def happen(table, below):
    """Make a random change: a move, a message, a change of players, an undo, a policy, a comparison."""
    letters = [str(seat) for seat in table.seats]
    visitor = letters[below(len(letters))]
    try:
        match below(12):
            case 0:
                chat.chat(table, visitor, "Émile ♠ \u2028 \x00", ("all", "opponents")[below(2)])
            case 1:
                chairs(table, below, visitor)
            case 2:
                undo.request_undo(table, visitor)
            case 3 if asked := undo.open_request(table):
                undo.answer_undo(table, str(min(asked.waiting)), accept=below(2) == 0)
            case 4:
                table.set_policy(Policy(clock=(0, 30)[below(2)]))
            case 5:
                table.save_comparison(
                    1, [{"contract": {"fr": "–", "en": "–"}, "result": "", "points": below(9)}]
                )
            case 6:
                table.set_rematch_code(f"next{below(9)}")
            case _ if table.between_deals:
                dealing.reveal(table)
                dealing.deal_next(table, below)
            case _:
                step(table, below)
    except (ChelemError, AttributeError, IndexError, AssertionError):
        pass  # nobody sits in the chair whose turn it is, or it was not allowed
    return table.status != "over"


def chairs(table, below, visitor):
    """Change the player of a random chair."""
    seat = table.seats[below(len(table.seats))]
    here = table.occupant(seat)
    if here is None:
        seating.take_chair(table, f"v{below(3)}", seat, "Vé") if below(2) else seating.seat_bot(
            table, table.owner, seat
        )
    elif below(3) == 0 and here.visitor:
        seating.move_chair(table, f"phone{below(9)}", seat, seating.chair_key(table, here, SECRET), SECRET)
    elif below(2):
        seating.leave_chair(table, table.owner, seat)
    else:
        seating.take_chair(table, visitor, seat, f"Name {below(3)}")


@settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(script=st.lists(st.integers(0, 2**16), min_size=20, max_size=120))
def test_a_scripted_table_is_loaded_as_it_was_kept(tmp_path_factory, script):
    """A table is loaded as it was stored, on matches that Hypothesis generates and shrinks."""
    below = Script(script)
    url = f"sqlite:///{tmp_path_factory.mktemp('scripted') / 'chelem.db'}"

    async def work():
        opened = Database(url, now)
        store = TableStore(opened)
        table = table_of("NES", "whiz" if below(2) else "contract")
        while not below.over and happen(table, below):
            await store.save(table.take_pending())
        await store.save(table.take_pending())
        same_table(table, await store.load(table.code))
        opened.close()

    asyncio.run(work())


def test_a_table_that_waits_is_loaded_too(keeping):
    """A table that has not started is loaded with its people, owner, policy and first deal."""

    async def work(store):
        table = open_table("contract", deal={"number": "777", "dealer": "W"}, policy={"watch": "N"})
        seating.take_chair(table, "ana", Seat.W, "Ana")
        seating.take_chair(table, "S", Seat.S, "")
        seating.leave_chair(table, "ana", Seat.W)
        seating.seat_bot(table, "S", Seat.E)
        await store.save(table.take_pending())
        same_table(table, loaded := await store.load(table.code))
        assert [("open", "S")] == [(t["status"], t["seat"]) for t in await store.tables_of("S")]
        assert [] == await store.tables_of("ana")
        seating.start_match(loaded, "S")
        dealing.deal_next(loaded)
        assert 777 == loaded.first.deal.number
        await store.save(loaded.take_pending())
        same_table(loaded, await store.load(table.code))

    keeping(work)


def test_a_deal_once_more_is_kept_whole(keeping):
    """A replay is loaded with the match up to the deal."""

    async def work(store):
        old = table_of("ESW", "whiz")
        play_deal(old, seeded(2))
        dealing.deal_next(old)
        table = replay_at_new_table(old, 1, Guest("E", "Eve"), "again")
        table.save_new()
        await store.save(table.take_pending())
        same_table(table, await store.load("again"))

    keeping(work)


def test_an_unknown_table(keeping):
    """An unknown code loads nothing, whatever its characters."""

    async def work(store):
        for code in ("", "nothing", "\x00", "x" * 9999, "'; drop table tables; --"):
            try:
                assert await store.load(code) is None
            except StoreError:
                assert "\x00" in code

    keeping(work)


def test_a_table_keeps_its_bots(keeping):
    """A table has the bots it was made with; one stored before tables had a choice has the usual ones."""

    async def work(store):
        table = table_of("S", bots="strong:sef:light")
        await store.save(table.take_pending())
        same_table(table, await store.load(table.code))
        assert "strong:sef:light" == str((await store.load(table.code)).bots)
        tables, of_all = schema.tables, select(schema.tables.c.spec)
        spec = await store._database.read(lambda connection: connection.execute(of_all).scalar())
        older = {name: value for name, value in json.loads(spec).items() if name != "bots"}
        await store._database.write(Write([update(tables).values(spec=json.dumps(older))]))
        assert AT_TABLES == (await store.load(table.code)).bots

    keeping(work)


def test_a_draw_for_partners_outlives_the_server(keeping):
    """Before the match the cards are stored with the table, from its start in the log: the highest deals."""

    async def work(store):
        async def restarted(table):
            await store.save(table.take_pending())
            return await store.load(table.code)

        table = open_table(match={"kind": "rubber"})
        seating.take_chair(table, "S", Seat.S, "Sam")
        seating.take_chair(table, "ana", Seat.N, "Ana")
        drawing_partners.draw_partners(table, "S", seeded(2))
        drawn, table = drawing_partners.cards_drawn(table), await restarted(table)
        assert drawn == drawing_partners.cards_drawn(table)
        person = table.occupant(drawn_dealer(drawn, table.game.info.suits))
        drawing_partners.choose_seat(table, person.visitor, Seat.E)
        drawn, table = drawing_partners.cards_drawn(table), await restarted(table)
        assert Seat.E is table.seat(person.visitor)
        seating.start_match(table, "S")
        table = await restarted(table)
        assert drawn == drawing_partners.cards_drawn(table)
        dealing.deal_next(table, seeded(3))
        table = await restarted(table)
        assert Seat.E is table.log.state.board.setting.dealer

    keeping(work)
