"""Which workers are on a bus, of whatever release: for people who look after a site."""

import asyncio
import contextlib
from dataclasses import dataclass

from chelem.site.bus import Bus
from chelem.site.work.coders import BadValue
from chelem.site.work.messages import BEATS, WorkerBeat
from chelem.site.work.worker_roster import BEAT_SECONDS

LISTENING_SECONDS = 3 * BEAT_SECONDS
"""How long to listen: every worker says twice or more in this time that it is there."""


@dataclass(frozen=True, slots=True)
class WorkerSummary:
    """A worker, by its own messages; `host` and `release` are empty for those of the first release."""

    worker: str
    host: str
    release: str
    processes: int
    """How many pieces of work it can be at; 0 while it ends."""
    jobs: int
    """How many it has."""


async def find_workers(bus: Bus, seconds: float = LISTENING_SECONDS) -> list[WorkerSummary]:
    """Listen for some seconds, and return the workers that have said that they are there, by host."""
    found: dict[str, WorkerSummary] = {}

    def hear(body: bytes) -> None:
        with contextlib.suppress(BadValue):
            beat = WorkerBeat.read(body)
            found[beat.worker] = WorkerSummary(
                beat.worker, beat.host, beat.release, beat.room, len(beat.jobs)
            )

    listening = await bus.listen(BEATS, hear)
    try:
        await asyncio.sleep(seconds)
    finally:
        await listening.close()
    return sorted(found.values(), key=lambda worker: (worker.host, worker.worker))
