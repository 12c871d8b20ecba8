"""The time that each side takes to think."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from chelem.arena.table_manager.lines import TimeUsed, TimingLine
from chelem.core import SIDES, Side


class ThinkingTime:
    """The seconds used by each side, for the board in progress and in all."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._board = dict.fromkeys(SIDES, 0.0)
        self._total = dict.fromkeys(SIDES, 0.0)

    def start_board(self) -> None:
        """Count from zero for the next board."""
        self._board = dict.fromkeys(SIDES, 0.0)

    @contextmanager
    def thinking(self, side: Side, *, counted: bool = True) -> Iterator[None]:
        """Count the time inside for a side, unless it repeats a move made before."""
        begun = self._clock()
        try:
            yield
        finally:
            if counted:
                used = self._clock() - begun
                self._board[side] += used
                self._total[side] += used

    def line(self) -> TimingLine:
        """Return the line that states the time used."""
        ours, theirs = (TimeUsed(round(self._board[side]), round(self._total[side])) for side in SIDES)
        return TimingLine(ours, theirs)
