"""Answers in JSON that are not sent again to a page that has them."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from chelem.site.edge.shared_page import SharedPage
from chelem.site.edge.sharing import PRIVATE, Sharing

COMPRESSED_FROM = 600
"""The fewest bytes of JSON that are compressed."""
_SHARED = Sharing(1, ("authorization",)).headers("Accept-Encoding")
MOST_SHARED = 32
"""How many answers are kept for those who ask for the same."""


@dataclass(frozen=True, slots=True)
class SharedAnswer:
    """An answer that thousands get, made once; each has headers of its own, which middleware may change."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @classmethod
    def of(cls, response: Response) -> "SharedAnswer":
        """Return what a response sends."""
        return cls(response.status_code, tuple(response.raw_headers), bytes(response.body))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - of ASGI
        """Send the answer."""
        await send({"type": "http.response.start", "status": self.status, "headers": list(self.headers)})
        await send({"type": "http.response.body", "body": self.body})


@dataclass(frozen=True, slots=True)
class WorkedJson:
    """JSON that a worker process has made and compressed, so that the event loop need not."""

    json: bytes
    compressed: bytes | None

    @classmethod
    def of(cls, shown: object) -> "WorkedJson":
        """Return values as JSON."""
        json = orjson.dumps(shown)
        return cls(json, gzip.compress(json, 6, mtime=0) if len(json) > COMPRESSED_FROM else None)

    def answer(self, request: Request) -> Response:
        """Return the answer to a request."""
        headers = {"vary": "Accept-Encoding"}
        if self.compressed is None or not _takes_gzip(request):
            return Response(self.json, media_type="application/json", headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(self.compressed, media_type="application/json", headers=headers)


def unchanged(request: Request, tag: str, headers: Mapping[str, str] = PRIVATE) -> Response | None:
    """Return the answer to a page that has what it asks for, by its `If-None-Match`; None for others.

    `headers` are those of the whole answer, without the tag.
    """
    known = request.headers.get("if-none-match")
    if known is None or tag not in (entity_tag.strip(' W/"') for entity_tag in known.split(",")):
        return None
    return Response(status_code=304, headers={**headers, **_tagged(tag)})


def json_answer(body: bytes, tag: str) -> Response:
    """Return an answer that only its own reader may keep."""
    return Response(body, media_type="application/json", headers=PRIVATE | _tagged(tag))


def public_answer(request: Request, page: SharedPage) -> Response:
    """Return a page that is the same for everybody without a key, compressed once for all."""
    return _unchanged_public(request, page) or _public_answer(page, compressed=_takes_gzip(request))


def kept_public_answer(request: Request, page: SharedPage) -> Response | SharedAnswer:
    """Return the same as `public_answer`, made once for all who ask."""
    return _unchanged_public(request, page) or _kept_answer(page, compressed=_takes_gzip(request))


def _unchanged_public(request: Request, page: SharedPage) -> Response | None:
    """Return the answer to a page that has what everybody is sent, by the tag in it or that of a cache."""
    return unchanged(request, _public(page.tag), _SHARED) or unchanged(request, page.tag, _SHARED)


def _takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(MOST_SHARED)
def _kept_answer(page: SharedPage, *, compressed: bool) -> SharedAnswer:
    return SharedAnswer.of(_public_answer(page, compressed=compressed))


def _public_answer(page: SharedPage, *, compressed: bool) -> Response:
    headers = _SHARED | _tagged(_public(page.tag))
    if not compressed:
        return Response(page.json, media_type="application/json", headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(page.compressed, media_type="application/json", headers=headers)


def _public(tag: str) -> str:
    """Return the tag of what everybody is sent, which is another one than that of an answer to a key.

    A browser that keeps the one asks with its tag whether the other has changed.
    """
    return f"{tag}-public"


def _tagged(tag: str) -> dict[str, str]:
    """Return the header of a tag, which is weak: the server's clock is not part of what it stands for."""
    return {"etag": f'W/"{tag}"'}
