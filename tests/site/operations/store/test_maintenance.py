"""Backups are complete and proved, and restored on either kind of database."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import product
from threading import Event, Thread

import pytest
from sqlalchemy import create_engine, delete, func, insert, inspect, select, update

from chelem.core.errors import BadOption
from chelem.site.collections.store.board_store import BoardStore, Collection
from chelem.site.database import schema, server_tables
from chelem.site.database.connecting import address_of
from chelem.site.database.copying import count_rows
from chelem.site.database.database import Database, open_engine
from chelem.site.database.holding import hold_database
from chelem.site.database.migrating import upgrade
from chelem.site.database.shard import SHARDS
from chelem.site.database.snapshot import snapshot
from chelem.site.database.stored_text import count_null_characters
from chelem.site.database.writer import Write
from chelem.site.operations.store.backup import back_up
from chelem.site.operations.store.doctor import examine
from chelem.site.operations.store.opening import existing_database
from chelem.site.operations.store.proof import find_faults
from chelem.site.operations.store.prune import Pruned, Retention, prune
from chelem.site.operations.store.restore import restore
from chelem.site.tables.domain import dealing
from chelem.site.tables.store.table_store import TableStore
from chelem.site.visitors.store.visitor_store import Visitor, VisitorStore
from tests.support.chance import seeded
from tests.support.servers.postgresql import emptied
from tests.support.tables import now, play_deal, same_table, step, table_of
from tests.support.thorough import first_of

KINDS = ("sqlite", "postgresql")
from_one_to_another = pytest.mark.parametrize(
    ("database", "other_database"),
    first_of(product(KINDS, KINDS), KINDS, KINDS[::-1]),
    indirect=True,
)
"""From either kind of database to the other; the thorough tests also restore to one of the same kind."""


@pytest.fixture(params=KINDS)
def other_database(request, tmp_path):
    """The URL of another empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'elsewhere' / 'other.db'}"
    return emptied(request.getfixturevalue("postgresql"))


async def fill(opened):
    """Store a table in mid-match, a visitor and a report; return the table."""
    table = table_of("NESW")
    play_deal(table, seeded(1))
    dealing.deal_next(table, seeded(2))
    await VisitorStore(opened).add(Visitor("S", "Sue ♠", "0" * 64))
    await TableStore(opened).save(table.take_pending())
    report = {"code": table.code, "visitor": "S", "version": 3, "text": "é\n", "at": now()}
    await opened.write(Write([insert(schema.reports).values(report)]))
    return table


def with_open(url, work):
    async def inside():
        opened = Database(url, now)
        try:
            return await work(opened)
        finally:
            opened.close()

    return asyncio.run(inside())


def rows_of(url):
    """Return all rows of all tables but those of running servers."""
    with existing_database(url) as engine, snapshot(engine) as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))))
            for table in schema.metadata.sorted_tables
            if table.name not in server_tables.OF_RUNNING_SERVERS
        }


def change(url, statement):
    engine = create_engine(address_of(url))
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


@from_one_to_another
def test_a_backup_restored_elsewhere(database, other_database, tmp_path):
    """Every row is there, on either kind of database, and the match goes on; new reports get new numbers."""
    table = with_open(database, fill)
    copied = back_up(database, tmp_path / "backup.db")
    assert (1, ()) == (copied.logs, copied.faults)
    assert copied == restore(tmp_path / "backup.db", other_database)
    assert rows_of(database) == rows_of(other_database)

    async def go_on(opened):
        loaded = await TableStore(opened).load(table.code)
        same_table(table, loaded)
        play_deal(loaded, seeded(3))
        await TableStore(opened).save(loaded.take_pending())
        report = {"code": table.code, "visitor": "S", "version": 4, "text": "", "at": now()}
        await opened.write(Write([insert(schema.reports).values(report)]))

    with_open(other_database, go_on)
    with existing_database(other_database) as engine, snapshot(engine) as connection:
        assert [] == list(find_faults(connection))


