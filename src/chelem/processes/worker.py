"""One worker process that can be asked whether it is alive, and be replaced without waiting for it."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import active_children
from typing import Any, TypeVar

import pebble

from chelem.processes.pool import WORKER_LOST, WorkerDied, new_pool
from chelem.processes.progress import processor_ticks, wants_processor

T = TypeVar("T")
PICKUP_SECONDS = 3.0
"""Seconds within which a process that is alive begins its task, or waits for a processor."""
IDLE_SECONDS = 4.0
"""Seconds within which a process that starts uses some processor time, however busy the machine is."""
LOOK_SECONDS = 0.5
"""How often that is looked at."""

logger = logging.getLogger(__name__)


class Worker:
    """A process with a pipe and a lock of its own, so that one that hangs delays no other.

    `cold` tells whether the process has yet to run its first task.
    """

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self._pool = new_pool(1, nice, of_thread=True)
        self._ending: list[threading.Thread] = []
        self._processes: list[int] = []
        self.cold = True
        self.replaced = 0
        """How many processes have been replaced."""

    async def run(self, work: Callable[..., T], args: tuple[object, ...], seconds: float) -> T:
        """Call a module-level function in the process and return its result.

        Raise `TimeoutError` after `seconds`, and `WorkerDied` if the process dies or does not begin; either
        way another process has then taken its place.
        """
        name = getattr(work, "__name__", work)
        others = set(active_children()) if self.cold else set()
        try:
            task: Future[T] = self._pool.schedule(work, args=args)
        except RuntimeError as broken:  # the process died while it was idle
            raise self._lost(f"a worker died before {name}", broken, begun=False) from broken
        if self.cold:
            self._processes = [each.pid for each in set(active_children()) - others if each.pid is not None]
        answer = asyncio.wrap_future(task)
        answer.add_done_callback(_ignore_error)  # of a process given up
        if not await self._wait(task, answer, seconds):
            if task.running():
                self._replace()
                raise TimeoutError
            raise self._lost(f"a worker does not begin {name}", None, begun=False)
        if isinstance(error := answer.exception(), WORKER_LOST):
            raise self._lost(
                f"a worker died in {name}", error, begun=isinstance(error, pebble.ProcessExpired)
            ) from error
        self.cold = False
        return answer.result()

    async def _wait(self, task: "Future[Any]", answer: "asyncio.Future[Any]", seconds: float) -> bool:
        """Return whether the answer has come; give up early on a process that does not begin."""
        if self.cold:
            return await self._wait_for_start(answer, seconds)
        loop, pause = asyncio.get_running_loop(), PICKUP_SECONDS
        end = loop.time() + seconds
        while not answer.done() and (left := end - loop.time()) > 0:
            await asyncio.wait([answer], timeout=left if task.running() else min(left, pause))
            if not (task.running() or wants_processor(self._processes)):
                break
            pause = LOOK_SECONDS
        return answer.done()

    async def _wait_for_start(self, answer: "asyncio.Future[Any]", seconds: float) -> bool:
        """Return whether the first answer has come; give up on a process that uses no processor time.

        A new process loads modules, which may take a busy machine many seconds; a suspended one does nothing.
        """
        end, idle, ticks = asyncio.get_running_loop().time() + seconds, 0.0, processor_ticks(self._processes)
        while not answer.done() and idle < IDLE_SECONDS:
            if (left := end - asyncio.get_running_loop().time()) <= 0:
                break
            await asyncio.wait([answer], timeout=min(LOOK_SECONDS, left))
            used = processor_ticks(self._processes)
            idle = idle + LOOK_SECONDS if used is not None and used == ticks else 0.0
            ticks = used
        return answer.done()

    def _lost(self, what: str, error: BaseException | None, *, begun: bool) -> WorkerDied:
        logger.warning("%s", what, exc_info=error)
        self._replace()
        return WorkerDied(what, begun=begun)

    def _replace(self) -> None:
        """Put a new process in the place of this one, which is ended in the background."""
        old, self._pool = self._pool, new_pool(1, self._nice, of_thread=True)
        self._end(old)
        self.cold = True
        self.replaced += 1

    def _end(self, pool: pebble.ProcessPool) -> None:
        """Stop a process: asked to end, and killed 3 s later; even a suspended one ends."""
        stop: Callable[[], None] = pool.stop
        stop()
        thread = threading.Thread(target=pool.join, daemon=True)
        thread.start()
        self._ending = [each for each in (*self._ending, thread) if each.is_alive()]

    def close(self) -> Callable[[], None]:
        """End the process; return a function that waits until it has ended."""
        self._end(self._pool)
        return self._wait_until_ended

    def _wait_until_ended(self) -> None:
        for thread in self._ending:
            thread.join()


def _ignore_error(answer: "asyncio.Future[Any]") -> None:
    if not answer.cancelled():
        answer.exception()
