"""Upgrade the servers and workers of a site in turn while tables are played, and examine both."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.campaigns.faults.databases import stored_logs
from tests.campaigns.faults.people import LOST_CONNECTION
from tests.campaigns.faults.witness import Witness
from tests.campaigns.upgrade.hindrance import Hindrance
from tests.campaigns.upgrade.people import PatientPerson
from tests.campaigns.upgrade.release import Release
from tests.campaigns.upgrade.site import SiteProcess, UpgradedSite
from tests.support.chance import random_of
from tests.support.visitors.calling import QUICK_BOTS, Caller

TOGETHER = 10
"""How many tables are made at the same time."""
LOOK = 0.2
"""The seconds between two looks at what people have reached."""
GOES_ON = 120.0
"""The seconds within which every table goes on, beside the pauses of its person."""


@dataclass(frozen=True, slots=True)
class UpgradePlan:
    """What is asked for: how many tables, at which pace, and how long both releases run side by side."""

    tables: int
    seconds: float
    """For how long people play before the first upgrade and after each."""
    pace: tuple[float, float]
    """The shortest and the longest pause of a person before a move, in seconds."""
    longest: float
    """The most seconds for which a page may be without an answer."""
    seed: int = 1


@dataclass
class UpgradeOutcome:
    """What was found."""

    waits: list[float] = field(default_factory=list)
    """The longest time without an answer of each page in each step; see `Campaign._own_share`."""
    late: list[str] = field(default_factory=list)
    """Pages that were without an answer for too long."""
    stuck: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    """Lines of the servers' and workers' logs that speak of an error."""
    processes: list[int] = field(default_factory=list)
    sound: bool = False
    doctor: str = ""
    entries: int = 0
    confirmed: int = 0

    @property
    def findings(self) -> dict[str, int]:
        """How much of each kind was found that must not be."""
        lists = (self.late, self.stuck, self.lost, self.doubled, self.processes)
        names = ("pages without an answer", "tables stuck", "lost", "doubled", "processes left")
        return dict(zip(names, map(len, lists), strict=True)) | {"database unsound": int(not self.sound)}


class Campaign:
    """An upgrade of a site in a folder; each step is reported."""

    def __init__(self, plan: UpgradePlan, folder: Path, report: Callable[[str], None]) -> None:
        self._plan, self._report = plan, report
        self.outcome = UpgradeOutcome()
        self._site = UpgradedSite(folder, random_of(plan.seed))
        self._witness = Witness(folder / "witness.jsonl")
        self._hindrance = Hindrance(self._site.server_processes)
        self._people: list[PatientPerson] = []

    async def run(self, old: Release, new: Release) -> UpgradeOutcome:
        """Upgrade from one release to another, and return what was found."""
        task, site = asyncio.current_task(), self._site
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        try:
            async with site.running(old), self._playing():
                self._report(f"{len(self._people)} tables are played at {len(site.servers)} old servers")
                await self._play_on("before")
                for process in (site.workers[0], *site.servers, *site.workers[1:]):
                    await self._upgrade(process, new)
            await self._examine()
        finally:
            site.close()
            self._witness.close()
        return self.outcome

    async def _upgrade(self, process: SiteProcess, new: Release) -> None:
        """Restart a process as the new release, and let people play on beside both."""
        took = await asyncio.to_thread(process.stop)
        await asyncio.to_thread(process.start, new)
        await self._site.until_shared(len(self._site.servers))
        await self._play_on(f"{process.name}, which ended within {took:.1f} s")

    @asynccontextmanager
    async def _playing(self) -> AsyncIterator[None]:
        """Let a person and three robots play at each table for the body of an `async with`."""
        turns = asyncio.Semaphore(TOGETHER)
        async with asyncio.TaskGroup() as group:
            watching = group.create_task(self._hindrance.watch())
            lives: list[asyncio.Task[None]] = []

            async def sit(place: int) -> None:
                async with turns:
                    person = await self._seated(place)
                    self._people.append(person)
                    lives.append(group.create_task(person.live()))
                    while person.version < 0:
                        await asyncio.sleep(LOOK)

            try:
                await asyncio.gather(*map(sit, range(self._plan.tables)))
                for person in self._people:
                    person.waits.clear()
                yield
            finally:
                for task in (watching, *lives):
                    task.cancel()
        for person in self._people:
            await person.caller.client.aclose()

    async def _seated(self, place: int) -> PatientPerson:
        """Return a person at a table of their own."""
        chance = random_of(self._plan.seed * 10_000 + place)
        caller = Caller(f"http://127.0.0.1:{self._site.proxy.port}")
        person = PatientPerson(caller, "S", self._witness, chance, self._plan.pace)
        match = {"kind": "duplicate", "boards": 8}
        chairs = {"S": "me"} | dict.fromkeys("WNE", "bot")
        policy = {"undo": "free", "pace": "instant"}
        while True:
            # On a machine with too much to do a request takes too long, and its answer has no JSON.
            with suppress(*LOST_CONNECTION, ValueError):
                code = await caller.make(match=match, chairs=chairs, policy=policy, bots=QUICK_BOTS)
                person.move_to(code)
                return person
            await asyncio.sleep(LOOK)

    async def _play_on(self, step: str) -> None:
        """Let all tables go on for a while, and note how long each page was without an answer."""
        now, people = asyncio.get_running_loop().time, self._people
        before, end = [person.version for person in people], now() + self._plan.seconds
        await asyncio.sleep(self._plan.seconds)
        waiting = dict(enumerate(people))
        while waiting and now() < end + GOES_ON:
            waiting = {place: person for place, person in waiting.items() if person.version <= before[place]}
            await asyncio.sleep(LOOK)
        self.outcome.stuck += [f"{person.code} does not go on after {step}" for person in waiting.values()]
        self._hindrance.sample()
        longest = []
        for person in people:
            seconds = max((seconds for _, seconds in person.all_waits()), default=0.0)
            longest.append(seconds)
            own = max((self._own_share(*wait) for wait in person.all_waits()), default=0.0)
            self.outcome.waits.append(own)
            if own > self._plan.longest:
                self.outcome.late.append(f"{person.code} for {own:.1f} of {seconds:.1f} s, {step}")
            person.waits.clear()
        longest.sort()
        figures = ", ".join(f"p{part} {longest[part * len(longest) // 100]:.2f} s" for part in (50, 90, 99))
        late = len([seconds for seconds in longest if seconds > self._plan.longest])
        own = max(self.outcome.waits[-len(people) :])
        self._report(
            f"{step}: pages without an answer for at most {longest[-1]:.2f} s ({figures}), {late} for long;"
            f" where a thread of the site could always run, for {own:.2f} s"
        )

    def _own_share(self, began: float, seconds: float) -> float:
        """Return the part of a wait in which no thread of the site waited for a processor."""
        if seconds <= self._plan.longest:
            return seconds
        return seconds - self._hindrance.between(began, began + seconds)

    async def _examine(self) -> None:
        """Compare the logs with what people were shown, and look for what is left; all servers have ended."""
        outcome, witness = self.outcome, self._witness
        outcome.errors = self._site.errors()
        outcome.processes = self._site.processes_left()
        logs = await asyncio.to_thread(stored_logs, self._site.database.url)
        outcome.lost = [*witness.contradictions, *witness.lost(logs)]
        outcome.doubled = list(witness.doubled(logs))
        outcome.entries, outcome.confirmed = witness.actions, witness.confirmed
        command = [sys.executable, "-m", "chelem", "doctor", self._site.database.url]
        doctor = await asyncio.to_thread(subprocess.run, command, check=False, capture_output=True, text=True)
        outcome.sound, outcome.doctor = doctor.returncode == 0, (doctor.stdout + doctor.stderr).strip()
