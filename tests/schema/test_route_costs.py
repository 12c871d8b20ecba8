"""Every route says what it costs the event loop, and what is queued is worked out by worker processes."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from starlette.routing import BaseRoute, Mount

from chelem.processes import Requester, WorkKind, WorkQueue
from chelem.site.app import create_app
from chelem.site.edge.settings import ServerSettings
from chelem.site.route_costs import COSTS, Cost
from chelem.site.routers import ROUTERS

pytestmark = pytest.mark.xdist_group("route-costs")  # one server is asked for all of them
QUEUED = {
    "list_movements": ("GET", "/api/event-movements?pairs=8&minutes=60", None),
    "read_movement_file": ("POST", "/api/event-movements", {"name": "m.json", "text": "[]"}),
    "read_chapter": ("GET", "/api/systems/sayc/chapters/1C", None),
    "follow_auction": ("GET", "/api/systems/sayc/auction?calls=1C", None),
    "system_card": ("GET", "/api/systems/sayc/card", None),
    "show_lesson": ("GET", "/api/lessons/finesse", None),
    "open_text": ("POST", "/api/boards?name=x.pbn", {"not": "a board"}),
}
"""Calls of queued routes that need no key and no table."""


def routes() -> Iterator[BaseRoute]:
    """Yield all routes of the server but those of built files."""
    for router in ROUTERS:
        yield from router.routes
    for route in create_app("sqlite://").routes:
        if hasattr(route, "name") and not isinstance(route, Mount):
            yield route


def test_every_route_has_a_class() -> None:
    """A new route belongs in `site/route_costs.py`; one that is gone does not."""
    names = {str(getattr(route, "name", "")) for route in routes()}
    assert set() == names - COSTS.keys(), "without a class in site/route_costs.py"
    assert set() == COSTS.keys() - names, "no longer routes"


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[object]]:
    """What each of these calls puts in the queue of one server."""
    asked: dict[str, list[object]] = {name: [] for name in QUEUED}
    called = ""
    ask = WorkQueue.ask

    async def noted(
        self: WorkQueue, kind: WorkKind, asker: Requester, work: object, *arguments: object
    ) -> object:
        asked[called].append(work)
        return await ask(self, kind, asker, work, *arguments)

    async def call_all() -> None:
        nonlocal called
        database = f"sqlite:///{tmp_path_factory.mktemp('costs') / 'c.db'}"
        app = create_app(database, ServerSettings(workers=1, preload=False))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                for name, (method, path, body) in QUEUED.items():
                    called = name
                    await client.request(method, path, json=body)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WorkQueue, "ask", noted)
        asyncio.run(call_all())
    return asked


@pytest.mark.slow
@pytest.mark.parametrize("name", QUEUED)
def test_what_is_queued_is_worked_out_by_a_worker(name: str, asked: dict[str, list[object]]) -> None:
    """The call waits for its turn in the queue, within the budget of who asks."""
    assert COSTS[name] is Cost.QUEUED
    assert asked[name]
