"""One worker process that can be asked whether it is alive, and be replaced without waiting for it."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import active_children
from typing import Any, TypeVar

import pebble

from chelem.processes.errand import Errand
from chelem.processes.measuring import OverBudget, interrupt
from chelem.processes.pool import WORKER_LOST, WorkerDied, new_pool
from chelem.processes.vigil import LOOK_SECONDS, Health, Vigil

T = TypeVar("T")

logger = logging.getLogger(__name__)


class Worker:
    """A process with a pipe and a lock of its own, so that one that hangs delays no other.

    `cold` tells whether the process has yet to run its first task. `nice` lowers its priority.
    """

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self._pool = new_pool(1, nice, of_thread=True)
        self._ending: list[threading.Thread] = []
        self._processes: list[int] = []
        self.cold = True
        self.replaced = 0
        """How many processes have been replaced."""
        self._vigil: Vigil | None = None
        """Of the task at work."""

    @property
    def progressing(self) -> bool:
        """Whether the process is at work, or starts, and a processor is all that it may wait for."""
        return self._vigil is not None and not self._vigil.idle

    async def run(self, errand: Errand[T]) -> T:
        """Run an errand in the process and return its result.

        Raise `WorkerDied` if the process dies, does not begin or hangs, `OverBudget` if it uses far more CPU
        time than it may; either way another process has then taken its place. An errand that is given up is
        interrupted; without a process that hangs, this returns or raises once the process is free.
        """
        others = set(active_children()) if self.cold else set()
        try:
            task: Future[T] = self._pool.schedule(errand.work, args=errand.args)
        except RuntimeError as broken:  # the process died while it was idle
            raise self._lost(f"a worker died before {errand.name}", broken, begun=False) from broken
        if self.cold:
            self._processes = [
                process.pid for process in set(active_children()) - others if process.pid is not None
            ]
        answer = asyncio.wrap_future(task)
        answer.add_done_callback(_ignore_error)  # of a process given up
        try:
            health = await self._wait(task, answer, errand)
        finally:
            self._vigil = None
        if not answer.done():
            if health is Health.SPENDTHRIFT:
                logger.warning("a worker does not end %s", errand.name)
                self._replace()
                raise OverBudget
            begun = task.running() and not self.cold
            what = "a worker hangs in" if begun else "a worker does not begin"
            raise self._lost(f"{what} {errand.name}", None, begun=begun)
        if isinstance(error := answer.exception(), WORKER_LOST):
            begun = isinstance(error, pebble.ProcessExpired)
            raise self._lost(f"a worker died in {errand.name}", error, begun=begun) from error
        self.cold = False
        return answer.result()

    async def _wait(self, task: "Future[Any]", answer: "asyncio.Future[Any]", errand: Errand[Any]) -> Health:
        """Wait for an answer as long as the process is healthy; interrupt it once nobody else waits."""

        def stop() -> None:
            if task.running() and not self.cold:
                for process in self._processes:
                    interrupt(process)

        errand.call_when_given_up(stop)
        vigil = self._vigil = Vigil(self._processes, errand.cpu)
        health = Health.SOUND
        while not answer.done() and health is Health.SOUND:
            await asyncio.wait([answer], timeout=LOOK_SECONDS)
            if errand.given_up and not answer.done():  # a task may have missed an interruption
                vigil.allow_to_end()
                stop()
            health = vigil.look(begun=self.cold or task.running())
        return health

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
        self._ending = [ending for ending in (*self._ending, thread) if ending.is_alive()]

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
