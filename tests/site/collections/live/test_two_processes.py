"""What a visitor asks of two processes at once is stored once, as where one has the database alone."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import func, insert, select, update

from chelem.site.collections.domain.import_file import import_boards
from chelem.site.collections.live import service as service_module
from chelem.site.collections.live.repository import KEPT
from chelem.site.collections.live.service import CollectionService
from chelem.site.collections.store.board_store import INCOMING
from chelem.site.collections.store.incoming import remove_unfinished
from chelem.site.database import schema, server_tables
from chelem.site.database.database import Database
from chelem.site.database.writer import Write
from chelem.site.tables.store.table_store import TableStore
from tests.site.collections.live.test_repository import InlineWorker
from tests.site.collections.samples import FILE, PLAYED
from tests.support.chance import seeded
from tests.support.servers.clusters import clusters
from tests.support.table_fixtures import database, postgresql
from tests.support.tables import now, play_deal, table_of

pytestmark = pytest.mark.slow

__all__ = ["database", "postgresql"]


@pytest.fixture
def services(database, monkeypatch):
    """Run a coroutine with the collection services of two processes, and a visitor."""
    monkeypatch.setattr(service_module, "ImportProcess", InlineWorker)

    def run(work):
        async def inside():
            opened = [Database(database, now) for _ in range(2)]
            try:
                row = {"id": "S", "secret": "", "name": "", "since": ""}
                await opened[0].write(Write([insert(schema.visitors).values(row)]))
                pairs = zip(opened, clusters(), strict=True)
                await work(*(CollectionService(each, member) for each, member in pairs))
            finally:
                for each in opened:
                    each.close()

        asyncio.run(inside())

    return run


def count(service, *conditions, rows=schema.boards):
    """How many rows there are."""
    query = select(func.count()).select_from(rows).where(*conditions)
    return service._database.read(lambda connection: connection.scalar(query))


def test_a_deal_is_kept_once(services):
    """However often it is asked of both at the same moment; each answer has its place."""

    async def work(*both):
        board = replace(import_boards(PLAYED.encode(), "")[0], table="tablexyz", deal=1)
        asked = (service.repository.keep("S", KEPT, board) for service in both * 3)
        places = await asyncio.gather(*asked)
        assert 1 == len({(place["collection"], place["place"]) for place in places})
        assert 1 == await count(both[0])

    services(work)


def test_played_deals_are_imported_once(services):
    """Both are asked for the visitor's collections after a deal, at the same moment."""

    async def work(first, second):
        table = table_of("S", match={"kind": "duplicate", "boards": 1})
        play_deal(table, seeded(3))
        await TableStore(first._database).save(table.take_pending())
        found = await asyncio.gather(*(service.collections("S") for service in (first, second) * 2))
        assert {1} == {len(collections) for collections in found}
        assert {1} == {collections[0]["boards"] for collections in found}
        assert 1 == await count(first)
        assert 0 == await count(first, rows=server_tables.locks)

    services(work)


def test_a_process_that_starts_leaves_files_that_others_store(services):
    """What was begun lately stays; what a process left that died is removed after an hour."""

    async def work(first, _):
        collections = schema.collections
        for since in (now(), "2025-12-31T22:00:00.000+00:00"):
            made = await first.repository.add("S", "club.pbn", import_boards(FILE.encode(), ""))
            changed = update(collections).where(collections.c.code == made["code"])
            await first._database.write(Write([changed.values(kind=INCOMING, since=since)]))
        await remove_unfinished(first._database, only_old=True)
        assert 1 == await count(first, rows=collections)
        await remove_unfinished(first._database)
        assert 0 == await count(first, rows=collections)

    services(work)
