"""Opening, migrating, reading and writing: grouped commits, nothing lost, nothing half stored."""

import asyncio
import sqlite3

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import create_engine, event, func, insert, inspect, make_url, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from chelem.core.errors import BadOption
from chelem.site.database import patience, schema, upgrading, writer
from chelem.site.database.connecting import address_of
from chelem.site.database.database import Database, open_engine
from chelem.site.database.durability import Durability
from chelem.site.database.migrating import upgrade
from chelem.site.database.store_error import StoreError
from chelem.site.database.writer import GroupedWriter, Write
from tests.support.servers.postgresql import Cluster, emptied, unavailable_reason
from tests.support.tables import now


@pytest.fixture(autouse=True)
def really_migrated(monkeypatch):
    """New databases are made by the migrations themselves here."""
    monkeypatch.setattr(upgrading, "upgrade", upgrade)


def visitor_row(name):
    return insert(schema.visitors).values(id=name, secret="", name="", since="")


def count(opened, table):
    return opened.read(lambda connection: connection.scalar(select(func.count()).select_from(table)))


# Writing


def test_concurrent_writes_share_commits(with_database):
    """A hundred writes at once need far fewer commits."""

    async def work(opened):
        commits = []
        event.listen(opened._engine, "commit", commits.append)
        await asyncio.gather(*(opened.write(Write([visitor_row(f"v{n}")])) for n in range(100)))
        assert 100 == await count(opened, schema.visitors)
        return len(commits)

    assert with_database(work) <= 20


def test_a_query_sees_one_moment(with_database):
    """What is committed between two of its statements is for the next query."""

    async def work(opened):
        loop, number = asyncio.get_running_loop(), select(func.count()).select_from(schema.visitors)

        def look_twice(connection):
            before = connection.scalar(number)
            write = asyncio.run_coroutine_threadsafe(opened.write(Write([visitor_row("ana")])), loop)
            write.result()
            return before, connection.scalar(number)

        assert (0, 0) == await opened.read(look_twice)
        assert 1 == await count(opened, schema.visitors)

    with_database(work)


def test_moves_at_many_tables_share_commits(with_database):
    """A commit waits for moves of other tables that are about to come: 40 play 50 moves a second each."""

    async def work(opened):
        commits = []
        event.listen(opened._engine, "commit", commits.append)

        async def play(table):
            await asyncio.sleep(table / 2000)
            for move in range(10):
                await opened.write(Write([visitor_row(f"v{table}-{move}")]))
                await asyncio.sleep(0.02)

        await asyncio.gather(*map(play, range(40)))
        assert 400 == await count(opened, schema.visitors)
        return len(commits)

    assert with_database(work) <= 200


def test_a_bad_write_does_not_poison_its_neighbours(with_database):
    """Only the bad write is refused, and nothing of it is stored; those before and after it are."""

    async def work(opened):
        await opened.write(Write([visitor_row("twice")]))
        writes = [Write([visitor_row(f"v{n}")]) for n in range(20)]
        writes[7] = Write([visitor_row("half"), visitor_row("twice")])
        done = await asyncio.gather(*map(opened.write, writes), return_exceptions=True)
        assert [7] == [n for n, result in enumerate(done) if result is not None]
        assert isinstance(done[7].__cause__, IntegrityError)
        assert 20 == await count(opened, schema.visitors)
        await opened.write(Write([visitor_row("half")]))

    with_database(work)


def test_the_writer_survives_whatever_a_write_does(with_database):
    """Invalid text or a value of an unknown type is refused, and the next write is stored."""

    async def work(opened):
        for strange in ("\ud800", object(), "\x00" * 3):
            result = await asyncio.gather(opened.write(Write([visitor_row(strange)])), return_exceptions=True)
            assert result == [None] or isinstance(result[0], Exception)
        await opened.write(Write([visitor_row("fine")]))

    with_database(work)


def test_a_database_out_of_reach(tmp_path, monkeypatch, caplog):
    """A write without a connection fails and is logged; the next write connects again."""

    async def work():
        opened = Database(f"sqlite:///{tmp_path}/x.db", now)
        opened._writer.close()
        alone = GroupedWriter(opened._engine)
        with monkeypatch.context() as broken:
            broken.setattr(opened._engine, "connect", refuse)
            with pytest.raises(OperationalError):
                await alone.write(Write([visitor_row("lost")]))
        await alone.write(Write([visitor_row("kept")]))
        assert 1 == await count(opened, schema.visitors)
        alone.close()

    def refuse():
        raise OperationalError("connect", None, OSError("no route"))

    asyncio.run(work())
    (record,) = caplog.records
    assert "1 writes failed, and so did the connection" == record.getMessage()
    assert OperationalError is record.exc_info[0]


