"""Tables over HTTP: create, join and configure them; play itself goes over a websocket."""

from typing import Literal

from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response
from typing_extensions import TypedDict

from chelem.core import Refused, Seat
from chelem.formats import write_log
from chelem.formats.json_types import Body, SeatCode
from chelem.site.edge import Asker, Limiter, provided, services_of
from chelem.site.tables.api.dependencies import TABLE_LIMIT, LobbyDep, check_no_board_in_hand
from chelem.site.tables.domain import drawing_partners, giving_up, policy_changes, seating, watching
from chelem.site.tables.domain.board_set import check_starts_alone
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy import PolicyChanges
from chelem.site.tables.domain.table import Table
from chelem.site.tables.domain.table_request import TableRequest
from chelem.site.tables.domain.table_spec import (
    codes_of_cards,
    codes_of_systems,
    read_table_spec,
    sent_cards,
)
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.hand_counts import count_hand_of
from chelem.site.tables.live.lobby import Lobby
from chelem.site.tables.live.quotas import TableQuotas
from chelem.site.tables.store.report_store import save_report
from chelem.site.tables.views import room
from chelem.site.tables.views.counting import HandCountShape
from chelem.site.tables.views.room import JoinableTables, TableCard
from chelem.site.visitors import (
    CallRouter,
    CardStore,
    Language,
    OptionalVisitor,
    OwnSystemStore,
    RegisteredVisitor,
    VisitorRoute,
    rate_limited,
    rename,
)

router = CallRouter(prefix="/api/tables", tags=["tables"], route_class=VisitorRoute)
open_router = CallRouter(prefix="/api", tags=["tables"])


class ChairRequest(Body):
    """Who takes a chair: the visitor, a bot, or the holder of its key."""

    kind: Literal["person", "bot"] = "person"
    name: str = Field("", max_length=200)
    """The visitor's new name, which is kept for other tables."""
    key: str | None = Field(None, max_length=80)
    """The key of the chair, to move it to this browser."""


class WatchAnswer(Body):
    """The answer of a player whether spectators may see a hand."""

    accept: bool


class ProblemReport(Body):
    """The text of a problem report."""

    many_lines = frozenset({"text"})
    text: str = Field(max_length=2000)


class TableCode(TypedDict):
    """The code of a new table."""

    code: str


class ReportNumber(TypedDict):
    """The number of a stored report."""

    number: int


class LogResponse(Response):
    """A log, one JSON entry per line."""

    media_type = "application/x-ndjson"


@router.post("", status_code=201, dependencies=[TABLE_LIMIT])
async def make_table(
    body: TableRequest, visitor: RegisteredVisitor, lobby: LobbyDep, request: Request, language: Language
) -> TableCode:
    """Create a table; one without an open chair starts at once."""
    store = CardStore(lobby.database)
    preferred = await store.preferred_of(visitor.id) if body.sides is None else None
    cards = await store.texts(codes_of_cards(body.sides))
    cards |= await OwnSystemStore(lobby.database).texts(codes_of_systems(body.sides))
    spec = read_table_spec(body, language, cards, preferred.text if preferred else "")
    for text in sent_cards(body.sides):
        await lobby.workers.check_card(text, visitor.id)
    if spec.first is not None:
        await check_no_board_in_hand(request, visitor)
    return {"code": await lobby.create(spec, Guest(visitor.id, visitor.name))}


@open_router.get("/open-tables")
async def list_open_tables(lobby: LobbyDep) -> JoinableTables:
    """Tables that anybody may join: their owners list them and are there, and no match has started."""
    return {"tables": await lobby.calls.open_tables()}


@router.get("/{code}")
async def get_table(code: str, caller: OptionalVisitor, lobby: LobbyDep) -> TableCard:
    """The table's settings, and who sits there."""
    return await _table_card(await lobby.actor(code), caller.id if caller else None, lobby.secret)


@router.put("/{code}/chairs/{seat}")
async def occupy_chair(
    code: str, seat: SeatCode, body: ChairRequest, visitor: RegisteredVisitor, request: Request
) -> TableCard:
    """Sit down, move to another chair before the match, seat a bot, or move a chair here with its key."""
    services, chair = services_of(request), Seat.parse(seat)
    actor = await services.get(Lobby).actor(code)
    if body.key is not None:
        key = body.key
        async with services.get(Lobby).one_room(actor, visitor.id):
            await actor.ask(
                lambda table: seating.move_chair(table, visitor.id, chair, key, services.get(Lobby).secret)
            )
    elif body.kind == "bot":
        await actor.ask(lambda table: seating.seat_bot(table, visitor.id, chair))
    else:
        named = await rename(request, visitor, body.name or visitor.name)
        async with services.get(Lobby).one_room(actor, visitor.id):
            await actor.ask(lambda table: seating.take_chair(table, visitor.id, chair, named.name))
    return await _table_card(actor, visitor.id, services.get(Lobby).secret)


@router.delete("/{code}/chairs/{seat}")
async def empty_chair(code: str, seat: SeatCode, visitor: RegisteredVisitor, lobby: LobbyDep) -> TableCard:
    """Leave a chair; the owner may empty any chair."""
    actor, chair = await lobby.actor(code), Seat.parse(seat)
    await actor.ask(lambda table: seating.leave_chair(table, visitor.id, chair))
    return await _table_card(actor, visitor.id, lobby.secret)


