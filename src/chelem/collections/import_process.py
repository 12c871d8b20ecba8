"""The worker process that reads and analyses files, so that tables are not delayed."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import TypeVar

from chelem.core.errors import Busy, ChelemError, Unusable
from chelem.processes import WorkerPool
from chelem.tables.people import VisitorId

T = TypeVar("T")
_Key = tuple[Callable[..., object], tuple[object, ...]]
MAX_WAITING = 24
"""The most requests that may wait; further ones are refused."""
MAX_WAITING_PER_VISITOR = 6
"""The most waiting requests of one visitor."""
TIME_LIMIT = 20
"""The longest time that a request may take, in seconds."""
CACHE_SIZE = 512
"""The number of results kept in memory."""

logger = logging.getLogger(__name__)


class ImportProcess:
    """A worker process and a cache of its results."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1, nice=10)
        self._waiting: Counter[VisitorId | None] = Counter()
        self._results: OrderedDict[_Key, asyncio.Future[object]] = OrderedDict()

    async def run(self, visitor: VisitorId | None, work: Callable[..., T], *arguments: object) -> T:
        """Call a module-level function in the worker and return its result.

        Raise `Busy` if too many requests are waiting, `Unusable` if the call exceeds the time limit.
        """
        if self._waiting.total() >= MAX_WAITING or self._waiting[visitor] >= MAX_WAITING_PER_VISITOR:
            raise Busy("collection.busy")
        self._waiting[visitor] += 1
        try:
            return await self._pool.ask(work, *arguments, seconds=TIME_LIMIT)
        except TimeoutError:
            raise Unusable("collection.slow") from None
        finally:
            self._waiting[visitor] -= 1
            self._waiting += Counter()  # drops zero counts

    async def run_cached(self, visitor: VisitorId | None, work: Callable[..., T], *arguments: object) -> T:
        """Like `run`, but equal requests share one result; the arguments must be hashable."""
        key: _Key = (work, arguments)
        result = self._results.get(key)
        if result is None:
            result = self._results[key] = asyncio.ensure_future(self.run(visitor, work, *arguments))
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
                "%s failed in the worker process", getattr(key[0], "__name__", key[0]), exc_info=error
            )

    def close(self) -> None:
        """Stop the process."""
        self._pool.shutdown(cancel_futures=True)
