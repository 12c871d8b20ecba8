"""The tournaments of the days: boards made at a day's first request, and the tables of those who play."""

import asyncio
from datetime import date

from chelem.core import Refused, Unknown
from chelem.games import new_game
from chelem.games.registry import game_of_files
from chelem.site.contests.domain import daily
from chelem.site.contests.domain.day_ranking import DayRanking
from chelem.site.contests.domain.set_draw import draw_alone
from chelem.site.contests.live.known_rankings import KnownRankings, MonthRanking
from chelem.site.contests.live.set_places import SetPlaces
from chelem.site.database import StoreError
from chelem.site.tables import BoardSet, BoardSetStore, Guest, Lobby, Policy, SetTerms, match_of_boards

MOST_DAILY_TABLES = 5_000
"""The most tables that play the boards of a day."""


def daily_terms() -> SetTerms:
    """Return what the boards of a day are played on: contract bridge with `DAILY_BOTS`.

    People play declarer's cards where they would be dummy.
    """
    game = new_game(game_of_files().name)
    return SetTerms(
        game, match_of_boards(game, daily.DAILY_BOARDS), Policy(declare="alone"), daily.DAILY_BOTS
    )


class DailyTournaments:
    """The tournaments of all days, which begin and end at midnight UTC."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.store = BoardSetStore(lobby.database)
        self._places = SetPlaces(lobby, self.store, MOST_DAILY_TABLES)
        self._rankings = KnownRankings(self.store, self._places, self.now)
        self._announce_erased = lobby.cluster.news.add_lasting("daily.names", self._forget_names)
        self._lock = asyncio.Lock()
        """A day has one set of boards and everybody one table that counts, however often they ask."""

    def now(self) -> str:
        """Return the time, as the database writes it."""
        return self._lobby.database.now()

    def day(self) -> date:
        """Return the present day (UTC)."""
        return date.fromisoformat(self.now()[:10])

    async def today(self) -> DayRanking:
        """Return the tournament of this day; the first request makes its boards."""
        async with self._lock:
            boards = await self._boards_of_today()
        return await self._rankings.find(boards)

    async def find(self, day: date) -> DayRanking:
        """Return the tournament of a day, today's too; `Unknown` for a day without one."""
        if day == self.day():
            return await self.today()
        boards = await self.store.find(daily.daily_code(day)) if day < self.day() else None
        if boards is None:
            raise Unknown("daily.unknown", date=day.isoformat())
        return await self._rankings.find(boards)

    async def beside(self, day: date) -> daily.DaysBeside:
        """Return the last day before this one and the first one after it that have a tournament."""
        before, after = await self.store.beside(daily.daily_code(day), daily.DAILY_PREFIX)
        return daily.DaysBeside(*(code and code.removeprefix(daily.DAILY_PREFIX) for code in (before, after)))

    async def take_up(self, day: date, guest: Guest, *, again: bool = False) -> str:
        """Return the code of the guest's table of this day, creating it the first time.

        Raise `Refused` for another day than the present one, as pages may show the last one after midnight,
        and as `SetPlaces.take`.
        """
        if day != self.day():
            raise Refused("daily.over")
        async with self._lock:
            played = await self._places.read(await self._boards_of_today())
            return await self._places.take(played, guest, again=again)

    async def month(self, first: date) -> MonthRanking:
        """Return the series of a month: the places after its days that are over."""
        sets = await self.store.with_prefix(daily.daily_code(first).removesuffix("01"))
        now = self.now()
        return await self._rankings.month([boards for boards in sets if boards.is_closed(now)])

    async def forget_names(self) -> None:
        """Let all processes read the names of players again, as one of them has been erased."""
        await self._announce_erased(None)

    async def _forget_names(self, _nothing: None) -> None:
        await self._rankings.forget()

    async def _boards_of_today(self) -> BoardSet:
        day = self.day()
        if (known := await self.store.find(daily.daily_code(day))) is not None:
            return known
        boards = daily.new_daily(daily_terms(), day, draw_alone().salt)
        try:
            await self.store.add(boards, [])
        except StoreError:  # another process may have been first: theirs are the boards
            if (known := await self.store.find(boards.code)) is not None:
                return known
            raise
        return boards
