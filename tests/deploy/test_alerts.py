"""The alerts for Prometheus that come with the server: on metrics that exist, with what to do."""

import re
import shutil
import subprocess
from importlib.resources import files

import pytest
import yaml

from chelem.site.edge.limits import LIMITS
from tests.deploy.page import ROOT
from tests.site.operations.api.test_metrics import NAMES, PAGE

RULES = ROOT / "deploy" / "prometheus-rules.yaml"
ALERTS = [
    rule for group in yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"] for rule in group["rules"]
]
LABELS = {name: set(filter(None, labels.split(", "))) for name, _, labels in NAMES}


def test_each_alert_is_on_a_metric_of_the_server() -> None:
    """Misspelt names and labels never fire, and nobody notices."""
    for alert in ALERTS:
        selectors = re.findall(r"\b(chelem_\w+|up)(?:\{([^}]*)\})?", alert["expr"])
        assert selectors, alert["alert"]
        for metric, given in selectors:
            labels = set(re.findall(r"(\w+)=~?\"", given))
            name = metric.removesuffix("_bucket")
            assert metric == "up" or labels <= LABELS[name], alert["alert"]
            assert metric == "up" or name.endswith("_seconds") == metric.endswith("_bucket")


def test_each_refusal_that_alerts_is_one_of_the_server() -> None:
    """The code stands in the catalogue of sentences."""
    said = "".join(file.read_text(encoding="utf-8") for file in (files("chelem.i18n") / "en").iterdir())
    for alert in ALERTS:
        for pattern in re.findall(r'code=~?"([^"]*)"', alert["expr"]):
            stem, _, parts = pattern.replace("\\\\", "").partition("(")
            for part in parts.removesuffix(")").split("|"):
                assert f"\n{(stem + part).replace('.', '-')} = " in said, stem + part


def test_each_alert_says_what_to_do_and_so_does_the_page() -> None:
    """The operators' page has the alerts of the file, in its order, with the same words."""
    rows = re.findall(r"^\| `(Chelem\w+)` \| [^|]+ \| ([^|]+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    written = [(name, action.replace("`", "")) for name, action in rows]
    assert [(alert["alert"], alert["annotations"]["action"]) for alert in ALERTS] == written
    for alert in ALERTS:
        assert alert["annotations"]["summary"].endswith(".")
        assert alert["labels"]["severity"] in ("page", "ticket")


def test_the_disk_alert_is_at_the_reserve_of_the_server() -> None:
    """What is refused below 500 MB is announced at the same number, and before."""
    least = {a["alert"]: float(a["expr"].split("< ")[1]) for a in ALERTS if "disk" in a["expr"]}
    assert LIMITS.disk_reserve == least["ChelemDiskReserve"] < least["ChelemDiskLow"]


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_understands_the_rules() -> None:
    ran = subprocess.run(["promtool", "check", "rules", RULES], capture_output=True, text=True, check=False)
    assert 0 == ran.returncode, ran.stdout + ran.stderr