def test_a_restored_database_has_no_servers(postgresql, tmp_path):
    """All its shards are free, whoever owned them where it was backed up, and no process is listed."""
    url, leases = emptied(postgresql), server_tables.leases
    open_engine(url).dispose()
    change(url, update(leases).values(owner="ana", epoch=3, until=func.now()))
    change(
        url, insert(server_tables.processes).values(id="ana", since=func.now(), until=func.now(), owns=True)
    )
    back_up(url, tmp_path / "backup.db")
    restore(tmp_path / "backup.db", url, replace=True)
    with existing_database(url) as engine, snapshot(engine) as connection:
        assert [] == connection.execute(select(server_tables.processes)).all()
        assert [(SHARDS, 0, 0)] == connection.execute(
            select(func.count(), func.count(leases.c.owner), func.max(leases.c.epoch)).select_from(leases)
        ).all()


def test_null_characters_are_not_restored(other_database, tmp_path):
    """Older versions stored them in SQLite; PostgreSQL takes none."""
    file = tmp_path / "club.db"
    with_open(f"sqlite:///{file}", fill)
    with closing(sqlite3.connect(file)) as written, written:
        written.execute("UPDATE visitors SET name = 'Su' || char(0) || 'e'")
    with existing_database(f"sqlite:///{file}") as engine, engine.connect() as connection:
        assert [("visitors", "name", 1)] == list(count_null_characters(connection))
    restored = restore(file, other_database)
    assert () == restored.faults
    with existing_database(other_database) as engine, engine.connect() as connection:
        assert "Sue" == connection.scalar(select(schema.visitors.c.name))
        assert [] == list(count_null_characters(connection))


def test_a_backup_of_a_live_database(database, tmp_path):
    """Backups taken while a table is played are each valid, whatever was written meanwhile."""
    done = Event()

    async def play(opened):
        store, table, below = TableStore(opened), table_of("NESW"), seeded(1)
        while not done.is_set() and table.status != "over":
            await store.save(table.take_pending())
            if table.between_deals:
                dealing.reveal(table)
                dealing.deal_next(table, below)
            step(table, below)

    open_engine(database).dispose()
    playing = Thread(target=with_open, args=(database, play))
    playing.start()
    try:
        entries = [0]
        while len(entries) < 4 and playing.is_alive():
            copied = back_up(database, tmp_path / f"{len(entries)}.db")
            assert () == copied.faults
            entries.append(copied.rows["entries"])
    finally:
        done.set()
        playing.join()
    assert sorted(entries) == entries
    assert entries[-1] > 0


def test_what_is_not_backed_up(tmp_path, database):
    """A file is never overwritten; a missing or foreign database is refused, and no file is made."""
    with pytest.raises(BadOption) as refused:
        back_up(f"sqlite:///{tmp_path}/none.db", tmp_path / "backup.db")
    assert "database.missing" == refused.value.code
    (tmp_path / "foreign.db").touch()
    with pytest.raises(BadOption) as refused:
        back_up(f"sqlite:///{tmp_path}/foreign.db", tmp_path / "backup.db")
    assert "database.empty" == refused.value.code
    (tmp_path / "notes.db").write_text("not a database\n" * 100, encoding="utf-8")
    with pytest.raises(BadOption):
        back_up(f"sqlite:///{tmp_path}/notes.db", tmp_path / "backup.db")
    assert {"foreign.db", "notes.db"} == {path.name for path in tmp_path.iterdir()}
    open_engine(database).dispose()
    with pytest.raises(FileExistsError):
        back_up(database, tmp_path / "notes.db")


def test_a_used_database_is_replaced_on_demand_only(other_database, tmp_path):
    """Without the option nothing changes; with it, an SQLite file is kept beside the new one."""
    source = f"sqlite:///{tmp_path / 'source.db'}"
    with_open(source, fill)
    back_up(source, tmp_path / "backup.db")

    async def use(opened):
        await VisitorStore(opened).add(Visitor("old", "Old", "1" * 64))

    with_open(other_database, use)
    before = rows_of(other_database)
    with pytest.raises(BadOption) as refused:
        restore(tmp_path / "backup.db", other_database)
    assert "restore.used" == refused.value.code
    assert before == rows_of(other_database)
    restore(tmp_path / "backup.db", other_database, replace=True)
    assert rows_of(source) == rows_of(other_database)
    if other_database.startswith("sqlite"):
        aside = tmp_path / "elsewhere" / "other.db.replaced"
        assert before == rows_of(f"sqlite:///{aside}")


