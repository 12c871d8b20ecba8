"""Run a part of a campaign: faults one after the other on the processes of a federation, and what they do."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.campaigns.faults.campaign import BETWEEN, TOGETHER
from tests.campaigns.faults.databases import stored_logs
from tests.campaigns.faults.people import LOST_CONNECTION
from tests.campaigns.faults.tables import PlayedTable
from tests.campaigns.federation.kinds import KINDS, SiteFault
from tests.campaigns.federation.site import Site
from tests.support.chance import random_of
from tests.support.visitors.calling import Caller

END_PATIENCE = 60.0
"""The seconds within which all pages of a table show the same in the end, on a busy machine."""


@dataclass
class SiteOutcome:
    """What a part of a campaign has found."""

    faults: dict[str, int] = field(default_factory=dict)
    """How many there were of each kind."""
    recoveries: dict[str, list[float]] = field(default_factory=dict)
    """The seconds that the slowest table took to go on, by the kind of the last fault before."""
    takeovers: list[float] = field(default_factory=list)
    """The seconds that the slowest table took to go on at other servers than one that was killed."""
    stuck: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    fallen: list[str] = field(default_factory=list)
    """Epochs of shards that fell."""
    unlike: list[str] = field(default_factory=list)
    """Tables of which two servers show different pages in the end."""
    processes: list[int] = field(default_factory=list)
    doctor: str = ""
    sound: bool = False
    entries: int = 0
    confirmed: int = 0
    matches: int = 0

    @property
    def findings(self) -> dict[str, int]:
        """How much of each kind was found that must not be."""
        lists = (self.stuck, self.lost, self.doubled, self.fallen, self.unlike, self.processes)
        names = ("stuck", "lost", "doubled", "epochs fallen", "pages unlike", "processes left")
        return dict(zip(names, map(len, lists), strict=True)) | {"database unsound": int(not self.sound)}

    @property
    def passed(self) -> bool:
        """Whether nothing was found."""
        return not any(self.findings.values())


@dataclass(frozen=True, slots=True)
class SitePlan:
    """What a part of a campaign is asked for."""

    faults: int
    seed: int
    patience: float
    """The seconds after which a table is stuck."""
    only: str | None = None
    """The name of the only kind of fault; None for all."""


async def run(plan: SitePlan, folder: Path, report: Callable[[str], None]) -> SiteOutcome:
    """Run a part in a folder, and report each fault."""
    chance, outcome, task = random_of(plan.seed), SiteOutcome(), asyncio.current_task()
    assert task is not None
    stop = task.cancel  # so that nothing is left running
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    site = Site(folder, random_of(plan.seed + 1))
    try:
        async with site.running():
            await site.until_shared(END_PATIENCE)
            async with site.playing():
                await site.until_all_go_on()
                await _strike(plan, site, chance, outcome, report)
            outcome.matches = sum(table.matches for table in site.tables)
            await _compare_pages(site, outcome)
        _examine(plan, site, outcome)
    finally:
        site.close()
    return outcome


async def _strike(
    plan: SitePlan, site: Site, chance: Random, outcome: SiteOutcome, report: Callable[[str], None]
) -> None:
    kinds: list[SiteFault] = [kind for kind in KINDS if plan.only in (None, kind.name)]
    weights = [kind.weight for kind in kinds]
    for number in range(1, plan.faults + 1):
        await asyncio.sleep(chance.uniform(*BETWEEN))
        (kind,) = chance.choices(kinds, weights)
        details = await kind.strike(site, chance)
        outcome.faults[kind.name] = outcome.faults.get(kind.name, 0) + 1
        line = f"{number:4} {kind.name} {details}"
        if chance.random() < TOGETHER and number < plan.faults:
            report(f"{line}, and")
            continue
        took = await site.until_all_go_on()
        slowest = max(took.values())
        outcome.recoveries.setdefault(kind.name, []).append(slowest)
        report(f"{line}: all tables go on after {slowest:.2f} s")
        for table, seconds in took.items():
            if seconds > plan.patience:
                outcome.stuck.append(
                    f"{table} for {seconds:.1f} s after fault {number}, {kind.name} {details}"
                )
                report(f"     stuck: {outcome.stuck[-1]}")


async def _compare_pages(site: Site, outcome: SiteOutcome) -> None:
    """See that every server shows each person the same page of their table, once robots have played on."""
    for table in site.tables:
        end = asyncio.get_running_loop().time() + END_PATIENCE
        while (found := await _unlike(site, table)) and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.5)
        if found:
            outcome.unlike.append(f"{table.name}: {found}")


async def _unlike(site: Site, table: PlayedTable) -> str:
    """Return how the pages of a table differ between servers; nothing if they do not."""
    for person in table.people:
        shown = {}
        for server in site.servers:
            caller = Caller(server.running.address)
            caller.client.cookies.update(person.caller.client.cookies)
            with suppress(*LOST_CONNECTION):
                async with caller:
                    page = await caller.page(person.code)
                    shown[server.name] = page.version, page.picture
        if len(shown) < len(site.servers):
            return f"{person.seat} has no page at some server: {sorted(shown)}"
        versions = {name: version for name, (version, _) in shown.items()}
        if len(set(versions.values())) > 1:
            return f"{person.seat} is at {versions}"
        (first, *others) = (picture for _, picture in shown.values())
        for other in others:
            if sections := [name for name in first if name != "clock" and first[name] != other[name]]:
                return f"{person.seat} sees other sections: {sections}"
    return ""


def _examine(plan: SitePlan, site: Site, outcome: SiteOutcome) -> None:
    """Compare the logs with what people were shown, and look for what is left; all servers have ended."""
    outcome.processes = site.processes_left()
    logs = stored_logs(site.database.url)
    outcome.entries, outcome.confirmed = site.witness.actions, site.witness.confirmed
    outcome.lost = [*site.witness.contradictions, *site.witness.lost(logs)]
    outcome.doubled = list(site.witness.doubled(logs))
    outcome.fallen, outcome.takeovers = site.fallen, site.takeovers
    outcome.stuck += [
        f"{seconds:.1f} s without a server" for seconds in site.takeovers if seconds > plan.patience
    ]
    command = [sys.executable, "-m", "chelem", "doctor", site.database.url]
    doctor = subprocess.run(command, check=False, capture_output=True, text=True)
    outcome.sound, outcome.doctor = doctor.returncode == 0, (doctor.stdout + doctor.stderr).strip()
