"""The rate limit of a page's messages: a token bucket."""

BURST = 60.0
"""The most messages of a socket at once."""
PER_SECOND = 20.0
"""The messages of a socket per second, after the first ones."""
MAX_REFUSALS = 60
"""The most messages refused with `message.flood` before a socket is closed."""


class RateLimit:
    """Sixty messages at once, then twenty per second; times are seconds of a monotonic clock."""

    def __init__(self, now: float) -> None:
        self._tokens = BURST
        self._updated = now
        self._refused = 0

    def take(self, now: float) -> bool:
        """Count a message; return whether it is allowed."""
        self._tokens = min(BURST, self._tokens + (now - self._updated) * PER_SECOND)
        self._updated = now
        if self._tokens < 1:
            self._refused += 1
            return False
        self._tokens -= 1
        if self._tokens > BURST / 2:
            self._refused = 0
        return True

    @property
    def exhausted(self) -> bool:
        """Whether too many messages were refused: the page should be disconnected."""
        return self._refused > MAX_REFUSALS
