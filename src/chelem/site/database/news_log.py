"""The rows of announcements that no process may miss."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta

from sqlalchemy import RowMapping, delete, func, insert, select

from chelem.site.database import server_tables
from chelem.site.database.database import Database
from chelem.site.database.writer import Write

KEPT = timedelta(hours=1)
"""How long an announcement is kept: a process that has not read for longer has lost all that it owned."""
OVERLAP = 1000
"""How many numbers before the last one are read again: a number is given before its row is committed."""

_rows = server_tables.news


@dataclass(frozen=True, slots=True)
class NewsItem:
    """An announcement: its `value` is JSON, `process` the one that has made it."""

    name: str
    value: str
    process: str


class NewsLog:
    """The latest announcements of all processes; each is read once here, whatever its clock says."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last: int | None = None
        """The highest number that was read."""
        self._known: frozenset[int] = frozenset()
        """The numbers of those that were read last."""

    async def add(self, item: NewsItem) -> None:
        """Store an announcement."""
        row = insert(_rows).values(asdict(item) | {"at": self._database.now()})
        await self._database.write(Write([row]))

    async def forget_old(self) -> None:
        """Delete what is too old: an announcement may name a visitor who is erased."""
        before = datetime.fromisoformat(self._database.now()) - KEPT
        old = delete(_rows).where(_rows.c.at < before.isoformat(timespec="milliseconds"))
        await self._database.write(Write([old]))

    async def read_new(self) -> list[NewsItem]:
        """Return the announcements that have not been read here, the oldest first; the first time, none."""
        found = await self._read(self._last)
        new = [row for row in found if row["number"] not in self._known] if self._last is not None else []
        self._known = frozenset(row["number"] for row in found)
        self._last = max(self._known, default=self._last or 0)
        return [NewsItem(row["name"], row["value"], row["process"]) for row in new]

    async def _read(self, last: int | None) -> Sequence[RowMapping]:
        """Return the rows from some numbers before the last one on; before that is known, of the highest."""
        newest = func.coalesce(select(func.max(_rows.c.number)).scalar_subquery(), 0)
        query = (
            select(_rows)
            .where(_rows.c.number > (newest if last is None else last) - OVERLAP)
            .order_by(_rows.c.number)
        )
        return await self._database.read(lambda connection: connection.execute(query).mappings().all())
