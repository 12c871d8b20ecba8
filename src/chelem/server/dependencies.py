"""FastAPI dependencies of routes: shared services, visitor, language."""

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
from chelem.server.settings import ServerSettings
from chelem.server.visitors import VisitorRegistry, same_origin
from chelem.store.visitor_store import Visitor
from chelem.tables.people import VisitorId


@dataclass(frozen=True, slots=True)
class Services:
    """Services shared by all routes."""

    lobby: Lobby
    visitors: VisitorRegistry
    collections: CollectionService
    settings: ServerSettings


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the running server."""
    return cast("Services", connection.app.state.services)


def id_of(visitor: Visitor | None) -> VisitorId | None:
    """Return the visitor's id; None without a cookie."""
    return None if visitor is None else visitor.id


async def _visitor_if_any(request: Request) -> Visitor | None:
    return await services_of(request).visitors.find(request.cookies)


async def _visitor(request: Request, response: Response) -> Visitor:
    """Return the visitor, registered if new; raise `Forbidden` for requests from other sites."""
    if not same_origin(request):
        raise Forbidden("visitor.origin")
    visitors = services_of(request).visitors
    known = await visitors.find(request.cookies)
    return known or await visitors.register(response, secure=request.url.scheme == "https")


def _language(request: Request, _: Annotated[LanguageCode | None, Query(alias="language")] = None) -> str:
    return request_language(request)


def _lobby(request: Request) -> Lobby:
    return services_of(request).lobby


def _collections(request: Request) -> CollectionService:
    return services_of(request).collections


OptionalVisitor = Annotated[Visitor | None, Depends(_visitor_if_any)]
RegisteredVisitor = Annotated[Visitor, Depends(_visitor)]
LANGUAGE_QUERY = Depends(_language)
"""A dependency of every call: the language of its sentences."""
Language = Annotated[str, LANGUAGE_QUERY]
LobbyDep = Annotated[Lobby, Depends(_lobby)]
CollectionsDep = Annotated[CollectionService, Depends(_collections)]
