"""What one visitor of a public server may make in all, whatever the time they take for it."""

from chelem.core import Refused
from chelem.site.database import Database
from chelem.site.edge import LIMITS, ServerSettings, VisitorId
from chelem.site.tables.store.visitor_amounts import count_reports, count_tables


class TableQuotas:
    """How many tables and reports a visitor stores, counted in the database; none at home."""

    def __init__(self, database: Database, settings: ServerSettings) -> None:
        self._database = database
        self._public = settings.public is not None

    async def check_tables(self, visitor: VisitorId) -> None:
        """Raise `Refused` if a visitor has made as many tables as are stored for one."""
        most = LIMITS.visitor_tables
        if self._public and await count_tables(self._database, visitor) >= most:
            raise Refused("quota.tables", most=most)

    async def check_reports(self, visitor: VisitorId) -> None:
        """Raise `Refused` if a visitor has sent as many reports as are stored for one."""
        most = LIMITS.visitor_reports
        if self._public and await count_reports(self._database, visitor) >= most:
            raise Refused("quota.reports", most=most)
