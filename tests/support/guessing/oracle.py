"""The command with quick events and an oracle, which answers by whether a deal is on a board in play.

An attack must find it.

`python -m tests.support.guessing.oracle serve`
"""

import json

from fastapi import APIRouter
from sqlalchemy import Connection, select
from starlette.requests import Request

from chelem.core.deals import Deal
from chelem.core.errors import Refused
from chelem.core.numbers import whole_number
from chelem.site import app
from chelem.site.database import schema
from chelem.site.edge.services import provided
from chelem.site.routers import ROUTERS
from chelem.site.tables.domain.board_set import BoardSet
from chelem.site.tables.live.lobby import Lobby
from tests.support.replacing import replace_in
from tests.support.servers.patient_bots import let_bots_think
from tests.support.servers.quick_events import hurry_events, thin_field

router = APIRouter()


@router.get("/api/oracle/{number}")
async def look_up(number: str, request: Request) -> dict[str, str]:
    """Refuse a deal that is on a board in play."""
    found = whole_number(number)
    deal = Deal.from_number(-1 if found is None else found)
    if deal.number in await provided(request, Lobby).database.read(_in_play):
        raise Refused("deal.live")
    return {"number": number}


def _in_play(connection: Connection) -> set[int]:
    rows = connection.execute(select(schema.board_sets)).all()
    sets = [BoardSet.from_json(row.code, row.kind, row.salt, json.loads(row.spec)) for row in rows]
    return {boards.numbered(board).deal.number for boards in sets for board in range(1, boards.size + 1)}


if __name__ == "__main__":
    replace_in(app, ROUTERS=(*ROUTERS, router))
    let_bots_think()
    hurry_events()
    thin_field()
    from chelem.cli.main import main

    main()
