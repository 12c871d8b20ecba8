"""The rate limit of a page's messages: a token bucket."""

from chelem.core import Busy

BURST = 60.0
"""The most messages of a socket at once."""
PER_SECOND = 20.0
"""The messages of a socket per second, after the first ones."""
MAX_REFUSALS = 60
"""The most messages refused with `message.flood` before a socket is closed."""


class TooManyMessages(Busy):
    """A page has sent too many messages and must be disconnected."""

    def __init__(self) -> None:
        super().__init__("message.flood")


class RateLimit:
    """Some messages at once, then fewer per second; times are seconds of a monotonic clock."""

    def __init__(self, now: float, burst: float = BURST, per_second: float = PER_SECOND) -> None:
        self._burst = burst
        self._per_second = per_second
        self._tokens = burst
        self._updated = now
        self._refused = 0

    def take(self, now: float) -> bool:
        """Count a message; return whether it is allowed."""
        self._tokens = min(self._burst, self._tokens + (now - self._updated) * self._per_second)
        self._updated = now
        if self._tokens < 1:
            self._refused += 1
            return False
        self._tokens -= 1
        if self._tokens > self._burst / 2:
            self._refused = 0
        return True

    def change(self, burst: float, per_second: float) -> None:
        """Allow more or less from now on; what has been used stays used."""
        self._tokens = max(0.0, self._tokens + burst - self._burst)
        self._burst, self._per_second = burst, per_second

    def is_full(self, now: float) -> bool:
        """Whether the past no longer limits anything."""
        return self._tokens + (now - self._updated) * self._per_second >= self._burst

    @property
    def exhausted(self) -> bool:
        """Whether too many messages were refused: the page should be disconnected."""
        return self._refused > MAX_REFUSALS