def test_a_write_that_nobody_waits_for(tmp_path, caplog):
    """The failure of a write whose caller has gone is logged."""

    async def work():
        opened = Database(f"sqlite:///{tmp_path}/x.db", now)
        await opened.write(Write([visitor_row("twin")]))
        left = asyncio.ensure_future(opened.write(Write([visitor_row("twin")])))
        await asyncio.sleep(0)
        left.cancel()
        await opened.write(Write([visitor_row("other")]))
        opened.close()

    asyncio.run(work())
    (record,) = caplog.records
    assert "caller has gone" in record.getMessage()
    assert IntegrityError is record.exc_info[0]


def test_a_connection_that_is_cut(postgresql):
    """The write in progress is refused, the next one is stored: the writer reconnects."""

    async def work():
        url = emptied(postgresql)
        opened = Database(url, now)
        await opened.write(Write([visitor_row("before")]))
        admin = create_engine(postgresql_url(postgresql), isolation_level="AUTOCOMMIT")
        with admin.connect() as connection:
            name = make_url(url).database
            cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = :name"
            connection.execute(text(cut), {"name": name})
        admin.dispose()
        results = await asyncio.gather(
            *(opened.write(Write([visitor_row(f"v{n}")])) for n in range(9)), return_exceptions=True
        )
        assert all(result is None or isinstance(result, StoreError) for result in results)
        await opened.write(Write([visitor_row("after")]))
        kept = 2 + sum(result is None for result in results)
        for _ in range(20):  # connections for reading are cut too, and replaced as they are met
            try:
                assert kept == await count(opened, schema.visitors)
                break
            except StoreError:
                continue
        opened.close()

    asyncio.run(work())


def test_a_postgresql_that_stops_answering(monkeypatch):
    """Writes and queries fail instead of hanging, and succeed once it answers again."""
    if reason := unavailable_reason():
        pytest.skip(reason)
    monkeypatch.setattr(patience, "ANSWER_SECONDS", 0.5)
    monkeypatch.setitem(patience.CONNECT_SECONDS, "connect_timeout", 2)

    async def work(cluster):
        opened = Database(cluster.url, now)
        await opened.write(Write([visitor_row("before")]))
        with cluster.frozen():
            for _ in range(2):
                waiting = [opened.write(Write([visitor_row(f"v{n}")])) for n in range(9)]
                results = await asyncio.gather(
                    *waiting, count(opened, schema.visitors), return_exceptions=True
                )
                assert {StoreError} == set(map(type, results))
        kept = await count(opened, schema.visitors)
        await opened.write(Write([visitor_row("after")]))
        assert kept + 1 == await count(opened, schema.visitors)
        await asyncio.to_thread(opened.close)

    with Cluster() as cluster:
        asyncio.run(asyncio.wait_for(work(cluster), 60))


def test_a_database_that_is_away_is_not_overrun(tmp_path, monkeypatch):
    """Beyond a number of waiting writes, further ones are refused at once; the others are stored."""
    monkeypatch.setattr(writer, "MOST_WAITING", 5)

    async def work():
        opened = Database(f"sqlite:///{tmp_path}/x.db", now)
        await opened.write(Write([visitor_row("before")]))
        blocking = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
        blocking.execute("BEGIN IMMEDIATE")
        first = asyncio.ensure_future(opened.write(Write([visitor_row("first")])))
        await asyncio.sleep(0)
        while opened._writer._queue.qsize():
            await asyncio.sleep(0.01)
        others = [asyncio.ensure_future(opened.write(Write([visitor_row(f"v{n}")]))) for n in range(9)]
        await asyncio.wait(others, return_when=asyncio.FIRST_COMPLETED)
        blocking.rollback()
        blocking.close()
        results = await asyncio.gather(first, *others, return_exceptions=True)
        assert results == [None] * 6 + results[6:]
        assert {StoreError} == set(map(type, results[6:]))
        opened.close()

    asyncio.run(work())


