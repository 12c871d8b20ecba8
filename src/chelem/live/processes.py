"""A pool of processes for work that would hold up the server: one that dies is replaced."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from chelem.analysis.processes import processes

T = TypeVar("T")


class Processes:
    """So many processes, begun when they are needed; what one that dies was asked is asked again, once."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = processes(count)

    async def ask(self, work: Callable[..., T], *given: object) -> T:
        """What a function of a module makes of these values, in one of the processes."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = processes(self._count)
            return await loop.run_in_executor(self._pool, work, *given)

    def close(self) -> None:
        """End the processes; what they were asked is given up."""
        self._pool.shutdown(wait=True, cancel_futures=True)
