"""Which boards of sets are still in play: a question about sets and numbers, never about cards."""

from datetime import datetime, timedelta
from typing import Protocol

from chelem.core import Refused
from chelem.site.database import StoreError
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.board_set import BoardSet, numbers_played
from chelem.site.tables.domain.giving_up import board_in_hand
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.lobby import Lobby
from chelem.site.tables.store.board_set_store import BoardSetStore

LONGEST = timedelta(days=90)
"""How long boards of an event may be played after they were drawn."""
LONGEST_WAIT = timedelta(days=14)
"""How long those of a challenge or a team match wait for tables that have still to play them."""


class PlannedBoards(Protocol):
    """The events, whose movements say who has still to play a board."""

    async def is_still_played(self, code: str, board: int) -> bool:
        """Return whether a table has still to play a board of an event; False if the event was removed."""
        ...


class BoardsInPlay:
    """The boards of events, tournaments of the day, challenges and team matches that somebody has to play.

    No question here is about cards, so that nobody finds out by trying which cards are on a board.
    """

    def __init__(self, lobby: Lobby, events: PlannedBoards) -> None:
        self._lobby = lobby
        self._sets = BoardSetStore(lobby.database)
        self._events = events

    async def is_live(self, table: Table, deal: int) -> bool:
        """Return whether a table has still to play what is deal `deal` of the match at this one."""
        boards = table.board_set
        return boards is not None and deal not in boards.given and await self._waits(boards, table, deal)

    async def check_over(self, table: Table, deal: int) -> None:
        """Raise `Refused` if somebody has still to play a deal of a table, which nobody may spread before."""
        if await self.is_live(table, deal):
            raise Refused("daily.live" if table.of_a_day else "deal.live")

    async def check_no_board_in_hand(self, visitor: VisitorId) -> None:
        """Raise `Refused`, naming the table, if a visitor has a board of a set in hand.

        Those who do bring no deals: not to be shown, analysed, stored or played.
        """
        for code in await self._sets.tables_in_play(visitor):
            try:
                table = await self._lobby.table(code)
            except StoreError:  # a table that cannot be loaded is played by nobody
                continue
            await self._check_table(table, visitor)

    async def _check_table(self, table: Table, visitor: VisitorId) -> None:
        setting, boards = board_in_hand(table, visitor), table.board_set
        if setting is None or boards is None:
            return
        if boards.kind in ("daily", "event"):
            in_play = await self._waits(boards, table, setting.deal)
        else:  # this table has to play it
            in_play = await self._is_recent(boards.code, LONGEST_WAIT)
        if in_play:
            number = setting.board or setting.deal
            raise Refused("board.in_hand", table=table.code, kind=boards.kind, board=number)

    async def _waits(self, boards: BoardSet, table: Table, deal: int) -> bool:
        """Return whether somebody has to play a board of a set."""
        if boards.closes:
            return not boards.is_closed(self._lobby.database.now())
        if boards.kind in ("challenge", "teams"):
            others = await self._sets.tables(boards.code)
            has_to = any(other.has_to_play(deal) for other in others)
            return has_to and await self._is_recent(boards.code, LONGEST_WAIT)
        numbers = numbers_played(table.match)
        if deal not in range(1, len(numbers) + 1):
            return False
        in_play = await self._events.is_still_played(boards.code, numbers[deal - 1])
        return in_play and await self._is_recent(boards.code, LONGEST)

    async def _is_recent(self, code: str, longest: timedelta) -> bool:
        """Return whether a set was stored no longer ago than this."""
        drawn, now = await self._sets.since(code), datetime.fromisoformat(self._lobby.database.now())
        return drawn is not None and now - datetime.fromisoformat(drawn) <= longest
