"""A short way for the pages that wait for the next ranking of an event, of which there may be thousands."""

import re

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from chelem.site.edge import kept_public_answer, provided
from chelem.site.events.live.events import EventOffice
from chelem.site.events.live.pages import EventPages

PREFIX = "/api/events/"
LONGEST_WAIT = 25
"""The most seconds that a page waits for a change."""
FOLLOWED = re.compile(rb"tag=(?P<tag>[0-9.]{1,40})&wait=(?P<wait>[0-9]{1,2})")
"""The query of a page that waits, as pages write it."""


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
        answer = kept_public_answer(request, await pages.wait(*known))
        await answer(scope, receive, send)


def _pages(request: Request) -> EventPages | None:
    """Return the pages of the event at the path of a request, if it is in memory."""
    office: EventOffice = provided(request, EventOffice)
    actor = office.in_memory(request.scope["path"].removeprefix(PREFIX))
    return None if actor is None else actor.pages


def _followed(query: bytes) -> tuple[str, int] | None:
    """Return the tag that a page has, and how many seconds it waits; None for any other query."""
    values = FOLLOWED.fullmatch(query)
    if values is None:
        return None
    wait = int(values["wait"])
    return (values["tag"].decode("ascii"), wait) if 0 < wait <= LONGEST_WAIT else None
