"""The visitor over HTTP: their name, and the tables where they sit."""

from dataclasses import replace
from typing import cast

from pydantic import Field
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.bots.convention_cards.given_card import title_of_card
from chelem.formats.json_types import Body, SeatCode
from chelem.site.tables import Lobby, LobbyDep
from chelem.site.visitors import (
    CallRouter,
    CardStore,
    OptionalVisitor,
    RegisteredVisitor,
    Visitor,
    VisitorRoute,
    change_visitor,
    clean_name,
)

router = CallRouter(prefix="/api", tags=["visitors"], route_class=VisitorRoute)


class VisitorName(Body):
    """A visitor's name."""

    name: str = Field(max_length=200)


class VisitorTable(TypedDict):
    """A table where the visitor sits."""

    code: str
    game: str
    """The name of the game in links and logs."""
    kind: str
    """The form of match."""
    status: str
    """`open`, `playing` or `over`."""
    seat: SeatCode
    board_set: str | None
    """What its boards are for if other tables play them too: `challenge`, `teams`, `daily` or `event`."""


class VisitorCard(TypedDict):
    """The visitor: a name, and the tables where they sit, newest first."""

    name: str
    tables: list[VisitorTable]
    card: str | None
    """The title, which may be empty, of the convention card that they prefer; null if they prefer none."""


@router.get("/me")
async def current_visitor(caller: OptionalVisitor, lobby: LobbyDep) -> VisitorCard:
    """The visitor's name, and the tables where they sit, newest first."""
    return {"name": "", "tables": [], "card": None} if caller is None else await _visitor_card(caller, lobby)


@router.put("/me")
async def rename_visitor(
    body: VisitorName, visitor: RegisteredVisitor, request: Request, lobby: LobbyDep
) -> VisitorCard:
    """Change the visitor's name, which is used at new tables."""
    changed = replace(visitor, name=clean_name(body.name))
    return await _visitor_card(await change_visitor(request, changed), lobby)


async def _visitor_card(visitor: Visitor, lobby: Lobby) -> VisitorCard:
    preferred = await CardStore(lobby.database).preferred_of(visitor.id)
    return {
        "name": visitor.name,
        "tables": cast("list[VisitorTable]", await lobby.store.tables_of(visitor.id)),
        "card": None if preferred is None else title_of_card(preferred.text),
    }
