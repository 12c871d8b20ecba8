"""How much a visitor has made that is in the database."""

from typing import Any

from sqlalchemy import Select, func, select

from chelem.site.database import Database, schema
from chelem.site.edge import VisitorId


async def count_tables(database: Database, owner: VisitorId) -> int:
    """Return how many tables a visitor has made."""
    query = select(func.count()).where(schema.tables.c.owner == owner)
    return await _number(database, query)


async def count_reports(database: Database, visitor: VisitorId) -> int:
    """Return how many reports of problems a visitor has sent that have not been removed."""
    query = select(func.count()).where(schema.reports.c.visitor == visitor)
    return await _number(database, query)


async def _number(database: Database, query: Select[Any]) -> int:
    return await database.read(lambda connection: int(connection.scalar(query) or 0))
