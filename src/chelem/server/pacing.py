"""The pace of requests: those of one address wait for one another, so that nobody else waits for them."""

import asyncio
import time
from collections.abc import Callable

from chelem.core.errors import TooMany
from chelem.server.limiter import Asker
from chelem.server.limits import HOME_FACTOR, LIMITS
from chelem.server.settings import ServerSettings

SOCKET_COST = 4
"""How many requests the opening of a websocket counts as."""
SWEEP = 1000
"""The number of addresses beyond which those that have not asked lately are forgotten."""


class Pace:
    """Lets the requests of each address through in a burst first, then evenly.

    Requests wait rather than being refused, so that pages that load many files still work; only where
    very many wait already are more refused. Without it, a thousand requests at once would all be answered
    before a player's next move. `clock` is monotonic, in seconds.
    """

    def __init__(self, settings: ServerSettings, clock: Callable[[], float] = time.monotonic) -> None:
        factor = (1 if settings.public else HOME_FACTOR) * settings.address_limits
        self._private = settings.public is None
        self._clock = clock
        self._interval = 1 / (LIMITS.requests_a_second * factor)
        self._burst = LIMITS.request_burst * factor
        self._most_waiting = LIMITS.waiting_requests * factor
        self._free_at: dict[str, float] = {}

    async def wait_for_turn(self, asker: Asker, cost: int = 1) -> None:
        """Wait until a request may be handled; raise `TooMany` at once if too many wait already."""
        if (seconds := self.take_turn(asker, cost)) > 0:
            await asyncio.sleep(seconds)

    def take_turn(self, asker: Asker, cost: int = 1) -> float:
        """Return in how many seconds a request may be handled; raise `TooMany` if too many wait already."""
        if self._private and asker.is_local:
            return 0
        now = self._clock()
        turn = max(self._free_at.get(asker.address, 0), now - self._burst * self._interval)
        if turn - now > self._most_waiting * self._interval:
            raise TooMany("limit.rate", kind="call", seconds=round(turn - now) + 1, minutes=0)
        self._free_at[asker.address] = turn + cost * self._interval
        if len(self._free_at) > SWEEP and len(self._free_at) % SWEEP == 1:
            self._free_at = {each: at for each, at in self._free_at.items() if at > now}
        return max(0.0, turn - now)
