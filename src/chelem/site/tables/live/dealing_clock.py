"""How long the next deal waits for the pages of people."""

import asyncio
from collections.abc import Callable

from chelem.site.tables.domain import dealing, promising
from chelem.site.tables.domain.people import Person
from chelem.site.tables.domain.table import Table

ANSWER_SECONDS = 10.0
"""How long a page that is connected may take to pledge, and again to reveal."""
ABSENT_SECONDS = 5.0
"""How long a page that has gone is waited for: it may be loading again."""
FIRST_VISIT_SECONDS = 15.0
"""How long those who have not come yet are waited for, from when the first player has come."""
STAGE_SECONDS = 20.0
"""The longest stage, however often pages come and go."""
RETRY_SECONDS = 1.0
"""After how long the next deal is tried again if it could not be stored."""

_StageKey = tuple[int, int, promising.DealingStage]


class DealingClock:
    """Takes a table through its next deal as soon as pages answer, or as their time is up.

    While no person of the table is present, time stands still. `wake` is called when a page's time is up.
    """

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._stage: _StageKey | None = None
        self._began: dict[_StageKey, float] = {}
        """When each stage of the next deal began: a table loaded again goes back to an earlier one."""
        self._left: float | None = None
        """Since when nobody is present, while a stage goes on."""
        self._first_visit: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def advance(self, table: Table) -> None:
        """Begin the next deal if it is due, and go on with it until it waits for a page."""
        if dealing.is_anybody_here(table) and self._first_visit is None:
            self._first_visit = _now()
        if dealing.is_due(table):
            dealing.begin_next(table)
        while self._enter(table) and not self._waiting(table):
            promising.go_on(table)
        self._set_timer(table)

    def resume(self, table: Table) -> None:
        """Go on waiting at a table that was loaded again; what is due already is tried again in a moment."""
        self._enter(table)
        self._set_timer(table)
        if dealing.is_due(table) or self.is_overdue(table):
            self._timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._wake)

    def is_overdue(self, table: Table) -> bool:
        """Return whether the next deal waits for nobody any more."""
        return promising.stage(table) is not None and not self._waiting(table)

    def close(self) -> None:
        """Wait no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _enter(self, table: Table) -> bool:
        """Note when the present stage began; return whether there is one that goes on."""
        promise, stage = promising.open_promise(table), promising.stage(table)
        if promise is None or stage is None:
            self._stage = self._left = None
            self._began.clear()
            return False
        if not dealing.is_anybody_here(table):
            self._left = self._left or _now()
            self._stage = None
            return False
        if self._left is not None:
            absent, self._left = _now() - self._left, None
            self._began = {stage: began + absent for stage, began in self._began.items()}
        self._stage = (promise.deal, promise.attempt, stage)
        self._began.setdefault(self._stage, _now())
        return True

    def _waiting(self, table: Table) -> list[float]:
        """Return until when the deal waits, for each page that still has time, by the event loop's time."""
        if not dealing.is_anybody_here(table):
            return [float("inf")]
        now = _now()
        deadlines = [self._deadline(table, person) for person in promising.awaited(table)]
        return [deadline for deadline in deadlines if deadline > now]

    def _deadline(self, table: Table, person: Person) -> float:
        presence, visitor = table.presence, person.visitor or ""
        since = _now() if self._stage is None else self._began[self._stage]
        latest = since + STAGE_SECONDS
        if visitor in presence.here:
            came = presence.here_since.get(visitor, since)
            return min(latest, max(since, came) + ANSWER_SECONDS)
        if visitor not in presence.here_since:
            return min(latest, (self._first_visit or since) + FIRST_VISIT_SECONDS)
        return min(latest, presence.away_since.get(visitor, since) + ABSENT_SECONDS)

    def _set_timer(self, table: Table) -> None:
        self.close()
        if self._stage is None:
            return
        if waiting := self._waiting(table):
            self._timer = asyncio.get_running_loop().call_at(min(waiting), self._wake)


def _now() -> float:
    return asyncio.get_running_loop().time()
