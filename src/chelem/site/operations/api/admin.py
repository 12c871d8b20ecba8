"""The calls of the administrator's page, which the public protocol does not have."""

from datetime import UTC, datetime

from fastapi import Depends
from pydantic import Field
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from typing_extensions import TypedDict

from chelem.core import Unknown
from chelem.engine import Spectator
from chelem.formats import write_log
from chelem.formats.json_types import Body
from chelem.site.database import Write
from chelem.site.edge import Asker, log_action, provided, services_of
from chelem.site.operations.api.admin_session import (
    check_session,
    open_session,
    session_key,
    set_session_cookie,
)
from chelem.site.operations.store import overview
from chelem.site.operations.store.admin_keys import dropping_key
from chelem.site.operations.store.overview import PersonFacts, ReportFacts, TableFacts
from chelem.site.operations.store.prune import parse_age
from chelem.site.operations.store.retention import (
    read_names_retention,
    read_retention,
    setting_names_retention,
    setting_retention,
)
from chelem.site.people import ErasedPerson, ZipFile, erase_everywhere, export_person, is_known_person
from chelem.site.tables import Lobby, LobbyDep, LogResponse, Table
from chelem.site.visitors import Ban, BanList, CallRouter, Language, adding_ban, lifting_ban, read_bans

session_router = CallRouter(prefix="/api/admin", include_in_schema=False)
router = CallRouter(prefix="/api/admin", include_in_schema=False, dependencies=[Depends(check_session)])


class AdminKey(Body):
    """The key of a link."""

    key: str = Field(max_length=100)


class BanRequest(Body):
    """Whom to ban, for how long (`7d`, `8w`, `6m`, `1y`; null for ever), and why."""

    who: str = Field(max_length=100)
    lasting: str | None = Field(None, max_length=10)
    reason: str = Field("", max_length=300)


class RetentionAge(Body):
    """The age of what `chelem prune` removes; null for none set."""

    age: str | None = Field(max_length=10)


class SessionState(TypedDict):
    """Whether a session is open."""

    open: bool


class ReportList(TypedDict):
    """Reports of problems, newest first."""

    reports: list[ReportFacts]


class AdminTable(TableFacts):
    """A table, whether it is stuck, and how many pages show it."""

    stuck: bool
    pages: int


class AdminTableList(TypedDict):
    """Tables: stuck ones first."""

    tables: list[AdminTable]


class BansInForce(TypedDict):
    """The bans in force, newest first."""

    bans: list[Ban]


class PruneAges(TypedDict):
    """The ages of the tables, null for ever, and of the events whose names `chelem prune` removes."""

    age: str | None
    names: str


class FoundPeople(TypedDict):
    """Visitors, newest first."""

    people: list[PersonFacts]


@session_router.post("/session", response_model=SessionState)
async def begin_session(body: AdminKey, request: Request) -> Response:
    """Open a session with the key of a link, which then opens no other."""
    key = await open_session(request, body.key)
    response = JSONResponse({"open": True})
    set_session_cookie(response, key, request)
    log_action("session opened", asker=Asker.of(request))
    return response


@router.delete("/session")
async def end_session(request: Request) -> SessionState:
    """End the session."""
    await provided(request, Lobby).database.write(Write(dropping_key(session_key(request))))
    log_action("session ended")
    return {"open": False}


@router.get("/reports")
async def list_reports(lobby: LobbyDep) -> ReportList:
    """Reports of problems, newest first."""
    return {"reports": await lobby.database.read(overview.read_reports_of_problems)}


@router.delete("/reports/{number}")
async def close_report(number: int, lobby: LobbyDep) -> ReportList:
    """Delete a report that needs nothing more."""
    await lobby.database.write(Write(overview.dropping_report(number)))
    log_action("report closed", str(number))
    return await list_reports(lobby)


