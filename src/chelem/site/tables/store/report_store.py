"""Problem reports of visitors, with the version of the table's log."""

from sqlalchemy import func, insert, select

from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.table import Table


async def save_report(database: Database, table: Table, visitor: VisitorId, text: str) -> int:
    """Store a problem report with the log's version; return its number."""
    rows, version = schema.reports, table.log.version if table.log else -1
    row = insert(rows).values(code=table.code, visitor=visitor, version=version, text=text, at=database.now())
    await database.write(Write([row]))
    newest = select(func.max(rows.c.number)).where(rows.c.visitor == visitor)
    return int(await database.read(lambda connection: connection.scalar(newest)) or 0)
