"""Board sets in the database, and the results of their tables."""

import json
from collections.abc import Iterable
from typing import cast

from sqlalchemy import Connection, Row, and_, case, func, select, update

from chelem.site.database import Database, Fence, Write, schema
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.board_set import BoardSet, SetKind, TableRole
from chelem.site.tables.domain.comparison import BotResult
from chelem.site.tables.domain.pending import PendingWrites
from chelem.site.tables.domain.set_table import SetPlayer, SetTable
from chelem.site.tables.store.unit_of_work import write_of_set


class BoardSetStore:
    """All board sets."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, board_set: BoardSet, tables: Iterable[PendingWrites]) -> None:
        """Store a new set together with changes to its first tables; raise `StoreError` if nothing is."""
        await self._database.write(write_of_set(board_set, self._database.now(), tables))

    async def replace_draw(self, board_set: BoardSet, fence: Fence | None) -> None:
        """Let other cards follow from a set of which nothing has been dealt; `StoreError` if it cannot be.

        With a fence, they do only while that holds.
        """
        sets = schema.board_sets
        new = update(sets).where(sets.c.code == board_set.code)
        values = {"salt": board_set.salt, "spec": json.dumps(board_set.json())}
        await self._database.write(Write([new.values(**values)], fence=fence))

    async def find(self, code: str) -> BoardSet | None:
        """Return a set; None if there is none with that code."""
        return await self._database.read(lambda connection: _find(connection, code))

    async def with_prefix(self, prefix: str) -> list[BoardSet]:
        """Return the sets whose codes begin so, in the order of these."""
        return await self._database.read(lambda connection: _with_prefix(connection, prefix))

    async def since(self, code: str) -> str | None:
        """Return when a set was stored; None if there is none with that code."""
        sets = schema.board_sets.c
        query = select(sets.since).where(sets.code == code)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def tables_in_play(self, visitor: VisitorId) -> list[str]:
        """Return the codes of the tables of sets where a visitor has or had a chair, the newest first.

        Only those where the match is in progress, and not just for practice.
        """
        people, places, tables = schema.people.c, schema.set_tables.c, schema.tables.c
        query = (
            select(places.code)
            .join(schema.tables, tables.code == places.code)
            .join(schema.people, people.code == places.code)
            .where(people.visitor == visitor, tables.status == "playing", places.role != "again")
            .group_by(places.code, tables.since)
            .order_by(tables.since.desc(), places.code)
        )
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def beside(self, code: str, prefix: str) -> tuple[str | None, str | None]:
        """Return the codes before and after this one among those that begin so; None where there is none."""
        sets = schema.board_sets.c
        alike = sets.code.startswith(prefix, autoescape=True)
        before = select(func.max(sets.code)).where(alike, sets.code < code)
        after = select(func.min(sets.code)).where(alike, sets.code > code)
        return await self._database.read(
            lambda connection: (connection.scalar(before), connection.scalar(after))
        )

    async def version(self, code: str) -> tuple[int, ...]:
        """Return numbers that change with the tables, people, results and robots of a set."""
        return await self._database.read(lambda connection: _version(connection, code))

    async def tables(self, code: str) -> list[SetTable]:
        """Return the tables of a set and their results, oldest first."""
        return await self._database.read(lambda connection: _tables(connection, code))

    async def robots(self, code: str) -> dict[int, list[BotResult]]:
        """Return the results of the field of bots on a set's boards, by deal, where they are known."""
        return await self._database.read(lambda connection: _robots(connection, code))

    async def has_seen(self, visitor: VisitorId, code: str) -> bool:
        """Return whether a visitor has seen a hand of a board of a set that was not theirs to play."""
        seen, tables = schema.witnesses.c, schema.set_tables.c
        query = (
            select(func.count())
            .select_from(schema.witnesses)
            .join(schema.set_tables, tables.code == seen.code)
            .where(tables.board_set == code, seen.visitor == visitor)
        )
        return await self._database.read(lambda connection: bool(connection.scalar(query)))

    async def is_seated_elsewhere(self, visitor: VisitorId, code: str, table: str) -> bool:
        """Return whether a visitor sits at another table of a set than this one."""
        people, tables = schema.people.c, schema.set_tables.c
        query = (
            select(func.count())
            .select_from(schema.people)
            .join(schema.set_tables, tables.code == people.code)
            .where(tables.board_set == code, people.code != table, people.visitor == visitor)
            .where(people.seat.is_not(None))
        )
        return await self._database.read(lambda connection: bool(connection.scalar(query)))


def set_of_table(connection: Connection, code: str) -> tuple[BoardSet | None, TableRole]:
    """Return the set whose boards a table plays, and the table's role there; None without one."""
    tables, sets = schema.set_tables, schema.board_sets
    query = select(sets, tables.c.role).join(tables, tables.c.board_set == sets.c.code)
    row = connection.execute(query.where(tables.c.code == code)).first()
    return (None, "first") if row is None else (read_board_set(row), cast("TableRole", row.role))


