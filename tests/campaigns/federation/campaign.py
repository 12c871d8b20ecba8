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

from tests.campaigns.faults.campaign import BETWEEN, LEFT, TOGETHER
from tests.campaigns.faults.databases import stored_logs
from tests.campaigns.faults.people import LOST_CONNECTION
from tests.campaigns.faults.tables import PlayedTable
from tests.campaigns.faults.world import processes_left
from tests.campaigns.federation.audit import end_audit
from tests.campaigns.federation.checks import Records, found_in
from tests.campaigns.federation.kinds import SiteFault, usable_kinds
from tests.campaigns.federation.site import Site
from tests.campaigns.federation.tables import FORMS
from tests.support.chance import random_of
from tests.support.visitors.calling import Caller

PLANTED_FORMS = [form for form in FORMS if form.game in ("whist", "minibridge") or form.people == "NESW"]
"""Tables enough to find a fault of the program: a large one, a shared chair, and spectators who are late."""
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
    """The seconds by the clock that each table of a server that was killed took to go on at another one."""
    upgrades: list[float] = field(default_factory=list)
    """The seconds for which some page was without an answer while all servers were restarted in turn."""
    stuck: list[str] = field(default_factory=list)
    found: dict[str, list[str]] = field(default_factory=dict)
    """What contradicts the logs, by its kind."""
    unlike: list[str] = field(default_factory=list)
    """Tables of which two servers show different pages in the end."""
    mistakes: list[str] = field(default_factory=list)
    """What servers have said that no fault outside the program explains."""
    processes: list[int] = field(default_factory=list)
    doctor: str = ""
    sound: bool = False
    entries: int = 0
    confirmed: int = 0
    matches: int = 0

    @property
    def findings(self) -> dict[str, int]:
        """How much of each kind was found that must not be."""
        lists = {
            "stuck": self.stuck,
            **self.found,
            "pages unlike": self.unlike,
            "mistakes": self.mistakes,
            "processes left": self.processes,
        }
        return {name: len(found) for name, found in lists.items()} | {"database unsound": int(not self.sound)}

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
    plant: str = ""
    """The name of a fault of the program that is to be found; empty for none."""


async def run(plan: SitePlan, folder: Path, report: Callable[[str], None]) -> SiteOutcome:
    """Run a part in a folder, and report each fault."""
    chance, outcome, task = random_of(plan.seed), SiteOutcome(), asyncio.current_task()
    assert task is not None
    stop = task.cancel  # so that nothing is left running
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
    site = Site(folder, random_of(plan.seed + 1), plan.plant)
    try:
        async with site.running():
            await site.until_shared(END_PATIENCE)
            async with site.playing(PLANTED_FORMS if plan.plant else FORMS):
                await site.until_all_go_on()
                await _strike(plan, site, chance, outcome, report)
            outcome.matches = sum(table.matches for table in site.tables)
            if not plan.plant:
                await _compare_pages(site, outcome)
        _examine(plan, site, outcome)
    finally:
        site.close()
    return outcome


async def _strike(
    plan: SitePlan, site: Site, chance: Random, outcome: SiteOutcome, report: Callable[[str], None]
) -> None:
    kinds: list[SiteFault] = [kind for kind in usable_kinds() if plan.only in (None, kind.name)]
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
        recovery = await site.until_all_go_on()
        outcome.recoveries.setdefault(kind.name, []).append(recovery.slowest)
        report(f"{line}: all tables go on after {recovery.slowest:.2f} s")
        for name, seconds in recovery.longer_than(plan.patience).items():
            outcome.stuck.append(f"{name} for {seconds:.1f} s after fault {number}, {kind.name} {details}")
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
    for person in table.pages:
        shown = {}
        for server in site.servers:
            caller = Caller(server.running.address)
            caller.client.cookies.update(person.caller.client.cookies)
            with suppress(*LOST_CONNECTION):
                async with caller:
                    page = await caller.page(person.code)
                    shown[server.name] = page.version, page.picture
        if len(shown) < len(site.servers):
            return f"{person.name} has no page at some server: {sorted(shown)}"
        versions = {name: version for name, (version, _) in shown.items()}
        if len(set(versions.values())) > 1:
            return f"{person.name} is at {versions}"
        (first, *others) = (picture for _, picture in shown.values())
        for other in others:
            if sections := [name for name in first if name != "clock" and first[name] != other[name]]:
                return f"{person.name} sees other sections: {sections}"
    return ""


def _examine(plan: SitePlan, site: Site, outcome: SiteOutcome) -> None:
    """Compare the logs with what people were shown, and look for what is left; all servers have ended."""
    outcome.processes, outcome.mistakes = processes_left(site.mark, LEFT), site.mistakes()
    logs = stored_logs(site.database.url)
    outcome.entries, outcome.confirmed = site.witness.actions, site.witness.confirmed
    sights = [sight for table in site.tables for page in table.spectators for sight in page.sights]
    records = Records(site.witness, sights, end_audit(site.database.url))
    outcome.found = found_in(records, logs, plan.patience)
    outcome.takeovers, outcome.upgrades = site.takeovers, site.upgrades
    outcome.stuck += [
        f"{took:.1f} s after a server was killed" for took in site.after_kills if took > plan.patience
    ]
    if plan.plant:  # the program that would judge the database is not under test
        outcome.sound = True
        return
    command = [sys.executable, "-m", "chelem", "doctor", site.database.url]
    doctor = subprocess.run(command, check=False, capture_output=True, text=True)
    outcome.sound, outcome.doctor = doctor.returncode == 0, (doctor.stdout + doctor.stderr).strip()
