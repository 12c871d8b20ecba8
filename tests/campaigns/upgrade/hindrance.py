"""For how long other programs had the processors while this site wanted them."""

import asyncio
import os
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable

from tests.support.processes import processor_waits

EVERY = 0.25
"""The seconds between two samples."""


class Hindrance:
    """Samples of the seconds for which each thread was ready to run, and did not."""

    def __init__(self, processes: Callable[[], Iterable[int]]) -> None:
        """`processes` returns the numbers of the servers' processes; people have the one of the campaign."""
        self._processes = processes
        self._times: list[float] = []
        self._waits: list[dict[int, float]] = []

    async def watch(self) -> None:
        """Take samples until cancelled."""
        while True:
            self.sample()
            await asyncio.sleep(EVERY)

    def sample(self) -> None:
        """Take a sample now."""
        waits: dict[int, float] = {}
        for process in (os.getpid(), *self._processes()):
            waits |= processor_waits(process)
        self._times.append(asyncio.get_running_loop().time())
        self._waits.append(waits)

    def between(self, begin: float, end: float) -> float:
        """Return the seconds between two times of the event loop in which one thread waited longest."""
        first = self._waits[max(0, bisect_right(self._times, begin) - 1)]
        last = self._waits[min(len(self._times) - 1, bisect_left(self._times, end))]
        waited = (last[thread] - first.get(thread, 0.0) for thread in last)
        return min(end - begin, max(waited, default=0.0))