def _find(connection: Connection, code: str) -> BoardSet | None:
    sets = schema.board_sets
    row = connection.execute(select(sets).where(sets.c.code == code)).first()
    return None if row is None else read_board_set(row)


def _with_prefix(connection: Connection, prefix: str) -> list[BoardSet]:
    sets = schema.board_sets
    beginning = sets.c.code.startswith(prefix, autoescape=True)
    rows = connection.execute(select(sets).where(beginning).order_by(sets.c.code))
    return [read_board_set(row) for row in rows]


def read_board_set(row: Row[tuple[str, ...]]) -> BoardSet:
    """Return the set of a row."""
    return BoardSet.from_json(row.code, cast("SetKind", row.kind), row.salt, json.loads(row.spec))


def _version(connection: Connection, code: str) -> tuple[int, ...]:
    own = select(schema.set_tables.c.code).where(schema.set_tables.c.board_set == code)
    tables, people = schema.tables.c, schema.people.c
    results, robots = schema.set_results.c, schema.comparisons.c
    over = func.sum(case((tables.status == "over", 1), else_=0))
    named = func.sum(func.length(people.name) + case((people.visitor.is_(None), 0), else_=100))
    rows = (
        select(func.count(), over).where(tables.code.in_(own)),
        select(func.count(), named).where(people.code.in_(own)),
        select(func.count(), func.sum(func.length(results.result))).where(results.code.in_(own)),
        select(func.count()).where(robots.code.in_(own)),
    )
    return tuple(int(value or 0) for query in rows for value in connection.execute(query).one())


def _tables(connection: Connection, code: str) -> list[SetTable]:
    tables, cards = schema.set_tables.c, schema.tables.c
    query = (
        select(tables.code, tables.role, cards.status, cards.owner)
        .join(schema.tables, cards.code == tables.code)
        .where(tables.board_set == code)
        .order_by(cards.since, tables.code)
    )
    rows = connection.execute(query).all()
    people = _people(connection, code)
    results, witnesses = _results(connection, code), _witnesses(connection, code)
    return [
        SetTable(
            row.code,
            cast("TableRole", row.role),
            row.status,
            row.owner,
            tuple(people.get(row.code, ())),
            results.get(row.code, {}),
            frozenset(witnesses.get(row.code, ())),
        )
        for row in rows
    ]


def _people(connection: Connection, code: str) -> dict[str, list[SetPlayer]]:
    people, tables = schema.people.c, schema.set_tables.c
    query = (
        select(people.code, people.name, people.visitor, people.seat)
        .join(schema.set_tables, tables.code == people.code)
        .where(tables.board_set == code)
        .order_by(people.code, people.place)
    )
    found: dict[str, list[SetPlayer]] = {}
    for row in connection.execute(query):
        found.setdefault(row.code, []).append(SetPlayer(row.name, row.visitor, row.seat))
    return found


def _witnesses(connection: Connection, code: str) -> dict[str, set[VisitorId]]:
    seen, tables = schema.witnesses.c, schema.set_tables.c
    query = (
        select(seen.code, seen.visitor)
        .join(schema.set_tables, tables.code == seen.code)
        .where(tables.board_set == code)
    )
    found: dict[str, set[VisitorId]] = {}
    for row in connection.execute(query):
        found.setdefault(row.code, set()).add(row.visitor)
    return found


def _results(connection: Connection, code: str) -> dict[str, dict[int, BotResult]]:
    results, tables = schema.set_results.c, schema.set_tables.c
    query = (
        select(results.code, results.deal, results.result)
        .join(schema.set_tables, tables.code == results.code)
        .where(tables.board_set == code)
        .order_by(results.deal)
    )
    found: dict[str, dict[int, BotResult]] = {}
    for row in connection.execute(query):
        if (result := json.loads(row.result)) is not None:
            found.setdefault(row.code, {})[row.deal] = result
    return found


def _robots(connection: Connection, code: str) -> dict[int, list[BotResult]]:
    compared, tables = schema.comparisons.c, schema.set_tables.c
    first = (  # each table has a copy, and thousands may play a set
        select(compared.deal, func.min(compared.code).label("code"))
        .join(schema.set_tables, tables.code == compared.code)
        .where(tables.board_set == code)
        .group_by(compared.deal)
        .subquery()
    )
    query = (
        select(compared.deal, compared.results)
        .join(first, and_(first.c.code == compared.code, first.c.deal == compared.deal))
        .order_by(compared.deal)
    )
    return {row.deal: json.loads(row.results) for row in connection.execute(query)}
