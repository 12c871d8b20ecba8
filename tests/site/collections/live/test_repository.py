"""Each visitor's collections, in each kind of database (docs/protocol.md, Boards of files)."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import func, insert, select, update

from chelem.core.errors import Refused
from chelem.i18n import say
from chelem.site.collections.domain.import_file import import_boards
from chelem.site.collections.live import repository as repository_module
from chelem.site.collections.live import service as service_module
from chelem.site.collections.live.repository import KEPT
from chelem.site.collections.live.service import CollectionService
from chelem.site.collections.store.board_store import BoardStore
from chelem.site.collections.store.incoming import PART, remove_unfinished
from chelem.site.database import schema
from chelem.site.database.database import Database
from chelem.site.database.store_error import StoreError
from chelem.site.database.writer import Write
from chelem.site.tables.store.table_store import TableStore
from tests.site.collections.samples import FILE, PLAYED
from tests.support.chance import seeded
from tests.support.table_fixtures import database, postgresql
from tests.support.tables import now, play_deal, table_of

pytestmark = pytest.mark.slow

__all__ = ["database", "postgresql"]


class InlineWorker:
    """Runs the work in this process."""

    async def run(self, _, work, *arguments):
        return work(*arguments)

    def close(self):
        pass


@pytest.fixture
def in_service(database, monkeypatch):
    """Run a coroutine with a collection service and two visitors."""
    monkeypatch.setattr(service_module, "ImportProcess", InlineWorker)

    def run(work):
        async def inside():
            opened = Database(database, now)
            try:
                rows = [{"id": name, "secret": "", "name": "", "since": ""} for name in ("S", "N")]
                await opened.write(Write([insert(schema.visitors).values(row) for row in rows]))
                await work(CollectionService(opened), opened)
            finally:
                opened.close()

        asyncio.run(inside())

    return run


def test_collection_is_stored_listed_and_opened(in_service):
    """An opened collection has its boards in file order, with their faults."""

    async def work(service, _):
        created = await service.repository.add("S", "club.pbn", import_boards(FILE.encode(), ""))
        assert ("club.pbn", "file", 3, 2) == tuple(
            created[name] for name in ("name", "kind", "boards", "faults")
        )
        assert [created] == await service.collections("S")
        opened = await service.repository.open("S", created["code"], "fr")
        assert [1, 2, 3] == [row["place"] for row in opened["rows"]]
        assert "4♠" == opened["rows"][1]["contract"]
        (fault,) = opened["rows"][1]["faults"]
        assert "Le score indiqué" in fault["sentence"]

    in_service(work)


def test_a_long_file_is_stored_in_parts(in_service):
    """Moves at tables are committed between them; until the last, nobody sees the collection."""
    seen = []

    async def work(service, store):
        commit = store.write

        async def write(given):
            seen.append(max((len(rows) for _, rows in given.rows), default=0))
            assert [] == await service.repository.collections("S")
            await commit(given)

        store.write = write
        boards = import_boards(FILE.encode(), "") * 100
        created = await service.repository.add("S", "long", boards)
        assert (
            300
            == created["boards"]
            == len((await service.repository.open("S", created["code"], "en"))["rows"])
        )
        assert PART >= max(seen)
        assert [*range(1, 301)] == await store.read(
            lambda connection: connection.scalars(
                select(schema.boards.c.place).order_by(schema.boards.c.place)
            ).all()
        )

    in_service(work)


@pytest.mark.parametrize("removable", [True, False])
def test_a_file_that_is_not_stored_whole_leaves_nothing(in_service, removable):
    """What the database took before it failed is removed, or if that fails too when the server starts."""

    async def work(service, store):
        commit, writes = store.write, []

        async def write(given):
            writes.append(given)
            if len(writes) == 3 or (len(writes) > 3 and not removable):
                raise StoreError("away")
            await commit(given)

        store.write = write
        with pytest.raises(StoreError):
            await service.repository.add("S", "long", import_boards(FILE.encode(), "") * 100)
        assert [] == await service.collections("S")
        assert {"rows": [], "more": False} == await service.repository.search("S", "bob", "", "en")
        store.write = commit
        await remove_unfinished(store)
        for rows in (schema.boards, schema.collections):
            assert [] == await store.read(
                lambda connection, rows=rows: connection.execute(select(rows)).all()
            )

    in_service(work)


def test_reports_under_former_names_are_read(in_service):
    """A database may hold reports with `weight` for `severity`, and codes that have been renamed since."""

    async def work(service, store):
        created = await service.repository.add("S", "club.pbn", import_boards(PLAYED.encode(), ""))
        old = '[{"line": 7, "weight": "fault", "code": "tricks.held", "facts": {"card": "HA"}}]'
        await store.write(Write([update(schema.boards).values(reports=old)]))
        opened = await service.repository.open("S", created["code"], "en")
        sentence = say("card_play.held", {"card": "HA"}, "en")
        expected = [{"line": 7, "severity": "fault", "sentence": sentence}]
        assert expected == opened["rows"][0]["faults"]
        stored = await BoardStore(store).board(created["code"], 1)
        assert 1 == stored.faults

    in_service(work)


def test_collection_belongs_to_one_visitor(in_service):
    """For other visitors, or without one, a collection does not exist."""

    async def work(service, _):
        code = (await service.repository.add("S", "x", import_boards(PLAYED.encode(), "")))["code"]
        assert [] == await service.collections("N")
        assert {"rows": [], "more": False} == await service.repository.search("N", "club", "", "en")
        for visitor in ("N", None, "nobody"):
            for request in (
                service.repository.open(visitor, code, "en"),
                service.repository.board(visitor, code, 1, "en"),
                service.repository.texts(visitor, code),
                service.repository.rename(visitor, code, "mine"),
                service.repository.remove(visitor, code),
            ):
                with pytest.raises(Refused) as refused:
                    await request
                assert "collection.unknown" == refused.value.code
        assert 1 == len(await service.collections("S"))

    in_service(work)


def test_search_by_words(in_service):
    """A search covers all collections or one; the order of the words does not matter."""

    async def work(service, _):
        first = await service.repository.add("S", "one", import_boards(FILE.encode(), ""))
        await service.repository.add("S", "two", import_boards(PLAYED.encode(), ""))

        async def found(question, within="", language="fr"):
            answer = await service.repository.search("S", question, within, language)
            return sorted((row["name"], row["row"]["place"]) for row in answer["rows"])

        assert [("one", 1), ("two", 1)] == await found("2P bob")
        assert [("one", 1)] == await found("bob 2P", first["code"])
        assert [("one", 2)] == await found("emile 4s", language="en")
        assert [] == await found("%")
        assert [] == await found("_ob")
        assert [] == await found("  ")

    in_service(work)


def test_neighbours_of_a_board(in_service):
    """The neighbours of a board skip removed boards."""

    async def work(service, _):
        code = (await service.repository.add("S", "x", import_boards(FILE.encode(), "")))["code"]
        assert (None, 2) == await neighbours(service, code, 1)
        await service.repository.remove("S", code, 2)
        assert (None, 3) == await neighbours(service, code, 1)
        assert (1, None) == await neighbours(service, code, 3)
        with pytest.raises(Refused):
            await service.repository.board("S", code, 2, "en")

    async def neighbours(service, code, place):
        kept = await service.repository.board("S", code, place, "en")
        return kept["before"], kept["after"]

    in_service(work)


def test_collection_is_renamed_and_removed(in_service):
    """Removing a collection removes its boards."""

    async def work(service, opened):
        code = (await service.repository.add("S", "x", import_boards(FILE.encode(), "")))["code"]
        await service.repository.rename("S", code, "été")
        assert "été" == (await service.repository.open("S", code, "en"))["name"]
        await service.repository.remove("S", code)
        assert [] == await service.collections("S")
        count = select(func.count()).select_from(schema.boards)
        assert 0 == await opened.read(lambda connection: connection.scalar(count))

    in_service(work)


def test_limit_of_boards(in_service, monkeypatch):
    """Beyond the limit new boards are refused; stored ones are kept."""

    async def work(service, _):
        boards = import_boards(FILE.encode(), "")
        monkeypatch.setattr(repository_module, "MAX_BOARDS", 5)
        await service.repository.add("S", "x", boards)
        with pytest.raises(Refused) as refused:
            await service.repository.add("S", "y", boards)
        assert "collection.full" == refused.value.code
        await service.repository.add("N", "y", boards)
        assert 1 == len(await service.collections("S"))

    in_service(work)


def test_concurrent_files_stay_within_the_limit(in_service, monkeypatch):
    """Of two files stored at once, one is refused if both together exceed the limit."""

    async def work(service, _):
        boards = import_boards(FILE.encode(), "")
        monkeypatch.setattr(repository_module, "MAX_BOARDS", 5)
        added = (service.repository.add("S", name, boards) for name in "xy")
        done = await asyncio.gather(*added, return_exceptions=True)
        (refused,) = [result for result in done if isinstance(result, Refused)]
        assert "collection.full" == refused.code
        assert [3] == [each["boards"] for each in await service.collections("S")]

    in_service(work)


def test_played_deals_are_imported(in_service):
    """Each finished deal is imported once, when the collections are listed."""

    async def work(service, opened):
        table, store = table_of("S", match={"kind": "duplicate", "boards": 2}), TableStore(opened)
        await store.save(table.take_pending())
        assert [] == await service.collections("S")
        play_deal(table, seeded(3))
        await store.save(table.take_pending())
        for _ in range(2):
            (played,) = await service.collections("S")
            assert ("played", 1) == (played["kind"], played["boards"])
        (row,) = (await service.repository.open("S", played["code"], "en"))["rows"]
        assert (table.code, 1) == (row["table"], row["deal"])
        assert [] == await service.collections("N")

    in_service(work)


def test_deal_is_kept_once(in_service):
    """Repeated and concurrent requests store a deal once."""

    async def work(service, _):
        (board,) = import_boards(PLAYED.encode(), "")
        played = replace(board, table="t", deal=1)
        places = await asyncio.gather(*(service.repository.keep("S", KEPT, played) for _ in range(4)))
        assert [places[0]] * 4 == places
        assert places[0] == await service.repository.keep("S", KEPT, played)
        others = [replace(board, table=f"t{number}", deal=1) for number in range(4)]
        await asyncio.gather(*(service.repository.keep("S", KEPT, other) for other in others))
        (kept,) = await service.collections("S")
        assert ("kept", 5) == (kept["kind"], kept["boards"])

    in_service(work)
