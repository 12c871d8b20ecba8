"""The worker process that reads and analyses files, so that tables are not delayed."""

import asyncio
import logging
import math
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from chelem import processes
from chelem.core import Busy, ChelemError, Unusable

T = TypeVar("T")
_Key = tuple[str | None, Callable[..., object], tuple[object, ...]]
WORK = processes.WorkKind(processes.Priority.ANALYSIS, seconds=120, cpu=20)
"""The limits of a request. CPU time decides whether a text is too long, so that load does not."""
LIMITS = processes.WorkLimits(
    visitor_waiting=6,
    all_waiting=24,
    visitor=processes.Allowance(burst=60, rate=0.5),
    address=processes.Allowance(burst=120, rate=1),
)
BEHIND = 5
"""How far its priority is lower than that of the server and of the robots: nobody at a table waits for it."""
CACHE_SIZE = 512
"""The number of results kept in memory."""

logger = logging.getLogger(__name__)


class ImportProcess:
    """A worker process and a cache of its results."""

    def __init__(self) -> None:
        self._crew = processes.Crew(1, nice=BEHIND)
        self.queue = processes.WorkQueue(self._crew, 1, LIMITS)
        self._results: OrderedDict[_Key, asyncio.Future[object]] = OrderedDict()

    @property
    def ready(self) -> int:
        """Whether the worker runs: 1 or 0; it starts with the first task."""
        return self._crew.ready

    @property
    def replaced(self) -> int:
        """How many workers have been replaced, because they died or did not answer."""
        return self._crew.replaced

    async def run(self, asker: processes.Requester, work: Callable[..., T], *arguments: object) -> T:
        """Call a module-level function in the worker and return its result.

        Raise `Busy` with the time to wait if too much is waiting, or the asker has asked for too much;
        `Unusable` if the call takes too much CPU time, or ends two workers.
        """
        try:
            return await self.queue.ask(WORK, asker, work, *arguments)
        except processes.Overloaded as error:
            raise Busy("work.budget" if error.spent else "work.busy", seconds=error.seconds) from None
        except TimeoutError:
            raise Busy("work.busy", seconds=math.ceil(WORK.seconds)) from None
        except (processes.OverBudget, processes.WorkerDied):
            raise Unusable("collection.slow") from None

    async def run_cached(self, asker: processes.Requester, work: Callable[..., T], *arguments: object) -> T:
        """Like `run`, but equal requests of a visitor share one result; the arguments must be hashable.

        Visitors share none: a quick answer would show somebody who guesses a deal that others have it.
        """
        key: _Key = (asker.visitor, work, arguments)
        result = self._results.get(key)
        if result is None:
            result = self._results[key] = asyncio.ensure_future(self.run(asker, work, *arguments))
            result.add_done_callback(lambda future: self._forget_failure(key, future))
            if len(self._results) > CACHE_SIZE:
                self._results.popitem(last=False)
        else:
            self._results.move_to_end(key)
        return await asyncio.shield(result)  # type: ignore[arg-type]

    def _forget_failure(self, key: _Key, future: "asyncio.Future[object]") -> None:
        error = None if future.cancelled() else future.exception()
        if future.cancelled() or error is not None:
            self._results.pop(key, None)
        if error is not None and not isinstance(error, ChelemError):  # nobody may be waiting for it any more
            logger.error(
                "%s failed in the worker process", getattr(key[1], "__name__", key[1]), exc_info=error
            )

    def close(self) -> None:
        """Stop the process."""
        self._crew.close()
