"""The clock of a table."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chelem.core.seats import Seat
from chelem.engine.sheet import PlayerId


@dataclass(frozen=True, slots=True)
class TimedTurn:
    """A player's time for one move: the position of the log, and the seconds allowed."""

    position: int
    seat: Seat
    player: PlayerId
    seconds: int


class Clock:
    """Runs for one turn at a time; only another turn restarts it."""

    def __init__(self, over: Callable[[TimedTurn], None]) -> None:
        self._over = over
        self._turn: TimedTurn | None = None
        self._deadline = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def run(self, turn: TimedTurn | None) -> None:
        """Run for this turn; a clock already running for the same turn goes on."""
        if turn == self._turn:
            return
        self.stop()
        self._turn = turn
        if turn is not None:
            loop = asyncio.get_running_loop()
            self._deadline = loop.time() + turn.seconds
            self._timer = loop.call_later(turn.seconds, self._over, turn)

    def stop(self) -> None:
        """Stop the clock."""
        if self._timer is not None:
            self._timer.cancel()
        self._turn, self._timer = None, None

    def left(self) -> dict[str, Any] | None:
        """Whose clock is running, and the milliseconds left."""
        if self._turn is None:
            return None
        left = self._deadline - asyncio.get_running_loop().time()
        return {"seat": str(self._turn.seat), "left": max(0, round(1000 * left))}
