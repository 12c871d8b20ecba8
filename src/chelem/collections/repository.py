"""The collections of a visitor in the database: theirs alone, whoever else asks finds nothing."""

import asyncio
import json
import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Column, RowMapping, Select, delete, func, insert, select, true, update

from chelem.collections.board_detail import study
from chelem.collections.import_file import Leaf
from chelem.collections.rows import row_of_kept
from chelem.collections.search import patterns
from chelem.collections.shapes import (
    CollectionShape,
    Found,
    FoundRow,
    KeptStudy,
    OpenCollection,
    Placed,
)
from chelem.core.errors import Refused
from chelem.live.lobby import LETTERS
from chelem.store import schema
from chelem.store.table_store import Store
from chelem.store.writer import Write
from chelem.tables.people import VisitorId

COLLECTIONS = 200
"""The collections of a visitor."""
BOARDS = 30_000
"""The boards of a visitor, in all collections."""
FOUND = 200
"""The boards that a search tells."""
FILE, KEPT, PLAYED = "file", "kept", "played"

_collections, _boards = schema.collections, schema.boards


class Shelves:
    """Every visitor's collections."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._appending = asyncio.Lock()

    async def collections(self, visitor: VisitorId) -> list[CollectionShape]:
        """The collections, the latest first."""
        query = (
            select(
                _collections,
                func.count(_boards.c.place).label("boards"),
                func.coalesce(func.sum(_boards.c.faults), 0).label("faults"),
            )
            .join(_boards, _boards.c.collection == _collections.c.code, isouter=True)
            .where(_collections.c.visitor == visitor)
            .group_by(*_collections.c)
            .order_by(_collections.c.since.desc(), _collections.c.code)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).mappings().all())
        return [_shape(row) for row in rows]

    async def add(self, visitor: VisitorId, name: str, leaves: list[Leaf]) -> CollectionShape:
        """Keep a file as a collection of its own. `Refused` where the shelves are full."""
        await self._room_for(visitor, len(leaves))
        code = _new_code()
        since, rows, faults = self._store.now(), _rows(code, 1, leaves), sum(map(_faults, leaves))
        made = insert(_collections).values(code=code, visitor=visitor, name=name, kind=FILE, since=since)
        await self._store.write(Write([made], rows=[(_boards, rows)]))
        return {
            "code": code,
            "name": name,
            "kind": FILE,
            "since": since,
            "boards": len(rows),
            "faults": faults,
        }

    async def append(self, visitor: VisitorId, kind: str, leaves: list[Leaf], more: Write) -> Placed:
        """Keep boards in the one collection of that kind, made where there is none.

        `more` is what has to be kept with them. Where the last of them is.
        """
        async with self._appending:
            code, last = await self._kind(visitor, kind)
            if code is None:
                code = _new_code()
                values = {"code": code, "visitor": visitor, "name": "", "kind": kind}
                more.statements.append(insert(_collections).values(**values, since=self._store.now()))
            if leaves:
                more.rows.append((_boards, _rows(code, last + 1, leaves)))
            await self._store.write(more)
        return {"collection": code, "place": last + len(leaves)}

    async def _kind(self, visitor: VisitorId, kind: str) -> tuple[str | None, int]:
        """The collection of that kind, and the place of its last board."""
        query = (
            select(_collections.c.code, func.coalesce(func.max(_boards.c.place), 0))
            .join(_boards, _boards.c.collection == _collections.c.code, isouter=True)
            .where(_collections.c.visitor == visitor, _collections.c.kind == kind)
            .group_by(_collections.c.code)
        )
        found = await self._store.read(lambda connection: connection.execute(query).first())
        return (None, 0) if found is None else (found[0], found[1])

    async def keep(self, visitor: VisitorId, kind: str, leaf: Leaf) -> Placed:
        """Keep a deal of a table in the collection of that kind, unless it is there already; where it is."""
        if leaf.table is not None and leaf.deal is not None:
            known = await self._placed(visitor, kind, leaf.table, leaf.deal)
            if known is not None:
                return known
        await self._room_for(visitor, 1)
        return await self.append(visitor, kind, [leaf], Write())

    async def _placed(self, visitor: VisitorId, kind: str, table: str, deal: int) -> Placed | None:
        """Where a deal of a table is kept already, in the collection of that kind."""
        query = (
            select(_boards.c.collection, _boards.c.place)
            .join(_collections, _collections.c.code == _boards.c.collection)
            .where(_collections.c.visitor == visitor, _collections.c.kind == kind)
            .where(_boards.c.table == table, _boards.c.deal == deal)
        )
        found = await self._store.read(lambda connection: connection.execute(query).first())
        return None if found is None else {"collection": found[0], "place": found[1]}

    async def _room_for(self, visitor: VisitorId, boards: int) -> None:
        held = await self.collections(visitor)
        if len(held) >= COLLECTIONS or sum(each["boards"] for each in held) + boards > BOARDS:
            raise Refused("library.full", collections=COLLECTIONS, boards=BOARDS)

    async def open(self, visitor: VisitorId | None, code: str, language: str) -> OpenCollection:
        """A collection with its boards."""
        kept = await self._of(visitor, code)
        query = _listed().where(_boards.c.collection == code).order_by(_boards.c.place)
        rows = await self._store.read(lambda connection: connection.execute(query).mappings().all())
        return {
            "code": code,
            "name": kept["name"],
            "kind": kept["kind"],
            "since": kept["since"],
            "rows": [row_of_kept(row, language) for row in rows],
        }

    async def search(self, visitor: VisitorId, question: str, within: str, language: str) -> Found:
        """The boards that have all the words, the latest collection first; `within` one where it is named."""
        fitting = [_boards.c.words.like(pattern, escape="\\") for pattern in patterns(question, language)]
        if not fitting:
            return {"rows": [], "more": False}
        query = (
            _listed(_collections.c.name, _collections.c.code, _collections.c.kind)
            .join(_collections, _collections.c.code == _boards.c.collection)
            .where(_collections.c.visitor == visitor, *fitting)
            .where(_collections.c.code == within if within else true())
            .order_by(_collections.c.since.desc(), _collections.c.code, _boards.c.place)
            .limit(FOUND + 1)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).mappings().all())
        found = [_found(row, language) for row in rows[:FOUND]]
        return {"rows": found, "more": len(rows) > FOUND}

    async def board(self, visitor: VisitorId | None, code: str, place: int, language: str) -> KeptStudy:
        """A board of a collection, card by card."""
        kept = await self._of(visitor, code)
        places = _boards.c.place
        here = select(_boards).where(_boards.c.collection == code, places == place)
        row = await self._store.read(lambda connection: connection.execute(here).mappings().first())
        if row is None:
            raise Refused("library.unknown")
        others = (
            select(func.max(places)).where(_boards.c.collection == code, places < place),
            select(func.min(places)).where(_boards.c.collection == code, places > place),
        )
        before, after = await self._store.read(lambda connection: [connection.scalar(one) for one in others])
        return {
            "name": kept["name"],
            "kind": kept["kind"],
            "study": study(_leaf(row), place, language),
            "before": before,
            "after": after,
        }

    async def texts(self, visitor: VisitorId | None, code: str) -> tuple[str, tuple[str, ...]]:
        """The name of a collection, and the texts of its boards."""
        kept = await self._of(visitor, code)
        query = select(_boards.c.text).where(_boards.c.collection == code).order_by(_boards.c.place)
        texts = await self._store.read(lambda connection: tuple(connection.execute(query).scalars()))
        return kept["name"], texts

    async def rename(self, visitor: VisitorId, code: str, name: str) -> None:
        """Give a collection another name."""
        await self._of(visitor, code)
        renamed = update(_collections).where(_collections.c.code == code).values(name=name)
        await self._store.write(Write([renamed]))

    async def remove(self, visitor: VisitorId, code: str, place: int | None = None) -> None:
        """Take a collection off the shelves, or one board of it."""
        await self._of(visitor, code)
        boards = delete(_boards).where(_boards.c.collection == code)
        if place is not None:
            await self._store.write(Write([boards.where(_boards.c.place == place)]))
            return
        await self._store.write(Write([boards, delete(_collections).where(_collections.c.code == code)]))

    async def _of(self, visitor: VisitorId | None, code: str) -> RowMapping:
        """A collection of this visitor; to all others it is none."""
        query = select(_collections).where(_collections.c.code == code, _collections.c.visitor == visitor)
        kept = await self._store.read(lambda connection: connection.execute(query).mappings().first())
        if kept is None:
            raise Refused("library.unknown")
        return kept


def _found(row: RowMapping, language: str) -> FoundRow:
    shown = row_of_kept(row, language)
    return {"collection": row["code"], "name": row["name"], "kind": row["kind"], "row": shown}


def _listed(*more: Column[Any]) -> Select[Any]:
    """What a list shows of boards: all but their texts."""
    return select(*(column for column in _boards.c if column.name not in ("text", "words")), *more)


def _shape(row: RowMapping) -> CollectionShape:
    return {
        "code": row["code"],
        "name": row["name"],
        "kind": row["kind"],
        "since": row["since"],
        "boards": row["boards"],
        "faults": row["faults"],
    }


def _rows(code: str, first: int, leaves: Iterable[Leaf]) -> list[dict[str, object]]:
    return [
        {
            "collection": code,
            "place": place,
            "text": leaf.text,
            "facts": json.dumps(leaf.facts, ensure_ascii=False),
            "reports": json.dumps(leaf.reports, ensure_ascii=False),
            "faults": _faults(leaf),
            "words": leaf.words,
            "table": leaf.table,
            "deal": leaf.deal,
        }
        for place, leaf in enumerate(leaves, start=first)
    ]


def _faults(leaf: Leaf) -> int:
    return sum(report["weight"] != "warning" for report in leaf.reports)


def _leaf(kept: RowMapping) -> Leaf:
    """A board of the database as it was taken in."""
    facts, reports = json.loads(kept["facts"]), json.loads(kept["reports"])
    return Leaf(kept["text"], facts, reports, kept["words"], kept["table"], kept["deal"])


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))
