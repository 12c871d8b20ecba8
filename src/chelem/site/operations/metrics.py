"""What a server counts, for Prometheus; docs/how-to/run-a-server.md lists the names, on which others rely."""

from collections.abc import Iterator, Sequence
from functools import partial

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from chelem.processes import Priority
from chelem.site.collections import ImportProcess
from chelem.site.edge import DiskReserve, Limiter, LimitHit, log_hit
from chelem.site.events import EventOffice
from chelem.site.operations.cluster_metrics import ClusterMetrics
from chelem.site.tables import BotWorkers, Lobby

disable_created_metrics()  # type: ignore[no-untyped-call]  # for each count, the time of its first one: twice the text, and nobody reads it

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
STATES = ("open", "playing", "over", "healing")
TOLD = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
COMMITS = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2, 10)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
WAITS = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)
DELAYS = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""The upper bounds of the buckets of each histogram: seconds, or writes of a commit."""


class ServerMetrics:
    """The counts and times of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._told = self._histogram(
            "told", "From the request for a change at a table to its sending to the last page.", TOLD
        )
        self._commits = self._histogram("commit", "Each commit of the database.", COMMITS)
        self._groups = Histogram(
            "chelem_commit_writes",
            "The writes that each commit stores together.",
            buckets=GROUPS,
            registry=self.registry,
        )
        self._waits = self._histogram(
            "work_wait",
            "Time in the queue for a worker process; that of bots' moves has the priorities play and claim.",
            WAITS,
            ("queue", "priority"),
        )
        self._replies = self._histogram("work_reply", "From asking `chelem work` to its reply.", WAITS)
        self._delays = self._histogram(
            "loop_late", "How late the event loop is, measured each second.", DELAYS
        )
        self._refusals = Counter(
            "chelem_refusals", "Refused calls and messages, by code.", ("code",), registry=self.registry
        )
        self._hits = Counter(
            "chelem_limits_hit",
            "What a limit has refused, by kind, and by whose count: visitor, address, provider or house.",
            ("kind", "scope"),
            registry=self.registry,
        )

    def _histogram(
        self, name: str, meaning: str, buckets: Sequence[float], labels: Sequence[str] = ()
    ) -> Histogram:
        """Return a histogram of seconds."""
        return Histogram(f"chelem_{name}_seconds", meaning, labels, buckets=buckets, registry=self.registry)

    def count_refusal(self, code: str) -> None:
        """Count a refusal that was sent to a page or a program."""
        self._refusals.labels(code).inc()

    def note_delay(self, seconds: float) -> None:
        """Note how late the event loop is."""
        self._delays.observe(seconds)

    def watch(self, services: "WatchedServices") -> None:
        """Count from now on what these services do, and read their state with each report."""
        lobby, queues = services.lobby, services.queues
        lobby.on_told = self._told.observe
        lobby.workers.watch_replies(self._replies.observe)
        lobby.database.watch_commits(self._commit)
        services.limiter.on_hit = self._count_hit
        for name, workers in queues.items():
            workers.queue.on_start = partial(self._start, name)
            for priority in Priority:
                self._waits.labels(name, priority.name.lower())
        self.registry.register(services)
        self.registry.register(ClusterMetrics(lobby.cluster))

    def _count_hit(self, hit: LimitHit) -> None:
        self._hits.labels(hit.kind.replace(" ", "_"), hit.scope).inc()
        log_hit(hit)

    def _start(self, queue: str, priority: Priority, seconds: float) -> None:
        self._waits.labels(queue, priority.name.lower()).observe(seconds)

    def _commit(self, seconds: float, writes: int) -> None:
        self._commits.observe(seconds)
        self._groups.observe(writes)

    def report(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        return generate_latest(self.registry)


class WatchedServices(Collector):
    """The services whose state is read whenever metrics are asked for."""

    def __init__(
        self,
        lobby: Lobby,
        events: EventOffice,
        importer: ImportProcess,
        edge: tuple[Limiter, DiskReserve | None],
    ) -> None:
        self.lobby, self.events = lobby, events
        self.limiter, self._disk = edge
        self.queues: dict[str, BotWorkers | ImportProcess] = {"bots": lobby.workers, "files": importer}

    def describe(self) -> Iterator[Metric]:
        """Return nothing: the state is read only once the server runs."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """Yield the state as it is now."""
        states = self.lobby.states()
        tables = GaugeMetricFamily("chelem_tables", "Tables in memory, by state.", labels=["state"])
        for state in STATES:
            tables.add_metric([state], states[state])
        yield tables
        yield GaugeMetricFamily(
            "chelem_tables_stuck",
            "Tables at which the server's own turn is overdue.",
            self.lobby.supervisor.stuck,
        )
        yield GaugeMetricFamily(
            "chelem_tables_slow", "Tables at which a robot's move is late.", self.lobby.slow_tables
        )
        yield GaugeMetricFamily(
            "chelem_spectators", "People who watch tables in memory.", self.lobby.watching
        )
        yield GaugeMetricFamily("chelem_events", "Events in memory.", self.events.count)
        yield GaugeMetricFamily(
            "chelem_event_log_characters",
            "Characters of the logs of events in memory.",
            self.events.characters,
        )
        yield GaugeMetricFamily("chelem_sockets", "Pages connected to tables.", self.limiter.open_sockets)
        yield GaugeMetricFamily(
            "chelem_store_away", "1 if the last commit failed, else 0.", self.lobby.database.away
        )
        yield from self._workers()
        if self._disk is not None:
            yield GaugeMetricFamily(
                "chelem_disk_free_bytes", "Free on the database's disk.", self._disk.free()
            )

    def _workers(self) -> Iterator[Metric]:
        waiting = GaugeMetricFamily(
            "chelem_work_waiting", "What waits for a worker process.", labels=["queue", "priority"]
        )
        ready = GaugeMetricFamily("chelem_workers_ready", "Worker processes that are warm.", labels=["queue"])
        replaced = CounterMetricFamily(
            "chelem_workers_replaced", "Worker processes that died or hung.", labels=["queue"]
        )
        for name, workers in self.queues.items():
            counts = workers.queue.waiting_by_priority()
            for priority in Priority:
                waiting.add_metric([name, priority.name.lower()], counts[priority])
            ready.add_metric([name], workers.ready)
            replaced.add_metric([name], workers.replaced)
        yield from (waiting, ready, replaced)
        outcomes = dict(self.lobby.workers.elsewhere)
        yield CounterMetricFamily(
            "chelem_work_asked",
            "Pieces of work asked of `chelem work`, each time that they were.",
            outcomes.pop("asked", 0),
        )
        replies = CounterMetricFamily(
            "chelem_work_replies", "What became of them; `lost` with their worker.", labels=["outcome"]
        )
        for outcome, count in outcomes.items():
            replies.add_metric([outcome], count)
        yield replies
        yield CounterMetricFamily(
            "chelem_moves_hurried",
            "Bots' moves that took too much CPU time or too long, and were made by a quicker bot.",
            self.lobby.workers.moves.hurried,
        )
        yield CounterMetricFamily(
            "chelem_moves_unaided",
            "Those of these that no worker made in time, but the server itself.",
            self.lobby.workers.moves.unaided,
        )
