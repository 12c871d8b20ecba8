"""Run a campaign: play, then play under a load, then see how soon everything is as usual again."""

import asyncio
import os
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.campaigns.faults.databases import SqliteFile
from tests.campaigns.faults.tables import Form, PlayedTable
from tests.campaigns.faults.world import World
from tests.campaigns.slow.load import busy_machine, throttled
from tests.support.chance import random_of

DUPLICATE = {"kind": "duplicate", "boards": 8}
FORMS = (
    Form("contract", DUPLICATE, "S", bots="strong:sayc", pace="medium"),
    Form("contract", DUPLICATE, "S", bots="normal:sef", pace="medium"),
    Form("contract", {"kind": "rubber"}, "NS", bots="normal:sayc", pace="medium"),
    Form("whist", {"kind": "thirty", "best_of": 3}, "SW", bots="normal:sayc", pace="medium"),
    Form("whiz", {"kind": "deals", "deals": 8}, "S", "ESW", bots="normal:sayc", pace="medium"),
    Form("minibridge", DUPLICATE, "S", bots="normal:sayc", pace="medium"),
)
WARM_UP = 5.0
"""The seconds of play before the load begins."""
LOOK = 0.05


@dataclass(frozen=True, slots=True)
class Plan:
    """What a campaign is asked for."""

    seconds: float
    load: float
    """The busy programs for each two processors."""
    throttle: bool
    seed: int
    silence: float = 20.0
    """The longest time without a move at a table."""
    normal: float = 10.0
    """The seconds after the load within which everything is as usual."""


@dataclass
class Outcome:
    """What a campaign has found, in seconds; a table by its game and code."""

    silences: dict[str, float] = field(default_factory=dict)
    """The longest time without a move at each table under the load."""
    normal_after: float | None = None
    trouble: list[str] = field(default_factory=list)
    """What was not as usual to the end."""
    moves: int = 0
    told_slow: int = 0
    """How many pages said under the load that the robots are slow."""
    counts: dict[str, float] = field(default_factory=dict)
    """Moves that were hurried and that no worker made, and workers replaced, under the load and after it."""

    def passed(self, plan: Plan) -> bool:
        """Return whether no table was silent for too long, and everything was soon as usual."""
        slow = self.normal_after is None or self.normal_after > plan.normal
        return not slow and max(self.silences.values()) <= plan.silence


async def run(plan: Plan, folder: Path) -> Outcome:
    """Run a campaign in a folder."""
    world = World(folder, SqliteFile(folder, preload=False), random_of(plan.seed), "full")
    outcome = Outcome()
    try:
        await world.start_server()
        await _until_warm(world)
        async with world.playing(FORMS):
            await world.until_all_go_on()
            await asyncio.sleep(WARM_UP)
            await _play_under_load(plan, world, outcome)
            await _until_normal(plan, world, outcome)
        await world.stop_server()
    finally:
        world.close()
    return outcome


async def _until_warm(world: World) -> None:
    """Wait until workers have loaded the bots: the load is to find a server at work."""
    async with httpx.AsyncClient(base_url=world.server.address, timeout=60) as client:
        while (await client.get("/readyz")).status_code != 200:
            await asyncio.sleep(LOOK)


async def _play_under_load(plan: Plan, world: World, outcome: Outcome) -> None:
    before, shown = await _metrics(world), world.witness.actions
    programs = round(plan.load * (os.cpu_count() or 2) / 2)
    async with AsyncExitStack() as stack:
        stack.enter_context(busy_machine(programs))
        if plan.throttle:
            await stack.enter_async_context(throttled(lambda: [world.process, *world.workers]))
        await _watch(plan, world, outcome)
    outcome.moves = world.witness.actions - shown
    outcome.counts = {name: -before.get(name, 0.0) for name in COUNTS}


async def _watch(plan: Plan, world: World, outcome: Outcome) -> None:
    """Note how long tables are silent, also those that are so in the end."""
    now = asyncio.get_running_loop().time
    begun = now()
    told = set()
    while now() - begun < plan.seconds:
        await asyncio.sleep(LOOK)
        for table in world.tables:
            silent = now() - max(begun, table.progress)
            slot = _slot(world, table)
            outcome.silences[slot] = max(silent, outcome.silences.get(slot, 0.0))
        told |= {id(person) for person in world.people if person.robots_slow}
    outcome.told_slow = len(told)


def _slot(world: World, table: PlayedTable) -> str:
    return f"{world.tables.index(table) + 1} {table.form.game}, {table.form.bots}"


async def _until_normal(plan: Plan, world: World, outcome: Outcome) -> None:
    """Wait until every table has gone on, and nobody hears of slow robots."""
    now = asyncio.get_running_loop().time
    over = now()
    while now() - over < 2 * plan.normal + 10:
        outcome.trouble = [table.name for table in world.tables if table.progress < over]
        outcome.trouble += [f"{person.seat} hears slow" for person in world.people if person.robots_slow]
        metrics = await _metrics(world)
        outcome.trouble += [f"{name} {metrics[name]:g}" for name in STILL if metrics[name]]
        if not outcome.trouble:
            outcome.normal_after = now() - over
            break
        await asyncio.sleep(LOOK)
    for name, value in (await _metrics(world)).items():
        if name in outcome.counts:
            outcome.counts[name] += value


COUNTS = (
    "chelem_moves_hurried_total",
    "chelem_moves_unaided_total",
    'chelem_workers_replaced_total{queue="bots"}',
)
STILL = ("chelem_tables_slow", "chelem_tables_stuck", "chelem_store_away")
"""What is 0 on a machine with time for everything."""


async def _metrics(world: World) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=world.server.address, timeout=60) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    found = (line.rpartition(" ") for line in lines if line.startswith("chelem_"))
    return {name: float(value) for name, _, value in found}
