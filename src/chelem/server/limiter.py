"""The rate limits of addresses, visitors and everybody together (`limits.py` has the numbers)."""

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.requests import HTTPConnection

from chelem.core.errors import Busy, TooMany
from chelem.server.descriptors import raise_descriptor_limit
from chelem.server.disk import DiskReserve
from chelem.server.limits import HOME_FACTOR, LIMITS, STORED, Counted, Kind, Rate
from chelem.server.rate_limit import RateLimit
from chelem.server.settings import ServerSettings
from chelem.tables.people import VisitorId

SWEEP_SECONDS = 60.0
MANY_ADDRESSES = 1000
"""How many addresses' messages are counted before those that have been silent are dropped."""
RETRY_SECONDS = 60
"""The seconds after which a page may try again that was refused because too many are open."""
CLOCK_CHANGE = 5.0
"""Seconds by which the computer's clock must have been set for all counts to start again."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who makes a request."""

    address: str
    visitor: VisitorId | None

    @classmethod
    def of(cls, connection: HTTPConnection, visitor: VisitorId | None = None) -> "Asker":
        """Return the asker of a request or socket; an IPv6 address counts as its network of 64 bits."""
        return cls(_counted_address(connection.client.host if connection.client else ""), visitor)

    @property
    def is_local(self) -> bool:
        """Whether the request comes from this computer, by no proxy that says for whom."""
        return self.address.startswith("127.") or self.address == "::/64"

    def name(self, counted: Counted) -> str | None:
        """Return the key of this asker's count; None if they have no such count."""
        return {"visitor": self.visitor, "address": self.address, "house": ""}[counted]


@lru_cache(4096)
def _counted_address(host: str) -> str:
    """Return an address as it is counted: of IPv6 the network of 64 bits."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


class _Storage(MemoryStorage):
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


class Limiter:
    """All counts of a running server."""

    def __init__(
        self,
        settings: ServerSettings,
        rates: tuple[Rate, ...] = LIMITS.rates,
        disk: DiskReserve | None = None,
    ) -> None:
        self._disk = disk
        self.on_hit: Callable[[str], None] = lambda _kind: None
        """Called with the kind of each limit that refuses something."""
        self._private = settings.public is None
        self._factor = 1 if settings.public else HOME_FACTOR
        self._address_factor = self._factor * settings.address_limits
        self._storage = _Storage()
        self._strategy = SlidingWindowCounterRateLimiter(self._storage)
        self._items = {rate: RateLimitItemPerSecond(self._most(rate), rate.seconds) for rate in rates}
        self._messages: dict[str, RateLimit] = {}
        """The messages of all sockets of an address."""
        self._sockets: Counter[tuple[Counted, str]] = Counter()
        house = min(LIMITS.house_sockets * self._factor, raise_descriptor_limit() * 3 // 4)
        self._most_sockets: dict[Counted, int] = {
            "visitor": LIMITS.visitor_sockets * self._factor,
            "address": LIMITS.address_sockets * self._address_factor,
            "house": house,
        }

    def _most(self, rate: Rate) -> int:
        return rate.amount * (self._address_factor if rate.counted == "address" else self._factor)

    def take(self, kind: Kind, asker: Asker, cost: int = 1) -> None:
        """Count what is asked for; raise `TooMany`, and count nothing, if it is too much."""
        self.check(kind, asker, cost)
        for rate, name in self._counts(kind, asker):
            self._strategy.hit(self._items[rate], kind, rate.counted, name, cost=cost)

    def check(self, kind: Kind, asker: Asker, cost: int = 1) -> None:
        """Raise `TooMany` if that would be too much, `Busy` if it has no place on the disk."""
        if self._disk is not None and kind in STORED:
            self._disk.check()
        self._storage.forget_if_clock_was_set()
        waits = (self._wait(rate, name, cost) for rate, name in self._counts(kind, asker))
        if (seconds := max(waits, default=0)) > 0:
            self.on_hit(kind)
            raise TooMany(
                "limit.rate", kind=kind, seconds=seconds, minutes=seconds // 120 and -(-seconds // 60)
            )

    def _counts(self, kind: Kind, asker: Asker) -> Iterator[tuple[Rate, str]]:
        if self._private and asker.is_local:
            return
        for rate in self._items:
            if rate.kind == kind and (name := asker.name(rate.counted)) is not None:
                yield rate, name

    def _wait(self, rate: Rate, name: str, cost: int) -> int:
        """Return the seconds until that many are allowed; 0 if they are now."""
        item = self._items[rate]
        if self._strategy.test(item, rate.kind, rate.counted, name, cost=cost):
            return 0
        window = float(rate.seconds)
        key = item.key_for(rate.kind, rate.counted, name)
        before, _, now, left = self._storage.get_sliding_window(key, rate.seconds)
        left -= window  # the library adds a window, for which the count is still needed
        room = max(item.amount - cost + 1, 0)
        if not now:
            return rate.seconds  # more at once than ever allowed
        if now < room:
            return max(1, math.ceil(left - (room - now) * window / before))
        return max(1, math.ceil(left + window * (1 - room / now)))

    def take_message(self, asker: Asker, now: float) -> None:
        """Count a message of a socket; raise `Busy` if all of its address have sent too many."""
        if self._private and asker.is_local:
            return
        if (counted := self._messages.get(asker.address)) is None:
            if len(self._messages) >= MANY_ADDRESSES:
                self._messages = {name: one for name, one in self._messages.items() if not one.is_full(now)}
            factor = self._address_factor
            burst, per_second = LIMITS.address_message_burst, LIMITS.address_messages_a_second
            counted = self._messages[asker.address] = RateLimit(now, burst * factor, per_second * factor)
        if not counted.take(now):
            self.on_hit("message")
            raise Busy("message.flood")

    @property
    def open_sockets(self) -> int:
        """How many pages are connected to tables."""
        return self._sockets["house", ""]

    @contextmanager
    def open_socket(self, asker: Asker) -> Iterator[None]:
        """Count an open socket until it closes; raise `TooMany` if there are too many."""
        self.take("socket", asker)
        counted_by: tuple[Counted, ...] = (
            ("house",) if self._private and asker.is_local else tuple(self._most_sockets)
        )
        names = [(each, name) for each in counted_by if (name := asker.name(each)) is not None]
        if any(self._sockets[counted, name] >= self._most_sockets[counted] for counted, name in names):
            self.on_hit("open socket")
            raise TooMany("limit.sockets", seconds=RETRY_SECONDS)
        self._sockets.update(names)
        try:
            yield
        finally:
            self._sockets.subtract(names)
            self._sockets += Counter()  # drops zero counts
