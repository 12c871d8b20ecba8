"""Whether the robots of a table are slow: pages hear it while a move is late, and for a moment after it."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LATE_SECONDS = 4.0
"""Seconds after which a robot's move is late: on a sound machine none takes one."""
LINGER_SECONDS = 6.0
"""Seconds that robots are called slow after their last late move, so that the notice does not flicker."""


class SlowRobots:
    """Notices late moves at one table, and calls `tell` when its robots become slow, or are no longer."""

    def __init__(self, tell: Callable[[bool], None]) -> None:
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None
        self.slow = False

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Notice when a robot's move, which the body waits for, is late."""
        late = asyncio.get_running_loop().call_later(LATE_SECONDS, self._begin)
        try:
            yield
        finally:
            late.cancel()
            if self.slow and self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(LINGER_SECONDS, self._end)

    def _begin(self) -> None:
        self.close()
        if not self.slow:
            self.slow = True
            self._tell(True)  # noqa: FBT003 - the one argument

    def _end(self) -> None:
        self._timer, self.slow = None, False
        self._tell(False)  # noqa: FBT003 - the one argument

    def close(self) -> None:
        """Tell nothing more by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
