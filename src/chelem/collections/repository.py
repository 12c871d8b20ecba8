"""The collections of a visitor, which nobody else can open."""

import asyncio
from collections.abc import Sequence

from chelem.collections.board_detail import board_study
from chelem.collections.rows import row_of_listed
from chelem.collections.search import patterns
from chelem.collections.shapes import (
    CollectionShape,
    Found,
    KeptStudy,
    OpenCollection,
    Placed,
)
from chelem.core.errors import Refused, Unknown
from chelem.store.board_store import BoardStore, Collection, CollectionCount, ReadPosition
from chelem.store.kept_board import KeptBoard
from chelem.store.table_store import Store
from chelem.tables.codes import new_code
from chelem.tables.people import VisitorId

COLLECTIONS = 200
"""The collections of a visitor."""
BOARDS = 30_000
"""The boards of a visitor, in all collections."""
FOUND = 200
"""The most boards that a search returns."""
FILE, KEPT, PLAYED = "file", "kept", "played"


class CollectionRepository:
    """Every visitor's collections."""

    def __init__(self, store: Store) -> None:
        self._boards = BoardStore(store)
        self._appending = asyncio.Lock()

    async def collections(self, visitor: VisitorId) -> list[CollectionShape]:
        """The collections, newest first."""
        return [_shape(each) for each in await self._boards.collections(visitor)]

    async def add(self, visitor: VisitorId, name: str, boards: list[KeptBoard]) -> CollectionShape:
        """Store a file as a new collection. `Refused` if the visitor has too many boards."""
        await self._room_for(visitor, len(boards))
        made = Collection(new_code(), visitor, name, FILE, self._boards.now())
        await self._boards.add(made.code, 1, boards, new_collection=made)
        return _shape(CollectionCount(made, len(boards), sum(board.faults for board in boards)))

    async def append(
        self, visitor: VisitorId, kind: str, boards: Sequence[KeptBoard], read: ReadPosition | None = None
    ) -> Placed:
        """Store boards in the collection of that kind, created if missing; return where the last one is.

        `read`, stored with them, says how far the log of their table has been read.
        """
        async with self._appending:
            found, made = await self._boards.find_kind(visitor, kind), None
            if found is None:
                made = Collection(new_code(), visitor, "", kind, self._boards.now())
                found = made.code, 0
            code, last = found
            await self._boards.add(code, last + 1, boards, new_collection=made, read=read)
        return {"collection": code, "place": last + len(boards)}

    async def save_read_position(self, read: ReadPosition) -> None:
        """Store how far the log of a table has been read, if it had no boards to store."""
        await self._boards.save_read_position(read)

    async def keep(self, visitor: VisitorId, kind: str, board: KeptBoard) -> Placed:
        """Store a deal of a table in the collection of that kind, once; return where it is."""
        if board.table is not None and board.deal is not None:
            known = await self._boards.find_played(visitor, kind, board.table, board.deal)
            if known is not None:
                return {"collection": known[0], "place": known[1]}
        await self._room_for(visitor, 1)
        return await self.append(visitor, kind, [board])

    async def _room_for(self, visitor: VisitorId, boards: int) -> None:
        held = await self._boards.collections(visitor)
        if len(held) >= COLLECTIONS or sum(each.boards for each in held) + boards > BOARDS:
            raise Refused("library.full", collections=COLLECTIONS, boards=BOARDS)

    async def open(self, visitor: VisitorId | None, code: str, language: str) -> OpenCollection:
        """A collection with its boards."""
        kept = await self._of(visitor, code)
        return {
            "code": code,
            "name": kept.name,
            "kind": kept.kind,
            "since": kept.since,
            "rows": [row_of_listed(board, language) for board in await self._boards.boards(code)],
        }

    async def search(self, visitor: VisitorId, question: str, within: str, language: str) -> Found:
        """The boards that match all words, newest collection first; only those of `within`, if given."""
        fitting = patterns(question, language)
        if not fitting:
            return {"rows": [], "more": False}
        found = await self._boards.search(visitor, fitting, within, FOUND + 1)
        return {
            "rows": [
                {
                    "collection": kept.code,
                    "name": kept.name,
                    "kind": kept.kind,
                    "row": row_of_listed(board, language),
                }
                for kept, board in found[:FOUND]
            ],
            "more": len(found) > FOUND,
        }

    async def board(self, visitor: VisitorId | None, code: str, place: int, language: str) -> KeptStudy:
        """A board of a collection, card by card."""
        kept = await self._of(visitor, code)
        board = await self._boards.board(code, place)
        if board is None:
            raise Unknown("library.unknown")
        before, after = await self._boards.neighbours(code, place)
        return {
            "name": kept.name,
            "kind": kept.kind,
            "study": board_study(board, place, language),
            "before": before,
            "after": after,
        }

    async def texts(self, visitor: VisitorId | None, code: str) -> tuple[str, tuple[str, ...]]:
        """The name of a collection, and the texts of its boards."""
        kept = await self._of(visitor, code)
        return kept.name, await self._boards.texts(code)

    async def rename(self, visitor: VisitorId, code: str, name: str) -> None:
        """Rename a collection."""
        await self._of(visitor, code)
        await self._boards.rename(code, name)

    async def remove(self, visitor: VisitorId, code: str, place: int | None = None) -> None:
        """Remove a collection, or one board of it."""
        await self._of(visitor, code)
        if place is None:
            await self._boards.remove(code)
        else:
            await self._boards.remove_board(code, place)

    async def _of(self, visitor: VisitorId | None, code: str) -> Collection:
        """The visitor's collection; `Refused` if there is none or it is somebody else's."""
        kept = await self._boards.find(visitor, code)
        if kept is None:
            raise Unknown("library.unknown")
        return kept


def _shape(counted: CollectionCount) -> CollectionShape:
    kept = counted.collection
    return {
        "code": kept.code,
        "name": kept.name,
        "kind": kept.kind,
        "since": kept.since,
        "boards": counted.boards,
        "faults": counted.faults,
    }
