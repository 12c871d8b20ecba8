"""`python -m tests.campaigns.federation`: run a campaign in parts; exit with 1 if it found anything.

Each part is a federation of its own, with its own seed. What it found is a line of a file, so that a campaign
that was interrupted goes on where it was.
"""

import argparse
import asyncio
import json
import shutil
import statistics
import sys
import tempfile
from collections import Counter, defaultdict
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.campaigns.federation.campaign import SitePlan, run
from tests.support.processes import is_listed
from tests.support.servers import nats, postgresql

PART = 50
"""The faults of a part."""
PATIENCE = 10.0


def main() -> int:
    """Run the parts that are missing, and print what all of them found."""
    given, console = _arguments(), Console(highlight=False, soft_wrap=True)
    if reason := _unavailable():
        console.print(f"The campaign cannot run here: {reason}.")
        return 2
    given.results.parent.mkdir(parents=True, exist_ok=True)
    lines = given.results.read_text(encoding="utf-8").splitlines() if given.results.exists() else []
    done: dict[int, dict[str, Any]] = {line["seed"]: line for line in map(json.loads, lines)}
    seeds = range(given.seed, given.seed + -(-given.faults // PART))
    for seed in seeds:
        if seed in done:
            continue
        plan = SitePlan(min(PART, given.faults), seed, given.patience, given.only)
        folder = Path(tempfile.mkdtemp(prefix="chelem-federation-"))
        folder.chmod(0o755)  # PostgreSQL runs as another user
        outcome = asyncio.run(run(plan, folder, console.print if given.verbose else lambda _line: None))
        done[seed] = {"seed": seed, "findings": outcome.findings, **asdict(outcome)}
        with given.results.open("a", encoding="utf-8") as results:
            results.write(json.dumps(done[seed]) + "\n")
        if outcome.passed:
            shutil.rmtree(folder)
        else:
            console.print(f"seed {seed}: {outcome.findings}; what was written is kept in {folder}")
    return _print(console, [done[seed] for seed in seeds])


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--faults", type=int, default=1000, help=f"how many faults, in parts of {PART}")
    parser.add_argument("--seed", type=int, default=1, help="of the first part")
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, help="seconds after which a table is stuck"
    )
    parser.add_argument("--only", help="the name of the only kind of fault")
    parser.add_argument("--results", type=Path, default=Path("build/campaign-federation.jsonl"))
    parser.add_argument("--verbose", action="store_true", help="print each fault")
    return parser.parse_args()


def _unavailable() -> str:
    if not is_listed():
        return "processes are listed by Linux"
    if shutil.which("openssl") is None:
        return "openssl is not installed"
    return postgresql.unavailable_reason() or nats.unavailable_reason()


def _print(console: Console, parts: list[dict[str, Any]]) -> int:
    """Print what the parts have found; return the status of the program."""
    faults, recoveries, findings = Counter[str](), defaultdict[str, list[float]](list), Counter[str]()
    for part in parts:
        faults.update(part["faults"])
        findings.update(part["findings"])
        for name, seconds in part["recoveries"].items():
            recoveries[name] += seconds
    table = Table("fault", "count", "median s", "longest s")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, number in faults.most_common():
        took = recoveries[name]
        times = (f"{statistics.median(took):.1f}", f"{max(took):.1f}") if took else ("", "")
        table.add_row(name, str(number), *times)
    console.print(table)
    matches, entries, confirmed = (
        sum(part[what] for part in parts) for what in ("matches", "entries", "confirmed")
    )
    console.print(
        f"{sum(faults.values())} faults: {matches} matches, {entries} entries shown, {confirmed} confirmed."
    )
    if takeovers := sorted(seconds for part in parts for seconds in part["takeovers"]):
        late = takeovers[int(0.99 * len(takeovers))]
        console.print(
            f"{len(takeovers)} times others took over: {statistics.median(takeovers):.1f} s, p99 {late:.1f} s"
        )
    for what in findings:
        console.print(f"{what}: {findings[what]}")
    return 1 if any(findings.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
