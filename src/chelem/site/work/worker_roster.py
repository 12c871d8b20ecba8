"""Which workers are there, by their own messages, and which pieces of work they are doing."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from chelem.site.work.messages import WorkerBeat

BEAT_SECONDS = 0.5
"""How often a worker says that it is there, and how often an asker looks who has."""
MISSED = 5
"""After how many looks in which it was not mentioned a worker, or a piece of work, counts as lost.

They are counted, not seconds: while this process or the whole machine is suspended, nobody is lost.
"""


@dataclass(eq=False, slots=True)
class _Job:
    """A piece of work that is asked for; `lost` is set when no worker mentions it any more."""

    missed: int = 0
    lost: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass(eq=False, slots=True)
class _Member:
    beat: WorkerBeat
    missed: int = 0


class WorkerRoster:
    """Workers by name, and what was asked of them; `on_change` is called when there are more or fewer."""

    def __init__(self) -> None:
        self._members: dict[str, _Member] = {}
        self._jobs: dict[str, _Job] = {}
        self.on_change: Callable[[], None] = lambda: None

    @property
    def room(self) -> int:
        """How many pieces of work all of them can be at."""
        return sum(member.beat.room for member in self._members.values())

    @property
    def background_room(self) -> int:
        """How many of them have room for a piece of work in the background."""
        return sum(member.beat.room > 0 and member.beat.background for member in self._members.values())

    def note(self, beat: WorkerBeat) -> None:
        """Note the message of a worker."""
        before = self.room
        self._members[beat.worker] = _Member(beat)
        for name in beat.jobs:
            if (job := self._jobs.get(name)) is not None:
                job.missed = 0
        if self.room != before:
            self.on_change()

    def look(self) -> None:
        """Look who has not been mentioned since the last look, `BEAT_SECONDS` ago."""
        before = self.room
        for name, member in tuple(self._members.items()):
            member.missed += 1
            if member.missed > MISSED:
                del self._members[name]
        for job in self._jobs.values():
            job.missed += 1
            if job.missed > MISSED and not job.lost.done():
                job.lost.set_result(None)
        if self.room != before:
            self.on_change()

    def follow(self, job: str) -> "asyncio.Future[None]":
        """Return what is set when a piece of work, which is asked for now, is lost."""
        self._jobs[job] = _Job()
        return self._jobs[job].lost

    def forget(self, job: str) -> None:
        """Follow a piece of work no longer."""
        del self._jobs[job]
