"""`GET /metrics`: names that dashboards rely on, for those who may read them."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from chelem.site.operations.metrics import ServerMetrics
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Caller

PAGE = Path(__file__).parents[4] / "docs/how-to/run-a-server.md"
NAMES = {
    ("chelem_tables", "gauge", "state"),
    ("chelem_tables_stuck", "gauge", ""),
    ("chelem_tables_slow", "gauge", ""),
    ("chelem_sockets", "gauge", ""),
    ("chelem_spectators", "gauge", ""),
    ("chelem_events", "gauge", ""),
    ("chelem_event_log_characters", "gauge", ""),
    ("chelem_told_seconds", "histogram", ""),
    ("chelem_commit_seconds", "histogram", ""),
    ("chelem_commit_writes", "histogram", ""),
    ("chelem_store_away", "gauge", ""),
    ("chelem_work_waiting", "gauge", "queue, priority"),
    ("chelem_work_wait_seconds", "histogram", "queue, priority"),
    ("chelem_workers_ready", "gauge", "queue"),
    ("chelem_workers_replaced_total", "counter", "queue"),
    ("chelem_work_asked_total", "counter", ""),
    ("chelem_work_replies_total", "counter", "outcome"),
    ("chelem_work_reply_seconds", "histogram", ""),
    ("chelem_moves_hurried_total", "counter", ""),
    ("chelem_moves_unaided_total", "counter", ""),
    ("chelem_loop_late_seconds", "histogram", ""),
    ("chelem_refusals_total", "counter", "code"),
    ("chelem_limits_hit_total", "counter", "kind, scope"),
    ("chelem_disk_free_bytes", "gauge", ""),
    ("chelem_shards", "gauge", ""),
    ("chelem_shards_lost_total", "counter", ""),
    ("chelem_leases_late_total", "counter", ""),
    ("chelem_processes", "gauge", ""),
    ("chelem_bus_away", "gauge", ""),
    ("chelem_bus_asks_total", "counter", "outcome"),
    ("chelem_bus_losses_total", "counter", ""),
}
"""An interface: dashboards and alarms name these. Change them only with a line in the changelog."""


def read(server, **headers):
    return httpx.get(f"{server.address}/metrics", headers=headers)


def families(text):
    """Return each metric's name as written, its type and its labels."""
    found = set()
    for family in text_string_to_metric_families(text):
        if family.name.startswith("chelem_"):
            name = f"{family.name}_total" if family.type == "counter" else family.name
            labels = [each for sample in family.samples[:1] for each in sample.labels if each != "le"]
            found.add((name, family.type, frozenset(labels)))
    return found


def values(server, name):
    """Return the samples of a metric by their labels."""
    pattern = re.compile(rf"^{name}(?:{{(.*)}})? (\S+)$", re.MULTILINE)
    return {labels: float(value) for labels, value in pattern.findall(read(server).text)}


@pytest.mark.slow
def test_the_names_are_those_published(server):
    """Those of the table above, of docs/how-to/run-a-server.md, and of a server that has worked."""
    rows = re.findall(r"^\| `(chelem_\w+)` \| (\w+) \|([^|]*)\|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert NAMES == {(name, kind, labels.replace("`", "").strip()) for name, kind, labels in rows}
    named = {(name, kind, frozenset(labels.split(", ") if labels else ())) for name, kind, labels in NAMES}
    httpx.get(f"{server.address}/api/tables/unknown")
    found = families(read(server).text)
    # No limit was met yet, and nothing was asked of `chelem work`.
    unseen = {"chelem_limits_hit_total", "chelem_work_replies_total"}
    assert unseen == {name for name, _, _ in named - found}
    assert {name for name, _, _ in found} - unseen <= {name for name, _, _ in named}


@pytest.mark.slow
def test_what_happens_is_counted(tmp_path):
    """A table with bots, a page, moves with their commits, a refusal, free space."""

    async def play(server):
        async with Caller(server.address) as caller:
            code = await caller.make(chairs={"S": "me", "W": "bot", "N": "bot", "E": "bot"})
            await caller.page(code)
            return values(server, "chelem_sockets")

    with Server(tmp_path) as server:
        assert {"": 1.0} == asyncio.run(play(server))
        assert 404 == httpx.get(f"{server.address}/api/tables/unknown").status_code
        assert 1 == values(server, "chelem_refusals_total")['code="table.unknown"']
        assert values(server, "chelem_commit_seconds_count")[""] >= 1
        assert values(server, "chelem_commit_writes_sum")[""] >= 1
        assert 1 == sum(values(server, "chelem_tables").values())
        assert {"": 0.0} == values(server, "chelem_tables_stuck")
        assert values(server, "chelem_disk_free_bytes")[""] > 0
        assert "process_resident_memory_bytes" in read(server).text


@pytest.mark.slow
def test_who_may_read_them(tmp_path):
    """This computer, or who has the token; nobody by the public name, nobody through a proxy."""
    public = ("--public", "https://club.example", "--allowed-host", "inside.example")
    with Server(tmp_path, *public, environ={"CHELEM_METRICS_TOKEN": "s3cret"}) as server:
        token = {"authorization": "Bearer s3cret"}
        assert 200 == read(server).status_code
        assert 200 == read(server, host="inside.example", **token).status_code
        for headers in (
            {"host": "club.example"},
            {"host": "club.example", **token},
            {"host": "CLUB.example:443", **token},
            {"host": "inside.example"},
            {"host": "inside.example", "authorization": "Bearer wrong"},
            {"host": "inside.example", "authorization": "Basic s3cret"},
            {"x-forwarded-for": "203.0.113.5"},
            {"x-real-ip": "203.0.113.5"},
        ):
            assert read(server, **headers).status_code in (404, 421), headers


def test_two_servers_of_a_process_count_apart():
    """Each has a registry of its own."""
    one, other = ServerMetrics(), ServerMetrics()
    one.count_refusal("table.unknown")
    assert 'code="table.unknown"' in one.report().decode()
    assert "table.unknown" not in other.report().decode()
