"""Where the counts of rate limits are stored: in memory."""

import time

from limits.storage import MemoryStorage

SWEEP_SECONDS = 60.0
CLOCK_CHANGE = 5.0
"""Seconds by which the computer's clock must have been set for all counts to start again."""


class CountStorage(MemoryStorage):
    """Counts in memory; the library's own would start a thread, which looks at every key, with each count."""

    def __init__(self) -> None:
        super().__init__()
        self._swept = time.monotonic()
        self._offset = time.time() - time.monotonic()

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count, and drop what has expired once a minute."""
        if time.monotonic() - self._swept > SWEEP_SECONDS:
            self._swept = time.monotonic()
            for known in list(self.expirations):
                self.get(known)  # which drops it if expired
        if not self.get(key):
            self.expirations[key] = time.time() + expiry
        self.storage[key] += amount
        return self.storage[key]

    def forget_if_clock_was_set(self) -> None:
        """Start again if the clock was set, which would keep some out for hours."""
        offset = time.time() - time.monotonic()
        if abs(offset - self._offset) > CLOCK_CHANGE:
            self.reset()
        self._offset = offset
