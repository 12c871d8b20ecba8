"""A person's own data over HTTP: a copy of everything, and its deletion."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from typing_extensions import TypedDict

from chelem.core import Forbidden, Unknown
from chelem.site.collections import CollectionService
from chelem.site.edge import log_action, provided, services_of
from chelem.site.people.api.erasing import erase_everywhere
from chelem.site.people.live.own_copy import pack_logs
from chelem.site.people.store.person_export import known_of_person, zip_person
from chelem.site.tables import LobbyDep
from chelem.site.visitors import (
    CallRouter,
    Language,
    Newcomer,
    OptionalVisitor,
    Visitor,
    VisitorRegistry,
    VisitorRoute,
    rate_limited,
    requester_of,
)

PART = 10
"""How many logs the worker process reads at a time."""


class ErasedPerson(TypedDict):
    """What was erased."""

    tables: int
    """The number of tables, which keep a seat without a name."""


class ZipFile(Response):
    """A zip file as an answer."""

    media_type = "application/zip"


router = CallRouter(prefix="/api/me", tags=["visitors"], route_class=VisitorRoute)


@router.get("/copy", response_class=ZipFile, dependencies=[rate_limited("copy")])
async def download_own_data(
    caller: OptionalVisitor, request: Request, lobby: LobbyDep, language: Language
) -> ZipFile:
    """A zip of all that is known of the visitor.

    It has `person.json`, the logs of tables as the visitor may read them, and collections as PBN.
    """
    visitor = _known(caller)
    known = await lobby.database.read(lambda connection: known_of_person(connection, visitor.id))
    worker, logs = provided(request, CollectionService).importer, []
    for first in range(0, len(known.logs), PART):
        part = known.logs[first : first + PART]
        logs += await worker.run(requester_of(request, visitor), pack_logs, part, language)
    packed = await asyncio.to_thread(zip_person, known, logs)
    return ZipFile(packed, headers={"Content-Disposition": 'attachment; filename="chelem.zip"'})


@router.delete("")
async def erase_own_data(caller: OptionalVisitor, request: Request, response: Response) -> ErasedPerson:
    """Erase the visitor; tables go on, with nobody's name in their place."""
    services, visitor = services_of(request), _known(caller)
    if not services.get(VisitorRegistry).is_same_origin(request):
        raise Forbidden("visitor.origin")
    tables = await erase_everywhere(services, visitor.id)
    services.get(VisitorRegistry).clear_cookie(response, request)
    log_action("person erased by themselves")
    return {"tables": tables}


def _known(caller: Visitor | None) -> Visitor:
    """Return the visitor if anything is stored of them; raise `Unknown` otherwise."""
    if caller is None or isinstance(caller, Newcomer):
        raise Unknown("visitor.nothing")
    return caller
