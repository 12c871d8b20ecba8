"""A short way for the pages that wait for the next ranking of an event, of which there may be thousands."""

from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from chelem.live.event_pages import EventPages
from chelem.live.events import EventOffice
from chelem.server.conditional import public_answer
from chelem.server.dependencies import services_of

PREFIX = "/api/events/"
LONGEST_WAIT = 25
"""The most seconds that a page waits for a change."""
LONGEST_TAG = 40


class EventScreens:
    """Answers those who follow an event without a key.

    Routes and dependencies take three quarters of the time of such a call. A request that is
    unusual, or for an event not in memory, is passed on to `get_event`, which gives the same answer.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a page that follows an event, or pass the request on."""
        if scope["type"] != "http" or scope["method"] != "GET" or not scope["path"].startswith(PREFIX):
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        pages = None if "authorization" in request.headers else _pages(request)
        known = _followed(scope["query_string"])
        if pages is None or known is None:
            await self._app(scope, receive, send)
            return
        response = public_answer(request, await pages.wait(*known))
        await response(scope, receive, send)


def _pages(request: Request) -> EventPages | None:
    """Return the pages of the event at the path of a request, if it is in memory."""
    office: EventOffice = services_of(request).events
    actor = office.in_memory(request.scope["path"].removeprefix(PREFIX))
    return None if actor is None else actor.pages


def _followed(query: bytes) -> tuple[str, int] | None:
    """Return the tag that a page has, and how many seconds it waits; None for any other query."""
    values = parse_qs(query.decode("latin-1"))
    tag, wait = values.get("tag", [""])[0], values.get("wait", [""])[0]
    if not (0 < len(tag) <= LONGEST_TAG and len(wait) <= 2 and wait.isdecimal()):
        return None
    return (tag, int(wait)) if 0 < int(wait) <= LONGEST_WAIT else None
