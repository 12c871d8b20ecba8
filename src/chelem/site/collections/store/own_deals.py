"""A visitor's finished deals at tables, for their list and their figures."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field
from sqlalchemy import ColumnElement, Connection, Executable, RowMapping, delete, func, insert, select, update

from chelem.site.collections.store.own_percentages import missing_percentages
from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId

PAGE = 30
"""The deals of one page of the list."""
MOST_FIGURED = 20_000
"""The most deals, the newest ones, that figures are made of."""
MOST_COMPARED = 500
"""The most deals whose percentages are worked out in one request; the others wait for the next."""
MOST_PARTNERS = 60
"""The most partners to choose from."""

_deals = schema.own_deals
_JUDGED, _UNKNOWABLE = 1, 3
_DONE = (_JUDGED, _UNKNOWABLE)
"""The values of `judged` of deals that need no analysis any more."""


@dataclass(frozen=True, slots=True)
class OwnDeal:
    """A finished deal from the point of view of one of its players.

    `at` is when it was dealt, `role` is declarer, dummy, defender or passed. `contract` is its text by
    language; `level`, `strain` and `over` are None where contracts name none. `points` and `percent` are
    those of the player's side; `percent` is None until other tables have played the deal.
    """

    code: str
    deal: int
    at: str
    game: str
    kind: str
    practice: bool
    seat: str
    role: str
    partner: str
    contract: Mapping[str, str]
    declarer: str | None
    level: int | None
    strain: str | None
    over: int | None
    result: str
    points: int | None
    percent: float | None = None


@dataclass(frozen=True, slots=True)
class DealErrors:
    """What a player's own calls and cards cost in a deal, double dummy; None for what they had no part in.

    `lead_lost` and `cards_lost` are tricks, the others are numbers of cards and calls.
    """

    lead_lost: int | None
    cards_lost: int | None
    card_errors: int | None
    call_errors: int | None


@dataclass(frozen=True, slots=True)
class FiguredDeal:
    """The facts of a deal that figures are made of; `errors` is None unless it has been analysed."""

    at: str
    game: str
    role: str
    level: int | None
    strain: str | None
    over: int | None
    points: int | None
    percent: float | None
    errors: DealErrors | None
    waiting: bool
    """Whether the deal is still to be analysed."""


Name = Annotated[str | None, Field(max_length=40)]
Day = Annotated[str | None, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DealFilter(BaseModel, frozen=True):
    """Which deals to list; None for all.

    `since` and `until` are days (ISO), both included. `good` are the deals above the other tables, or with
    points where there are none.
    """

    game: Name = None
    since: Day = None
    until: Day = None
    level: Annotated[int | None, Field(ge=1, le=7)] = None
    strain: Literal["C", "D", "H", "S", "NT"] | None = None
    role: Literal["declarer", "dummy", "defender", "passed"] | None = None
    result: Literal["made", "down"] | None = None
    score: Literal["good", "bad"] | None = None
    partner: Name = None
    practice: bool | None = None

    def conditions(self) -> list[ColumnElement[bool]]:
        """Return the conditions on the rows."""
        columns = _deals.c
        found: list[ColumnElement[bool]] = [
            columns[name] == value
            for name in ("game", "level", "strain", "role", "partner")
            if (value := getattr(self, name)) is not None
        ]
        if self.practice is not None:
            found.append(columns.practice == int(self.practice))
        if self.since is not None:
            found.append(columns.at >= self.since)
        if self.until is not None:
            found.append(columns.at < f"{self.until}~")  # after every time of that day
        if self.result is not None:
            found.append(columns.over >= 0 if self.result == "made" else columns.over < 0)
        if self.score is not None:
            level = func.coalesce(columns.percent - 50, columns.points)
            found.append(level > 0 if self.score == "good" else level < 0)
        return found


@dataclass(frozen=True, slots=True)
class ListedDeal:
    """A deal of the list, and where to see it again: whether its table is there, its place as a board."""

    deal: OwnDeal
    has_table: bool
    board: tuple[str, int] | None


@dataclass(frozen=True, slots=True)
class DealPage:
    """A page of the list: the number of all deals that match, and the values of filters."""

    count: int
    deals: Sequence[ListedDeal]
    games: Sequence[str]
    partners: Sequence[str]


@dataclass(frozen=True, slots=True)
class UnjudgedDeal:
    """A deal that is still to be analysed; `text` is its board as PBN, None if that has been removed."""

    code: str
    deal: int
    game: str
    seat: str
    role: str
    text: str | None


def adding_own_deals(visitor: VisitorId, code: str, deals: Sequence[OwnDeal]) -> list[Executable]:
    """Return the statements that store new deals of a table."""
    if not deals:
        return []
    rows = [
        asdict(deal)
        | {
            "visitor": visitor,
            "practice": int(deal.practice),
            "contract": json.dumps(dict(deal.contract), ensure_ascii=False),
            "judged": 0,
        }
        for deal in deals
    ]
    known = _deals.c.visitor == visitor, _deals.c.code == code
    numbers = _deals.c.deal.in_([deal.deal for deal in deals])
    return [delete(_deals).where(*known, numbers), *(insert(_deals).values(row) for row in rows)]


class OwnDealStore:
    """The deals of all visitors."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def today(self) -> str:
        """Return the current day, in UTC."""
        return self._database.now()[:10]

    async def page(self, visitor: VisitorId, wanted: DealFilter, number: int) -> DealPage:
        """Return a page of a visitor's deals, newest first; pages are numbered from 1."""
        return await self._database.read(lambda connection: _page(connection, visitor, wanted, number))

    async def figured(self, visitor: VisitorId) -> Sequence[FiguredDeal]:
        """Return the facts of a visitor's deals, oldest first."""
        query = (
            select(_deals).where(_deals.c.visitor == visitor).order_by(_deals.c.at.desc()).limit(MOST_FIGURED)
        )
        return await self._database.read(
            lambda connection: [_figured(row) for row in connection.execute(query).mappings()][::-1]
        )

    async def unjudged(self, visitor: VisitorId, limit: int) -> Sequence[UnjudgedDeal]:
        """Return some of a visitor's deals that are still to be analysed, newest first."""
        boards, collections = schema.boards, schema.collections
        own = (
            select(boards.c.table, boards.c.deal, boards.c.text)
            .join(collections, collections.c.code == boards.c.collection)
            .where(collections.c.visitor == visitor, collections.c.kind == "played")
            .subquery()
        )
        query = (
            select(_deals.c.code, _deals.c.deal, _deals.c.game, _deals.c.seat, _deals.c.role, own.c.text)
            .join(own, (own.c.table == _deals.c.code) & (own.c.deal == _deals.c.deal), isouter=True)
            .where(_deals.c.visitor == visitor, _deals.c.judged.not_in(_DONE))
            .order_by(_deals.c.at.desc())
            .limit(limit)
        )
        return await self._database.read(
            lambda connection: [UnjudgedDeal(*row) for row in connection.execute(query)]
        )

    async def save_errors(self, visitor: VisitorId, judged: UnjudgedDeal, errors: DealErrors | None) -> None:
        """Store what the analysis of a deal found; None if it cannot be analysed."""
        values = {"judged": _UNKNOWABLE} if errors is None else {"judged": _JUDGED, **asdict(errors)}
        await self._database.write(Write([_changing(visitor, judged.code, judged.deal).values(values)]))

    async def compare(self, visitor: VisitorId) -> None:
        """Work out the percentages of deals that other tables have played meanwhile."""
        now = self._database.now()
        changes = await self._database.read(lambda connection: _comparing(connection, visitor, now))
        if changes:
            await self._database.write(Write(changes))


