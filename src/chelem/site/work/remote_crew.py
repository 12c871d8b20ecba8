"""The workers on the bus, as the crew of a queue of work; what was asked of a lost one, another is asked."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar, cast

from chelem.processes import Errand, Interrupted, Measured, Measuring, OverBudget, Priority, WorkerDied
from chelem.site.bus import Bus, BusError, NobodyAnswers, Overdue
from chelem.site.edge import log_errors
from chelem.site.work.coders import BadValue
from chelem.site.work.messages import (
    BEATS,
    GONE,
    LONGEST_SECONDS,
    OtherVersion,
    WorkerBeat,
    WorkOutcome,
    WorkReply,
    WorkRequest,
    work_subject,
)
from chelem.site.work.task_registry import TaskRegistry
from chelem.site.work.worker_roster import BEAT_SECONDS, WorkerRoster

T = TypeVar("T")
ASKED, LOST = "asked", "lost"
"""What is counted besides the outcomes of replies: what was asked, and what has none, as a worker is lost."""
TRIES = 5
"""How many workers are asked for work that is lost, or that they do not understand."""
PAUSE, BACKGROUND_PAUSE = 0.2, 2.0
"""How long to wait, in seconds, before asking again where nobody answers or has room."""
GRACE_SECONDS = 10.0
"""After how long without workers the log says so: they may start a little later."""

logger = logging.getLogger(__name__)


class WorkFailed(Exception):
    """A task has raised an error in another process, whose log has it."""


class RemoteCrew:
    """The processes that answer `work.*` on the bus.

    An answer depends on what is asked alone: whatever is lost is asked for again.
    """

    replaced = 0

    def __init__(self, bus: Bus, registry: TaskRegistry) -> None:
        self._bus = bus
        self._registry = registry
        self._roster = WorkerRoster()
        self._roster.on_change = self._note_change
        self._running: set[asyncio.Task[Any]] = set()
        self._keeping: asyncio.Task[None] | None = None
        self._warning: asyncio.TimerHandle | None = None
        self.counts = Counter(dict.fromkeys((ASKED, *WorkOutcome, LOST), 0))
        """How often work was asked for, and the outcomes; what had to be asked for again counts each time."""
        self.on_reply: Callable[[float], None] = lambda _seconds: None
        """Called with each reply, with the seconds since it was asked for."""
        self.on_ready: Callable[[], None] = lambda: None
        """Called when there are more or fewer workers."""

    @property
    def ready(self) -> int:
        """How many pieces of work the workers can be at."""
        return self._roster.room

    @property
    def background_room(self) -> int:
        """How many pieces in the background they take beside the others."""
        return self._roster.background_room

    @property
    def begun(self) -> bool:
        """Whether workers are looked for."""
        return self._keeping is not None

    @property
    def absent(self) -> bool:
        """Whether no worker of this version says that it is there."""
        return not self.ready

    @property
    def progressing(self) -> bool:
        """Whether workers are there, so that what waits is only late."""
        return not self.absent

    async def start(self) -> None:
        """Look for workers; they may come later."""
        self.begin()

    def begin(self) -> None:
        """Look for workers from now on."""
        if self._keeping is None:
            keeping = asyncio.get_running_loop().create_task(self._keep())
            self._keeping = log_errors(keeping, logger, lambda: "workers are no longer looked for")
            self._warn_later()

    async def _keep(self) -> None:
        """Listen to workers, and look who is missing."""
        await self._bus.listen(BEATS, self._hear)
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._roster.look()

    def _hear(self, body: bytes) -> None:
        """Note that a worker is there, if it has this version."""
        try:
            self._roster.note(WorkerBeat.read(body, self._registry.format))
        except OtherVersion:
            pass
        except BadValue as error:
            logger.warning("a message of %s is not of a worker: %s", BEATS, error)

    def _note_change(self) -> None:
        if self.absent:
            self._warn_later()
        elif self._warning is not None:
            if asyncio.get_running_loop().time() >= self._warning.when():
                logger.warning("`chelem work` answers on the bus again: robots think")
            self._warning.cancel()
            self._warning = None
        self.on_ready()

    def _warn_later(self) -> None:
        if self._warning is None:
            self._warning = asyncio.get_running_loop().call_later(GRACE_SECONDS, self._warn)

    def _warn(self) -> None:
        logger.warning("no `chelem work` of this version answers on the bus: robots make plain moves")

    async def run(self, errand: Errand[T]) -> T:
        """Let a worker run an errand, and return its result.

        Raise `WorkerDied` if several workers are lost at it or do not know it, else what it raises there.
        """
        self.begin()
        running = asyncio.current_task()
        if running is not None:
            self._running.add(running)
            running.add_done_callback(self._running.discard)
        lost, pause = 0, BACKGROUND_PAUSE if errand.priority is Priority.BACKGROUND else PAUSE
        while not errand.given_up:
            try:
                reply = await self._ask(errand)
            except (NobodyAnswers, Overdue) as error:
                logger.debug("%s is asked for again: %s", errand.name, error)
                await asyncio.sleep(pause)
                continue
            except (BusError, BadValue) as error:
                logger.warning("a worker does not answer %s as it should: %r", errand.name, error)
                reply = None
            self.counts[LOST if reply is None else reply.outcome] += 1
            if reply is None or reply.outcome in (WorkOutcome.VERSION, WorkOutcome.BAD):
                lost += 1
                if lost == TRIES:
                    raise WorkerDied(f"{lost} workers were lost in {errand.name}, or do not know it")
            elif reply.outcome in (WorkOutcome.FULL, WorkOutcome.LEFT):
                await asyncio.sleep(pause)
            else:
                return cast("T", _result_of(reply, errand))
        raise Interrupted

    async def _ask(self, errand: Errand[Any]) -> WorkReply | None:
        """Ask a worker; return None if it is lost, raise `Interrupted` as soon as nobody waits."""
        if not isinstance(errand.work, Measuring):
            raise TypeError(f"{errand.name} is not measured")
        loop, version = asyncio.get_running_loop(), self._registry.format
        seconds = min(errand.until - loop.time(), LONGEST_SECONDS)
        if seconds <= 0:
            raise Overdue(errand.name)
        task, job = self._registry.find(errand.name), secrets.token_hex(8)
        body = WorkRequest(job, task, errand.args, seconds, errand.cpu).write(version)
        asking = asyncio.ensure_future(self._bus.ask(work_subject(errand.priority, version), body, seconds))
        errand.call_when_given_up(asking.cancel)
        self.counts[ASKED] += 1
        begun = loop.time()
        try:
            lost = self._roster.follow(job)
            await asyncio.wait(
                cast("list[asyncio.Future[Any]]", [asking, lost]), return_when=asyncio.FIRST_COMPLETED
            )
            if asking.cancelled():
                raise Interrupted
            if asking.done():
                self.on_reply(loop.time() - begun)
                return WorkReply.read(asking.result(), version, task)
            logger.warning("a worker is lost in %s; another one is asked", errand.name)
            return None
        finally:
            self._roster.forget(job)
            if asking.cancelled() or not asking.done():
                asking.cancel()
                self._bus.tell(GONE, job.encode())

    def close(self) -> None:
        """Ask no more, and give up what is asked for."""
        if self._warning is not None:
            self._warning.cancel()
        for task in (self._keeping, *self._running):
            if task is not None:
                task.cancel()


def _result_of(reply: WorkReply, errand: Errand[Any]) -> Any:
    """Return what a worker has found, or raise what it says."""
    match reply:
        case WorkReply(outcome=WorkOutcome.DONE, measured=Measured() as measured):
            return measured
        case WorkReply(outcome=WorkOutcome.REFUSED, error=Exception() as error):
            raise error
        case WorkReply(outcome=WorkOutcome.SPENT):
            raise OverBudget
        case WorkReply(outcome=WorkOutcome.DIED):
            raise WorkerDied(f"a worker died in {errand.name}")
        case WorkReply(outcome=WorkOutcome.LATE):
            raise TimeoutError
    raise WorkFailed(f"{errand.name}: {reply.reason}")
