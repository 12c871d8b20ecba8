"""Collections of boards in the database."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Column, Executable, RowMapping, Select, delete, func, insert, select, true, update

from chelem.site.collections.domain.kept_board import KeptBoard, ListedBoard
from chelem.site.collections.store.own_deals import OwnDeal, adding_own_deals
from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId
from chelem.site.tables import read_reports

_collections, _boards = schema.collections, schema.boards

INCOMING = "incoming"
"""The kind of a collection whose file is still being stored; nobody sees it."""


@dataclass(frozen=True, slots=True)
class Collection:
    """A visitor's collection; `kind` is `file`, `kept` or `played`, `since` the time of creation."""

    code: str
    visitor: VisitorId
    name: str
    kind: str
    since: str


@dataclass(frozen=True, slots=True)
class CollectionCount:
    """A collection with the number of its boards and of their faults."""

    collection: Collection
    boards: int
    faults: int


@dataclass(frozen=True, slots=True)
class ReadPosition:
    """How far a table's log has been read for a visitor: its version, and the last deal imported.

    `own_deals` are those that were not in the visitor's list yet.
    """

    visitor: VisitorId
    code: str
    version: int
    deal: int
    own_deals: tuple[OwnDeal, ...] = ()

    def statements(self) -> list[Executable]:
        """Return the statements that store the position and the deals."""
        rows = schema.read_positions
        values = {"visitor": self.visitor, "code": self.code, "version": self.version, "deal": self.deal}
        previous = delete(rows).where(rows.c.visitor == self.visitor, rows.c.code == self.code)
        position = insert(rows).values(values | {"recorded": self.deal})
        return [previous, position, *adding_own_deals(self.visitor, self.code, self.own_deals)]


