"""FastAPI dependencies of routes: visitor, language, limits, parts of the server."""

from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, cast

from fastapi import Depends, Query, params
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from chelem.core import Busy, Forbidden, TooMany
from chelem.formats.json_types import LanguageCode
from chelem.processes import Requester
from chelem.site.edge import Asker, Kind, Limiter, VisitorId, provided, request_language, site_of
from chelem.site.visitors.domain.visitor_name import clean_name
from chelem.site.visitors.live.ban_list import BanList
from chelem.site.visitors.live.registry import Newcomer, VisitorRegistry
from chelem.site.visitors.store.visitor_store import Visitor


class ArrivalCount(Counter[str]):
    """How many calls of newcomers are being answered, by network."""


def id_of(visitor: Visitor | None) -> VisitorId | None:
    """Return the visitor's id; None without a cookie."""
    return None if visitor is None else visitor.id


async def _visitor_if_any(request: Request) -> Visitor | None:
    visitors = provided(request, VisitorRegistry)
    visitor = await visitors.find(request.cookies)
    if visitor is not None and visitor.id != visitors.cookie_id(request.cookies):
        # The guard knows only the id in the cookie.
        provided(request, BanList).check(Asker.of(request, visitor.id))
    return visitor


OptionalVisitor = Annotated[Visitor | None, Depends(_visitor_if_any)]


async def _visitor(request: Request) -> Visitor:
    """Return the visitor; a new one is stored if the call succeeds. `Forbidden` refuses other sites."""
    visitors = provided(request, VisitorRegistry)
    if not visitors.is_same_origin(request):
        raise Forbidden("visitor.origin")
    visitor = await _visitor_if_any(request) or visitors.newcomer()
    if isinstance(visitor, Newcomer):
        _expect(request)
    request.state.visitor = visitor
    return visitor


def _expect(request: Request) -> None:
    """Count a newcomer whose call is being answered; `TooMany` if all of the address would be too many."""
    arrivals, asker = provided(request, ArrivalCount), Asker.of(request)
    site = site_of(asker.address)
    provided(request, Limiter).check("visitor", asker, 1 + arrivals[site])
    arrivals[site] += 1
    request.state.arriving = site


async def rename(request: Request, visitor: Visitor, name: str) -> Visitor:
    """Rename the visitor of a call; return them with the cleaned name."""
    return await change_visitor(request, replace(visitor, name=clean_name(name)))


async def change_visitor(request: Request, visitor: Visitor) -> Visitor:
    """Store the visitor of a call as changed by it; a newcomer is stored if the call succeeds."""
    await provided(request, VisitorRegistry).change(visitor)
    request.state.visitor = visitor
    return visitor


async def keep_visitor(request: Request, visitor: Visitor) -> None:
    """Store the visitor of a call if new, before something that belongs to them is."""
    if isinstance(visitor, Newcomer) and await provided(request, VisitorRegistry).keep(visitor):
        with suppress(TooMany, Busy):  # somebody else of that address was quicker
            provided(request, Limiter).take("visitor", Asker.of(request))


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
                    arriving = provided(request, ArrivalCount)
                    arriving[site] -= 1
                    if not arriving[site]:
                        del arriving[site]

        async def keep_after(request: Request) -> Response:
            response = await handle(request)  # a refusal is an exception
            visitors = provided(request, VisitorRegistry)
            visitor = getattr(request.state, "visitor", None)
            if isinstance(visitor, Newcomer):
                await keep_visitor(request, visitor)
                visitors.set_cookie(response, visitor.cookie, request)
            elif visitor is not None and (old := visitors.old_cookie(request.cookies)):
                visitors.set_cookie(response, old, request)
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


RegisteredVisitor = Annotated[Visitor, Depends(_visitor)]
LANGUAGE_QUERY = Depends(_language)
"""A dependency of every call: the language of its sentences."""
Language = Annotated[str, LANGUAGE_QUERY]


def rate_limited(kind: Kind) -> params.Depends:
    """Return a dependency that counts a call; it refuses one too many."""

    async def count(request: Request, caller: OptionalVisitor) -> None:
        provided(request, Limiter).take(kind, Asker.of(request, id_of(caller)))

    return cast("params.Depends", Depends(count))
