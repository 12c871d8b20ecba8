"""The worker process that examines systems which visitors write, so that no other work waits for it."""

import asyncio
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from chelem import processes
from chelem.core import Busy, Refused, Unusable

T = TypeVar("T")
EXAMINE = processes.WorkKind(processes.Priority.ANALYSIS, seconds=600, cpu=200)
"""An examination. CPU time decides whether a text is too much, so that load does not."""
DRAW = replace(EXAMINE, priority=processes.Priority.HINT, cpu=30)
"""Deals that are bid otherwise, which go first."""
PLAY = replace(EXAMINE, priority=processes.Priority.BACKGROUND, cpu=60)
"""Boards against the unchanged system."""
LIMITS = processes.WorkLimits(
    visitor_waiting=2,
    all_waiting=24,
    visitor=processes.Allowance(burst=400, rate=0.5),
    address=processes.Allowance(burst=800, rate=1),
)
BEHIND = 10
"""How far its priority is lower than that of the server: nobody at a table waits for it."""


class SystemWorkshop:
    """A worker process, and what each visitor has asked of it last: a new question takes its place."""

    def __init__(self) -> None:
        self._crew = processes.Crew(1, nice=BEHIND)
        self.queue = processes.WorkQueue(self._crew, 1, LIMITS)
        self._asked: dict[tuple[str, bool], asyncio.Future[Any]] = {}

    async def run(
        self, kind: processes.WorkKind, asker: processes.Requester, work: Callable[..., T], *arguments: object
    ) -> T:
        """Call a module-level function in the worker and return its result.

        Raise `Refused` once the same visitor asks again, boards apart; `Busy` if too much is waiting, or the
        visitor has asked for too much, `Unusable` if it takes too much CPU time.
        """
        key = asker.visitor or asker.address or "", kind is PLAY
        if earlier := self._asked.get(key):
            earlier.cancel()
        asked = asyncio.ensure_future(self._ask(kind, asker, work, *arguments))
        self._asked[key] = asked
        try:
            return await asked
        except asyncio.CancelledError:
            if not asked.done() or self._asked.get(key) is asked:  # the caller has left
                asked.cancel()
                raise
            raise Refused("own-system.newer") from None
        finally:
            if self._asked.get(key) is asked:
                del self._asked[key]

    async def _ask(
        self, kind: processes.WorkKind, asker: processes.Requester, work: Callable[..., T], *arguments: object
    ) -> T:
        try:
            return await self.queue.ask(kind, asker, work, *arguments)
        except processes.Overloaded as error:
            raise Busy("work.budget" if error.spent else "work.busy", seconds=error.seconds) from None
        except TimeoutError:
            raise Busy("work.busy", seconds=math.ceil(kind.seconds)) from None
        except (processes.OverBudget, processes.WorkerDied):
            raise Unusable("own-system.slow") from None

    def close(self) -> None:
        """Stop the process."""
        self._crew.close()
