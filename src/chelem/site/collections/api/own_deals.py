"""The visitor's own deals over HTTP: the list with its filters, and the figures."""

from typing import Annotated

from fastapi import Query
from pydantic import Field

from chelem.games import GAMES
from chelem.site.collections.api.dependencies import CollectionsDep
from chelem.site.collections.live.own_deals import OwnDealList
from chelem.site.collections.live.own_figures import FiguresShape
from chelem.site.collections.store.own_deals import DealFilter
from chelem.site.visitors import CallRouter, Language, OptionalVisitor, VisitorRoute, id_of, rate_limited

router = CallRouter(prefix="/api/me", tags=["visitors"], route_class=VisitorRoute)

GameName = Annotated[str | None, Query(max_length=40)]


class DealQuery(DealFilter, frozen=True):
    """The deals to list, and the number of the page; the language belongs to every call."""

    page: Annotated[int, Field(ge=1, le=10_000)] = 1


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
    return await collections.own_deals.page(id_of(caller), query, query.page, language)


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
