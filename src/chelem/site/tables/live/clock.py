"""The clock of a table."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chelem.core import Seat
from chelem.engine import PlayerId


@dataclass(frozen=True, slots=True)
class TimedTurn:
    """A turn with a time limit: the position of the log, the player, and the seconds allowed."""

    position: int
    seat: Seat
    player: PlayerId
    seconds: int


class Clock:
    """A clock for one turn at a time, which only another turn restarts."""

    def __init__(self, on_timeout: Callable[[TimedTurn], None]) -> None:
        self._on_timeout = on_timeout
        self._turn: TimedTurn | None = None
        self._deadline = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def run(self, turn: TimedTurn | None) -> None:
        """Run for this turn; None stops the clock, and the same turn does not restart it."""
        if turn == self._turn:
            return
        self.stop()
        self._turn = turn
        if turn is not None:
            loop = asyncio.get_running_loop()
            self._deadline = loop.time() + turn.seconds
            self._timer = loop.call_later(turn.seconds, self._on_timeout, turn)

    def stop(self) -> None:
        """Stop the clock."""
        if self._timer is not None:
            self._timer.cancel()
        self._turn, self._timer = None, None

    def remaining(self) -> dict[str, Any] | None:
        """Return whose clock is running and the milliseconds left, as JSON; None if it is stopped."""
        if self._turn is None:
            return None
        left = self._deadline - asyncio.get_running_loop().time()
        return {"seat": str(self._turn.seat), "left": max(0, round(1000 * left))}
