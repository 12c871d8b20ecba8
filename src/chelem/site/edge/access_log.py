"""The access log: each request has an id, and one line when it has been answered."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chelem.site.edge.logs.logs import ACCESS
from chelem.site.edge.networks import counted_address
from chelem.site.edge.refusals import REFUSED, cut_short
from chelem.site.edge.socket_protocol import shortcuts_of

HEADER = b"x-request-id"
ID = re.compile(r"[\w.-]{8,64}", re.ASCII)
"""An id that a proxy or a program may give to its request."""
FAILED, GONE = 500, 1006
"""The status of a request whose handler failed, and of a socket that was not closed."""

logger = logging.getLogger(ACCESS)


@dataclass(slots=True)
class _Answer:
    """What has been sent in answer to a request."""

    request_id: str
    send: Send
    status: int
    size: int = 0
    begun: float = field(default_factory=time.perf_counter)

    async def pass_on(self, message: Message) -> None:
        match message["type"]:
            case "http.response.start":
                self.status = message["status"]
                self._add_id(message)
            case "http.response.body":
                self.size += len(message.get("body", b""))
            case "websocket.accept":
                self._add_id(message)
            case "websocket.send":
                self.size += len(message.get("text") or message.get("bytes") or "")
            case "websocket.close":
                self.status = message.get("code", 1000)
        await self.send(message)

    def _add_id(self, message: Message) -> None:
        message["headers"] = [*message.get("headers", ()), (HEADER, self.request_id.encode("latin-1"))]


class AccessLog:
    """The application, with a line for each request: no query, cookie or key is in it."""

    def __init__(self, app: Starlette) -> None:
        self._app: ASGIApp = app
        self._templates = _templates(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request and log it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        status = FAILED if scope["type"] == "http" else GONE
        answer, direct = _Answer(_request_id(scope), send, status), shortcuts_of(scope)
        # It stays bound in the request's task, so that the server's own log of a failure has it too.
        structlog.contextvars.bind_contextvars(request_id=answer.request_id)
        try:
            await self._app(scope, receive, answer.pass_on)
        except asyncio.CancelledError:  # the server ends
            if scope["type"] != "http" or answer.status != FAILED:
                raise
            await cut_short(HTTPConnection(scope))(scope, receive, answer.pass_on)
        finally:
            answer.size += 0 if direct is None else direct.sent_at_once
            if logger.isEnabledFor(logging.INFO):
                logger.info("request", extra=self._line(scope, answer))

    def _line(self, scope: Scope, answer: _Answer) -> dict[str, object]:
        client, refused = scope.get("client"), scope.get("state", {}).get(REFUSED)
        return ({} if refused is None else {"refused": refused}) | {
            "address": None if client is None else counted_address(client[0]),
            "method": scope.get("method", "WEBSOCKET"),
            "route": getattr(scope.get("route"), "path", None) or self._templates.get(scope.get("endpoint")),
            "status": answer.status,
            "ms": round((time.perf_counter() - answer.begun) * 1000, 1),
            "bytes": answer.size,
        }


def _request_id(scope: Scope) -> str:
    """Return the id that came with a request, if it is one, or a new one."""
    given = next((value for name, value in scope["headers"] if name == HEADER), b"")
    text: str = given.decode("latin-1")
    return text if ID.fullmatch(text) else secrets.token_hex(8)


def _templates(app: Starlette) -> Mapping[object, str]:
    """Return the paths of the routes that are Starlette's own, by what answers there."""
    found: dict[object, str] = {}
    for route in app.routes:
        if isinstance(route, Mount):
            found[route.app] = route.path
        elif isinstance(route, (Route, WebSocketRoute)):
            found[route.endpoint] = route.path
    return found