def _changing(visitor: VisitorId, code: str, deal: int) -> Any:
    return update(_deals).where(_deals.c.visitor == visitor, _deals.c.code == code, _deals.c.deal == deal)


def _comparing(connection: Connection, visitor: VisitorId, now: str) -> list[Executable]:
    return [
        _changing(visitor, code, deal).values(percent=percent)
        for code, deal, percent in missing_percentages(connection, visitor, now, MOST_COMPARED)
    ]


def _page(connection: Connection, visitor: VisitorId, wanted: DealFilter, number: int) -> DealPage:
    own, conditions = _deals.c.visitor == visitor, wanted.conditions()
    count = connection.scalar(select(func.count()).select_from(_deals).where(own, *conditions)) or 0
    query = (
        select(_deals, schema.tables.c.code.label("there"))
        .join(schema.tables, schema.tables.c.code == _deals.c.code, isouter=True)
        .where(own, *conditions)
        .order_by(_deals.c.at.desc(), _deals.c.code, _deals.c.deal.desc())
        .limit(PAGE)
        .offset(PAGE * (number - 1))
    )
    rows = connection.execute(query).mappings().all()
    boards = _boards_of(connection, visitor, [row["code"] for row in rows])
    partners = (
        select(_deals.c.partner)
        .where(own, _deals.c.partner != "")
        .group_by(_deals.c.partner)
        .order_by(func.count().desc(), _deals.c.partner)
        .limit(MOST_PARTNERS)
    )
    games = (
        select(_deals.c.game).where(own).group_by(_deals.c.game).order_by(func.count().desc(), _deals.c.game)
    )
    return DealPage(
        count,
        [
            ListedDeal(_deal(row), row["there"] is not None, boards.get((row["code"], row["deal"])))
            for row in rows
        ],
        connection.scalars(games).all(),
        connection.scalars(partners).all(),
    )


def _boards_of(
    connection: Connection, visitor: VisitorId, codes: Sequence[str]
) -> dict[tuple[str, int], tuple[str, int]]:
    """Return where the deals of these tables are in the visitor's own collection: its code and the place."""
    boards, collections = schema.boards, schema.collections
    query = (
        select(boards.c.table, boards.c.deal, boards.c.collection, boards.c.place)
        .join(collections, collections.c.code == boards.c.collection)
        .where(collections.c.visitor == visitor, collections.c.kind == "played", boards.c.table.in_(codes))
    )
    return {(table, deal): (code, place) for table, deal, code, place in connection.execute(query)}


_FACTS = [field.name for field in fields(OwnDeal)]


def _deal(row: RowMapping) -> OwnDeal:
    values = {name: row[name] for name in _FACTS}
    return OwnDeal(**values | {"practice": bool(row["practice"]), "contract": json.loads(row["contract"])})


def _figured(row: RowMapping) -> FiguredDeal:
    errors = DealErrors(row["lead_lost"], row["cards_lost"], row["card_errors"], row["call_errors"])
    return FiguredDeal(
        row["at"],
        row["game"],
        row["role"],
        row["level"],
        row["strain"],
        row["over"],
        row["points"],
        row["percent"],
        errors if row["judged"] == _JUDGED else None,
        row["judged"] not in _DONE,
    )
