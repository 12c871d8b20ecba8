"""Tables over HTTP: made, joined, set up, looked back at; the play itself goes over a websocket."""

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.formats.log.write import write_log
from chelem.live import reports
from chelem.live.actor import Host
from chelem.server.bodies import (
    Chair,
    Kept,
    Made,
    NewTable,
    Report,
)
from chelem.server.dependencies import (
    Caller,
    Known,
    Language,
    TheHouse,
    desk_of,
)
from chelem.tables import policy_changes, seating
from chelem.tables.dealing import deal_next
from chelem.tables.guest import Guest
from chelem.tables.table import Table
from chelem.tables.table_spec import read_plan
from chelem.views import room
from chelem.views.shapes import TableCard

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201)
async def make(body: NewTable, visitor: Known, house: TheHouse) -> Made:
    """Make a table; one without an open chair starts at once."""
    plan = read_plan(body.model_dump(exclude_none=True))
    return {"code": await house.make(plan, Guest(visitor.id, visitor.name))}


@router.get("/{code}")
async def card(code: str, caller: Caller, house: TheHouse) -> TableCard:
    """What kind of table it is, and who sits there."""
    return await _card(await house.host(code), caller.id if caller else None, house.secret)


@router.put("/{code}/chairs/{seat}")
async def sit(code: str, seat: str, body: Chair, visitor: Known, request: Request) -> TableCard:
    """Take a chair, have a bot take it, or move it here with its key."""
    desk, place = desk_of(request), Seat.parse(seat)
    host = await desk.house.host(code)
    if body.key is not None:
        key = body.key
        await host.ask(lambda table: seating.move_here(table, visitor.id, place, key, desk.house.secret))
    elif body.kind == "bot":
        await host.ask(lambda table: seating.seat_bot(table, visitor.id, place))
    else:
        named = await desk.visitors.rename(visitor, body.name or visitor.name)
        await host.ask(lambda table: seating.sit(table, visitor.id, place, named.name))
    return await _card(host, visitor.id, desk.house.secret)


@router.delete("/{code}/chairs/{seat}")
async def leave(code: str, seat: str, visitor: Known, house: TheHouse) -> TableCard:
    """Leave one's chair; the owner may empty any."""
    host, place = await house.host(code), Seat.parse(seat)
    await host.ask(lambda table: seating.leave(table, visitor.id, place))
    return await _card(host, visitor.id, house.secret)


@router.patch("/{code}/policy")
async def decide(code: str, body: dict[str, Any], visitor: Known, house: TheHouse) -> TableCard:
    """Change how the table is run."""
    host = await house.host(code)
    await host.ask(lambda table: policy_changes.decide(table, visitor.id, body))
    return await _card(host, visitor.id, house.secret)


@router.post("/{code}/start")
async def start(code: str, visitor: Known, house: TheHouse) -> TableCard:
    """Begin the match; open chairs are filled with bots."""

    def change(table: Table) -> None:
        seating.start(table, visitor.id)
        deal_next(table)

    host = await house.host(code)
    await host.ask(change)
    return await _card(host, visitor.id, house.secret)


@router.post("/{code}/again", status_code=201)
async def again(code: str, visitor: Known, house: TheHouse) -> Made:
    """Another match with the same people."""
    return {"code": await house.again(await house.host(code), Guest(visitor.id, visitor.name))}


@router.get("/{code}/log")
async def download(code: str, caller: Caller, house: TheHouse, language: Language) -> Response:
    """The log as this visitor may read it, one entry a line."""
    host, visitor = await house.host(code), caller.id if caller else None

    def read(table: Table) -> str:
        host.allowed_in(visitor)
        host.look(visitor)
        log = host.log_for(visitor)
        entries = log.redacted(table.viewer(visitor)) if log else ()
        return "".join(f"{line}\n" for line in write_log(entries, language))

    text = await host.ask(read)
    name = f"chelem-{host.table.code}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@router.post("/{code}/report", status_code=201)
async def report(code: str, body: Report, visitor: Known, house: TheHouse) -> Kept:
    """Say what is wrong; the table's log up to now is kept with it."""
    if not body.text.strip():
        raise Refused("words.empty")
    host = await house.host(code)
    return {"number": await reports.keep(host, house.store, visitor.id, body.text)}


async def _card(host: Host, visitor: str | None, secret: bytes) -> TableCard:
    def read(table: Table) -> TableCard:
        return {
            **room.table_section(table, visitor),
            "chairs": room.chairs_section(table),
            "you": room.you_section(table, visitor, secret),
        }

    return await host.ask(read)
