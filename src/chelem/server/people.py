"""The visitor over HTTP: their name, and the tables where they sit."""

from typing import cast

from fastapi import APIRouter
from starlette.requests import Request

from chelem.live.lobby import Lobby
from chelem.server.answers import VisitorCard, VisitorTable
from chelem.server.bodies import VisitorName
from chelem.server.dependencies import (
    LobbyDep,
    OptionalVisitor,
    RegisteredVisitor,
    VisitorRoute,
    rename,
)
from chelem.store.visitor_store import Visitor

router = APIRouter(prefix="/api", tags=["visitors"], route_class=VisitorRoute)


@router.get("/me")
async def current_visitor(caller: OptionalVisitor, lobby: LobbyDep) -> VisitorCard:
    """The visitor's name, and the tables where they sit, newest first."""
    return {"name": "", "tables": []} if caller is None else await _visitor_card(caller, lobby)


@router.put("/me")
async def rename_visitor(
    body: VisitorName, visitor: RegisteredVisitor, request: Request, lobby: LobbyDep
) -> VisitorCard:
    """Change the visitor's name, which is used at new tables."""
    return await _visitor_card(await rename(request, visitor, body.name), lobby)


async def _visitor_card(visitor: Visitor, lobby: Lobby) -> VisitorCard:
    return {
        "name": visitor.name,
        "tables": cast("list[VisitorTable]", await lobby.store.tables_of(visitor.id)),
    }
