"""Every visitor's own collections, in each kind of database (docs/protocol.md, Boards of files)."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import func, insert, select

from chelem.collections import repository as shelving
from chelem.collections import service as library_module
from chelem.collections.import_file import import_boards
from chelem.collections.repository import KEPT
from chelem.collections.service import CollectionService
from chelem.core.errors import Refused
from chelem.store import schema
from chelem.store.table_store import Store
from chelem.store.writer import Write
from tests.collections.samples import FILE, PLAYED
from tests.support.chance import seeded
from tests.support.table_fixtures import database, postgresql
from tests.support.tables import now, play_deal, table_of

pytestmark = pytest.mark.slow

__all__ = ["database", "postgresql"]


class Here:
    """Reads in this process."""

    async def ask(self, _, work, *given):
        return work(*given)

    def close(self):
        pass


@pytest.fixture
def shelved(database, monkeypatch):
    """Run a coroutine with a library, and two visitors."""
    monkeypatch.setattr(library_module, "ImportProcess", Here)

    def run(work):
        async def inside():
            store = Store(database, now)
            try:
                rows = [{"id": name, "secret": "", "name": "", "since": ""} for name in ("S", "N")]
                await store.write(Write([insert(schema.visitors).values(row) for row in rows]))
                await work(CollectionService(store), store)
            finally:
                store.close()

        asyncio.run(inside())

    return run


def test_a_collection_is_kept_listed_and_opened(shelved):
    """With its boards in their order, and what is wrong with them."""

    async def work(library, _):
        made = await library.repository.add("S", "club.pbn", import_boards(FILE.encode(), ""))
        assert ("club.pbn", "file", 3, 2) == tuple(
            made[name] for name in ("name", "kind", "boards", "faults")
        )
        assert [made] == await library.collections("S")
        opened = await library.repository.open("S", made["code"], "fr")
        assert [1, 2, 3] == [row["place"] for row in opened["rows"]]
        assert "4♠" == opened["rows"][1]["contract"]
        (fault,) = opened["rows"][1]["faults"]
        assert "marque" in fault["sentence"]

    shelved(work)


def test_nobody_else_has_it(shelved):
    """To another visitor, or to none, it does not exist."""

    async def work(library, _):
        code = (await library.repository.add("S", "x", import_boards(PLAYED.encode(), "")))["code"]
        assert [] == await library.collections("N")
        assert {"rows": [], "more": False} == await library.repository.search("N", "club", "", "en")
        for visitor in ("N", None, "nobody"):
            for asked in (
                library.repository.open(visitor, code, "en"),
                library.repository.board(visitor, code, 1, "en"),
                library.repository.texts(visitor, code),
                library.repository.rename(visitor, code, "mine"),
                library.repository.remove(visitor, code),
            ):
                with pytest.raises(Refused) as refused:
                    await asked
                assert "library.unknown" == refused.value.code
        assert 1 == len(await library.collections("S"))

    shelved(work)


def test_boards_are_found_by_words(shelved):
    """Over all collections, or within one; in any order of the words."""

    async def work(library, _):
        first = await library.repository.add("S", "one", import_boards(FILE.encode(), ""))
        await library.repository.add("S", "two", import_boards(PLAYED.encode(), ""))

        async def found(question, within="", language="fr"):
            answer = await library.repository.search("S", question, within, language)
            return sorted((row["name"], row["row"]["place"]) for row in answer["rows"])

        assert [("one", 1), ("two", 1)] == await found("2P bob")
        assert [("one", 1)] == await found("bob 2P", first["code"])
        assert [("one", 2)] == await found("emile 4s", language="en")
        assert [] == await found("%")
        assert [] == await found("_ob")
        assert [] == await found("  ")

    shelved(work)


def test_a_board_knows_its_neighbours(shelved):
    """The neighbours of a board skip removed boards."""

    async def work(library, _):
        code = (await library.repository.add("S", "x", import_boards(FILE.encode(), "")))["code"]
        assert (None, 2) == await beside(library, code, 1)
        await library.repository.remove("S", code, 2)
        assert (None, 3) == await beside(library, code, 1)
        assert (1, None) == await beside(library, code, 3)
        with pytest.raises(Refused):
            await library.repository.board("S", code, 2, "en")

    async def beside(library, code, place):
        kept = await library.repository.board("S", code, place, "en")
        return kept["before"], kept["after"]

    shelved(work)


def test_a_collection_is_renamed_and_removed(shelved):
    """With all its boards."""

    async def work(library, store):
        code = (await library.repository.add("S", "x", import_boards(FILE.encode(), "")))["code"]
        await library.repository.rename("S", code, "été")
        assert "été" == (await library.repository.open("S", code, "en"))["name"]
        await library.repository.remove("S", code)
        assert [] == await library.collections("S")
        count = select(func.count()).select_from(schema.boards)
        assert 0 == await store.read(lambda connection: connection.scalar(count))

    shelved(work)


def test_a_library_can_be_full(shelved, monkeypatch):
    """Collections and boards are limited in number; existing ones are kept."""

    async def work(library, _):
        boards = import_boards(FILE.encode(), "")
        monkeypatch.setattr(shelving, "BOARDS", 5)
        await library.repository.add("S", "x", boards)
        with pytest.raises(Refused) as refused:
            await library.repository.add("S", "y", boards)
        assert "library.full" == refused.value.code
        await library.repository.add("N", "y", boards)
        assert 1 == len(await library.collections("S"))

    shelved(work)


def test_deals_of_tables_come_by_themselves(shelved):
    """Once each, as they are over; a log that has not grown is not read again."""

    async def work(library, store):
        table = table_of("S", match={"kind": "duplicate", "boards": 2})
        await store.save(table.take_pending())
        assert [] == await library.collections("S")
        play_deal(table, seeded(3))
        await store.save(table.take_pending())
        for _ in range(2):
            (played,) = await library.collections("S")
            assert ("played", 1) == (played["kind"], played["boards"])
        (row,) = (await library.repository.open("S", played["code"], "en"))["rows"]
        assert (table.code, 1) == (row["table"], row["deal"])
        assert [] == await library.collections("N")

    shelved(work)


def test_a_deal_is_kept_once(shelved):
    """Asked twice, or by two pages at once."""

    async def work(library, _):
        (board,) = import_boards(PLAYED.encode(), "")
        played = replace(board, table="t", deal=1)
        first = await library.repository.keep("S", KEPT, played)
        again = await asyncio.gather(*(library.repository.keep("S", KEPT, played) for _ in range(3)))
        assert [first] * 3 == again
        others = [replace(board, table=f"t{number}", deal=1) for number in range(4)]
        await asyncio.gather(*(library.repository.keep("S", KEPT, other) for other in others))
        (kept,) = await library.collections("S")
        assert ("kept", 5) == (kept["kind"], kept["boards"])

    shelved(work)
