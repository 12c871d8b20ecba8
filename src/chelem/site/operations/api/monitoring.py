"""What programs that watch a server ask it: its metrics, whether it works, whether it is ready."""

import secrets

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from chelem.core import Unknown
from chelem.site.edge import LOOPBACK_NAMES, Asker, ServerSettings, host_name, provided
from chelem.site.operations.api.health import HealthReport, ServerChecks
from chelem.site.operations.metrics import CONTENT_TYPE, ServerMetrics

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers of requests that come from elsewhere through a proxy."""


def monitoring_routes(settings: ServerSettings) -> list[Route]:
    """Return the routes of a server; the protocol of the pages does without them."""

    async def metrics(request: Request) -> Response:
        if not may_read_metrics(request, settings):
            raise Unknown("page.unknown")
        return Response(provided(request, ServerMetrics).report(), media_type=CONTENT_TYPE)

    async def healthz(request: Request) -> Response:
        return _report(await provided(request, ServerChecks).works.report())

    async def readyz(request: Request) -> Response:
        return _report(await provided(request, ServerChecks).is_ready.report())

    return [Route("/metrics", metrics), Route("/healthz", healthz), Route("/readyz", readyz)]


def _report(report: HealthReport) -> Response:
    return JSONResponse(report, 200 if report["status"] == "ok" else 503)


def may_read_metrics(request: Request, settings: ServerSettings) -> bool:
    """Return whether a request has the token, or comes from this computer; never by the public name."""
    host = request.headers.get("host", "")
    if settings.public is not None and host_name(host) == host_name(settings.public.host):
        return False
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if settings.metrics_token is not None and kind.lower() == "bearer":
        return secrets.compare_digest(token.strip().encode(), settings.metrics_token.encode())
    is_forwarded = any(name in request.headers for name in FORWARDED)
    return Asker.of(request).is_local and host_name(host) in LOOPBACK_NAMES and not is_forwarded
