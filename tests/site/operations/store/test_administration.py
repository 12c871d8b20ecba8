"""What an administrator sees and does, on SQLite and PostgreSQL."""

import asyncio
import json

import pytest
from sqlalchemy import select

from chelem.core.errors import BadOption
from chelem.site.collections.live.erasing import without_names
from chelem.site.database import schema
from chelem.site.database.database import Database
from chelem.site.database.health import check_schema, keep_and_delete_row
from chelem.site.database.writer import Write
from chelem.site.operations.store import overview
from chelem.site.operations.store.admin_keys import dropping_key, is_admin_key, new_admin_key
from chelem.site.operations.store.retention import read_retention, setting_retention
from chelem.site.people.store import erasure
from chelem.site.people.store.person_export import export_person
from chelem.site.tables.domain.chat import chat
from chelem.site.tables.store.report_store import save_report
from chelem.site.tables.store.table_store import TableStore
from chelem.site.visitors.store.bans import Ban, adding_ban, lifting_ban, read_bans
from chelem.site.visitors.store.visitor_store import Visitor, VisitorStore
from tests.support.tables import now, table_of

ANA = "a1b2c3d4e5f60718"


def run(database, work):
    async def inside():
        opened = Database(database, now)
        try:
            await work(opened)
        finally:
            opened.close()

    asyncio.run(inside())


def test_bans_keys_retention_health(database):
    """Each is stored, read and dropped."""

    async def work(opened):
        await opened.write(Write(adding_ban(Ban.of("192.0.2.9", "2030", "spam"), "2026")))
        await opened.write(Write(adding_ban(Ban.of(ANA, None), "2026")))
        bans = await opened.read(lambda connection: read_bans(connection, "2026"))
        assert [(ANA, None), (None, "192.0.2.9/32")] == [(ban.visitor, ban.network) for ban in bans]
        assert 1 == len(await opened.read(lambda connection: read_bans(connection, "2031")))
        await opened.write(Write(lifting_ban(bans[0].number)))
        assert 1 == len(await opened.read(lambda connection: read_bans(connection, "2026")))
        key, statements = new_admin_key("link")
        await opened.write(Write(statements))
        assert await opened.read(lambda connection: is_admin_key(connection, key, "link"))
        assert not await opened.read(lambda connection: is_admin_key(connection, key, "session"))
        await opened.write(Write(dropping_key(key)))
        assert not await opened.read(lambda connection: is_admin_key(connection, key, "link"))
        for age in ("2y", "90d", None):
            await opened.write(Write(setting_retention(age)))
            assert age == await opened.read(read_retention)
        await keep_and_delete_row(opened)
        await check_schema(opened)
        assert [] == await opened.read(lambda connection: connection.execute(select(schema.health)).all())

    run(database, work)


@pytest.mark.parametrize("who", ["", "a b", "300.1.1.1", "192.0.2.0/40", "é", "x;y"])
def test_who_cannot_be_banned(who):
    """An address, a network or an id, and nothing else."""
    with pytest.raises(BadOption) as refused:
        Ban.of(who, None)
    assert "admin.who" == refused.value.code


def test_a_person_is_seen_exported_and_erased(database):
    """Their table goes on as that of nobody, and is loaded again."""

    async def work(opened):
        table = table_of("N")
        table.owner = ANA
        (person,) = table.people.of("N")
        chat(table, "N", "my words", "all")
        store = TableStore(opened)
        await store.save(table.take_pending())
        await VisitorStore(opened).add(Visitor(ANA, "Ana", "x"))
        await opened.write(
            Write([schema.people.update().where(schema.people.c.visitor == "N").values(visitor=ANA)])
        )
        await save_report(opened, table, ANA, "It hangs")
        (found,) = await opened.read(lambda connection: overview.find_people(connection, "PERSON"))
        assert (ANA, 1) == (found["visitor"], found["tables"])
        assert "It hangs" == (await opened.read(overview.read_reports_of_problems))[0]["text"]
        assert [ANA] == [each["visitor"] for each in (await opened.read(overview.read_tables))[0]["people"]]
        assert b"PK" == (await opened.read(lambda connection: export_person(connection, ANA)))[:2]
        codes = await opened.read(lambda connection: erasure.tables_of_person(connection, ANA))
        names = await opened.read(lambda connection: erasure.names_of(connection, ANA))
        assert ([table.code], {"Ana", person.name}) == (codes, names)
        for code in codes:
            erasing = await opened.read(lambda each, code=code: erasure.erasing_from_table(each, code, ANA))
            await opened.write(Write(erasing))
        rest = await opened.read(
            lambda connection: erasure.erasing_elsewhere(connection, ANA, (codes, names), without_names)
        )
        await opened.write(Write(rest))
        bodies = await opened.read(lambda connection: connection.scalars(select(schema.entries.c.body)).all())
        assert person.name not in "".join(bodies)
        assert "my words" not in "".join(bodies)
        assert "hidden" in [json.loads(body)["event"] for body in bodies]
        loaded = await store.load(table.code)
        assert "person" == loaded.people.known[person.player].kind
        assert not await opened.read(lambda connection: erasure.is_known_person(connection, ANA))

    run(database, work)


BOB = "5d1b0a7c33e9f246"


def test_reports_lose_author_and_text(database):
    """The words of a report go with their author; number and table stay, and so do other people's words."""

    async def work(opened):
        table = table_of("N")
        await TableStore(opened).save(table.take_pending())
        for visitor, text in ((ANA, "I am Ana of Arles"), (BOB, "It hangs")):
            await VisitorStore(opened).add(Visitor(visitor, "", "x"))
            await save_report(opened, table, visitor, text)
        rows = schema.witnesses.insert().values(code=table.code, deal=1, attempt=1, visitor=ANA)
        await opened.write(Write([rows]))
        rest = await opened.read(
            lambda connection: erasure.erasing_elsewhere(connection, ANA, ([], frozenset()), without_names)
        )
        await opened.write(Write(rest))
        bobs, anas = await opened.read(overview.read_reports_of_problems)
        assert (BOB, "It hangs") == (bobs["visitor"], bobs["text"])
        assert (None, "", table.code) == (anas["visitor"], anas["text"], anas["code"])
        saw = await opened.read(
            lambda connection: connection.scalars(select(schema.witnesses.c.visitor)).all()
        )
        assert 1 == len(saw)
        assert ANA not in saw

    run(database, work)
