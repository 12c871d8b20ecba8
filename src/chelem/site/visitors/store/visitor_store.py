"""Visitors in the database."""

from dataclasses import dataclass

from sqlalchemy import insert, select, update

from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId


@dataclass(frozen=True, slots=True)
class Visitor:
    """A browser with a cookie; `secret` is the SHA-256 of the cookie's secret, in hexadecimal."""

    id: VisitorId
    name: str
    secret: str


class VisitorStore:
    """All visitors."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, visitor: VisitorId) -> Visitor | None:
        """Return the visitor with that id; None if there is none."""
        rows = schema.visitors
        query = select(rows).where(rows.c.id == visitor)
        row = await self._database.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else Visitor(row["id"], row["name"], row["secret"])

    async def add(self, visitor: Visitor) -> None:
        """Store a new visitor."""
        values = {"id": visitor.id, "name": visitor.name, "secret": visitor.secret}
        await self._database.write(
            Write([insert(schema.visitors).values(**values, since=self._database.now())])
        )

    async def change(self, visitor: Visitor) -> None:
        """Store all that a visitor may change."""
        rows = schema.visitors
        await self._database.write(
            Write([update(rows).where(rows.c.id == visitor.id).values(name=visitor.name)])
        )
