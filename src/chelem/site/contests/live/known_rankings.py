"""The rankings of days and months: worked out once for each change, beside the event loop."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from chelem.site.contests.domain.day_ranking import DayAverage, DayRanking, MonthPlace, rank_month
from chelem.site.contests.live.set_places import SetPlaces
from chelem.site.tables import BoardSet, BoardSetStore

MOST_DAYS = 4
"""The days whose rankings are in memory: thousands may have played each."""
MOST_AVERAGES = 100
"""The days whose averages are."""
MOST_MONTHS = 4
MONTH_SECONDS = 60.0
"""How long a month is not looked at again, unless a person is erased."""
Code = TypeVar("Code")
Kept = TypeVar("Kept")
_Version = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MonthRanking:
    """How many days of a month are over, and the places of their players."""

    days: int
    places: Sequence[MonthPlace]


@dataclass(frozen=True, slots=True)
class _KnownMonth:
    read: float
    versions: Sequence[_Version]
    ranking: MonthRanking


class KnownRankings:
    """What was worked out of days and months, by the version of what is stored of them."""

    def __init__(self, store: BoardSetStore, places: SetPlaces, now: Callable[[], str]) -> None:
        self._store, self._places, self._now = store, places, now
        self._days: OrderedDict[str, tuple[_Version, DayRanking]] = OrderedDict()
        self._averages: OrderedDict[str, tuple[_Version, list[DayAverage]]] = OrderedDict()
        self._months: OrderedDict[tuple[str, ...], _KnownMonth] = OrderedDict()
        self._working = asyncio.Lock()
        """What is worked out takes turns, so that many requests for many days take one thread."""

    async def find(self, boards: BoardSet) -> DayRanking:
        """Return the ranking of a day as it is now."""
        version = await self._version(boards)
        if (known := self._known(boards, version)) is not None:
            return known
        async with self._working:
            if (known := self._known(boards, version)) is not None:  # somebody asked before
                return known
            return _keep(self._days, boards.code, (version, await self._worked_out(boards)), MOST_DAYS)[1]

    async def forget(self) -> None:
        """Work everything out again, as a person has been erased."""
        async with self._working:
            for known in (self._days, self._averages, self._months):
                known.clear()

    async def month(self, days: Sequence[BoardSet]) -> MonthRanking:
        """Return the ranking of a month from its days that are over; for a minute as it was."""
        code = tuple(boards.code for boards in days)
        known = self._months.get(code)
        if known is not None and time.monotonic() - known.read < MONTH_SECONDS:
            return known.ranking
        async with self._working:
            return (await self._read_month(code, days)).ranking

    async def _read_month(self, code: tuple[str, ...], days: Sequence[BoardSet]) -> _KnownMonth:
        known = self._months.get(code)
        if known is not None and time.monotonic() - known.read < MONTH_SECONDS:
            return known
        versions = [await self._version(boards) for boards in days]
        if known is not None and known.versions == versions:
            ranking = known.ranking
        else:
            pairs = zip(days, versions, strict=True)
            averages = [await self._averages_of(boards, version) for boards, version in pairs]
            ranking = MonthRanking(len(days), await asyncio.to_thread(rank_month, averages))
        read = _KnownMonth(time.monotonic(), versions, ranking)
        return _keep(self._months, code, read, MOST_MONTHS)

    async def _averages_of(self, boards: BoardSet, version: _Version) -> list[DayAverage]:
        known = self._averages.get(boards.code)
        if known is not None and known[0] == version:
            return known[1]
        averages = (await self._worked_out(boards)).averages()
        return _keep(self._averages, boards.code, (version, averages), MOST_AVERAGES)[1]

    def _known(self, boards: BoardSet, version: _Version) -> DayRanking | None:
        known = self._days.get(boards.code)
        if known is None or known[0] != version:
            return None
        self._days.move_to_end(boards.code)
        return known[1]

    async def _version(self, boards: BoardSet) -> _Version:
        return (*await self._store.version(boards.code), boards.is_closed(self._now()))

    async def _worked_out(self, boards: BoardSet) -> DayRanking:
        ranking = DayRanking(await self._places.read(boards), boards.is_closed(self._now()))
        return await asyncio.to_thread(ranking.worked_out)


def _keep(known: OrderedDict[Code, Kept], code: Code, kept: Kept, most: int) -> Kept:
    """Store a value as the latest of at most `most`, and return it."""
    known[code] = kept
    known.move_to_end(code)
    while len(known) > most:
        known.popitem(last=False)
    return kept
