"""The signs of life of a page: who has been silent for too long has lost the line."""

import asyncio
from collections.abc import Callable

IDLE_TIMEOUT = 90.0
"""The seconds without a message after which a page is lost that has not promised one sooner."""
ALLOWANCE = 6.0
"""The seconds by which a promised message may be late before its page is lost."""
LAG = 1.0
"""The seconds by which this process may be late before it blames itself: messages may wait to be read."""
BEATS = {b'{"t":"ping","within":3}': 3.0, b'{"t":"ping","within":85}': 85.0}
"""The most frequent messages, as pages that are seen and hidden write them, with the promised seconds."""


class Heartbeat:
    """When a page was last heard, and a call of `lost` once it has been silent for too long.

    `last` is in seconds of the event loop's clock.
    """

    __slots__ = ("_loop", "_lost", "_patience", "_timer", "last")

    def __init__(self, loop: asyncio.AbstractEventLoop, lost: Callable[[], None]) -> None:
        self._loop = loop
        self._lost = lost
        self._patience = IDLE_TIMEOUT
        self._timer: asyncio.TimerHandle | None = None
        self.last = loop.time()

    def start(self) -> None:
        """Watch from now on; one timer per page costs less than one per message."""
        self._check()

    def stop(self) -> None:
        """Watch no longer."""
        if self._timer is not None:
            self._timer.cancel()

    def note(self) -> float:
        """Note a message; return the time."""
        self.last = self._loop.time()
        return self.last

    def expect_within(self, seconds: float) -> None:
        """Note the page's promise to say something in this time."""
        patience = seconds + ALLOWANCE
        if patience != self._patience:
            self._patience = patience
            self.stop()
            self._check()

    def _check(self, due: float | None = None) -> None:
        now = self._loop.time()
        late = due is not None and now - due > LAG
        due = now + ALLOWANCE if late else self.last + self._patience
        if due <= now:
            self._lost()
        else:
            self._timer = self._loop.call_at(due, self._check, due)
