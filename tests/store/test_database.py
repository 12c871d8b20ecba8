"""Opening, migrating, reading and writing: grouped commits, nothing lost, nothing half stored."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import create_engine, event, func, insert, inspect, make_url, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from chelem.core.errors import BadOption
from chelem.store import schema
from chelem.store.database import Database, StoreError, open_engine
from chelem.store.writer import GroupedWriter, Write
from tests.support.postgresql import emptied
from tests.support.tables import now


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
        writer = GroupedWriter(opened._engine)
        with monkeypatch.context() as broken:
            broken.setattr(opened._engine, "connect", refuse)
            with pytest.raises(OperationalError):
                await writer.write(Write([visitor_row("lost")]))
        await writer.write(Write([visitor_row("kept")]))
        assert 1 == await count(opened, schema.visitors)
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