@router.post("/{code}/give-up")
async def give_up_board(code: str, visitor: RegisteredVisitor, lobby: LobbyDep) -> TableCard:
    """Give up the board of a challenge, a match, a tournament or an event that is in progress here.

    The visitor does not play it any more. Who plays alone gives up the boards that follow as well.
    """
    actor = await lobby.actor(code)
    await actor.ask(lambda table: giving_up.give_up(table, visitor.id))
    return await _table_card(actor, visitor.id, lobby.secret)


@router.patch("/{code}/policy")
async def edit_policy(
    code: str, body: PolicyChanges, visitor: RegisteredVisitor, lobby: LobbyDep, request: Request
) -> TableCard:
    """Change the table's policy."""
    if body.get("listed"):
        provided(request, Limiter).take("listing", Asker.of(request, visitor.id))
    actor = await lobby.actor(code)

    def change(table: Table) -> None:
        policy_changes.change_policy(table, visitor.id, body)
        actor.audience.notify({"table"})  # a question to the players is not stored

    await actor.ask(change)
    return await _table_card(actor, visitor.id, lobby.secret)


@router.post("/{code}/watch")
async def answer_watch(
    code: str, body: WatchAnswer, visitor: RegisteredVisitor, lobby: LobbyDep
) -> TableCard:
    """Agree, or not, that spectators see the hand that the owner has asked for.

    It is shown once all who are seated agree. Any of them may end it later by a refusal.
    """
    actor = await lobby.actor(code)

    def answer(table: Table) -> None:
        watching.answer_watch_request(table, visitor.id, accept=body.accept)
        actor.audience.notify({"table"})

    await actor.ask(answer)
    return await _table_card(actor, visitor.id, lobby.secret)


@router.post("/{code}/draw")
async def draw_seats(code: str, visitor: RegisteredVisitor, lobby: LobbyDep) -> TableCard:
    """Draw a card for each of four players before the match: the two highest play together.

    The highest deals first, unless boards say who does, and chooses a seat.
    """
    actor = await lobby.actor(code)
    await actor.ask(lambda table: drawing_partners.draw_partners(table, visitor.id))
    return await _table_card(actor, visitor.id, lobby.secret)


@router.put("/{code}/draw/{seat}")
async def choose_drawn_seat(
    code: str, seat: SeatCode, visitor: RegisteredVisitor, lobby: LobbyDep
) -> TableCard:
    """Take a seat as the player with the highest card; the others keep their order, partners opposite."""
    actor, chosen = await lobby.actor(code), Seat.parse(seat)
    await actor.ask(lambda table: drawing_partners.choose_seat(table, visitor.id, chosen))
    return await _table_card(actor, visitor.id, lobby.secret)


@router.post("/{code}/start")
async def start_table(code: str, visitor: RegisteredVisitor, lobby: LobbyDep) -> TableCard:
    """Start the match; bots fill open chairs."""
    actor = await lobby.actor(code)
    check_starts_alone(actor.table.board_set)
    await actor.ask(lambda table: seating.start_match(table, visitor.id))
    return await _table_card(actor, visitor.id, lobby.secret)


@router.post("/{code}/again", status_code=201, dependencies=[TABLE_LIMIT])
async def play_again(code: str, visitor: RegisteredVisitor, lobby: LobbyDep) -> TableCode:
    """Start another match with the same people."""
    return {"code": await lobby.rematch(await lobby.actor(code), Guest(visitor.id, visitor.name))}


@router.get("/{code}/log", response_class=LogResponse)
async def download_log(code: str, caller: OptionalVisitor, lobby: LobbyDep, language: Language) -> Response:
    """The log as this visitor may read it, one entry per line."""
    visitor = caller.id if caller else None
    actor = await lobby.reader(code, visitor)

    def read(table: Table) -> str:
        actor.audience.check_may_review(visitor)
        actor.audience.remember_witness(visitor)
        log = actor.audience.log_for(visitor)
        entries = log.redacted(table.viewer(visitor)) if log else ()
        return "".join(f"{line}\n" for line in write_log(entries, language))

    text = await actor.ask(read)
    name = f"chelem-{actor.table.code}.jsonl"
    return LogResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/{code}/count", dependencies=[rate_limited("count")])
async def count_hand(
    code: str, caller: OptionalVisitor, lobby: LobbyDep, language: Language
) -> HandCountShape:
    """What the visitor's hand is worth, and their plan of play as declarer, if the table gives hints."""
    return await count_hand_of(await lobby.actor(code), caller.id if caller else None, language)


@router.post("/{code}/report", status_code=201, dependencies=[rate_limited("report")])
async def report_problem(
    code: str, body: ProblemReport, visitor: RegisteredVisitor, lobby: LobbyDep, request: Request
) -> ReportNumber:
    """Report a problem; the current version of the table's log is stored with it."""
    if not body.text.strip():
        raise Refused("words.empty")
    await provided(request, TableQuotas).check_reports(visitor.id)
    actor = await lobby.actor(code)
    return {"number": await save_report(lobby.database, actor.table, visitor.id, body.text)}


async def _table_card(actor: TableActor, visitor: str | None, secret: bytes) -> TableCard:
    def read(table: Table) -> TableCard:
        return {
            **room.table_section(table, visitor),
            "chairs": room.chairs_section(table),
            "you": room.you_section(table, visitor, secret),
        }

    return await actor.ask(read)
