"""Assemble the server: services, routes, error handlers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route

from chelem import __version__
from chelem.collections.service import CollectionService
from chelem.core.errors import BadOption, ChelemError
from chelem.live.background import log_errors
from chelem.live.bot_workers import BotWorkers
from chelem.live.lobby import Lobby
from chelem.server import (
    boards,
    collections,
    deals,
    games,
    live,
    people,
    refusals,
    rules,
    score,
    tables,
)
from chelem.server.client import Assets, client_folder, client_page
from chelem.server.dependencies import LANGUAGE_QUERY, Services
from chelem.server.disk import DiskReserve
from chelem.server.gc_tuning import tune_gc
from chelem.server.health import is_ready, works
from chelem.server.limiter import Limiter
from chelem.server.metrics import ServerMetrics, WatchedServices
from chelem.server.monitoring import monitoring_routes
from chelem.server.openapi import describe_api
from chelem.server.security import Guard
from chelem.server.settings import ServerSettings
from chelem.server.visitors import VisitorRegistry
from chelem.store.database import Database, StoreError
from chelem.store.secret_store import server_secret
from chelem.store.visitor_store import VisitorStore

ROUTERS = (
    people.router,
    games.router,
    tables.router,
    score.router,
    rules.router,
    collections.router,
    boards.router,
    deals.router,
)


logger = logging.getLogger(__name__)


def create_app(database: str, settings: ServerSettings | None = None) -> FastAPI:
    """Create the application on the database at an SQLAlchemy URL."""
    settings = settings or ServerSettings()
    limiter, metrics = Limiter(settings, disk=DiskReserve.of(database)), ServerMetrics()
    app = FastAPI(
        title="Chelem",
        version=__version__,
        lifespan=_lifespan(database, settings, limiter, metrics),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        dependencies=[LANGUAGE_QUERY],
        responses=refusals.REFUSAL_RESPONSES,
        generate_unique_id_function=lambda route: route.name,
    )
    app.add_middleware(GZipMiddleware, minimum_size=600)
    app.add_middleware(Guard, settings=settings, limiter=limiter)
    refusals.install_handlers(app, metrics)
    describe_api(app)
    for router in ROUTERS:
        app.include_router(router)
    app.router.routes.extend((live.route, *monitoring_routes(settings)))
    if folder := client_folder():
        app.router.routes.append(Mount("/assets", Assets(directory=folder / "assets")))
    app.router.routes.append(Route("/{path:path}", client_page))
    return app


def _lifespan(
    url: str, settings: ServerSettings, limiter: Limiter, metrics: ServerMetrics
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """Return the lifespan of the application, which opens the services on the database and closes them."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            database = Database(url, now, settings.durability)
            secret = await server_secret(database)
        except (ChelemError, StoreError) as error:
            app.state.start_error = _as_refusal(error)  # the server ends with its sentence
            yield
            return
        workers = BotWorkers()
        # Pages need not wait for the bots, which take some seconds to load.
        loading = log_errors(
            asyncio.create_task(workers.start()), logger, lambda: "the bots could not be loaded in advance"
        )
        lobby, collection_service = Lobby(database, workers, secret), CollectionService(database)
        metrics.watch(WatchedServices(lobby, collection_service.importer, limiter, DiskReserve.of(url)))
        lobby.start()
        visitors = VisitorRegistry(VisitorStore(database), secret, settings)
        app.state.services = Services(
            lobby, visitors, collection_service, limiter, metrics, works(lobby), is_ready(lobby)
        )
        tuning = log_errors(
            asyncio.create_task(tune_gc()), logger, lambda: "the garbage collector is no longer tuned"
        )
        try:
            yield
        finally:
            tuning.cancel()
            lobby.close()
            collection_service.close()
            workers.close()
            await asyncio.wait([loading], timeout=1)
            database.close()

    return lifespan


def _as_refusal(error: ChelemError | StoreError) -> ChelemError:
    return error if isinstance(error, ChelemError) else BadOption("database.failed", reason=error)


def now() -> str:
    """Return the current time in the format of log entries."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
