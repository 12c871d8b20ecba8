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
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.campaigns.federation.campaign import SitePlan, run
from tests.campaigns.federation.planted import PLANTS
from tests.support import libraries
from tests.support.adversity.control import load_into_children
from tests.support.processes import is_listed
from tests.support.servers import nats, postgresql

PART = 50
"""The faults of a part."""
PATIENCE = 10.0
PLANTED_FAULTS = 6
"""The faults that meet a program with a fault of its own."""
PLANTED_ATTEMPTS = 3
"""The parts, with other seeds, in which a fault of the program is to be found."""


def main() -> int:
    """Run the parts that are missing, and print what all of them found."""
    given, console = _arguments(), Console(highlight=False, soft_wrap=True)
    if reason := _unavailable():
        console.print(f"The campaign cannot run here: {reason}.")
        return 2
    if reason := libraries.unavailable_reason():
        console.print(f"No clocks are set: {reason}.")
    with tempfile.TemporaryDirectory() as loaded:
        if not reason:
            Path(loaded).chmod(0o755)  # PostgreSQL runs as another user
            load_into_children(Path(loaded))
        return _run(console, given)


def _run(console: Console, given: argparse.Namespace) -> int:
    if given.plant:
        return _find_planted(console, given)
    given.results.parent.mkdir(parents=True, exist_ok=True)
    lines = given.results.read_text(encoding="utf-8").splitlines() if given.results.exists() else []
    done: dict[int, dict[str, Any]] = {line["seed"]: line for line in map(json.loads, lines)}
    seeds = range(given.seed, given.seed + -(-given.faults // PART))
    for seed in seeds:
        if seed in done:
            continue
        plan = SitePlan(min(PART, given.faults), seed, given.patience, given.only)
        folder = _new_folder()
        outcome = asyncio.run(run(plan, folder, console.print if given.verbose else lambda _line: None))
        done[seed] = {"seed": seed, "findings": outcome.findings, **asdict(outcome)}
        with given.results.open("a", encoding="utf-8") as results:
            results.write(json.dumps(done[seed]) + "\n")
        if outcome.passed:
            shutil.rmtree(folder)
        else:
            console.print(f"seed {seed}: {outcome.findings}; what was written is kept in {folder}")
    return _print(console, [done[seed] for seed in seeds])


def _new_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="chelem-federation-"))
    folder.chmod(0o755)  # PostgreSQL runs as another user
    return folder


def _find_planted(console: Console, given: argparse.Namespace) -> int:
    """Let servers run with a fault in the program, one after the other; return 1 if one is not found."""
    names = list(PLANTS) if "all" in given.plant else given.plant
    missed = []
    for name in names:
        plant = PLANTS[name]
        plan = SitePlan(PLANTED_FAULTS, given.seed, given.patience, plant.kind, name)
        for attempt in range(PLANTED_ATTEMPTS):
            folder = _new_folder()
            outcome = asyncio.run(run(replace(plan, seed=given.seed + attempt), folder, lambda _line: None))
            shutil.rmtree(folder)
            found = {kind: number for kind, number in outcome.findings.items() if number}
            console.print(f"{name}, seed {given.seed + attempt}: {found or 'nothing'} found")
            if plant.found in found:
                break
        else:
            missed.append(name)
    console.print(f"{len(names) - len(missed)} of {len(names)} planted faults were found.")
    return 1 if missed else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--faults", type=int, default=1000, help=f"how many faults, in parts of {PART}")
    parser.add_argument("--seed", type=int, default=1, help="of the first part")
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, help="seconds after which a table is stuck"
    )
    parser.add_argument("--only", help="the name of the only kind of fault")
    parser.add_argument(
        "--plant",
        action="append",
        choices=("all", *PLANTS),
        help="a fault of the program that is to be found, or all; may be given again",
    )
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
            f"{len(takeovers)} tables were taken over: {statistics.median(takeovers):.1f} s, p99 {late:.1f} s"
        )
    if upgrades := sorted(seconds for part in parts for seconds in part["upgrades"]):
        console.print(
            f"{len(upgrades)} times all servers were restarted in turn: a page was without an answer for "
            f"{statistics.median(upgrades):.1f} s, at most {upgrades[-1]:.1f} s"
        )
    for what in findings:
        console.print(f"{what}: {findings[what]}")
    return 1 if any(findings.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
