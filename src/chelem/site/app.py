"""Assemble the server: services, routes, error handlers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route

from chelem import __version__
from chelem.core import BadOption, ChelemError
from chelem.i18n.catalogue import LANGUAGES, load_catalogue
from chelem.site import asyncapi
from chelem.site.client import Assets, client_folder, client_page
from chelem.site.collections import CollectionQuotas, CollectionService, remove_unfinished
from chelem.site.contests import Challenges, DailyTournaments, TeamMatches
from chelem.site.database import Database, ServerKeys, StoreError, load_server_keys
from chelem.site.edge import (
    DiskReserve,
    Limiter,
    OpenPages,
    ServerSettings,
    Services,
    keep_beating,
    log_errors,
    now,
    refusals,
    tune_gc,
)
from chelem.site.events import EventOffice, EventScreens
from chelem.site.host_page import HostKey
from chelem.site.joining import join_cluster, relay_to_owners
from chelem.site.learning import SystemWorkshop
from chelem.site.openapi import describe_api, document_route
from chelem.site.operations import (
    ServerChecks,
    ServerMetrics,
    SessionOpening,
    WatchedServices,
    is_ready,
    monitoring_routes,
    works,
)
from chelem.site.people import DeviceLinking, PasskeyChallenges, RemovedBrowsers, TableRewriting
from chelem.site.relay import Cluster, PassOn, Relay, open_cluster
from chelem.site.routers import ROUTERS
from chelem.site.security import Edge, Guard
from chelem.site.shared_answers import CacheHeaders
from chelem.site.tables import (
    TABLE_SOCKET,
    BoardsInPlay,
    BotWorkers,
    CallMeaningCalls,
    Lobby,
    PushKey,
    PushSender,
    TableQuotas,
    can_push,
)
from chelem.site.visitors import ArrivalCount, BanList, VisitorRegistry

logger = logging.getLogger(__name__)


def create_app(
    database: str, settings: ServerSettings | None = None, cluster: Cluster | None = None
) -> FastAPI:
    """Create the application on the database at an SQLAlchemy URL.

    Without a cluster, it joins that of the processes on its database.
    """
    settings = settings or ServerSettings()
    limiter, metrics = Limiter(settings, disk=DiskReserve.of(database)), ServerMetrics()
    edge = Edge(settings, limiter, BanList())
    app = FastAPI(
        title="Chelem",
        version=__version__,
        lifespan=_lifespan(database, edge, metrics, cluster),
        openapi_url=None,  # FastAPI would write it for each request
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # ours are at /metrics
    )
    app.add_middleware(CacheHeaders)
    app.add_middleware(GZipMiddleware, minimum_size=600)
    app.add_middleware(EventScreens)
    app.add_middleware(PassOn)
    app.add_middleware(Guard, edge=edge)
    refusals.install_handlers(app, metrics.count_refusal)
    describe_api(app)
    routes = app.router.routes
    routes.append(TABLE_SOCKET)  # first, for the same reason as in `ROUTERS`
    routes.extend(route for router in ROUTERS for route in router.routes)
    routes.extend((document_route(app), asyncapi.route, *monitoring_routes(settings)))
    if folder := client_folder():
        routes.append(Mount("/assets", Assets(directory=folder / "assets")))
    routes.append(Route("/{path:path}", client_page))
    return app


def _lifespan(
    url: str, edge: Edge, metrics: ServerMetrics, own_cluster: Cluster | None
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """Return the lifespan of the application, which opens the services on the database and closes them."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            database = Database(url, now, edge.settings.durability)
            keys = await load_server_keys(database)
            cluster = own_cluster or await open_cluster(database, edge.settings)
            await remove_unfinished(database, only_old=not cluster.is_alone)
        except (ChelemError, StoreError) as error:
            app.state.start_error = _as_refusal(error)  # the server ends with its sentence
            yield
            return
        await run_in_threadpool(_build_what_calls_need, app, edge.settings)
        workers = _workers(edge.settings, cluster)
        loading = [_preload(workers)] if edge.settings.preload else []
        lobby = Lobby(database, workers, keys.secret, keys.signer, cluster)
        relay = relay_to_owners(cluster, app)
        services = app.state.services = _start_services(lobby, relay, keys, edge, metrics)
        await join_cluster(cluster, services, app)
        upkeep = _start_upkeep(metrics, edge.settings.watchdog)
        try:
            yield
        finally:
            for task in upkeep:
                task.cancel()
            edge.bans.close()
            await _close_services(services, cluster)
            workers.close()
            if loading:
                await asyncio.wait(loading, timeout=1)
            database.close()

    return lifespan


