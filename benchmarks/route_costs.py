"""CPU time that calls without a key take in the event loop: `python benchmarks/route_costs.py [ROUTE]`.

Each is called with examples for its parameters in one process: first, then again. What takes more than 5 ms
again does not belong in the event loop (`site/route_costs.py`).
"""

import asyncio
import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from string import Formatter
from tempfile import TemporaryDirectory

import httpx
from fastapi.routing import APIRoute

from chelem.site.app import ROUTERS, create_app
from chelem.site.edge.settings import ServerSettings
from chelem.site.route_costs import COSTS

MOST_MS = 5.0
EXAMPLES = {
    "game": ("contract", "whist"),
    "system": ("sef", "sayc"),
    "chapter": ("1C", "opening"),
    "article": ("history", "about"),
    "lesson": ("finesse", "bridge"),
    "block": ("0", "1"),
    "number": ("1", "53644737765488792839237440000"),
    "month": ("2026-11",),
    "day": ("2026-11-24",),
}
QUERIES = {
    "/api/event-movements": "pairs=119&minutes=195&kind=barometer",
    "/api/score": "contract=4S&declarer=S",
    "/api/score/field": "scores=420,450,-50",
    "/api/score/victory-points": "imps=12&boards=24",
    "/api/systems/{system}/auction": "calls=1C",
}


def addresses(route: APIRoute) -> Iterator[str]:
    """Yield the addresses of a route for all examples of its parameters."""
    names = [name for _, name, _, _ in Formatter().parse(route.path) if name]
    for values in product(*(EXAMPLES.get(name, ("x",)) for name in names)):
        path = route.path.format(**dict(zip(names, values, strict=True)))
        yield f"{path}?{QUERIES.get(route.path, '')}"


async def measure(wanted: str) -> int:
    """Print the costs of all routes that can be read without a key; return how many are too high."""
    too_high = 0
    with TemporaryDirectory() as folder:
        app = create_app(f"sqlite:///{Path(folder, 'costs.db')}", ServerSettings(workers=1, preload=False))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                for route in (each for router in ROUTERS for each in router.routes):
                    if isinstance(route, APIRoute) and "GET" in route.methods and wanted in route.path:
                        too_high += await _measure_route(client, route)
    return too_high


async def _measure_route(client: httpx.AsyncClient, route: APIRoute) -> bool:
    first = again = 0.0
    statuses = set[int]()
    for address in addresses(route):
        before = time.thread_time()
        statuses.add((await client.get(address)).status_code)
        first = max(first, time.thread_time() - before)
        times: list[float] = []
        for _ in range(3):
            before = time.thread_time()
            await client.get(address)
            times.append(time.thread_time() - before)
        again = max(again, min(times))
    sys.stdout.write(
        f"{again * 1000:8.1f} {first * 1000:8.1f}  {COSTS[route.name].value:8}"
        f"{route.path}  {' '.join(map(str, sorted(statuses)))}\n"
    )
    return again * 1000 > MOST_MS


if __name__ == "__main__":
    sys.stdout.write(" again ms first ms  class   route, statuses\n")
    sys.exit(1 if asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else "/api")) else 0)
