"""What answers `work.*` on the bus: a crew of this machine, for all servers that ask."""

import asyncio
import contextlib
import logging
import secrets
from functools import partial
from typing import Any

from chelem.core import ChelemError
from chelem.processes import (
    Crew,
    Measured,
    Measuring,
    OverBudget,
    Priority,
    Requester,
    WorkerDied,
    WorkKind,
    WorkQueue,
)
from chelem.site.bus import CURRENT_VERSION, Bus, Listening
from chelem.site.edge import log_errors
from chelem.site.ownership import ProcessListing
from chelem.site.work.coders import BadValue
from chelem.site.work.messages import (
    BEATS,
    GONE,
    OtherVersion,
    WorkerBeat,
    WorkOutcome,
    WorkReply,
    WorkRequest,
    read_job,
    work_subject,
)
from chelem.site.work.task_registry import TaskRegistry
from chelem.site.work.worker_roster import BEAT_SECONDS

GROUP = "work"
"""The group of all workers: of them, one gets each piece of work."""
LEAVING_SECONDS = 8.0
"""How long a worker that ends goes on with what it is at: a container is killed after ten."""
PLAY_PER_PROCESS, OTHERS_PER_PROCESS = 8, 2
"""How many pieces of play, and of hints and analysis, may be here for each process, waiting or not."""
NOBODY = Requester(None)

logger = logging.getLogger(__name__)


class WorkService:
    """Answers what servers ask, by priority; each piece in a process of the crew.

    Work in the background is taken one piece at a time, and only where another process is left: one that is
    alone takes none.
    """

    def __init__(self, bus: Bus, registry: TaskRegistry, count: int) -> None:
        self._bus = bus
        self._registry = registry
        self._count = count
        self._crew = Crew(count, warm_up=registry.warm_up)
        self._queue = WorkQueue(self._crew, count)
        self._name = secrets.token_hex(8)
        self._place = ProcessListing.of_this(CURRENT_VERSION)
        self._jobs: dict[str, tuple[Priority, asyncio.Future[Any]]] = {}
        self._idle = asyncio.Event()
        self._idle.set()
        self._leaving = False
        self._listening: list[Listening] = []
        self._beating: asyncio.Task[None] | None = None

    @property
    def jobs(self) -> int:
        """How many pieces of work are here."""
        return len(self._jobs)

    async def start(self) -> None:
        """Start the processes, then answer."""
        await self._crew.start()
        self._listening.append(await self._bus.listen(GONE, self._give_up))
        for priority in Priority:
            if priority is not Priority.BACKGROUND or self._count > 1:
                subject = work_subject(priority, self._registry.format)
                reply = partial(self._reply, priority)
                self._listening.append(await self._bus.answer(subject, reply, GROUP))
        beating = asyncio.get_running_loop().create_task(self._beat())
        self._beating = log_errors(beating, logger, lambda: "servers no longer hear that workers are here")

    async def _beat(self) -> None:
        while True:
            self._tell()
            await asyncio.sleep(BEAT_SECONDS)

    def _tell(self) -> None:
        room = 0 if self._leaving else max(1, self._crew.ready)  # a process that died is replaced in a moment
        jobs, place = tuple(self._jobs), self._place
        beat = WorkerBeat(self._name, room, self._count > 1, jobs, place.host or "", place.release or "")
        self._bus.tell(BEATS, beat.write(self._registry.format))

    async def _reply(self, priority: Priority, body: bytes) -> bytes:
        """Do what is asked, and return what became of it; a message that is not in order changes nothing."""
        request, reply = None, WorkReply(WorkOutcome.FULL)
        try:
            request = WorkRequest.read(body, self._registry)
        except OtherVersion as error:
            logger.warning("work of another version is refused: %s", error)
            reply = WorkReply(WorkOutcome.VERSION)
        except BadValue as error:
            logger.warning("a message of work.%s is refused: %s", priority.name.lower(), error)
            reply = WorkReply(WorkOutcome.BAD)
        if request is not None and request.job not in self._jobs and self._has_room(priority):
            reply = await self._work(priority, request)
        return reply.write(self._registry.format, None if request is None else request.task)

    def _has_room(self, priority: Priority) -> bool:
        """Return whether a piece of work would begin soon here."""
        if self._leaving:
            return False
        if priority is Priority.BACKGROUND:
            return not any(other is Priority.BACKGROUND for other, _ in self._jobs.values())
        others = PLAY_PER_PROCESS if priority <= Priority.CLAIM else OTHERS_PER_PROCESS
        return len(self._jobs) < others * self._count

    async def _work(self, priority: Priority, request: WorkRequest) -> WorkReply:
        """Work on a request, until nobody waits."""
        kind = WorkKind(priority, request.seconds, request.cpu, refusable=False)
        measured = Measuring(request.task.function, request.cpu)  # for the asker, whose budgets are charged
        working = asyncio.ensure_future(self._queue.ask(kind, NOBODY, measured, *request.arguments))
        self._jobs[request.job] = priority, working
        self._idle.clear()
        try:
            await asyncio.wait([working])
            return _reply_of(working, request)
        finally:
            working.cancel()
            del self._jobs[request.job]
            if not self._jobs:
                self._idle.set()

    def _give_up(self, body: bytes) -> None:
        """Stop what nobody waits for any more."""
        with contextlib.suppress(BadValue):
            name = read_job(body.decode("ascii", "replace"))
            if name in self._jobs:
                self._jobs[name][1].cancel()

    async def close(self, seconds: float = LEAVING_SECONDS) -> None:
        """Take no more, finish what is begun if that takes no longer than this, and end the processes.

        What is not finished is asked of others.
        """
        self._leaving = True
        for listening in self._listening[1:]:
            await listening.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._idle.wait()
        for _, working in tuple(self._jobs.values()):
            working.cancel()
        if self._jobs:
            await self._idle.wait()
        if self._beating is not None:
            self._beating.cancel()
            self._tell()
        for listening in self._listening[:1]:
            await listening.close()
        self._crew.close()


def _reply_of(working: "asyncio.Future[Any]", request: WorkRequest) -> WorkReply:
    """Return the reply to what has ended."""
    if working.cancelled():
        return WorkReply(WorkOutcome.LEFT)
    match working.exception():
        case None:
            measured: Measured[Any] = working.result()
            return WorkReply(WorkOutcome.DONE, measured)
        case ChelemError() as error:
            return WorkReply(WorkOutcome.REFUSED, error=error)
        case OverBudget():
            return WorkReply(WorkOutcome.SPENT)
        case WorkerDied():
            return WorkReply(WorkOutcome.DIED)
        case TimeoutError():
            return WorkReply(WorkOutcome.LATE)
        case error:
            logger.error("%s failed", request.task.function.__name__, exc_info=error)
            return WorkReply(WorkOutcome.FAILED, reason=type(error).__name__)
