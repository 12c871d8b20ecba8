"""A turnstile: what comes at the same moment is let through one after another."""

import math


class Turnstile:
    """Spaces arrivals out, `a_second` after a `burst` at once; nobody waits more than `longest` seconds.

    What a server does for one request is little, but a thousand requests of one moment would hold up
    everybody's next move.
    """

    def __init__(self, a_second: float, *, longest: float, burst: int = 1) -> None:
        self._interval = 1 / a_second
        self._longest = longest
        self._burst_length = (burst - 1) * self._interval
        self._next = -math.inf

    def wait_from(self, now: float) -> float:
        """Return how many seconds a newcomer waits from `now`."""
        turn = min(max(self._next, now - self._burst_length), now + self._longest)
        self._next = turn + self._interval
        return max(turn - now, 0.0)
