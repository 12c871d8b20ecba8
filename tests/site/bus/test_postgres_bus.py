"""What is particular to messages through PostgreSQL: rows for who listens, long bodies, joined statements."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import create_engine, text

from chelem.core.errors import BadOption
from chelem.site.bus import NobodyAnswers, open_bus, postgres_bus, postgres_session
from chelem.site.bus.postgres_session import PostgresSession
from tests.site.bus.conftest import PATIENCE, until

LONG = 30.0


@asynccontextmanager
async def buses(url):
    first, second = await open_bus(url), await open_bus(url)
    try:
        yield first, second
    finally:
        await first.close()
        await second.close()


def run(work):
    asyncio.run(asyncio.wait_for(work, PATIENCE))


@pytest.fixture
def query(bus_database):
    """Run a statement, and return its rows."""
    engine = create_engine(bus_database, isolation_level="AUTOCOMMIT")

    def execute(statement):
        with engine.connect() as connection:
            return list(map(tuple, connection.execute(text(statement))))

    yield execute
    engine.dispose()


def test_no_write_ahead_log_has_the_tables(query):
    """Neither who listens nor what is told costs a sync, and a crash forgets both."""
    tables = "SELECT relpersistence FROM pg_class WHERE relname IN ('bus_listeners', 'bus_messages')"
    assert [("u",), ("u",)] == query(tables)


def test_rows_of_a_process(bus_database, query):
    """One a subject, however many listen to it here; none after the bus is closed."""
    count = "SELECT count(*) FROM bus_listeners WHERE subject IN ('t.rows', 'a.rows')"

    async def work():
        async with buses(bus_database) as (bus, _):
            listenings = [await bus.listen("rows", print) for _ in range(3)]
            await bus.answer("rows", bytes)
            assert [(2,)] == query(count)
            for listening in listenings:
                await listening.close()
            assert [(1,)] == query(count)

    run(work())
    assert [(0,)] == query("SELECT count(*) FROM bus_listeners")


def test_many_subjects_at_once(bus_database, monkeypatch):
    """They share statements: all shards are taken over in a few."""
    statements = []
    change = PostgresSession.change

    async def counted(session, added, removed):
        statements.append(1)
        await change(session, added, removed)

    async def reply(body):
        return body

    async def work():
        async with buses(bus_database) as (asker, owner):
            monkeypatch.setattr(PostgresSession, "change", counted)
            listenings = await asyncio.gather(*(owner.answer(f"own.{n}", reply) for n in range(1024)))
            assert b"x" == await asker.ask("own.1000", b"x", LONG)
            await asyncio.gather(*(listening.close() for listening in listenings))
            with pytest.raises(NobodyAnswers):
                await asker.ask("own.1000", b"x", LONG)

    run(work())
    assert len(statements) <= 6


def test_messages_that_wait_share_a_statement(bus_database, monkeypatch):
    """A hundred told at once need far fewer."""
    batches = []
    send = PostgresSession.send

    async def counted(session, messages):
        batches.append(len(messages))
        return await send(session, messages)

    async def work():
        async with buses(bus_database) as (sender, receiver):
            monkeypatch.setattr(PostgresSession, "send", counted)
            heard = []
            await receiver.listen("joined", heard.append)
            for n in range(100):
                sender.tell("joined", b"%d" % n)
            await until(lambda: len(heard) == 100)

    run(work())
    assert (100, True) == (sum(batches), len(batches) <= 5)


def test_long_bodies_are_deleted(bus_database, query, monkeypatch):
    """Their rows are gone after a while, whoever has read them."""
    monkeypatch.setattr(postgres_bus, "SWEEP_SECONDS", 0.05)
    count = "SELECT count(*) FROM bus_messages"

    async def work():
        async with buses(bus_database) as (sender, receiver):
            heard = []
            await receiver.listen("long", heard.append)
            sender.tell("long", b"x" * 20_000)
            await until(lambda: heard)
            assert [(1,)] <= query(count)
            monkeypatch.setattr(postgres_session, "_KEPT_SECONDS", 0)
            await until(lambda: [(0,)] == query(count))

    run(work())


def test_a_long_body_that_is_lost(bus_database, query, caplog):
    """Deleted before it was read, it is missing from what is heard, in a gap that is logged."""

    async def work():
        async with buses(bus_database) as (sender, receiver):
            heard = []
            await receiver.listen("gap", heard.append)
            fetch = receiver._session.fetch

            async def late(name):
                query("DELETE FROM bus_messages RETURNING id")
                return await fetch(name)

            receiver._session.fetch = late
            for body in (b"1", b"2" * 20_000, b"3"):
                sender.tell("gap", body)
            await until(lambda: b"3" in heard)
            assert [b"1", b"3"] == heard

    run(work())
    assert ["a long message"] == [record.getMessage()[17:31] for record in caplog.records]


def test_an_ask_that_comes_too_late(bus_database):
    """A process that has just ceased to answer turns it down; another answers, or it fails at once."""

    async def work():
        async with buses(bus_database) as (asker, answerer):
            done = []

            async def reply(body):
                done.append(body)
                return body

            listening = await answerer.answer("late", reply)
            answerer._directory.remove(listening._member)  # as if its row were on the way out
            with pytest.raises(NobodyAnswers):
                await asker.ask("late", b"", LONG)
            assert [] == done
            await asker.answer("late", reply, "another")
            assert b"2" == await asker.ask("late", b"2", LONG)

    run(work())


def test_a_connection_that_is_cut(bus_database, query):
    """Either of the two of a process: both are made again, and it hears what it listened to."""
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'chelem bus%'"

    async def work():
        async with buses(bus_database) as (sender, receiver):
            heard = []
            await receiver.listen("cut", heard.append)
            for number in range(10):
                query(f"{cut} ORDER BY pid OFFSET {number % 4} LIMIT 1")
                while b"%d" % number not in heard:
                    sender.tell("cut", b"%d" % number)
                    await asyncio.sleep(0.02)
            for bus in (sender, receiver):
                await until(lambda bus=bus: not bus.away)
            sender.tell("cut", b"end")
            await until(lambda: b"end" in heard)

    run(work())
    assert [(0,)] == query("SELECT count(*) FROM bus_listeners")


@pytest.mark.parametrize("url", ["postgresql:///nothing?host=/nowhere", "postgresql://127.0.0.1:1/x"])
def test_a_database_out_of_reach(url):
    """It is refused at the start, with the reason."""
    with pytest.raises(BadOption) as refused:
        run(open_bus(url))
    assert "database.url" == refused.value.code


@pytest.mark.parametrize("url", ["", "redis://host", "nats//host", "sqlite://"])
def test_a_url_of_no_bus(url):
    """It is refused with an example of one."""
    with pytest.raises(BadOption) as refused:
        run(open_bus(url))
    assert "bus.url" == refused.value.code
    assert "nats://" in refused.value.say("en")
