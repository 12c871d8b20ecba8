"""Answers in JSON that are not sent again to a page that has them."""

from starlette.requests import Request
from starlette.responses import Response

from chelem.live.event_pages import PublicEvent


def unchanged(request: Request, tag: str) -> Response | None:
    """Return the answer to a page that has what it asks for, by its `If-None-Match`; None for others."""
    known = request.headers.get("if-none-match")
    if known is None or tag not in (each.strip(' W/"') for each in known.split(",")):
        return None
    return Response(status_code=304, headers=_headers(tag))


def json_answer(body: bytes, tag: str) -> Response:
    """Return an answer that only its own reader may keep."""
    return Response(body, media_type="application/json", headers=_headers(tag))


def public_answer(request: Request, page: PublicEvent) -> Response:
    """Return a page that is the same for everybody, compressed once for all."""
    if answer := unchanged(request, page.tag):
        return answer
    headers = _headers(page.tag) | {"vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(page.json, media_type="application/json", headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(page.compressed, media_type="application/json", headers=headers)


def _headers(tag: str) -> dict[str, str]:
    """Return the headers of a tag, which is weak: the server's clock is not part of what it stands for."""
    return {"etag": f'W/"{tag}"', "cache-control": "no-store"}
