"""Each visitor's collections; no other visitor can open them."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from typing_extensions import TypedDict

from chelem.core import Refused, Unknown
from chelem.formats.json_types import one_of
from chelem.site.collections.domain.board_detail import StudyShape, build_study
from chelem.site.collections.domain.kept_board import KeptBoard, ListedBoard
from chelem.site.collections.domain.rows import BoardRow, row_of_listed_board
from chelem.site.collections.domain.search import like_patterns
from chelem.site.collections.store.board_store import BoardStore, Collection, CollectionCount, ReadPosition
from chelem.site.collections.store.incoming import PART, store_file
from chelem.site.database import Database
from chelem.site.edge import VisitorId, new_code
from chelem.site.relay import Cluster

MAX_COLLECTIONS = 200
"""The most collections of one visitor."""
MAX_BOARDS = 30_000
"""The most boards of one visitor, in all collections."""
MAX_RESULTS = 200
"""The most boards that a search returns."""
FILE, KEPT, PLAYED = "file", "kept", "played"


CollectionKind = Annotated[str, one_of("file", "kept", "played")]


class CollectionShape(TypedDict):
    """A collection in a list; `kind` is file, kept or played."""

    code: str
    name: str
    kind: CollectionKind
    """`file`: an imported file; `kept`: deals kept from tables; `played`: those that the visitor has played.