def test_a_locked_database_refuses_a_group_at_once(tmp_path):
    """The writes of a group that the database does not take are refused together, not tried one by one."""

    async def work():
        opened, refusals = Database(f"sqlite:///{tmp_path}/x.db", now), []
        event.listen(opened._engine, "connect", lambda connection, _: hurry(connection))
        event.listen(opened._engine, "rollback", refusals.append)
        opened._engine.dispose()
        blocking = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
        blocking.execute("BEGIN IMMEDIATE")
        writes = [opened.write(Write([visitor_row(f"v{n}")])) for n in range(40)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert {StoreError} == set(map(type, results))
        blocking.rollback()
        blocking.close()
        await opened.write(Write([visitor_row("after")]))
        assert 1 == await count(opened, schema.visitors)
        opened.close()
        return len(refusals)

    def hurry(connection):
        connection.execute("PRAGMA busy_timeout=20")

    assert asyncio.run(work()) < 20


@pytest.mark.parametrize(("durability", "synchronous"), [(Durability.FULL, 2), (Durability.NORMAL, 1)])
def test_a_commit_waits_for_the_disk(tmp_path, durability, synchronous):
    """Every connection syncs each commit, unless told otherwise; without a word it does."""

    async def setting(opened):
        query = text("PRAGMA synchronous")
        return await opened.read(lambda connection: connection.scalar(query))

    url = f"sqlite:///{tmp_path}/x.db"
    opened = Database(url, now, durability)
    assert synchronous == asyncio.run(setting(opened))
    opened.close()
    default = Database(url, now)
    assert 2 == asyncio.run(setting(default))
    default.close()


def postgresql_url(url):
    return make_url(url).set(drivername="postgresql+psycopg")


def test_a_write_whose_caller_was_cancelled(with_database):
    """A write whose caller was cancelled is still committed."""

    async def work(opened):
        waiting = asyncio.ensure_future(opened.write(Write([visitor_row("v")])))
        await asyncio.sleep(0)
        waiting.cancel()
        await opened.write(Write([visitor_row("w")]))
        assert 2 == await count(opened, schema.visitors)

    with_database(work)


def test_pending_writes_are_committed_on_close(database):
    """Closing the database commits the pending writes."""

    async def work():
        opened = Database(database, now)
        waiting = [asyncio.ensure_future(opened.write(Write([visitor_row(f"v{n}")]))) for n in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(opened.close)
        await asyncio.gather(*waiting)
        opened = Database(database, now)
        assert 50 == await count(opened, schema.visitors)
        opened.close()

    asyncio.run(work())


# Opening


def test_a_write_to_a_closed_database_is_refused(tmp_path):
    """It does not wait for ever."""

    async def work():
        opened = Database(f"sqlite:///{tmp_path / 'c.db'}", now)
        opened.close()
        with pytest.raises(StoreError):
            await asyncio.wait_for(opened.write(Write([visitor_row("late")])), 60)

    asyncio.run(work())


def test_the_migrations_lead_to_the_schema(database):
    """The migrations create the tables of `schema`."""
    engine = open_engine(database)
    with engine.connect() as connection:
        assert [] == compare_metadata(MigrationContext.configure(connection), schema.metadata)
    engine.dispose()
    open_engine(database).dispose()


def test_a_migration_that_fails_changes_nothing(tmp_path, monkeypatch):
    """A database is migrated completely or not at all, and can be opened later."""
    url = f"sqlite:///{tmp_path}/x.db"

    def fail(*_, **__):
        raise OperationalError("alter", None, OSError("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr(Operations, "alter_column", fail)
        with pytest.raises(BadOption):
            open_engine(url)
    with create_engine(url).connect() as connection:
        assert [] == inspect(connection).get_table_names()
    open_engine(url).dispose()


@pytest.mark.parametrize("url", ["", "nonsense", "oracle://x", "http://x"])
def test_an_invalid_url(url):
    """An invalid URL is refused with a reason."""
    with pytest.raises(BadOption) as refused:
        open_engine(url)
    assert "database.url" == refused.value.code


def test_a_folder_that_cannot_be_made(tmp_path):
    """A database below a file is refused like a bad URL."""
    (tmp_path / "file").touch()
    with pytest.raises(BadOption) as refused:
        open_engine(f"sqlite:///{tmp_path}/file/below/x.db")
    assert "database.url" == refused.value.code


def test_a_newer_database(database):
    """A database of a newer program is refused in a sentence, and not changed."""
    open_engine(database).dispose()
    set_revision(database, "9999")
    with pytest.raises(BadOption) as refused:
        open_engine(database)
    assert "database.newer" == refused.value.code
    assert "9999" in refused.value.say("en")


def set_revision(url, revision):
    engine = create_engine(address_of(url))
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = :it"), {"it": revision})
        connection.execute(text("update usable_by set revision = :it"), {"it": revision})
    engine.dispose()