@router.get("/tables")
async def list_tables(lobby: LobbyDep) -> AdminTableList:
    """Tables: stuck ones first, then those with pages, then the newest."""
    served = await lobby.calls.in_service()
    stuck = set(served.stuck)
    found = await lobby.database.read(
        lambda connection: overview.read_tables(connection, tuple({*served.pages, *stuck}))
    )
    tables: list[AdminTable] = [
        {**table, "stuck": table["code"] in stuck, "pages": served.pages.get(table["code"], 0)}
        for table in found
    ]
    tables.sort(key=lambda table: (not table["stuck"], -table["pages"]))
    return {"tables": tables}


@router.get("/tables/{code}/log", response_class=LogResponse)
async def read_table_log(code: str, lobby: LobbyDep, language: Language) -> Response:
    """A table's log as a spectator reads it: cards of a deal in play, and private words, stay hidden."""

    def read(table: Table) -> str:
        entries = table.log.redacted(Spectator()) if table.log else ()
        return "".join(f"{line}\n" for line in write_log(entries, language))

    text = await lobby.read(code, read)
    log_action("log read", code)
    return LogResponse(text)


@router.get("/bans")
async def list_bans(lobby: LobbyDep) -> BansInForce:
    """The bans in force."""
    return {"bans": await lobby.database.read(lambda found: read_bans(found, lobby.database.now()))}


@router.post("/bans", status_code=201)
async def ban_somebody(body: BanRequest, request: Request, lobby: LobbyDep) -> BansInForce:
    """Ban an address, a network or a visitor from now on."""
    until = None
    if body.lasting is not None:
        until = (datetime.now(UTC) + parse_age(body.lasting)).isoformat(timespec="milliseconds")
    await lobby.database.write(Write(adding_ban(Ban.of(body.who, until, body.reason), lobby.database.now())))
    await provided(request, BanList).read_changed()
    log_action("banned", body.who)
    return await list_bans(lobby)


@router.delete("/bans/{number}")
async def lift_ban(number: int, request: Request, lobby: LobbyDep) -> BansInForce:
    """Lift a ban."""
    await lobby.database.write(Write(lifting_ban(number)))
    await provided(request, BanList).read_changed()
    log_action("ban lifted", str(number))
    return await list_bans(lobby)


@router.get("/retention")
async def show_retention(lobby: LobbyDep) -> PruneAges:
    """The ages of the tables and of the events whose names `chelem prune` removes."""
    read = lobby.database.read
    return {"age": await read(read_retention), "names": await read(read_names_retention)}


@router.put("/retention")
async def change_retention(body: RetentionAge, lobby: LobbyDep) -> PruneAges:
    """Set the age of tables."""
    await lobby.database.write(Write(setting_retention(body.age)))
    log_action("retention set", body.age)
    return await show_retention(lobby)


@router.put("/retention/names")
async def change_names_retention(body: RetentionAge, lobby: LobbyDep) -> PruneAges:
    """Set the age of names; null for the usual one."""
    await lobby.database.write(Write(setting_names_retention(body.age)))
    log_action("retention of names set", body.age)
    return await show_retention(lobby)


@router.get("/people")
async def search_people(words: str, lobby: LobbyDep) -> FoundPeople:
    """Visitors by id or by a name that they had."""
    return {
        "people": await lobby.database.read(lambda connection: overview.find_people(connection, words[:60]))
    }


@router.get("/people/{visitor}/export", response_class=ZipFile)
async def download_person(visitor: str, lobby: LobbyDep, language: Language) -> Response:
    """A zip of what is known of a person."""
    packed = await lobby.database.read(lambda connection: export_person(connection, visitor, language))
    log_action("person exported", visitor)
    headers = {"Content-Disposition": f'attachment; filename="chelem-{visitor}.zip"'}
    return ZipFile(packed, headers=headers)


@router.delete("/people/{visitor}")
async def erase_visitor(visitor: str, request: Request, lobby: LobbyDep) -> ErasedPerson:
    """Erase what is known of a person; tables in play go on without their name."""
    database = lobby.database
    if not await database.read(lambda connection: is_known_person(connection, visitor)):
        raise Unknown("admin.visitor", visitor=visitor)
    tables = await erase_everywhere(services_of(request), visitor)
    log_action("person erased")
    return {"tables": tables}
