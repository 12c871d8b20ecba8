"""FastAPI dependencies of routes that make or bring tables and deals."""

from typing import Annotated, cast

from fastapi import Depends, params
from starlette.requests import Request

from chelem.site.edge import Asker, Limiter, provided
from chelem.site.tables.live.boards_in_play import BoardsInPlay
from chelem.site.tables.live.lobby import Lobby
from chelem.site.tables.live.quotas import TableQuotas
from chelem.site.visitors import OptionalVisitor, id_of


async def _lobby(request: Request) -> Lobby:
    return provided(request, Lobby)


LobbyDep = Annotated[Lobby, Depends(_lobby)]


async def check_no_board_in_hand(request: Request, caller: OptionalVisitor) -> None:
    """Raise `Refused` if the visitor of a call, who brings a deal, has a board of a set in hand."""
    if caller is not None:
        await provided(request, BoardsInPlay).check_no_board_in_hand(caller.id)


NO_BOARD_IN_HAND = cast("params.Depends", Depends(check_no_board_in_hand))
"""A dependency of every call that takes a deal: it does not depend on the deal."""


async def _count_table(request: Request, caller: OptionalVisitor) -> None:
    provided(request, Limiter).take("table", Asker.of(request, id_of(caller)))
    if caller is not None:
        await provided(request, TableQuotas).check_tables(caller.id)


TABLE_LIMIT = cast("params.Depends", Depends(_count_table))
"""A dependency of every call that makes a table: it refuses one too many, and tables beyond a quota."""
