"""What every route needs: the house, its visitors, the library, and who is asking."""

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from chelem.collections.service import Library
from chelem.core.errors import Refused
from chelem.live.lobby import House
from chelem.server.refusals import language_of
from chelem.server.visitors import Visitor, Visitors, same_origin
from chelem.tables.people import VisitorId


@dataclass(frozen=True, slots=True)
class Desk:
    """The house, its visitors, and the deals that they keep."""

    house: House
    visitors: Visitors
    library: Library


def desk_of(connection: HTTPConnection) -> Desk:
    """The desk of the running server."""
    return cast("Desk", connection.app.state.desk)


def id_of(caller: Visitor | None) -> VisitorId | None:
    """Who asks; None for one whom nobody knows."""
    return None if caller is None else caller.id


async def _caller(request: Request) -> Visitor | None:
    return await desk_of(request).visitors.of(request.cookies)


async def _visitor(request: Request, response: Response) -> Visitor:
    """The one who asks, made known where they were not; only pages of ours may ask for a change."""
    if not same_origin(request):
        raise Refused("visitor.origin")
    visitors = desk_of(request).visitors
    known = await visitors.of(request.cookies)
    return known or await visitors.welcome(response, secure=request.url.scheme == "https")


def _language(request: Request) -> str:
    return language_of(request)


def _house(request: Request) -> House:
    return desk_of(request).house


def _library(request: Request) -> Library:
    return desk_of(request).library


Caller = Annotated[Visitor | None, Depends(_caller)]
Known = Annotated[Visitor, Depends(_visitor)]
Language = Annotated[str, Depends(_language)]
TheHouse = Annotated[House, Depends(_house)]
TheLibrary = Annotated[Library, Depends(_library)]
