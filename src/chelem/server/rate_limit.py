"""The rate limit of a page's messages: a token bucket."""

BURST = 60.0
A_SECOND = 20.0
WARNINGS = 60


class RateLimit:
    """Sixty messages at once, then twenty per second; times are seconds of a monotonic clock."""

    def __init__(self, now: float) -> None:
        self._left = BURST
        self._at = now
        self._refused = 0

    def take(self, now: float) -> bool:
        """Whether another message is allowed now."""
        self._left = min(BURST, self._left + (now - self._at) * A_SECOND)
        self._at = now
        if self._left < 1:
            self._refused += 1
            return False
        self._left -= 1
        if self._left > BURST / 2:
            self._refused = 0
        return True

    @property
    def exhausted(self) -> bool:
        """Whether the page has ignored too many refusals."""
        return self._refused > WARNINGS
