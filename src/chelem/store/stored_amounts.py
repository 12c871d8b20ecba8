"""How much a visitor has in the database."""

from typing import Any

from sqlalchemy import Select, func, select

from chelem.store import schema
from chelem.store.database import Database
from chelem.store.kept_board import KeptBoard
from chelem.tables.people import VisitorId


async def count_tables(database: Database, owner: VisitorId) -> int:
    """Return how many tables a visitor has made."""
    query = select(func.count()).where(schema.tables.c.owner == owner)
    return await _number(database, query)


async def count_reports(database: Database, visitor: VisitorId) -> int:
    """Return how many reports of problems a visitor has sent that have not been removed."""
    query = select(func.count()).where(schema.reports.c.visitor == visitor)
    return await _number(database, query)


async def count_board_characters(database: Database, visitor: VisitorId) -> int:
    """Return the length of the texts of all boards in a visitor's collections."""
    boards, collections = schema.boards, schema.collections
    query = (
        select(func.sum(func.length(boards.c.text)))
        .join_from(boards, collections, boards.c.collection == collections.c.code)
        .where(collections.c.visitor == visitor)
    )
    return await _number(database, query)


def board_characters(boards: list[KeptBoard]) -> int:
    """Return the length of the texts of boards that are to be stored."""
    return sum(len(board.text) for board in boards)


async def _number(database: Database, query: Select[Any]) -> int:
    return await database.read(lambda connection: int(connection.scalar(query) or 0))