def test_a_served_database_is_not_replaced(other_database, tmp_path, monkeypatch):
    """While a server holds the database, restoring is refused."""
    monkeypatch.setattr("chelem.site.database.holding.HANDOVER_SECONDS", 0.05)
    source = f"sqlite:///{tmp_path / 'source.db'}"
    with_open(source, fill)
    back_up(source, tmp_path / "backup.db")
    with hold_database(other_database), pytest.raises(BadOption) as refused:
        restore(tmp_path / "backup.db", other_database, replace=True)
    assert refused.value.code.startswith("database.held")


@from_one_to_another
def test_a_log_that_breaks_the_rules(database, other_database, tmp_path):
    """A backup keeps it and names it; it is restored on demand only."""
    with_open(database, fill)
    entries = schema.entries
    change(database, delete(entries).where(entries.c.version == 7))
    copied = back_up(database, tmp_path / "backup.db")
    (fault,) = copied.faults
    assert "tablexyz" in fault.say("en")
    (again,) = restore(tmp_path / "backup.db", other_database).faults
    assert fault.say("fr") == again.say("fr")
    engine = create_engine(address_of(other_database)) if "postgres" in other_database else None
    if engine is None:
        assert not (tmp_path / "elsewhere").exists()
    else:
        assert [] == inspect(engine).get_table_names()
        engine.dispose()
    restore(tmp_path / "backup.db", other_database, tolerant=True)
    assert rows_of(database) == rows_of(other_database)


def test_a_database_is_copied_before_its_upgrade(database, tmp_path, monkeypatch):
    """The copy has all rows as they were, and can be restored; a new or current database is not copied."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    engine = create_engine(address_of(database))
    if database.startswith("sqlite"):
        tmp_path.joinpath("new folder").mkdir()
    with engine.begin() as connection:
        upgrade(connection, "0002")
        connection.exec_driver_sql("insert into secrets values ('keys', 'abc')")
        before = count_rows(connection)
    engine.dispose()
    for _ in range(2):
        open_engine(database).dispose()
    folder = tmp_path / "new folder" if database.startswith("sqlite") else tmp_path / "data" / "chelem"
    (copy,) = folder.glob("*.before-*")
    with closing(sqlite3.connect(copy)) as connection:
        assert [("0002",)] == connection.execute("select version_num from alembic_version").fetchall()
        assert [("keys", "abc")] == connection.execute("select * from secrets").fetchall()
    with existing_database(f"sqlite:///{copy}") as kept, snapshot(kept) as connection:
        assert before == count_rows(connection)
    restore(copy, f"sqlite:///{tmp_path / 'again.db'}")
    open_engine(f"sqlite:///{tmp_path / 'again.db'}").dispose()


def test_pruning(database):
    """Old tables go with all their rows, and visitors with nothing left; what is newer or in use stays."""

    async def work(opened):
        table = await fill(opened)
        for name in ("idle", "busy"):  # and S, who has a table
            await VisitorStore(opened).add(Visitor(name, name, "2" * 64))
        await BoardStore(opened).add(
            "mine", 1, [], new_collection=Collection("mine", "busy", "", "file", now())
        )
        return table.code

    with_open(database, work)
    before = rows_of(database)
    for retention, tables, visitors in (
        (Retention("2025-12-31T00:00:00.000+00:00", unfinished=True), 0, 0),
        (Retention("2026-12-31T00:00:00.000+00:00"), 0, 1),  # the match is not over
        (Retention("2026-12-31T00:00:00.000+00:00", unfinished=True), 1, 2),
    ):
        assert Pruned(tables, visitors) == prune(database, retention, dry_run=True)
        assert before == rows_of(database)
    assert Pruned(1, 2) == prune(database, retention)
    after = rows_of(database)
    assert ["busy"] == [row[0] for row in after["visitors"]]
    assert ["mine"] == [row[0] for row in after["collections"]]
    assert [] == after["tables"] == after["entries"] == after["people"] == after["reports"]
    assert () == examine(database).faults