async def _close_services(services: Services, cluster: Cluster) -> None:
    """Close the services, and leave what they had to the other processes."""
    cluster.news.close()
    services.get(EventOffice).close()
    services.get(Lobby).close()
    if push := services.find(PushSender):
        push.close()
    services.get(CollectionService).close()
    services.get(SystemWorkshop).close()
    if relay := services.find(Relay):
        relay.close()
    await cluster.close()


def _build_what_calls_need(app: FastAPI, settings: ServerSettings) -> None:
    """Build what the first calls need: all tables would wait for it."""
    for language in LANGUAGES:
        load_catalogue(language)
    if settings.preload:
        app.openapi()


def _start_upkeep(metrics: ServerMetrics, watchdog: int | None) -> Sequence[asyncio.Task[None]]:
    """Tune the garbage collector and watch the event loop as long as the server runs."""
    tuning = asyncio.create_task(tune_gc())
    beating = asyncio.create_task(keep_beating(metrics.note_delay, watchdog))
    return (
        log_errors(tuning, logger, lambda: "the garbage collector is no longer tuned"),
        log_errors(beating, logger, lambda: "the event loop is no longer watched"),
    )


def _workers(settings: ServerSettings, cluster: Cluster) -> BotWorkers:
    """Return the robots' workers: processes of this server, or those that answer on the bus."""
    if settings.workers == 0:
        from chelem.site.tables import WORK_TASKS  # noqa: PLC0415 - a server with its own needs none of it
        from chelem.site.work import RemoteCrew  # noqa: PLC0415 - as above

        return BotWorkers(elsewhere=RemoteCrew(cluster.bus, WORK_TASKS))
    return BotWorkers(settings.workers)


def _preload(workers: BotWorkers) -> asyncio.Task[None]:
    """Let the bots be loaded before anybody needs them: pages need not wait for that, which takes seconds."""
    return log_errors(
        asyncio.create_task(workers.start()), logger, lambda: "the bots could not be loaded in advance"
    )


def _start_services(
    lobby: Lobby, relay: Relay | None, keys: ServerKeys, edge: Edge, metrics: ServerMetrics
) -> Services:
    """Return the services of a server, which watch tables and bans from now on."""
    database, cluster = lobby.database, lobby.cluster
    collection_service = CollectionService(database, cluster)
    visitors, push = VisitorRegistry(database, keys.secret, edge.settings, cluster), None
    if (contact := edge.settings.push_contact) is not None and can_push():
        push = PushSender(visitors.push_subscriptions, PushKey(keys.push), edge.settings.push, contact)
        lobby.notify_turn = push.notify
    teams, office = TeamMatches(lobby), EventOffice(lobby)
    limits = edge.limiter, DiskReserve.of(database.url)
    metrics.watch(WatchedServices(lobby, office, collection_service.importer, limits))
    _join(lobby, office, teams)
    lobby.start()
    office.start()
    edge.bans.start(database, cluster.news)
    return Services(
        lobby,
        Challenges(lobby),
        teams,
        DailyTournaments(lobby),
        office,
        BoardsInPlay(lobby, office.of_tables),
        visitors,
        collection_service,
        SystemWorkshop(),
        edge.limiter,
        metrics,
        edge.bans,
        TableQuotas(database, edge.settings),
        CollectionQuotas(database, edge.settings),
        ServerChecks(works(lobby), is_ready(lobby)),
        HostKey(edge.settings.host_key),
        *([push] if push else []),
        *([relay] if relay else []),
        TableRewriting(lobby),
        CallMeaningCalls(lobby),
        *_services_of_people(database, keys, visitors, cluster),
    )


def _services_of_people(
    database: Database, keys: ServerKeys, visitors: VisitorRegistry, cluster: Cluster
) -> tuple[object, ...]:
    """Return what people begin at one process and may go on with at another."""
    pages = OpenPages()
    return (
        pages,
        RemovedBrowsers(visitors, pages, cluster.news),
        SessionOpening(cluster.lock("opening of a session", database)),
        DeviceLinking(cluster.lock("linking of a device", database)),
        PasskeyChallenges() if cluster.is_alone else PasskeyChallenges(keys.secret, database),
        ArrivalCount(),
    )


def _join(lobby: Lobby, office: EventOffice, teams: TeamMatches) -> None:
    """Let tables call those that know of boards which several tables play."""
    events = office.of_tables
    lobby.on_scored, lobby.on_loaded, lobby.is_free = events.note_score, events.note_loaded, events.is_free
    lobby.on_return, lobby.on_read = events.come_back, events.note_reader
    lobby.one_room = teams.one_room


def _as_refusal(error: ChelemError | StoreError) -> ChelemError:
    return error if isinstance(error, ChelemError) else BadOption("database.failed", reason=error)
