"""`python -m tests.campaigns.slow`: run a campaign, print what it found; exit with 1 if that is too slow."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.campaigns.slow.campaign import Outcome, Plan, run
from tests.support.processes import is_listed


def main() -> int:
    """Run the campaign that the command line asks for."""
    given = _arguments()
    console = Console(highlight=False, soft_wrap=True)
    if not is_listed():
        console.print("The campaign cannot run here: processes are listed by Linux.")
        return 2
    plan = Plan(given.seconds, given.load, given.throttle, given.seed)
    folder = Path(tempfile.mkdtemp(prefix="chelem-slow-"))
    outcome = asyncio.run(run(plan, folder))
    _print(console, plan, outcome)
    if outcome.passed(plan):
        shutil.rmtree(folder)
        return 0
    console.print(f"What the server wrote and the people saw is kept in {folder}.")
    return 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long the load lasts")
    parser.add_argument("--load", type=float, default=20, help="busy programs for each two processors")
    parser.add_argument("--throttle", action="store_true", help="suspend the server half of the time, too")
    parser.add_argument("--seed", type=int, default=1, help="decides what people play")
    return parser.parse_args()


def _print(console: Console, plan: Plan, outcome: Outcome) -> None:
    table = Table("table", "longest silence s")
    table.columns[1].justify = "right"
    for name, seconds in outcome.silences.items():
        table.add_row(name, f"{seconds:.1f}")
    console.print(table)
    console.print(
        f"{outcome.moves} entries in {plan.seconds:g} s under the load; "
        f"{outcome.told_slow} pages said that the robots were slow."
    )
    for name, value in outcome.counts.items():
        console.print(f"{name}: {value:g}", markup=False)
    if outcome.normal_after is None:
        console.print(f"Not as usual again: {'; '.join(outcome.trouble)}", markup=False)
    else:
        console.print(f"Everything was as usual {outcome.normal_after:.1f} s after the load.")


if __name__ == "__main__":
    sys.exit(main())
