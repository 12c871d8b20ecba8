"""The session of an administrator's browser, opened by a link of `chelem admin token`."""

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from chelem.core import Forbidden
from chelem.site.database import Write
from chelem.site.edge import provided, services_of
from chelem.site.operations.store.admin_keys import LASTING, dropping_key, is_admin_key, new_admin_key
from chelem.site.tables import Lobby
from chelem.site.visitors import VisitorRegistry

ADMIN_COOKIE = "chelem-admin"
PUBLIC_ADMIN_COOKIE = f"__Host-{ADMIN_COOKIE}"


@dataclass(frozen=True, slots=True)
class SessionOpening:
    """Opens sessions, in whatever process a browser asks."""

    one_at_a_time: AbstractAsyncContextManager[object]
    """Held while a session is opened, so that a link opens one."""


async def open_session(request: Request, link: str) -> str:
    """Exchange the key of a link for that of a session; raise `Forbidden` if it was used or is too old."""
    services = services_of(request)
    database = services.get(Lobby).database
    if not services.get(VisitorRegistry).is_same_origin(request):
        raise Forbidden("visitor.origin")
    async with services.get(SessionOpening).one_at_a_time:
        if not await database.read(lambda connection: is_admin_key(connection, link, "link")):
            raise Forbidden("admin.key")
        key, statements = new_admin_key("session")
        await database.write(Write([*dropping_key(link), *statements]))
    return key


async def check_session(request: Request) -> None:
    """Raise `Forbidden` unless a call is an administrator's, from a page of this site."""
    services = services_of(request)
    if not services.get(VisitorRegistry).is_same_origin(request):
        raise Forbidden("visitor.origin")
    key = session_key(request)
    database = services.get(Lobby).database
    if not key or not await database.read(lambda connection: is_admin_key(connection, key, "session")):
        raise Forbidden("admin.session")


def session_key(connection: HTTPConnection) -> str:
    """Return the key that a browser has; empty if none."""
    return connection.cookies.get(_cookie_name(connection), "")


def set_session_cookie(response: Response, key: str, connection: HTTPConnection) -> None:
    """Give a browser the key of its session."""
    public = provided(connection, VisitorRegistry).is_public
    secure = public or connection.url.scheme == "https"
    seconds = int(LASTING["session"].total_seconds())
    response.set_cookie(
        _cookie_name(connection), key, max_age=seconds, httponly=True, samesite="strict", secure=secure
    )


def _cookie_name(connection: HTTPConnection) -> str:
    return PUBLIC_ADMIN_COOKIE if provided(connection, VisitorRegistry).is_public else ADMIN_COOKIE
