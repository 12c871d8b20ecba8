"""Dependencies of routes: the shared services, the visitor, the language."""

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends, Query
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from chelem.collections.service import CollectionService
from chelem.core.errors import Forbidden
from chelem.formats.json_types import LanguageCode
from chelem.live.lobby import Lobby
from chelem.server.refusals import request_language
from chelem.server.visitors import VisitorRegistry, same_origin
from chelem.store.visitor_store import Visitor
from chelem.tables.people import VisitorId


@dataclass(frozen=True, slots=True)
class Services:
    """Services shared by all routes."""

    lobby: Lobby
    visitors: VisitorRegistry
    collections: CollectionService


def services_of(connection: HTTPConnection) -> Services:
    """The services of the running server."""
    return cast("Services", connection.app.state.services)


def id_of(caller: Visitor | None) -> VisitorId | None:
    """The caller's id; None without a cookie."""
    return None if caller is None else caller.id


async def _caller(request: Request) -> Visitor | None:
    return await services_of(request).visitors.of(request.cookies)


async def _visitor(request: Request, response: Response) -> Visitor:
    """The visitor, registered if new; requests from other sites are refused."""
    if not same_origin(request):
        raise Forbidden("visitor.origin")
    visitors = services_of(request).visitors
    known = await visitors.of(request.cookies)
    return known or await visitors.register(response, secure=request.url.scheme == "https")


def _language(request: Request, _: Annotated[LanguageCode | None, Query(alias="language")] = None) -> str:
    return request_language(request)


def _lobby(request: Request) -> Lobby:
    return services_of(request).lobby


def _collections(request: Request) -> CollectionService:
    return services_of(request).collections


OptionalVisitor = Annotated[Visitor | None, Depends(_caller)]
RegisteredVisitor = Annotated[Visitor, Depends(_visitor)]
LANGUAGE_QUERY = Depends(_language)
"""What every call has: the language of its sentences."""
Language = Annotated[str, LANGUAGE_QUERY]
LobbyDep = Annotated[Lobby, Depends(_lobby)]
CollectionsDep = Annotated[CollectionService, Depends(_collections)]
