"""Run a campaign: faults one after the other, some before the tables have recovered, and what they do."""

import asyncio
import signal
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.campaigns.faults.databases import PostgresqlCluster, SqliteFile, stored_logs
from tests.campaigns.faults.kinds import kinds_for, schedule
from tests.campaigns.faults.world import World, processes_left
from tests.support.chance import random_of

TOGETHER = 0.25
"""How often the next fault comes before the tables have recovered from this one."""
BETWEEN = (0.1, 0.8)
"""The seconds of play between two faults."""
LEFT = 20.0
"""The seconds that processes have to end with the server."""


@dataclass
class Outcome:
    """What a campaign has found."""

    faults: Counter[str] = field(default_factory=Counter)
    recoveries: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """The seconds that the slowest table took to go on, by the kind of the last fault before."""
    stuck: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    processes: list[int] = field(default_factory=list)
    doctor: str = ""
    sound: bool = False
    entries: int = 0
    confirmed: int = 0
    matches: int = 0
    tables: int = 0

    @property
    def passed(self) -> bool:
        """Whether nothing is lost, doubled, stuck or left behind, and the database is sound."""
        return self.sound and not (self.stuck or self.lost or self.doubled or self.processes)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a campaign is asked for."""

    faults: int
    database: str
    seed: int
    patience: float
    """The seconds after which a table is stuck."""
    preload: bool
    durability: str = "full"
    only: str | None = None
    """The name of the only kind of fault; None for all."""


Report = Callable[[str], None]


async def run(plan: Plan, folder: Path, report: Report) -> Outcome:
    """Run a campaign in a folder, and report each fault."""
    chance, outcome = random_of(plan.seed), Outcome()
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(
        signal.SIGTERM, task.cancel
    )  # so that nothing is left running
    make = PostgresqlCluster if plan.database == "postgresql" else SqliteFile
    database = make(folder, preload=plan.preload)
    world = World(folder, database, random_of(plan.seed + 1), plan.durability)
    try:
        await world.start_server()
        async with world.playing():
            await world.until_all_go_on()
            await _strike(plan, world, chance, outcome, report)
            outcome.stuck += await world.unsettled(plan.patience)
        outcome.matches = sum(table.matches for table in world.tables)
        await world.stop_server()
        _examine(world, outcome)
    finally:
        world.close()
    return outcome


async def _strike(plan: Plan, world: World, chance: Random, outcome: Outcome, report: Report) -> None:
    kinds = [
        kind for kind in kinds_for(plan.database, preload=plan.preload) if plan.only in (None, kind.name)
    ]
    for number, kind in schedule(kinds, plan.faults, chance):
        await asyncio.sleep(chance.uniform(*BETWEEN))
        details = await kind.strike(world, chance)
        outcome.faults[kind.name] += 1
        line = f"{number:4} {kind.name} {details}"
        if chance.random() < TOGETHER and number < plan.faults:
            report(f"{line}, and")
            continue
        took = await world.until_all_go_on()
        slowest = max(took.values())
        outcome.recoveries[kind.name].append(slowest)
        report(f"{line}: all tables go on after {slowest:.2f} s")
        for table, seconds in took.items():
            if seconds > plan.patience:
                outcome.stuck.append(
                    f"{table} for {seconds:.1f} s after fault {number}, {kind.name} {details}"
                )
                report(f"     stuck: {outcome.stuck[-1]}")


def _examine(world: World, outcome: Outcome) -> None:
    """Compare the logs with what people were shown, and look for what is left."""
    outcome.processes = processes_left(world.mark, LEFT)
    logs = stored_logs(world.database.url)
    outcome.tables = len(logs)
    outcome.entries, outcome.confirmed = world.witness.actions, world.witness.confirmed
    outcome.lost = [*world.witness.contradictions, *world.witness.lost(logs)]
    outcome.doubled = list(world.witness.doubled(logs))
    command = [sys.executable, "-m", "chelem", "doctor", world.database.url]
    doctor = subprocess.run(command, check=False, capture_output=True, text=True)
    outcome.sound, outcome.doctor = doctor.returncode == 0, (doctor.stdout + doctor.stderr).strip()
