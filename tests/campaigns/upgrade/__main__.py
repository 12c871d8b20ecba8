"""`python -m tests.campaigns.upgrade`: upgrade a site while people play; exit with 1 if it found anything."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from rich.console import Console

from tests.campaigns.upgrade.campaign import Campaign, UpgradePlan
from tests.campaigns.upgrade.release import release_at, release_before, this_release
from tests.support.processes import is_listed
from tests.support.servers import nats, postgresql

SHOWN = 5
"""How many findings of a kind are printed."""


def main() -> int:
    """Run the campaign, and print what it found."""
    given, console = _arguments(), Console(highlight=False, soft_wrap=True)
    if reason := _unavailable():
        console.print(f"The campaign cannot run here: {reason}.")
        return 2
    folder = Path(tempfile.mkdtemp(prefix="chelem-upgrade-"))
    folder.chmod(0o755)  # PostgreSQL runs as another user
    ref = given.old or release_before()
    old = release_at(ref, folder / "old", given.python or sys.executable)
    console.print(f"from {ref} to the files as they are")
    plan = UpgradePlan(given.tables, given.seconds, tuple(given.pace), given.longest, given.seed)
    campaign = Campaign(plan, folder, console.print)
    outcome = asyncio.run(campaign.run(old, this_release(folder / "new")))
    console.print(f"{outcome.entries} entries shown, {outcome.confirmed} messages confirmed.")
    for found in (outcome.late, outcome.stuck, outcome.lost, outcome.doubled, outcome.errors):
        for line in found[:SHOWN]:
            console.print(f"  {line}", markup=False)
    for what, count in outcome.findings.items():
        console.print(f"{what}: {count}")
    if not outcome.sound:
        console.print(outcome.doctor, markup=False)
    if any(outcome.findings.values()):
        console.print(f"what was written is kept in {folder}")
        return 1
    shutil.rmtree(folder)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--old", help="the commit of the release before; by default the newest tag `v*`")
    parser.add_argument("--python", help="the Python that runs it, if it needs other packages")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20, help="of play between two upgrades")
    parser.add_argument("--pace", type=float, nargs=2, default=(10.0, 30.0), help="seconds before a move")
    parser.add_argument("--longest", type=float, default=5.0, help="seconds without an answer")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _unavailable() -> str:
    if not is_listed():
        return "processes are listed by Linux"
    return postgresql.unavailable_reason() or nats.unavailable_reason()


if __name__ == "__main__":
    sys.exit(main())
