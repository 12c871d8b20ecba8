"""The worker process that reads and analyses files, so that tables do not wait."""

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
WAITING = 24
"""Questions that may wait; more are asked to come back."""
EACH = 6
"""Those of one visitor."""
SECONDS = 20
"""The longest that a question may take."""
REMEMBERED = 512
"""Answers kept in memory."""

log = logging.getLogger(__name__)


class ImportProcess:
    """A worker process and a cache of its results."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1, nice=10)
        self._waiting: Counter[VisitorId | None] = Counter()
        self._answers: OrderedDict[_Key, asyncio.Future[object]] = OrderedDict()

    async def ask(self, visitor: VisitorId | None, work: Callable[..., T], *given: object) -> T:
        """Call a module-level function with these values and return its result.

        `Refused` if too many requests are waiting, or it takes too long.
        """
        if self._waiting.total() >= WAITING or self._waiting[visitor] >= EACH:
            raise Busy("library.busy")
        self._waiting[visitor] += 1
        try:
            return await self._pool.ask(work, *given, seconds=SECONDS)
        except TimeoutError:
            raise Unusable("library.slow") from None
        finally:
            self._waiting[visitor] -= 1
            self._waiting += Counter()  # drops zero counts

    async def recall(self, visitor: VisitorId | None, work: Callable[..., T], *given: object) -> T:
        """Like `ask`, but equal requests share one result; the values must be hashable."""
        key: _Key = (work, given)
        answer = self._answers.get(key)
        if answer is None:
            answer = self._answers[key] = asyncio.ensure_future(self.ask(visitor, work, *given))
            answer.add_done_callback(lambda done: self._forget_failure(key, done))
            if len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
        else:
            self._answers.move_to_end(key)
        return await asyncio.shield(answer)  # type: ignore[arg-type]

    def _forget_failure(self, key: _Key, done: "asyncio.Future[object]") -> None:
        error = None if done.cancelled() else done.exception()
        if done.cancelled() or error is not None:
            self._answers.pop(key, None)
        if error is not None and not isinstance(error, ChelemError):  # who asked may have left
            log.error("no answer to %s", getattr(key[0], "__name__", key[0]), exc_info=error)

    def close(self) -> None:
        """End the process."""
        self._pool.shutdown(cancel_futures=True)
