"""What one visitor of a public server may store in all, whatever the time they take for it."""

from chelem.core.errors import Refused
from chelem.server.settings import ServerSettings
from chelem.site.edge.limits import LIMITS
from chelem.store.database import Database
from chelem.store.kept_board import KeptBoard
from chelem.store.stored_amounts import (
    board_characters,
    count_board_characters,
    count_reports,
    count_tables,
)
from chelem.tables.people import VisitorId

MEGABYTE = 1_000_000


class Quotas:
    """The quotas of visitors, counted in the database; a server at home has none."""

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

    async def check_boards(self, visitor: VisitorId, boards: list[KeptBoard]) -> None:
        """Raise `Refused` if these boards are more than a visitor's collections may hold."""
        most = LIMITS.visitor_board_characters
        if not self._public:
            return
        if await count_board_characters(self._database, visitor) + board_characters(boards) > most:
            raise Refused("quota.boards", megabytes=most // MEGABYTE)
