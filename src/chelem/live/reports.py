"""What people report as wrong: their words, and how far the log had come."""

from sqlalchemy import func, insert, select

from chelem.live.actor import Host
from chelem.store import schema
from chelem.store.table_store import Store
from chelem.store.writer import Write
from chelem.tables.people import VisitorId


async def keep(host: Host, store: Store, visitor: VisitorId, text: str) -> int:
    """Keep a report; its number. The log itself is kept already: its version says which part was played."""
    table = host.table
    version = table.log.version if table.log else -1
    row = insert(schema.reports).values(
        code=table.code, visitor=visitor, version=version, text=text, at=store.now()
    )
    await store.write(Write([row]))
    rows = schema.reports
    mine = select(func.max(rows.c.number)).where(rows.c.visitor == visitor)
    return int(await store.read(lambda connection: connection.scalar(mine)) or 0)
