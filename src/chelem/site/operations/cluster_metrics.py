"""What a process counts of the others that share its database, and of the bus between them."""

from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from chelem.site.relay import Cluster


class ClusterMetrics(Collector):
    """The state of a cluster as one of its processes sees it, read whenever metrics are asked for."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    def describe(self) -> Iterator[Metric]:
        """Return nothing: the state is read only once the server runs."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """Yield the state as it is now."""
        shards, bus = self._cluster.owners.counts(), self._cluster.bus
        yield GaugeMetricFamily("chelem_shards", "Shards that this process owns.", shards.owned)
        yield CounterMetricFamily(
            "chelem_leases_late", "How often leases were renewed only after they had expired.", shards.late
        )
        yield CounterMetricFamily(
            "chelem_shards_lost", "Shards that others took as they were not renewed in time.", shards.lost
        )
        yield GaugeMetricFamily(
            "chelem_processes", "Processes that share the database.", self._cluster.count_processes()
        )
        yield GaugeMetricFamily("chelem_bus_away", "1 while the bus cannot be reached, else 0.", bus.away)
        yield CounterMetricFamily(
            "chelem_bus_losses", "How often messages from or to this process may have been lost.", bus.losses
        )
        asks = CounterMetricFamily(
            "chelem_bus_asks", "What became of the asks of other processes.", labels=["outcome"]
        )
        for outcome, count in bus.outcomes.items():
            asks.add_metric([outcome], count)
        yield asks
