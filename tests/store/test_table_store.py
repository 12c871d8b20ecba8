"""What outlives the process: grouped commits, nothing lost, nothing half kept (docs/log.md)."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine, event, func, insert, make_url, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from chelem.core.errors import BadOption, ChelemError
from chelem.core.seats import Seat
from chelem.store import schema
from chelem.store.database import open_database
from chelem.store.table_store import Store, StoreError
from chelem.store.writer import GroupedWriter, Write
from chelem.tables import (
    chat,
    dealing,
    seating,
    undo,
)
from chelem.tables.people import Guest
from chelem.tables.policy import Policy
from chelem.tables.rematch import replay_at_new_table
from tests.support.chance import Script, seeded
from tests.support.forms import EVERY_FORM
from tests.support.postgresql import emptied
from tests.support.tables import SECRET, now, open_table, play_deal, same_table, step, table_of
from tests.tables.test_rematch import form


def visitor_row(name):
    return insert(schema.visitors).values(id=name, secret="", name="", since="")


def count(store, table):
    return store.read(lambda connection: connection.scalar(select(func.count()).select_from(table)))


@pytest.fixture
def keeping(database):
    """Run a coroutine with an open store."""

    def run(work):
        async def inside():
            store = Store(database, now)
            try:
                return await work(store)
            finally:
                store.close()

        return asyncio.run(inside())

    return run


# Writing


def test_concurrent_writes_share_commits(keeping):
    """A hundred writes at once need far fewer commits."""

    async def work(store):
        commits = []
        event.listen(store._engine, "commit", commits.append)
        await asyncio.gather(*(store.write(Write([visitor_row(f"v{n}")])) for n in range(100)))
        assert 100 == await count(store, schema.visitors)
        return len(commits)

    assert keeping(work) <= 20


def test_a_bad_write_does_not_poison_its_neighbours(keeping):
    """Only the bad write is refused, and nothing of it is stored; those before and after it are."""

    async def work(store):
        await store.write(Write([visitor_row("twice")]))
        writes = [Write([visitor_row(f"v{n}")]) for n in range(20)]
        writes[7] = Write([visitor_row("half"), visitor_row("twice")])
        done = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
        assert [7] == [n for n, result in enumerate(done) if result is not None]
        assert isinstance(done[7].__cause__, IntegrityError)
        assert 20 == await count(store, schema.visitors)
        await store.write(Write([visitor_row("half")]))

    keeping(work)


def test_the_writer_survives_whatever_a_write_does(keeping):
    """Invalid text or a value of an unknown type is refused, and the next write is stored."""

    async def work(store):
        for strange in ("\ud800", object(), "\x00" * 3):
            result = await asyncio.gather(store.write(Write([visitor_row(strange)])), return_exceptions=True)
            assert result == [None] or isinstance(result[0], Exception)
        await store.write(Write([visitor_row("fine")]))

    keeping(work)


def test_a_database_out_of_reach(tmp_path, monkeypatch, caplog):
    """A write without a connection fails and is logged; the next write connects again."""

    async def work():
        store = Store(f"sqlite:///{tmp_path}/x.db", now)
        store._writer.close()
        writer = GroupedWriter(store._engine)
        with monkeypatch.context() as broken:
            broken.setattr(store._engine, "connect", refuse)
            with pytest.raises(OperationalError):
                await writer.write(Write([visitor_row("lost")]))
        await writer.write(Write([visitor_row("kept")]))
        assert 1 == await count(store, schema.visitors)
        writer.close()

    def refuse():
        raise OperationalError("connect", None, OSError("no route"))

    asyncio.run(work())
    (record,) = caplog.records
    assert "1 writes failed, and so did the connection" == record.getMessage()
    assert OperationalError is record.exc_info[0]


def test_a_write_that_nobody_waits_for(tmp_path, caplog):
    """The failure of a write whose caller has gone is logged."""

    async def work():
        store = Store(f"sqlite:///{tmp_path}/x.db", now)
        await store.write(Write([visitor_row("twin")]))
        left = asyncio.ensure_future(store.write(Write([visitor_row("twin")])))
        await asyncio.sleep(0)
        left.cancel()
        await store.write(Write([visitor_row("other")]))
        store.close()

    asyncio.run(work())
    (record,) = caplog.records
    assert "caller has gone" in record.getMessage()
    assert IntegrityError is record.exc_info[0]


def test_a_connection_that_is_cut(postgresql):
    """The write in progress is refused, the next one is stored: the writer reconnects."""

    async def work():
        url = emptied(postgresql)
        store = Store(url, now)
        await store.write(Write([visitor_row("before")]))
        admin = create_engine(postgresql_url(postgresql), isolation_level="AUTOCOMMIT")
        with admin.connect() as connection:
            name = make_url(url).database
            cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = :name"
            connection.execute(text(cut), {"name": name})
        admin.dispose()
        results = await asyncio.gather(
            *(store.write(Write([visitor_row(f"v{n}")])) for n in range(9)), return_exceptions=True
        )
        assert all(result is None or isinstance(result, StoreError) for result in results)
        await store.write(Write([visitor_row("after")]))
        kept = 2 + sum(result is None for result in results)
        for _ in range(20):  # connections for reading are cut too, and replaced as they are met
            try:
                assert kept == await count(store, schema.visitors)
                break
            except StoreError:
                continue
        store.close()

    asyncio.run(work())


def postgresql_url(url):
    return make_url(url).set(drivername="postgresql+psycopg")


def test_a_write_whose_caller_was_cancelled(keeping):
    """A write whose caller was cancelled is still committed."""

    async def work(store):
        waiting = asyncio.ensure_future(store.write(Write([visitor_row("v")])))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.write(Write([visitor_row("w")]))
        assert 2 == await count(store, schema.visitors)

    keeping(work)


def test_pending_writes_are_committed_on_close(database):
    """Closing the store commits the pending writes."""

    async def work():
        store = Store(database, now)
        waiting = [asyncio.ensure_future(store.write(Write([visitor_row(f"v{n}")]))) for n in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)
        store = Store(database, now)
        assert 50 == await count(store, schema.visitors)
        store.close()

    asyncio.run(work())


def test_two_writers_of_one_log_cannot_both_win(keeping):
    """A second entry with the same version is refused."""

    async def work(store):
        table, other = table_of("S"), table_of("S")
        await store.save(table.take_pending())
        with pytest.raises(StoreError):
            await store.save(other.take_pending())
        same_table(table, await store.load("tablexyz"))

    keeping(work)


def test_a_secret_is_made_once(keeping):
    """The server's secret is the same after a restart, so keys of chairs stay valid."""

    async def work(store):
        return [await store.secret(), await store.secret()]

    first = keeping(work)
    assert first == keeping(work)
    assert 32 == len(first[0])


