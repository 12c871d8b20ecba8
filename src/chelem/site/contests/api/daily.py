"""The tournament of the day over HTTP: the same boards for everybody, each alone among robots."""

from datetime import date
from typing import Annotated

from fastapi import Depends, Path
from pydantic import Field
from starlette.requests import Request

from chelem.core import Unknown
from chelem.site.contests.api.challenges import Acceptance
from chelem.site.contests.domain.daily import day_of
from chelem.site.contests.domain.day_ranking import DayRanking
from chelem.site.contests.live.daily import DailyTournaments
from chelem.site.contests.views.daily import DailyMonthShape, DailyShape, daily_month_view, daily_view
from chelem.site.edge import provided
from chelem.site.tables import TABLE_LIMIT, Guest, TableCode
from chelem.site.visitors import (
    CallRouter,
    Language,
    OptionalVisitor,
    RegisteredVisitor,
    VisitorRoute,
    id_of,
    rate_limited,
    rename,
)

router = CallRouter(prefix="/api/daily", tags=["daily"], route_class=VisitorRoute)


class DailyEntryRequest(Acceptance):
    """The request for a table of the tournament of the day."""

    date: str | None = Field(None, max_length=20, examples=["2026-11-24"])
    """The day that the page shows; null for today."""


def _daily(request: Request) -> DailyTournaments:
    return provided(request, DailyTournaments)


DailyDep = Annotated[DailyTournaments, Depends(_daily)]
DayInPath = Annotated[str, Path(max_length=20, examples=["2026-11-24"])]
MonthInPath = Annotated[str, Path(max_length=20, examples=["2026-11"])]


@router.get("")
async def get_today(caller: OptionalVisitor, daily: DailyDep, language: Language) -> DailyShape:
    """Today's tournament (UTC), and what this visitor may see: nothing of a board before they played it."""
    return await _view(await daily.today(), daily, id_of(caller), language)


@router.post("/tables", status_code=201, dependencies=[TABLE_LIMIT])
async def play_today(
    body: DailyEntryRequest, visitor: RegisteredVisitor, daily: DailyDep, request: Request
) -> TableCode:
    """The visitor's table of today, made when they first ask; `again` makes another, for practice.

    `date` is the day that the page shows: refused if that is over.
    """
    day = daily.day() if body.date is None else _day(body.date)
    named = await rename(request, visitor, body.name or visitor.name)
    return {"code": await daily.take_up(day, Guest(named.id, named.name), again=body.again)}


@router.get("/series/{month}", dependencies=[rate_limited("search")])
async def get_month(month: MonthInPath, caller: OptionalVisitor, daily: DailyDep) -> DailyMonthShape:
    """A month's series: the average percentage and the number of boards of days that are over."""
    found = await daily.month(_day(f"{month}-01"))
    return daily_month_view(month, found.days, found.places, id_of(caller))


@router.get("/{day}")
async def get_day(day: DayInPath, caller: OptionalVisitor, daily: DailyDep, language: Language) -> DailyShape:
    """The tournament of a day; once it is over, with everybody's results and the opened commitment."""
    return await _view(await daily.find(_day(day)), daily, id_of(caller), language)


async def _view(
    ranking: DayRanking, daily: DailyTournaments, visitor: str | None, language: str
) -> DailyShape:
    beside = await daily.beside(day_of(ranking.played.boards.code))
    return daily_view(ranking, visitor, language, beside)


def _day(text: str) -> date:
    """Return a date as `2026-11-24`; `Unknown` for any other text."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Unknown("daily.unknown", date=text) from None
    if day.isoformat() != text:
        raise Unknown("daily.unknown", date=text)
    return day
