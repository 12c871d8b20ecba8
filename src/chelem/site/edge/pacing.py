"""The pace of requests: those of one network wait for one another, so that nobody else waits for them."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from chelem.core import TooMany
from chelem.site.edge.limiter import Asker
from chelem.site.edge.limits import HOME_FACTOR, LIMITS
from chelem.site.edge.networks import Network, networks_of
from chelem.site.edge.settings import ServerSettings
from chelem.site.edge.turnstile import Turnstile

SOCKET_COST = 4
"""How many requests the opening of a websocket counts as."""
REFUSALS_A_SECOND = 500
"""How many refusals are answered; those of a thousand requests at once would hold everybody up."""
LATEST_REFUSAL = 2.0
"""The most seconds that a refusal waits; a thousand are spread over them."""
SWEEP = 1000
"""The number of networks beyond which those that have not asked lately are forgotten."""


@dataclass(frozen=True, slots=True)
class _Turns:
    """What a network has used: `spent` is when its burst is whole again, less the burst's own length."""

    spent: float
    next_turn: float


class Pace:
    """Lets the requests of each address through quickly first, then more slowly, one after another.

    The networks that an address is in have a pace too, some times as fast.

    Requests wait rather than being refused, so that pages that load many files still work; only where
    very many wait already are more refused. Without it, a thousand requests at once would all be answered
    before a player's next move. `clock` is monotonic, in seconds.

    Where several processes share the work, of which `processes` returns the number, the even pace is that of
    all together; a burst, which spares the one that answers, is each process's own.
    """

    def __init__(
        self,
        settings: ServerSettings,
        clock: Callable[[], float] = time.monotonic,
        processes: Callable[[], int] = lambda: 1,
    ) -> None:
        factor = (1 if settings.public else HOME_FACTOR) * settings.address_limits
        self._private = settings.public is None
        self._clock = clock
        self._processes = processes
        self._shortest_interval = 1 / (LIMITS.requests_a_second * factor)
        self._burst_interval = 1 / (LIMITS.burst_requests_a_second * factor)
        self._burst = LIMITS.request_burst * factor
        self._longest_wait = LIMITS.waiting_requests / LIMITS.requests_a_second
        self._taken: dict[str, _Turns] = {}
        self._refusals = Turnstile(REFUSALS_A_SECOND, longest=LATEST_REFUSAL)

    async def wait_for_turn(self, asker: Asker, cost: int = 1) -> None:
        """Wait until a request may be handled; raise `TooMany` if too many wait already.

        Refusals follow one another too.
        """
        try:
            seconds = self.take_turn(asker, cost)
        except TooMany:
            await asyncio.sleep(self._refusals.wait_from(self._clock()))
            raise
        if seconds > 0:
            await asyncio.sleep(seconds)

    @property
    def _interval(self) -> float:
        """The seconds between two requests of an address, once it has used its burst."""
        return self._shortest_interval * self._processes()

    def take_turn(self, asker: Asker, cost: int = 1) -> float:
        """Return in how many seconds a request may be handled; raise `TooMany` if too many wait already."""
        if self._private and asker.is_local:
            return 0
        now = self._clock()
        turns = [(network, self._turn(network, now)) for network in networks_of(asker.address)]
        turn = max(found.next_turn for _, found in turns)
        if turn - now > self._longest_wait:
            raise TooMany(
                "limit.rate", kind="call", scope="address", seconds=round(turn - now) + 1, minutes=0
            )
        for network, turns_before in turns:
            self._taken[network.name] = self._after(turns_before, network, cost)
        if len(self._taken) > SWEEP and len(self._taken) % SWEEP == 1:
            self._taken = {name: taken for name, taken in self._taken.items() if taken.spent > now}
        return turn - now

    def _turn(self, network: Network, now: float) -> _Turns:
        """Return what a network has used, and when its next request has its turn."""
        taken = self._taken.get(network.name, _Turns(0, 0))
        spent = max(taken.spent, now - self._burst * self._interval)
        return _Turns(spent, max(now, spent, taken.next_turn))

    def _after(self, before: _Turns, network: Network, cost: int) -> _Turns:
        """Return what a network has used after a request."""
        share = cost / network.share
        return _Turns(before.spent + share * self._interval, before.next_turn + share * self._burst_interval)