"""
    since: str
    """When it was created, in UTC."""
    boards: int
    """The number of its boards."""
    faults: int
    """The number of its boards with a fault."""


class OpenCollection(TypedDict):
    """A collection with its boards."""

    code: str
    name: str
    kind: CollectionKind
    since: str
    rows: list[BoardRow]


class FoundBoard(TypedDict):
    """A board found by a search, and its collection."""

    collection: str
    name: str
    kind: CollectionKind
    row: BoardRow


class SearchResults(TypedDict):
    """The results of a search, limited in number."""

    rows: list[FoundBoard]
    more: bool
    """Whether there are further results."""


class StoredPlace(TypedDict):
    """Where a board is stored: its collection and its number."""

    collection: str
    place: int


class KeptStudy(TypedDict):
    """A board of a collection in detail, with the numbers of its neighbours."""

    name: str
    kind: CollectionKind
    study: "StudyShape"
    before: int | None
    """The number of the board before it."""
    after: int | None
    """The number of the board after it."""


class CollectionRepository:
    """The collections of all visitors."""

    def __init__(self, database: Database, cluster: Cluster | None = None) -> None:
        self._database, self._cluster = database, cluster or Cluster.alone()
        self._boards = BoardStore(database)
        # Held from a check to the insert that relies on it: limits, the next place, a deal kept once.
        # Of several processes, each may accept a file at the same moment that is one too many.
        self._writing = asyncio.Lock()

    async def collections(self, visitor: VisitorId) -> list[CollectionShape]:
        """Return the visitor's collections, newest first."""
        return [_shape(collection) for collection in await self._boards.collections(visitor)]

    async def add(self, visitor: VisitorId, name: str, boards: list[KeptBoard]) -> CollectionShape:
        """Store a file as a new collection; raise `Refused` if the visitor has too many boards."""
        new_collection = Collection(new_code(), visitor, name, FILE, self._boards.now())
        async with self._writing:
            await self._check_limits(visitor, len(boards))
            await store_file(self._database, new_collection, boards)
        return _shape(CollectionCount(new_collection, len(boards), sum(board.faults for board in boards)))

    async def append(
        self, visitor: VisitorId, kind: str, boards: Sequence[KeptBoard], read: ReadPosition | None = None
    ) -> StoredPlace:
        """Append boards to the collection of a kind, created if missing; return the place of the last one.

        `read` is stored with them: the position up to which the log of their table has been read. The caller
        holds a lock of all processes.
        """
        async with self._writing:
            return await self._append(visitor, kind, boards, read)

    async def _append(
        self, visitor: VisitorId, kind: str, boards: Sequence[KeptBoard], read: ReadPosition | None = None
    ) -> StoredPlace:
        found, new_collection = await self._boards.find_kind(visitor, kind), None
        if found is None:
            new_collection = Collection(new_code(), visitor, "", kind, self._boards.now())
            found = new_collection.code, 0
        code, last = found
        await self._boards.add(code, last + 1, boards, new_collection=new_collection, read=read)
        return {"collection": code, "place": last + len(boards)}

    async def save_read_position(self, read: ReadPosition) -> None:
        """Store how far a table's log has been read when it gave no boards."""
        await self._boards.save_read_position(read)

    async def keep(self, visitor: VisitorId, kind: str, board: KeptBoard) -> StoredPlace:
        """Store a table's deal once in the collection of a kind; return its place."""
        async with self._writing, self._cluster.lock(f"{kind} {visitor}", self._database):
            if board.table is not None and board.deal is not None:
                existing = await self._boards.find_played(visitor, kind, board.table, board.deal)
                if existing is not None:
                    return {"collection": existing[0], "place": existing[1]}
            await self._check_limits(visitor, 1)
            return await self._append(visitor, kind, [board])

    async def _check_limits(self, visitor: VisitorId, boards: int) -> None:
        collections = await self._boards.collections(visitor)
        if (
            len(collections) >= MAX_COLLECTIONS
            or sum(collection.boards for collection in collections) + boards > MAX_BOARDS
        ):
            raise Refused("collection.full", collections=MAX_COLLECTIONS, boards=MAX_BOARDS)

    async def open(self, visitor: VisitorId | None, code: str, language: str) -> OpenCollection:
        """Return a collection with its boards."""
        collection = await self._own_collection(visitor, code)
        return {
            "code": code,
            "name": collection.name,
            "kind": collection.kind,
            "since": collection.since,
            "rows": await _rows(await self._boards.boards(code), language),
        }

    async def search(self, visitor: VisitorId, query: str, within: str, language: str) -> SearchResults:
        """Return the boards that match all words of a query, newest collection first.

        If `within` is not empty, search only that collection.
        """
        patterns = like_patterns(query, language)
        if not patterns:
            return {"rows": [], "more": False}
        found = await self._boards.search(visitor, patterns, within, MAX_RESULTS + 1)
        return {
            "rows": [
                {
                    "collection": collection.code,
                    "name": collection.name,
                    "kind": collection.kind,
                    "row": row_of_listed_board(board, language),
                }
                for collection, board in found[:MAX_RESULTS]
            ],
            "more": len(found) > MAX_RESULTS,
        }

    async def board(self, visitor: VisitorId | None, code: str, place: int, language: str) -> KeptStudy:
        """Return a board of a collection, card by card."""
        collection = await self._own_collection(visitor, code)
        board = await self._boards.board(code, place)
        if board is None:
            raise Unknown("collection.unknown")
        before, after = await self._boards.neighbours(code, place)
        return {
            "name": collection.name,
            "kind": collection.kind,
            "study": build_study(board, place, language),
            "before": before,
            "after": after,
        }

    async def texts(self, visitor: VisitorId | None, code: str) -> tuple[str, tuple[str, ...]]:
        """Return the name of a collection and the texts of its boards."""
        collection = await self._own_collection(visitor, code)
        return collection.name, await self._boards.texts(code)

    async def rename(self, visitor: VisitorId, code: str, name: str) -> None:
        """Rename a collection."""
        await self._own_collection(visitor, code)
        await self._boards.rename(code, name)

    async def remove(self, visitor: VisitorId, code: str, place: int | None = None) -> None:
        """Remove a collection, or one board of it."""
        await self._own_collection(visitor, code)
        if place is None:
            await self._boards.remove(code)
        else:
            await self._boards.remove_board(code, place)

    async def _own_collection(self, visitor: VisitorId | None, code: str) -> Collection:
        """Return the visitor's collection; raise `Unknown` if it is missing or belongs to someone else."""
        collection = await self._boards.find(visitor, code)
        if collection is None:
            raise Unknown("collection.unknown")
        return collection


async def _rows(boards: Sequence[ListedBoard], language: str) -> list[BoardRow]:
    """Return the rows of a list, which may be long: tables go on between its parts."""
    rows: list[BoardRow] = []
    for first in range(0, len(boards), PART):
        rows += [row_of_listed_board(board, language) for board in boards[first : first + PART]]
        await asyncio.sleep(0)
    return rows


def _shape(count: CollectionCount) -> CollectionShape:
    collection = count.collection
    return {
        "code": collection.code,
        "name": collection.name,
        "kind": collection.kind,
        "since": collection.since,
        "boards": count.boards,
        "faults": count.faults,
    }
