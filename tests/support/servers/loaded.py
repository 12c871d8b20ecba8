"""What servers need is made as this module is imported, by the process from which they are forked.

That is the program, the bots, the catalogues, the script of a new database, and the routes, which are the
most of a server's start. That servers build these before they listen is for `tests/site/test_first_calls.py`.
"""

from importlib import import_module
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.routing import iter_route_contexts
from starlette.routing import BaseRoute

from chelem.i18n.catalogue import LANGUAGES, load_catalogue
from chelem.site import app
from chelem.site.tables.live.bot_tasks import load_bots
from tests.support.new_databases import make_by_script, migrated
from tests.support.replacing import replace_in

LATE = (
    *("chelem.cli.serve", "chelem.cli.club", "chelem.site.serving", "chelem.site.database.holding"),
    *("anyio._backends._asyncio", "uvicorn.lifespan.on", "uvicorn.loops.uvloop"),
    "tests.support.servers.preloaded",
)
"""What a server imports only as it starts."""

_included: dict[int, BaseRoute] = {}
"""What the first application has made of each router, by the router's identity."""


class SharedRoutes(FastAPI):
    """An application that builds its routes, and all those after it, which take them from it."""

    def include_router(self, router: APIRouter, *given: Any, **named: Any) -> None:
        if id(router) in _included:
            self.router.routes.append(_included[id(router)])
            return
        super().include_router(router, *given, **named)
        _included[id(router)] = self.router.routes[-1]


for _name in LATE:
    import_module(_name)
load_bots()
for language in LANGUAGES:
    load_catalogue(language)
make_by_script()
migrated()
replace_in(app, FastAPI=SharedRoutes)
for _ in iter_route_contexts(app.create_app("sqlite://").routes):
    pass
replace_in(app, _build_what_calls_need=lambda _app, _settings: None)