# Loading


@pytest.mark.parametrize(("game", "match"), EVERY_FORM, ids=map(":".join, EVERY_FORM))
@pytest.mark.parametrize("seed", range(2))
def test_a_table_is_loaded_as_it_was_kept(keeping, game, match, seed):
    """A table is loaded as it was stored, every few steps of a random match."""

    async def work(store):
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

    keeping(work)


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
        store = Store(url, now)
        table = table_of("NES", "whiz" if below(2) else "contract")
        while not below.over and happen(table, below):
            await store.save(table.take_pending())
        await store.save(table.take_pending())
        same_table(table, await store.load(table.code))
        store.close()

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


@pytest.mark.parametrize("code", ["", "nothing", "\x00", "x" * 9999, "'; drop table tables; --"])
def test_an_unknown_table(keeping, code):
    """An unknown code loads nothing, whatever its characters."""

    async def work(store):
        try:
            assert await store.load(code) is None
        except StoreError:
            assert "\x00" in code

    keeping(work)


# The database


def test_the_migrations_lead_to_the_schema(database):
    """The migrations create the tables of `schema`."""
    engine = open_database(database)
    with engine.connect() as connection:
        assert [] == compare_metadata(MigrationContext.configure(connection), schema.metadata)
    engine.dispose()
    open_database(database).dispose()


@pytest.mark.parametrize("url", ["", "nonsense", "oracle://x", "http://x"])
def test_an_invalid_url(url):
    """An invalid URL is refused with a reason."""
    with pytest.raises(BadOption) as refused:
        open_database(url)
    assert "database.url" == refused.value.code


def test_a_folder_that_cannot_be_made(tmp_path):
    """A database below a file is refused like a bad URL."""
    (tmp_path / "file").touch()
    with pytest.raises(BadOption) as refused:
        open_database(f"sqlite:///{tmp_path}/file/below/x.db")
    assert "database.url" == refused.value.code
