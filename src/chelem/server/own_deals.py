"""The visitor's own deals over HTTP: the list with its filters, and the figures."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from chelem.collections.own_deals import OwnDealList
from chelem.collections.own_figures import FiguresShape
from chelem.games.registry import GAMES
from chelem.server.dependencies import (
    CollectionsDep,
    Language,
    OptionalVisitor,
    VisitorRoute,
    id_of,
    rate_limited,
)
from chelem.store.own_deals import DealFilter

router = APIRouter(prefix="/api/me", tags=["visitors"], route_class=VisitorRoute)

Name = Annotated[str | None, Field(max_length=40)]
GameName = Annotated[str | None, Query(max_length=40)]
Day = Annotated[str | None, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DealQuery(BaseModel):
    """The deals to list, and the number of the page; the language belongs to every call."""

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
    page: Annotated[int, Field(ge=1, le=10_000)] = 1

    def filter(self) -> DealFilter:
        """Return the same as conditions."""
        made = None if self.result is None else self.result == "made"
        good = None if self.score is None else self.score == "good"
        return DealFilter(
            self.game,
            self.since,
            self.until,
            self.level,
            self.strain,
            self.role,
            made,
            good,
            self.partner,
            self.practice,
        )


@router.get("/deals", dependencies=[rate_limited("search")])
async def list_own_deals(
    query: Annotated[DealQuery, Query()],
    caller: OptionalVisitor,
    collections: CollectionsDep,
    language: Language,
) -> OwnDealList:
    """The finished deals that the visitor has played at tables, newest first, 30 a page.

    `since` and `until` are days, both included. `good` are the deals above the other tables, or, where no
    other table has played the cards, those with points.
    """
    return await collections.own_deals.page(id_of(caller), query.filter(), query.page, language)


@router.get("/figures", dependencies=[rate_limited("search")])
async def show_figures(
    caller: OptionalVisitor, collections: CollectionsDep, game: GameName = None
) -> FiguresShape:
    """The visitor's figures, of one game or of all; deals not analysed yet are analysed from now on.

    The analysis runs in the background. It counts what cards cost in every game, and what calls cost in
    contract bridge.
    """
    if game is not None:
        GAMES.find(game)
    return await collections.own_deals.figures(id_of(caller), game)
