"""FastAPI dependencies of routes: shared services, visitor, language."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Any, cast

from fastapi import Depends, Query, params
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from chelem.collections.service import CollectionService
from chelem.core.errors import Busy, Forbidden, TooMany
from chelem.formats.json_types import LanguageCode
from chelem.live.boards_in_play import BoardsInPlay
from chelem.live.challenges import Challenges
from chelem.live.daily import DailyTournaments
from chelem.live.events import EventOffice
from chelem.live.lobby import Lobby
from chelem.live.team_matches import TeamMatches
from chelem.processes import Requester
from chelem.server.ban_list import BanList
from chelem.server.health import HealthCheck
from chelem.server.limiter import Asker, Limiter
from chelem.server.limits import Kind
from chelem.server.metrics import ServerMetrics
from chelem.server.networks import site_of
from chelem.server.open_pages import OpenPages
from chelem.server.passkey_challenges import PasskeyChallenges
from chelem.server.push_sender import PushSender
from chelem.server.quotas import Quotas
from chelem.server.refusals import request_language
from chelem.server.visitors import Newcomer, VisitorRegistry
from chelem.store.visitor_store import Visitor
from chelem.tables.people import VisitorId


@dataclass(frozen=True, slots=True)
class Services:
    """Services shared by all routes."""

    lobby: Lobby
    challenges: Challenges
    team_matches: TeamMatches
    daily: DailyTournaments
    events: EventOffice
    boards_in_play: BoardsInPlay
    visitors: VisitorRegistry
    collections: CollectionService
    limiter: Limiter
    metrics: ServerMetrics
    bans: BanList
    quotas: Quotas
    works: HealthCheck
    is_ready: HealthCheck
    push: PushSender | None = None
    """What notifies people whose pages are closed; None if this server does not."""
    host_key: str | None = None
    """What opens the list of all events to the person who runs this server; None to nobody."""
    opening_session: asyncio.Lock = field(default_factory=asyncio.Lock)
    linking_device: asyncio.Lock = field(default_factory=asyncio.Lock)
    passkey_challenges: PasskeyChallenges = field(default_factory=PasskeyChallenges)
    open_pages: OpenPages = field(default_factory=OpenPages)
    arriving: Counter[str] = field(default_factory=Counter)
    """How many calls of newcomers are being answered, by network."""


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the running server."""
    return cast("Services", connection.app.state.services)


def id_of(visitor: Visitor | None) -> VisitorId | None:
    """Return the visitor's id; None without a cookie."""
    return None if visitor is None else visitor.id


async def _visitor_if_any(request: Request) -> Visitor | None:
    services = services_of(request)
    visitor = await services.visitors.find(request.cookies)
    if visitor is not None and visitor.id != services.visitors.cookie_id(request.cookies):
        services.bans.check(Asker.of(request, visitor.id))  # the guard knows only the id in the cookie
    return visitor


OptionalVisitor = Annotated[Visitor | None, Depends(_visitor_if_any)]


async def _visitor(request: Request) -> Visitor:
    """Return the visitor; a new one is stored if the call succeeds. `Forbidden` refuses other sites."""
    visitors = services_of(request).visitors
    if not visitors.is_same_origin(request):
        raise Forbidden("visitor.origin")
    visitor = await _visitor_if_any(request) or visitors.newcomer()
    if isinstance(visitor, Newcomer):
        _expect(request)
    request.state.visitor = visitor
    return visitor


def _expect(request: Request) -> None:
    """Count a newcomer whose call is being answered; `TooMany` if all of the address would be too many."""
    services, asker = services_of(request), Asker.of(request)
    site = site_of(asker.address)
    services.limiter.check("visitor", asker, 1 + services.arriving[site])
    services.arriving[site] += 1
    request.state.arriving = site


async def rename(request: Request, visitor: Visitor, name: str) -> Visitor:
    """Rename the visitor of a call; return them with the cleaned name."""
    request.state.visitor = named = await services_of(request).visitors.rename(visitor, name)
    return named


async def keep_visitor(request: Request, visitor: Visitor) -> None:
    """Store the visitor of a call if new, before something that belongs to them is."""
    services = services_of(request)
    if isinstance(visitor, Newcomer) and await services.visitors.keep(visitor):
        with suppress(TooMany, Busy):  # somebody else of that address was quicker
            services.limiter.take("visitor", Asker.of(request))


class VisitorRoute(APIRoute):
    """A route that stores a new visitor when the call succeeds, and sets the cookie."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler of a call."""
        handle = super().get_route_handler()

        async def handle_and_keep(request: Request) -> Response:
            try:
                return await keep_after(request)
            finally:
                if site := getattr(request.state, "arriving", None):
                    arriving = services_of(request).arriving
                    arriving[site] -= 1
                    if not arriving[site]:
                        del arriving[site]

        async def keep_after(request: Request) -> Response:
            response = await handle(request)  # a refusal is an exception
            visitor = getattr(request.state, "visitor", None)
            if isinstance(visitor, Newcomer):
                await keep_visitor(request, visitor)
                services_of(request).visitors.set_cookie(response, visitor.cookie, request)
            elif visitor is not None and (old := services_of(request).visitors.old_cookie(request.cookies)):
                services_of(request).visitors.set_cookie(response, old, request)
            return response

        return handle_and_keep


async def _language(
    request: Request, _: Annotated[LanguageCode | None, Query(alias="language")] = None
) -> str:
    return request_language(request)


def requester_of(request: Request, visitor: Visitor | None) -> Requester:
    """Return for whom a worker works: a visitor and their network, whose visitors share a budget."""
    asker = Asker.of(request, id_of(visitor))
    return Requester(asker.visitor, None if asker.is_local else site_of(asker.address))


async def _lobby(request: Request) -> Lobby:
    return services_of(request).lobby


async def _collections(request: Request) -> CollectionService:
    return services_of(request).collections


RegisteredVisitor = Annotated[Visitor, Depends(_visitor)]
LANGUAGE_QUERY = Depends(_language)
"""A dependency of every call: the language of its sentences."""
Language = Annotated[str, LANGUAGE_QUERY]
LobbyDep = Annotated[Lobby, Depends(_lobby)]
CollectionsDep = Annotated[CollectionService, Depends(_collections)]


async def check_no_board_in_hand(request: Request, caller: OptionalVisitor) -> None:
    """Raise `Refused` if the visitor of a call, who brings a deal, has a board of a set in hand."""
    if caller is not None:
        await services_of(request).boards_in_play.check_no_board_in_hand(caller.id)


NO_BOARD_IN_HAND = cast("params.Depends", Depends(check_no_board_in_hand))
"""A dependency of every call that takes a deal: it does not depend on the deal."""


def rate_limited(kind: Kind) -> params.Depends:
    """Return a dependency that counts a call; it refuses one too many, and tables beyond a quota."""

    async def count(request: Request, caller: OptionalVisitor) -> None:
        services_of(request).limiter.take(kind, Asker.of(request, id_of(caller)))
        if kind == "table" and caller is not None:
            await services_of(request).quotas.check_tables(caller.id)

    return cast("params.Depends", Depends(count))
