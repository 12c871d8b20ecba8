"""`python -m tests.campaigns.faults`: run a campaign, print what it did; exit with 1 if it found anything."""

import argparse
import asyncio
import faulthandler
import shutil
import signal
import statistics
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.campaigns.faults.campaign import Outcome, Plan, run
from tests.support import libraries
from tests.support.processes import is_listed
from tests.support.servers import postgresql

PATIENCE = 10.0
SHOWN = 10
"""The most findings of a kind that are printed."""


def main() -> int:
    """Run the campaign that the command line asks for."""
    given = _arguments()
    console = Console(highlight=False, soft_wrap=True)
    faulthandler.register(signal.SIGUSR1)
    if reason := _unavailable(given.database):
        console.print(f"The campaign cannot run here: {reason}.")
        return 2
    if reason := libraries.unavailable_reason():
        console.print(f"No power cuts, full disks or set clocks: {reason}.")
    plan = Plan(
        given.faults,
        given.database,
        given.seed,
        given.patience,
        preload=not reason,
        durability=given.durability,
        only=given.only,
    )
    folder = Path(tempfile.mkdtemp(prefix="chelem-faults-"))
    say = console.print if given.verbose else lambda _line: None
    outcome = asyncio.run(run(plan, folder, say))
    _print(console, plan, outcome)
    if outcome.passed:
        shutil.rmtree(folder)
        return 0
    console.print(f"What the server wrote and the people saw is kept in {folder}.")
    return 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=1000, help="how many faults")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1, help="decides which faults come, and what people play")
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, help="seconds after which a table is stuck"
    )
    parser.add_argument("--only", help="the name of the only kind of fault")
    parser.add_argument(
        "--durability", default="full", help="of the server; with normal, a power cut is to lose something"
    )
    parser.add_argument("--verbose", action="store_true", help="print each fault")
    return parser.parse_args()


def _unavailable(database: str) -> str:
    if not is_listed():
        return "processes are listed by Linux"
    return postgresql.unavailable_reason() if database == "postgresql" else ""


def _print(console: Console, plan: Plan, outcome: Outcome) -> None:
    table = Table("fault", "count", "median s", "longest s")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, number in outcome.faults.most_common():
        took = outcome.recoveries.get(name, [])
        times = (f"{statistics.median(took):.1f}", f"{max(took):.1f}") if took else ("", "")
        table.add_row(name, str(number), *times)
    console.print(table)
    console.print(
        f"{sum(outcome.faults.values())} faults on {plan.database}, seed {plan.seed}: "
        f"{outcome.matches} matches, {outcome.entries} entries shown, {outcome.confirmed} messages confirmed."
    )
    findings = {
        "lost": outcome.lost,
        "doubled": outcome.doubled,
        f"stuck over {plan.patience:g} s": outcome.stuck,
        "processes left": outcome.processes,
    }
    for what, found in findings.items():
        console.print(f"{what}: {len(found)}")
        for each in found[:SHOWN]:
            console.print(f"  {each}", markup=False)
    console.print(outcome.doctor, markup=False)


if __name__ == "__main__":
    sys.exit(main())
