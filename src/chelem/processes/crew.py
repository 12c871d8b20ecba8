"""A crew of worker processes for a server: each makes progress or is replaced."""

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from chelem.processes.budgets import Allowance, Budgets
from chelem.processes.errand import Errand
from chelem.processes.measuring import Interrupted, OverBudget
from chelem.processes.pool import WorkerDied
from chelem.processes.worker import Worker

T = TypeVar("T")
PROBE_INTERVAL = 5.0
"""Seconds between two questions to an idle worker whether it is alive."""
PROBE_CPU = 1.0
WARM_UP_CPU = 60.0
"""The CPU-seconds that a worker may use to answer, and a new process to start and to warm up."""
LONGEST_PAUSE = 30.0
"""The longest pause, in seconds, before another process is started where the last one did not start."""

TRIES = 2
"""How many workers are given a task that ends or outlasts them."""
REPLACEMENTS = 2.0
"""How many processes may be started at once for each worker, in the place of others."""
REPLACEMENT_RATE = 0.1
"""How many more in a second, for all workers: to start one takes a second or two of CPU time."""

logger = logging.getLogger(__name__)


class Crew:
    """Worker processes, started with the first task or by `start`.

    A task has a limit of CPU time, none of time: on a busy machine it takes longer. A worker that dies, that
    does not begin a task, hangs in it or uses too much CPU time for it is replaced, if many are, after a
    while; idle ones are asked regularly whether they are alive. A new process runs `warm_up` before it gets
    tasks. `nice` lowers the priority of the processes.
    """

    background_room = None
    """Work in the background has the room of all work."""
    absent = False
    """Whether there is no worker, and nobody here can start one."""
    counts: Mapping[str, int] = MappingProxyType({})
    """How often other processes were asked for work: never."""

    def __init__(self, count: int, *, warm_up: Callable[[], object] = os.getpid, nice: int = 0) -> None:
        self._workers = [Worker(nice) for _ in range(count)]
        self._warm_up = warm_up
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.on_reply: Callable[[float], None] = lambda _seconds: None
        """Never called: no other process is asked."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._started: list[asyncio.Task[None]] = []
        self._closed = False
        self._ration = Budgets(
            Allowance(REPLACEMENTS * count, REPLACEMENT_RATE), lambda: asyncio.get_running_loop().time()
        )
        self.on_ready: Callable[[], None] = lambda: None
        """Called when a worker has become warm."""

    @property
    def ready(self) -> int:
        """How many workers are warm, whether they are idle or at work."""
        return sum(not worker.cold for worker in self._workers)

    @property
    def begun(self) -> bool:
        """Whether the processes have been started."""
        return bool(self._started)

    @property
    def replaced(self) -> int:
        """How many processes have been replaced."""
        return sum(worker.replaced for worker in self._workers)

    @property
    def progressing(self) -> bool:
        """Whether a worker is at work, or starts, and a processor is all that it may wait for."""
        return any(worker.progressing for worker in self._workers)

    async def start(self) -> None:
        """Start the processes and wait until they are warm."""
        self.begin()
        await asyncio.wait(self._started)

    def begin(self) -> None:
        """Start the processes if they have not been started."""
        if not self._started:
            self._started = [self._spawn(self._prepare(worker)) for worker in self._workers]
            self._spawn(self._watch())

    async def ask(self, work: Callable[..., T], *args: object, seconds: float, cpu: float = 60.0) -> T:
        """Call a module-level function in a worker and return its result, within its CPU-seconds.

        Raise what `run` does, and `TimeoutError` after `seconds`, time spent waiting for a worker included.
        Who leaves gives the task up.
        """
        errand = Errand(work, args, cpu)
        running = self._spawn(self.run(errand))
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(running)
        except BaseException:
            errand.give_up()
            raise

    async def run(self, errand: Errand[T]) -> T:
        """Run an errand in a worker and return its result.

        An errand whose worker dies or hangs is tried once more, then `WorkerDied` is raised; `OverBudget` if
        its worker uses far too much CPU time. One that is given up ends as soon as its worker can, with
        `Interrupted` or its result.
        """
        self.begin()
        tries = 0
        while True:
            worker = await self._next_idle(errand)
            try:
                return await asyncio.shield(self._spawn(self._serve(worker, errand)))
            except WorkerDied as error:
                tries += error.begun  # a task is not to blame for a worker that was already dead
                if tries == TRIES or self._closed:
                    raise
            except Interrupted:
                if errand.given_up:
                    raise

    async def _next_idle(self, errand: Errand[Any]) -> Worker:
        """Return the next worker that is idle; raise `Interrupted` once the errand is given up."""
        getting = asyncio.ensure_future(self._idle.get())
        errand.call_when_given_up(getting.cancel)
        try:
            return await getting
        except asyncio.CancelledError:
            if errand.given_up:
                raise Interrupted from None
            raise

    async def _serve(self, worker: Worker, errand: Errand[T]) -> T:
        """Run an errand in a worker, and offer the worker again, or the one in its place."""
        try:
            return await worker.run(errand)
        finally:
            if not worker.cold:
                self._idle.put_nowait(worker)
            elif not self._closed:
                self._spawn(self._replace(worker))

    async def _replace(self, worker: Worker) -> None:
        """Start the process in the place of another when the ration allows it."""
        self._ration.charge("crew", 1)
        if pause := self._ration.wait("crew"):
            logger.warning("many worker processes have been replaced; the next one starts in %s s", pause)
            await asyncio.sleep(pause)
        await self._prepare(worker)

    async def _prepare(self, worker: Worker) -> None:
        """Start and warm up a worker, then offer it; if its process fails, try another one."""
        pause = 0.5
        while not self._closed:
            try:
                await worker.run(Errand(self._warm_up, (), WARM_UP_CPU))
            except (WorkerDied, OverBudget):
                logger.warning("a worker process does not start; another try in %s s", pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception:  # tasks will say what is wrong, each to its caller
                logger.exception("a worker process cannot be warmed up")
                break
            else:
                break
        self._idle.put_nowait(worker)
        self.on_ready()

    async def _watch(self) -> None:
        """Ask idle workers whether they are alive, again and again; those that do not answer are replaced."""
        while True:
            await asyncio.sleep(PROBE_INTERVAL)
            idle = [self._idle.get_nowait() for _ in range(self._idle.qsize())]
            probes = (self._serve(worker, Errand(os.getpid, (), PROBE_CPU)) for worker in idle)
            await asyncio.gather(*probes, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        """Forget a task; its error has been raised to the caller, if that one still waits."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def close(self) -> None:
        """End the processes and cancel their tasks."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for wait in [worker.close() for worker in self._workers]:
            wait()
