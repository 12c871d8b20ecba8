"""The built client: its pages and their security headers."""

from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chelem.collections.import_file import LARGEST
from chelem.core.errors import TooLarge, Unknown
from chelem.i18n import say
from chelem.server.refusals import refusal, request_language
from chelem.server.uploads import PATH

PACKAGED = Path(__file__).parent / "client"
BUILT = Path(__file__).parents[3] / "web" / "dist"
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
CROSS_SITE_PAGE = "analyser"
"""The only page whose browser may fetch from other sites: it opens files of deals by URL."""
CROSS_SITE_POLICY = HEADERS["content-security-policy"].replace(
    "connect-src 'self'", "connect-src 'self' https: http:"
)
FOREVER = "public, max-age=31536000, immutable"
LARGEST_BODY = 64 * 1024
LARGEST_FILE = LARGEST + LARGEST_BODY
"""The most bytes of an upload; above `LARGEST` the import itself refuses the file, with a better reason."""


def client_folder() -> Path | None:
    """Return the folder of the built client: in the installed package, otherwise in the repository."""
    return next((folder for folder in (PACKAGED, BUILT) if (folder / "index.html").is_file()), None)


async def client_page(request: Request) -> Response:
    """Return the client's page, for every path outside the API; the client does the routing."""
    folder = client_folder()
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise Unknown("page.unknown")
    if folder is None:
        return PlainTextResponse(say("serve.client", {}, request_language(request)), 503)
    if (file := _file(folder, path)) is not None:
        return FileResponse(file)
    headers = {"content-security-policy": CROSS_SITE_POLICY} if path == CROSS_SITE_PAGE else {}
    return FileResponse(folder / "index.html", headers={"cache-control": "no-cache", **headers})


def _file(folder: Path, path: str) -> Path | None:
    """Return the client's file at a path; None if there is none or the path is invalid."""
    try:
        file = (folder / path).resolve()
        found = file.is_file() and file.is_relative_to(folder.resolve())
    except (OSError, ValueError):
        return None
    return file if found else None


class Assets(StaticFiles):
    """Files whose names contain a hash of their content: browsers may cache them forever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file, with a header to cache it forever."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER
        return response


class Guard:
    """Adds security headers to every response, and refuses request bodies that are too large."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request and add headers to the response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        most = LARGEST_FILE if scope["path"] == PATH else LARGEST_BODY
        if not length.isdigit() or int(length) > most:
            answer = refusal(TooLarge("message.long"), request_language(Request(scope)))
            await JSONResponse(answer, 413)(scope, receive, _with_headers(send))
            return
        await self._app(scope, _limited(receive, most), _with_headers(send))


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers


def _limited(receive: Receive, most: int) -> Receive:
    """Limit the size of a body without a `content-length`."""
    total = 0

    async def receive_limited() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        return message if total <= most else {"type": "http.disconnect"}

    return receive_limited
