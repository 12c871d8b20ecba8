"""The visitor's own page: a name, and the tables where they sit."""

from typing import cast

from fastapi import APIRouter
from starlette.requests import Request

from chelem.live.lobby import House
from chelem.server.bodies import Me, Mine, Who
from chelem.server.dependencies import (
    Caller,
    Known,
    TheHouse,
    desk_of,
)
from chelem.server.visitors import Visitor

router = APIRouter(prefix="/api", tags=["visitors"])


@router.get("/me")
async def me(caller: Caller, house: TheHouse) -> Who:
    """Who you are, and the tables where you sit, the latest first."""
    return {"name": "", "tables": []} if caller is None else await _card(caller, house)


@router.put("/me")
async def rename(body: Me, visitor: Known, request: Request) -> Who:
    """Be called by this name from now on, at new tables."""
    desk = desk_of(request)
    return await _card(await desk.visitors.rename(visitor, body.name), desk.house)


async def _card(visitor: Visitor, house: House) -> Who:
    return {"name": visitor.name, "tables": cast("list[Mine]", await house.store.tables_of(visitor.id))}
