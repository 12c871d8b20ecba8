"""Which calls have the same answer for everybody, so that a proxy may keep it.

Everything else is for one reader: browsers and proxies keep nothing of it.
"""

from hashlib import blake2b

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chelem.site.edge import Sharing, unchanged

KEY, COOKIE = "authorization", "cookie"
_TEXTS = Sharing(10)
"""What is the same until the next release."""
_OF_EVENTS = Sharing(1, (KEY,))
"""What the public sees of an event, with new results each moment."""
_OF_RANKING = Sharing(300, (KEY,))
"""What never changes; a director may still take it back."""
_OF_CONTESTS = Sharing(1, (COOKIE,))
"""What those see who do not play."""
_SHARED = {
    _TEXTS: """
        _show calculate_score compare_field convert_imps event_form_messages game_messages game_rules
        get_server_key list_event_forms list_games list_lessons list_methods list_problems openapi
        read_article read_contents read_glossary show_problem show_problem_solution
    """,
    _OF_EVENTS: """
        get_event get_field get_field_traveller get_matches get_publications get_scorecard get_traveller
    """,
    _OF_RANKING: "get_ranking_as_of",
    _OF_CONTESTS: "get_challenge get_day get_month get_today",
}
SHARED: dict[str, Sharing] = {name: sharing for sharing, names in _SHARED.items() for name in names.split()}
"""The calls whose answers may be shared, by the names of their routes."""
ELSEWHERE = frozenset({"client_page", "draw_review"})
"""What is shared too, and says for how long itself: the built pages, pictures of reviews for links."""


class CacheHeaders:
    """Gives answers to shared calls the headers that let caches keep them, and a tag of their content.

    An answer that the asker has already is not sent again.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, by a route that the application finds."""
        shares = scope["type"] == "http" and scope["method"] == "GET"
        await self._app(scope, receive, _Marking(scope, send) if shares else send)


class _Marking:
    """Sends an answer, with what it needs to be shared."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send
        self._held: Message | None = None
        """The beginning of an answer whose tag is not known yet."""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and self._is_shared(message):
            self._held = message
            return
        if self._held is not None:
            start, self._held = self._held, None
            if not message.get("more_body"):
                await self._finish(start, message)
                return
            await self._send(start)
        await self._send(message)

    @property
    def _sharing(self) -> Sharing | None:
        return SHARED.get(getattr(self._scope.get("endpoint"), "__name__", ""))

    def _is_shared(self, start: Message) -> bool:
        """Return whether the answer is for everybody, and has no headers of its own about caches."""
        sharing = self._sharing
        if sharing is None or start["status"] != 200 or not sharing.covers(Headers(scope=self._scope)):
            return False
        names = {name.lower() for name, _ in start["headers"]}
        return not names & {b"cache-control", b"set-cookie"}

    async def _finish(self, start: Message, last: Message) -> None:
        """Send a whole answer, or that it has not changed."""
        request, sharing = Request(self._scope), self._sharing
        if sharing is None:
            raise TypeError("the route has changed")
        varies = () if "language" in request.query_params else ("accept-language",)
        tag = blake2b(last.get("body", b""), digest_size=12).hexdigest()
        added = sharing.headers(*varies)
        if (short := unchanged(request, tag, added)) is not None:
            await short(self._scope, request.receive, self._send)
            return
        headers = MutableHeaders(raw=list(start["headers"]))
        if varied := added.pop("vary", None):
            headers.add_vary_header(varied)
        headers.update(added | {"etag": f'W/"{tag}"'})
        await self._send({**start, "headers": headers.raw})
        await self._send(last)
