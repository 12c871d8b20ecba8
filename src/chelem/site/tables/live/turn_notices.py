"""The notifications of one table: it waits as the policy says, then asks for one."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from chelem.site.edge import VisitorId
from chelem.site.tables.domain.table import Table
from chelem.site.tables.domain.turn_notice import NoticePatience, TurnTaker, awaited_people


class NoticedTable(Protocol):
    """A table whose people are notified."""

    table: Table


@dataclass(frozen=True, slots=True)
class _Turn:
    """A turn that a person has: the position of the log, and since when."""

    position: int
    since: float


@dataclass(frozen=True, slots=True)
class _Notified:
    """When a person was last notified, and for the turn at which position."""

    at: float
    position: int


class TurnNotices:
    """Follows whose turn it is, and calls `notify` for a person who is not at the table."""

    def __init__(self, noticed: NoticedTable) -> None:
        self._noticed = noticed
        self._turns: dict[VisitorId, _Turn] = {}
        self._notified: dict[VisitorId, _Notified] = {}
        self._timer: asyncio.TimerHandle | None = None
        self.patience = NoticePatience()
        self.notify: Callable[[VisitorId, Table], None] = lambda _visitor, _table: None
        """Called when a person is to be notified; returns at once."""

    def follow(self) -> None:
        """Look at whose turn it is, after any change at the table, and notify those for whom it is time."""
        self.close()
        now = asyncio.get_running_loop().time()
        log = self._noticed.table.log
        position = 0 if log is None else log.position
        before = self._turns
        self._turns = {
            visitor: turn
            if (turn := before.get(visitor)) is not None and turn.position == position
            else _Turn(position, now)
            for visitor in awaited_people(self._noticed.table)
        }
        due = [at for visitor in self._turns if (at := self._notify_if_due(visitor, now)) is not None]
        if due:
            self._timer = asyncio.get_running_loop().call_at(min(due), self.follow)

    def _notify_if_due(self, visitor: VisitorId, now: float) -> float | None:
        """Notify a person if it is time, else return when it will be; None if it will not."""
        due = self._taker(visitor).notice_due(self.patience)
        if due is None or due > now:
            return due
        self._notified[visitor] = _Notified(now, self._turns[visitor].position)
        self.notify(visitor, self._noticed.table)
        return None

    def _taker(self, visitor: VisitorId) -> TurnTaker:
        presence, turn = self._noticed.table.presence, self._turns[visitor]
        notified, here = self._notified.get(visitor), visitor in presence.here
        return TurnTaker(
            turn.since,
            here,
            presence.here_since.get(visitor),
            presence.away_since.get(visitor),
            None if notified is None else notified.at,
            answered=here and notified is not None and notified.position != turn.position,
        )

    def close(self) -> None:
        """Wait for nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
