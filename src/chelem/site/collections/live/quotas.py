"""How much one visitor of a public server may keep in collections, whatever the time they take for it."""

from chelem.core import Refused
from chelem.site.collections.domain.kept_board import KeptBoard
from chelem.site.collections.store.board_store import count_board_characters
from chelem.site.database import Database
from chelem.site.edge import LIMITS, ServerSettings, VisitorId

MEGABYTE = 1_000_000


class CollectionQuotas:
    """How long the boards of a visitor are, counted in the database; a server at home has no quota."""

    def __init__(self, database: Database, settings: ServerSettings) -> None:
        self._database = database
        self._public = settings.public is not None

    async def check_boards(self, visitor: VisitorId, boards: list[KeptBoard]) -> None:
        """Raise `Refused` if these boards are more than a visitor's collections may hold."""
        most = LIMITS.visitor_board_characters
        if not self._public:
            return
        characters = sum(len(board.text) for board in boards)
        if await count_board_characters(self._database, visitor) + characters > most:
            raise Refused("quota.boards", megabytes=most // MEGABYTE)
