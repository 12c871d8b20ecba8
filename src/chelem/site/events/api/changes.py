"""How many changes of events are taken, by the key that makes them, by address and in all."""

from typing import cast

from fastapi import Depends, params
from starlette.requests import Request

from chelem.site.edge import SAFE_METHODS, Asker, Limiter, provided

KILOBYTE = 1000


async def _count_change(request: Request) -> None:
    """Count a call that changes an event, and its kilobytes; raise `TooMany` for one too many."""
    if request.method in SAFE_METHODS:
        return
    limiter, key = provided(request, Limiter), request.headers.get("authorization", "")[:200]
    asker = Asker.of(request, key or None)
    kilobytes = len(await request.body()) // KILOBYTE + 1
    limiter.check("log", asker, kilobytes)
    limiter.take("entry", asker)
    limiter.take("log", asker, kilobytes)


COUNTS_CHANGES = cast("params.Depends", Depends(_count_change))
"""A dependency of the routers of events."""