class BoardStore:
    """The collections of all visitors."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def now(self) -> str:
        """Return the current time in the format of the rows."""
        return self._database.now()

    # Collections

    async def collections(self, visitor: VisitorId) -> list[CollectionCount]:
        """Return a visitor's collections, newest first."""
        query = (
            select(
                _collections,
                func.count(_boards.c.place).label("boards"),
                func.coalesce(func.sum(_boards.c.faults), 0).label("faults"),
            )
            .join(_boards, _boards.c.collection == _collections.c.code, isouter=True)
            .where(_collections.c.visitor == visitor, _collections.c.kind != INCOMING)
            .group_by(*_collections.c)
            .order_by(_collections.c.since.desc(), _collections.c.code)
        )
        rows = await self._rows(query)
        return [CollectionCount(_collection(row), row["boards"], row["faults"]) for row in rows]

    async def find(self, visitor: VisitorId | None, code: str) -> Collection | None:
        """Return the visitor's collection with that code; None if the visitor has none."""
        own = _collections.c.visitor == visitor, _collections.c.kind != INCOMING
        query = select(_collections).where(_collections.c.code == code, *own)
        rows = await self._rows(query)
        return _collection(rows[0]) if rows else None

    async def find_kind(self, visitor: VisitorId, kind: str) -> tuple[str, int] | None:
        """Return the code of the visitor's collection of that kind, and the number of its last board."""
        query = (
            select(_collections.c.code, func.coalesce(func.max(_boards.c.place), 0).label("last"))
            .join(_boards, _boards.c.collection == _collections.c.code, isouter=True)
            .where(_collections.c.visitor == visitor, _collections.c.kind == kind)
            .group_by(_collections.c.code)
        )
        rows = await self._rows(query)
        return (rows[0]["code"], rows[0]["last"]) if rows else None

    async def rename(self, code: str, name: str) -> None:
        """Rename a collection."""
        renamed = update(_collections).where(_collections.c.code == code).values(name=name)
        await self._database.write(Write([renamed]))

    async def remove(self, code: str) -> None:
        """Remove a collection with its boards."""
        boards = delete(_boards).where(_boards.c.collection == code)
        await self._database.write(Write([boards, delete(_collections).where(_collections.c.code == code)]))

    # Boards

    async def add(
        self,
        code: str,
        first: int,
        boards: Sequence[KeptBoard],
        *,
        new_collection: Collection | None = None,
        read: ReadPosition | None = None,
    ) -> None:
        """Store boards, numbered from `first`, and their collection if it is new.

        `read` is the new read position in the log of their table.
        """
        statements: list[Executable] = []
        if read is not None:
            statements += read.statements()
        if new_collection is not None:
            statements.append(insert(_collections).values(asdict(new_collection)))
        rows = rows_of_boards(code, first, boards)
        await self._database.write(Write(statements, rows=[(_boards, rows)] if rows else []))

    async def save_read_position(self, read: ReadPosition) -> None:
        """Store how far a table's log has been read, if it had no boards to import."""
        await self._database.write(Write(read.statements()))

    async def remove_board(self, code: str, place: int) -> None:
        """Remove a board; the others keep their numbers."""
        where = (_boards.c.collection == code, _boards.c.place == place)
        await self._database.write(Write([delete(_boards).where(*where)]))

    async def board(self, code: str, place: int) -> KeptBoard | None:
        """Return the board with that number; None if there is none."""
        rows = await self._rows(select(_boards).where(_boards.c.collection == code, _boards.c.place == place))
        if not rows:
            return None
        row = rows[0]
        facts, reports = json.loads(row["facts"]), read_reports(row["reports"])
        return KeptBoard(row["text"], facts, reports, row["words"], row["table"], row["deal"])

    async def neighbours(self, code: str, place: int) -> tuple[int | None, int | None]:
        """Return the numbers of the previous and the next board; None where there is none."""
        places, in_collection = _boards.c.place, _boards.c.collection == code
        previous = select(func.max(places)).where(in_collection, places < place)
        following = select(func.min(places)).where(in_collection, places > place)
        return await self._database.read(
            lambda connection: (connection.scalar(previous), connection.scalar(following))
        )

    async def boards(self, code: str) -> list[ListedBoard]:
        """Return the boards of a collection in order."""
        query = _select_listed().where(_boards.c.collection == code).order_by(_boards.c.place)
        return await self._database.read(
            lambda connection: [_listed_board(row) for row in connection.execute(query).mappings()]
        )

    async def texts(self, code: str) -> tuple[str, ...]:
        """Return the PBN texts of the boards of a collection in order."""
        query = select(_boards.c.text).where(_boards.c.collection == code).order_by(_boards.c.place)
        return tuple(row["text"] for row in await self._rows(query))

    async def find_played(
        self, visitor: VisitorId, kind: str, table: str, deal: int
    ) -> tuple[str, int] | None:
        """Return where a table's deal is in the visitor's collection of that kind: code and board number."""
        query = (
            select(_boards.c.collection, _boards.c.place)
            .join(_collections, _collections.c.code == _boards.c.collection)
            .where(_collections.c.visitor == visitor, _collections.c.kind == kind)
            .where(_boards.c.table == table, _boards.c.deal == deal)
        )
        rows = await self._rows(query)
        return (rows[0]["collection"], rows[0]["place"]) if rows else None

    async def search(
        self, visitor: VisitorId, patterns: Iterable[str], within: str, limit: int
    ) -> list[tuple[Collection, ListedBoard]]:
        """Return at most `limit` boards of the visitor that match all LIKE patterns, newest collection first.

        `within` is the code of one collection, or empty for all.
        """
        conditions = [_boards.c.words.like(pattern, escape="\\") for pattern in patterns]
        query = (
            _select_listed(*_collections.c)
            .join(_collections, _collections.c.code == _boards.c.collection)
            .where(_collections.c.visitor == visitor, _collections.c.kind != INCOMING, *conditions)
            .where(_collections.c.code == within if within else true())
            .order_by(_collections.c.since.desc(), _collections.c.code, _boards.c.place)
            .limit(limit)
        )
        return [(_collection(row), _listed_board(row)) for row in await self._rows(query)]

    async def _rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        return await self._database.read(lambda connection: connection.execute(query).mappings().all())


def _select_listed(*more: Column[Any]) -> Select[Any]:
    """Select all columns of boards except the text and the search words, and `more` columns."""
    return select(*(column for column in _boards.c if column.name not in ("text", "words")), *more)


def _listed_board(row: RowMapping) -> ListedBoard:
    facts, reports = json.loads(row["facts"]), read_reports(row["reports"])
    return ListedBoard(row["place"], facts, reports, row["table"], row["deal"])


def _collection(row: RowMapping) -> Collection:
    return Collection(row["code"], row["visitor"], row["name"], row["kind"], row["since"])


def rows_of_boards(code: str, first: int, boards: Iterable[KeptBoard]) -> list[dict[str, object]]:
    """Return the rows of boards of a collection, numbered from `first`."""
    return [
        {
            "collection": code,
            "place": place,
            "text": board.text,
            "facts": json.dumps(board.facts, ensure_ascii=False),
            "reports": json.dumps(board.reports, ensure_ascii=False),
            "faults": board.faults,
            "words": board.words,
            "table": board.table,
            "deal": board.deal,
        }
        for place, board in enumerate(boards, start=first)
    ]


async def count_board_characters(database: Database, visitor: VisitorId) -> int:
    """Return the length of the texts of all boards in a visitor's collections."""
    boards, collections = schema.boards, schema.collections
    query = (
        select(func.sum(func.length(boards.c.text)))
        .join_from(boards, collections, boards.c.collection == collections.c.code)
        .where(collections.c.visitor == visitor)
    )
    return await database.read(lambda connection: int(connection.scalar(query) or 0))
