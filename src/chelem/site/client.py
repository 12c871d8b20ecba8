"""The built client: its pages, and which of them may be cached."""

import re
from functools import lru_cache
from pathlib import Path

import orjson
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from chelem.core import Unknown
from chelem.i18n import say
from chelem.site.edge import request_language
from chelem.site.previews import preview_of
from chelem.site.security import HEADERS

PACKAGED = Path(__file__).parent / "client"
BUILT = Path(__file__).parents[3] / "web" / "dist"
CROSS_SITE_PAGE = "analyser"
"""The only page whose browser may fetch from other sites: it opens files of deals by URL."""
CROSS_SITE_POLICY = HEADERS["content-security-policy"].replace(
    "connect-src 'self'", "connect-src 'self' https: http:"
)
ASK_AGAIN = {"cache-control": "no-cache"}
"""For the page, the service worker and the manifest: a new version is taken at the next load."""
MANIFEST = "/chelem.{}.webmanifest"
FOREVER = "public, max-age=31536000, immutable"


def client_folder() -> Path | None:
    """Return the folder of the built client: in the installed package, otherwise in the repository."""
    return next((folder for folder in (PACKAGED, BUILT) if (folder / "index.html").is_file()), None)


async def client_page(request: Request) -> Response:
    """Return the client's page, for every path outside the API; where it has none, with 404."""
    folder = client_folder()
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise Unknown("page.unknown")
    if folder is None:
        return PlainTextResponse(say("serve.client", {}, request_language(request)), 503)
    if (file := _file(folder, path)) is not None:
        return FileResponse(file, headers=ASK_AGAIN)
    status = 200 if has_page(folder, f"/{path}") else 404
    headers = {"content-security-policy": CROSS_SITE_POLICY} if path == CROSS_SITE_PAGE else {}
    language, preview = request_language(request), await preview_of(request)
    html = _index(folder / "index.html").replace('<html lang="fr">', f'<html lang="{language}">')
    html = html.replace(MANIFEST.format("fr"), MANIFEST.format(language))
    html = html.replace("</head>", f"{preview.meta(str(request.base_url))}</head>", 1)
    return HTMLResponse(html, status, headers={**ASK_AGAIN, "vary": "accept-language", **headers})


def has_page(folder: Path, path: str) -> bool:
    """Return whether the client has a page at a path; of a client that does not say so, all may be."""
    file = folder / "routes.json"
    return not file.is_file() or _pages(file, file.stat().st_mtime_ns).fullmatch(path) is not None


@lru_cache(maxsize=1)
def _pages(file: Path, _built: int) -> re.Pattern[str]:
    """Return the pattern of all paths of pages, which the build takes from the client's own list."""
    patterns = orjson.loads(file.read_bytes())
    # Several have the same names for their parts, which are of no use here.
    unnamed = (re.sub(r"\(\?<\w+>", "(?:", pattern) for pattern in patterns)
    return re.compile("|".join(f"(?:{pattern})" for pattern in unnamed), re.ASCII)


def _index(file: Path) -> str:
    """Return the built page, read again after each build."""
    return _read(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=1)
def _read(file: Path, _built: int) -> str:
    return file.read_text(encoding="utf-8")


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
