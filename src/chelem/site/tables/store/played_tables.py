"""The tables where a visitor has played, for the collection of the deals they played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, func, select

from chelem.engine import PlayerId
from chelem.site.database import Database, schema
from chelem.site.edge import VisitorId


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table where a visitor has played: the lines of its log, the players' names, the visitor's players.

    Deals up to `after` have been imported, and those up to `recorded` are in the list of the visitor's deals.
    """

    code: str
    version: int
    after: int
    lines: tuple[str, ...]
    names: Mapping[PlayerId, str]
    own_players: frozenset[PlayerId]
    recorded: int = 0


async def log_lines(database: Database, code: str) -> tuple[str, ...]:
    """Return the lines of a table's log; none if the table is gone."""
    return await database.read(lambda connection: _lines(connection, code))


async def unread_tables(database: Database, visitor: VisitorId, limit: int) -> Sequence[PlayedTable]:
    """Return at most `limit` tables of a visitor whose logs have grown since they were last read."""
    return await database.read(lambda connection: _unread(connection, visitor, limit))


def _unread(connection: Connection, visitor: VisitorId, limit: int) -> list[PlayedTable]:
    people, entries, positions = schema.people, schema.entries, schema.read_positions
    version = func.max(entries.c.version)
    query = (
        select(
            people.c.code,
            version,
            func.coalesce(func.max(positions.c.deal), 0),
            func.coalesce(func.max(positions.c.recorded), 0),
        )
        .join(entries, entries.c.code == people.c.code)
        .join(
            positions,
            (positions.c.code == people.c.code) & (positions.c.visitor == visitor),
            isouter=True,
        )
        .where(people.c.visitor == visitor)
        .group_by(people.c.code)
        .having(version > func.coalesce(func.max(positions.c.version), -1))
        .limit(limit)
    )
    rows = connection.execute(query).all()
    return [
        replace(_table(connection, visitor, code), version=version, after=after, recorded=recorded)
        for code, version, after, recorded in rows
    ]


def _table(connection: Connection, visitor: VisitorId, code: str) -> PlayedTable:
    people = schema.people
    persons = select(people.c.player, people.c.name, people.c.visitor).where(people.c.code == code)
    known = connection.execute(persons).all()
    return PlayedTable(
        code,
        0,
        0,
        _lines(connection, code),
        {player: name for player, name, _ in known},
        frozenset(player for player, _, owner in known if owner == visitor),
    )


def _lines(connection: Connection, code: str) -> tuple[str, ...]:
    entries = schema.entries
    lines = select(entries.c.body).where(entries.c.code == code).order_by(entries.c.version)
    return tuple(connection.execute(lines).scalars())
