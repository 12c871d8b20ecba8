"""A crew of worker processes for a server: each answers in time or is replaced."""

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from chelem.processes.pool import WorkerDied
from chelem.processes.worker import PICKUP_SECONDS, Worker

T = TypeVar("T")
PROBE_INTERVAL = 5.0
"""Seconds between two questions to an idle worker whether it is alive."""
WARM_UP_SECONDS = 60.0
"""The longest time that a new process may take to start and to warm up."""
LONGEST_PAUSE = 30.0
"""The longest pause, in seconds, before another process is started where the last one did not start."""

TRIES = 2
"""How many workers are given a task that ends or outlasts them."""

logger = logging.getLogger(__name__)


class Crew:
    """Worker processes, started with the first task or by `start`.

    Every task has a deadline, by the loop's monotonic clock. A worker that dies, that does not begin a task
    or does not finish it in time is replaced; idle ones are asked regularly whether they are alive. A new
    process runs `warm_up` before it gets tasks. `nice` lowers the priority of the processes.
    """

    def __init__(self, count: int, *, warm_up: Callable[[], object] = os.getpid, nice: int = 0) -> None:
        self._workers = [Worker(nice) for _ in range(count)]
        self._warm_up = warm_up
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._started: list[asyncio.Task[None]] = []
        self._closed = False
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

    async def start(self) -> None:
        """Start the processes and wait until they are warm."""
        self.begin()
        await asyncio.wait(self._started)

    def begin(self) -> None:
        """Start the processes if they have not been started."""
        if not self._started:
            self._started = [self._spawn(self._prepare(worker)) for worker in self._workers]
            self._spawn(self._watch())

    async def ask(self, work: Callable[..., T], *args: object, seconds: float, run: float | None = None) -> T:
        """Call a module-level function in a worker and return its result.

        Raise `TimeoutError` after `seconds`, time spent waiting for a worker included. A task whose worker
        dies is tried once more, then `WorkerDied` is raised; so is one that takes more than `run` seconds, in
        case its worker hangs. Cancelling the caller does not cancel a task that runs.
        """
        self.begin()
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        tries = 0
        while True:
            async with asyncio.timeout_at(deadline):
                worker = await self._idle.get()
            left = deadline - loop.time()
            limit = left if run is None else min(run, left)
            try:
                return await asyncio.shield(self._spawn(self._serve(worker, work, args, limit)))
            except WorkerDied as error:
                tries += error.begun  # a task is not to blame for a worker that was already dead
                if tries == TRIES or self._closed:
                    raise
            except TimeoutError:
                tries += 1
                if tries == TRIES or limit == left:
                    raise

    async def _serve(
        self, worker: Worker, work: Callable[..., T], args: tuple[object, ...], seconds: float
    ) -> T:
        """Run a task in a worker, and offer the worker again, or the one in its place."""
        try:
            return await worker.run(work, args, seconds)
        finally:
            if not worker.cold:
                self._idle.put_nowait(worker)
            elif not self._closed:
                self._spawn(self._prepare(worker))

    async def _prepare(self, worker: Worker) -> None:
        """Start and warm up a worker, then offer it; if its process fails, try another one."""
        pause = 0.5
        while not self._closed:
            try:
                await worker.run(self._warm_up, (), WARM_UP_SECONDS)
            except (WorkerDied, TimeoutError):
                logger.warning("a worker process does not start; another try in %s s", pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception:  # tasks will say what is wrong, each to who asked
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
            probes = (self._serve(worker, os.getpid, (), PICKUP_SECONDS) for worker in idle)
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
