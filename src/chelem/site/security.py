"""The guard before every request: known hosts, addresses of text, headers, bodies of a bounded size."""

from dataclasses import dataclass
from urllib.parse import unquote_plus

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chelem.core import Refused, TooLarge, TooMany, Unknown, Unusable
from chelem.core.typed_text import check_typed
from chelem.site.edge import (
    LARGEST_FILE,
    PRIVATE,
    SECURITY_CODES,
    SOCKET_COST,
    Asker,
    Limiter,
    LimitHit,
    Pace,
    ServerSettings,
    host_name,
    is_known_host,
    log_refusal,
    refuse,
    status_of,
    takes_file,
)
from chelem.site.relay import is_passed_on
from chelem.site.visitors import BanList, Banned

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "worker-src 'self'; manifest-src 'self'; object-src 'none'; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), "
        "accelerometer=(), gyroscope=(), magnetometer=(), midi=(), display-capture=(), browsing-topics=()"
    ),
}
HSTS = {"strict-transport-security": "max-age=63072000"}
"""Two years, on a public server: browsers never speak to it without TLS again."""
LARGEST_BODY = 64 * 1024
"""The most bytes of the body of a call that takes no file of a collection."""
LARGEST_UPLOAD = LARGEST_FILE + LARGEST_BODY
"""The most bytes of an upload; above `LARGEST_FILE` the import refuses the file, with a better reason."""
MOST_DISCARDED = 16_000_000
"""The most bytes of a body that are read only for its sender to hear why it is refused."""
ADMIN = "/api/admin/"
"""The calls that need an administrator's session; no ban keeps anybody from lifting it there."""


@dataclass(frozen=True, slots=True)
class Edge:
    """What is checked before a request is looked at."""

    settings: ServerSettings
    limiter: Limiter
    bans: BanList


@dataclass(frozen=True, slots=True)
class _AddedHeaders:
    """Headers for answers that do not have them themselves, by name and as they are sent."""

    named: dict[str, str]
    raw: list[tuple[bytes, bytes]]

    @classmethod
    def of(cls, named: dict[str, str]) -> "_AddedHeaders":
        return cls(named, [(name.encode(), value.encode()) for name, value in named.items()])

    def sent_with(self, send: Send) -> Send:
        """Return `send`, which adds them."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(message.get("headers", ()))
                names = {name.lower() for name, _ in own}
                message["headers"] = own + [header for header in self.raw if header[0] not in names]
            await send(message)

        return send_with_headers


class Guard:
    """Adds security headers to responses; refuses unknown hosts and request bodies that are too large.

    A site whose name was made to lead to this computer (DNS rebinding) would otherwise be of the same
    origin as the server.
    """

    def __init__(self, app: ASGIApp, edge: Edge) -> None:
        self._app = app
        self._limiter = edge.limiter
        self._settings = edge.settings
        self._bans = edge.bans
        self._pace = Pace(edge.settings, processes=edge.limiter.count_processes)
        secure = HSTS if edge.settings.public else {}
        self._headers = _AddedHeaders.of(HEADERS | secure | PRIVATE)
        """An answer is for its reader alone, unless it says otherwise itself."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request and add headers to the response."""
        if scope["type"] == "lifespan" or is_passed_on(scope):
            await self._app(scope, receive, send)
            return
        if scope["type"] == "http":
            scope.setdefault("state", {})["headers"] = self._headers.named
            send = self._headers.sent_with(send)
        connection = HTTPConnection(scope)
        try:
            await self._admit(connection)
            _check_address(scope)
        except (TooMany, Banned, _Misdirected, Unknown, Unusable) as error:
            await _refuse(scope, receive, send, error)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        length = connection.headers.get("content-length", "0")
        most = LARGEST_UPLOAD if _is_large(scope["path"]) else LARGEST_BODY
        if not length.isdigit() or int(length) > most:
            await _discard(receive)
            await _refuse(scope, receive, send, TooLarge("message.long"))
            return
        await self._app(scope, _limited(receive, most), send)

    async def _admit(self, connection: HTTPConnection) -> None:
        """Wait for the turn of a request; raise a refusal if it is not to be looked at."""
        path, asker = connection.scope["path"], Asker.of(connection)
        is_call = connection.scope["type"] == "http"
        try:
            await self._pace.wait_for_turn(asker, 1 if is_call else SOCKET_COST)
        except TooMany:
            self._limiter.on_hit(LimitHit("pace", "address", asker.address))
            raise
        hosts = connection.headers.getlist("host")
        if len(hosts) > 1:  # proxies and caches would not agree on the one that counts
            raise _Misdirected("host.unknown", host=", ".join(map(host_name, hosts)))
        host = hosts[0] if hosts else ""
        if not is_known_host(host, self._settings):
            raise _Misdirected("host.unknown", host=host_name(host))
        if path.startswith("/api/"):
            if not path.startswith(ADMIN):
                self._bans.check_request(connection)
            if is_call:
                self._limiter.take("call", asker)


class _Misdirected(Refused):
    """A request for a server of another name."""


def _check_address(scope: Scope) -> None:
    """Raise `Unknown` for a path that nothing can have, `Unusable` for a query that nobody can type."""
    try:
        check_typed(scope["path"])
    except Unusable:
        raise Unknown("page.unknown") from None
    check_typed(unquote_plus(scope["query_string"].decode("latin-1")))


_STATUS: dict[type[Refused], int] = {_Misdirected: 421, Banned: 403}


async def _refuse(scope: Scope, receive: Receive, send: Send, error: Refused) -> None:
    """Answer with a refusal; a websocket, whose page could not read it, is closed."""
    if error.code in SECURITY_CODES:
        log_refusal(error.code, Asker.of(HTTPConnection(scope)))
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    status = _STATUS.get(type(error)) or status_of(type(error))
    response = refuse(HTTPConnection(scope), error, status)
    await response(scope, receive, send)


async def _discard(receive: Receive) -> None:
    """Read a body that is refused, up to a limit: a sender who is cut off does not read the answer."""
    seen = 0
    while seen <= MOST_DISCARDED:
        message = await receive()
        seen += len(message.get("body", b""))
        if not message.get("more_body", False):
            return


def _limited(receive: Receive, most: int) -> Receive:
    """Limit the size of a body without a `content-length`."""
    total = 0

    async def receive_limited() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        return message if total <= most else {"type": "http.disconnect"}

    return receive_limited


def _is_large(path: str) -> bool:
    """Return whether a call takes a file, the movement of a large event, or the text of a bidding system."""
    return (
        takes_file(path)
        or (path.startswith("/api/events/") and path.endswith("/start"))
        or path.startswith("/api/own-systems/")
    )
