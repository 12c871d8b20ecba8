"""The dashboards of a federation: on metrics that servers have, in queries that Prometheus understands."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.page import ROOT
from tests.deploy.test_alerts import LABELS

MONITORING = ROOT / "deploy/federation/monitoring"
OF_PROCESSES = {"process_cpu_seconds_total", "process_resident_memory_bytes", "up"}
"""What Prometheus has of every program, with the labels that it adds itself."""
ADDED = {"instance", "job", "le"}
PARTS = re.compile(r"_(bucket|sum|count)$")


def panels() -> list[dict[str, Any]]:
    """Return the panels of all dashboards."""
    files = [json.loads(file.read_text(encoding="utf-8")) for file in (MONITORING / "dashboards").iterdir()]
    return [panel for dashboard in files for panel in dashboard["panels"]]


def queries() -> list[str]:
    return [target["expr"] for panel in panels() for target in panel["targets"]]


def test_each_panel_shows_metrics_of_the_server() -> None:
    """Misspelt names and labels draw an empty panel, and nobody knows why."""
    for query in queries():
        grouped = {label for by in re.findall(r"by \(([^)]*)\)", query) for label in by.split(", ")}
        found = re.findall(r"\b(chelem_\w+|process_\w+|up)\b(?:\{([^}]*)\})?", query)
        assert found, query
        for metric, given in found:
            name = metric if metric in LABELS else PARTS.sub("", metric)
            assert name in LABELS.keys() | OF_PROCESSES, query
            assert (metric == name) == (
                not name.endswith("_seconds") and not metric.endswith(("sum", "count"))
            )
            known = LABELS.get(name, set()) | ADDED
            assert {*re.findall(r"(\w+)=~?\"", given), *grouped} <= known, query


def test_each_panel_has_a_title_and_place_of_its_own() -> None:
    """Panels stand beside one another."""
    shown = panels()
    assert len(shown) == len({panel["id"] for panel in shown}) == len({panel["title"] for panel in shown})
    places = [tuple(panel["gridPos"].values()) for panel in shown]
    for x, y, width, height in places:
        assert 0 <= x <= x + width <= 24
        beside = [other for other in places if other[1] == y and x < other[0] < x + width]
        assert not beside
        assert height == 8


def test_the_dashboards_find_their_prometheus() -> None:
    """By the id that the panels name, at its container's address; it reads the alerts of this repository."""
    source = yaml.safe_load((MONITORING / "datasource.yaml").read_text(encoding="utf-8"))["datasources"]
    assert {panel["datasource"]["uid"] for panel in panels()} == {each["uid"] for each in source}
    services = yaml.safe_load((ROOT / "deploy/federation/compose.yaml").read_text(encoding="utf-8"))[
        "services"
    ]
    assert "http://prometheus:9090" == source[0]["url"]
    mounted = dict(volume.split(":")[:2] for volume in services["prometheus"]["volumes"])
    settings = yaml.safe_load((MONITORING / "prometheus.yml").read_text(encoding="utf-8"))
    assert [mounted["../prometheus-rules.yaml"]] == settings["rule_files"]
    (job,) = settings["scrape_configs"]
    assert "chelem" == job["job_name"], "the name in the alerts"
    assert mounted["./secrets/metrics.token"] == job["authorization"]["credentials_file"]
    shown = dict(volume.split(":")[:2] for volume in services["grafana"]["volumes"])
    provider = yaml.safe_load((MONITORING / "dashboards.yaml").read_text(encoding="utf-8"))["providers"]
    assert shown["./monitoring/dashboards"] == provider[0]["options"]["path"]


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_understands_the_queries(tmp_path: Path) -> None:
    rules = [{"record": f"query:{place}", "expr": query} for place, query in enumerate(queries())]
    file = tmp_path / "rules.yaml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "all", "rules": rules}]}), encoding="utf-8")
    settings = MONITORING / "prometheus.yml"
    for command in (["rules", str(file)], ["config", "--syntax-only", str(settings)]):
        ran = subprocess.run(["promtool", "check", *command], capture_output=True, text=True, check=False)
        assert 0 == ran.returncode, ran.stdout + ran.stderr
