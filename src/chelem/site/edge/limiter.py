"""The rate limits of addresses, visitors and everybody together (`limits.py` has the numbers)."""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.requests import HTTPConnection

from chelem.core import Busy, TooMany
from chelem.site.edge.count_storage import CountStorage
from chelem.site.edge.descriptors import raise_descriptor_limit
from chelem.site.edge.disk import DiskReserve
from chelem.site.edge.limits import (
    COUNTED_AT_OWNER,
    HOME_FACTOR,
    IN_PLAY,
    LIMITS,
    SMALLEST_SHARE,
    SMALLEST_SHARES,
    STORED,
    Kind,
    Rate,
)
from chelem.site.edge.networks import Network, counted_address, networks_of, provider_of
from chelem.site.edge.rate_limit import BURST, PER_SECOND, RateLimit
from chelem.site.edge.settings import ServerSettings
from chelem.site.edge.turnstile import Turnstile
from chelem.site.edge.visitor_id import VisitorId

MANY_ADDRESSES = 1000
"""How many addresses' messages are counted before those that have been silent are dropped."""
LATEST_MESSAGE = 1.0
"""The most seconds that a message waits for those of its address."""
LimitScope = Literal["visitor", "address", "provider", "house"]
"""Whose count it is: that of a visitor, an address or its networks, a provider, or everybody."""
PROVIDER_PART = 2
"""The part of what the server allows that one provider may use, as its inverse."""
NEWCOMER_PART = 100
"""The part that the addresses of a provider may always use, though others have used up the rest."""
BLAME_SECONDS = 60.0
"""How long the network that asked most is not looked for again."""
RETRY_SECONDS = 60
"""The seconds after which a page may try again that was refused because too many are open."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who makes a request."""

    address: str
    visitor: VisitorId | None

    @classmethod
    def of(cls, connection: HTTPConnection, visitor: VisitorId | None = None) -> "Asker":
        """Return the asker of a request or socket; an IPv6 address counts as its network of 64 bits."""
        return cls(counted_address(connection.client.host if connection.client else ""), visitor)

    @property
    def is_local(self) -> bool:
        """Whether the request comes from this computer, by no proxy that says for whom."""
        return self.address.startswith("127.") or self.address == "::/64"


@dataclass(frozen=True, slots=True)
class LimitHit:
    """What a limit has refused, and the address or network that asked too much."""

    kind: str
    scope: "LimitScope"
    address: str


class _Allowance(RateLimitItemPerSecond):
    """What is allowed of a rate; the same count goes on when the amount changes."""

    def key_for(self, *identifiers: bytes | str | int | float) -> str:
        """Return the key of a count, without the amount."""
        return "/".join((self.namespace, *map(str, identifiers), str(self.multiples)))


class Limiter:
    """All counts of a process.

    Where several share the work, each allows its part of what everybody together may do, as nobody counts for
    all of them. Visitors and addresses may always do a little in each (`SMALLEST_SHARE`), as nobody chooses
    which process answers. A new process counts from zero, and the counts of a process end with it: for the
    length of a rate, up to another part is then allowed.
    """

    def __init__(
        self,
        settings: ServerSettings,
        rates: tuple[Rate, ...] | None = None,
        disk: DiskReserve | None = None,
    ) -> None:
        self._disk = disk
        self.processes: Callable[[], int] = lambda: 1
        """Returns among how many processes everything is divided."""
        self.on_hit: Callable[[LimitHit], None] = lambda _hit: None
        """Called whenever a limit refuses something."""
        self._private = settings.public is None
        self._factor = 1 if settings.public else HOME_FACTOR
        self._address_factor = self._factor * settings.address_limits
        self._storage = CountStorage()
        self._strategy = SlidingWindowCounterRateLimiter(self._storage)
        self._rates = LIMITS.rates if rates is None else rates
        self._items: dict[tuple[Rate, int], RateLimitItem] = {}
        """What is allowed of a rate, by the shares of the caller."""
        self._busiest_of: dict[Kind, tuple[float, str]] = {}
        """Which network has asked most, by kind, and when that was looked for."""
        self._messages: dict[str, _Messages] = {}
        """The messages of all sockets of an address."""
        self._sockets: Counter[tuple[LimitScope, str]] = Counter()
        self._house_sockets = LIMITS.house_sockets * self._factor
        self._descriptors = raise_descriptor_limit() * 3 // 4
        """The most sockets that the system gives this process; the rest is for calls and files."""

    def count_processes(self) -> int:
        """Return among how many processes everything is divided just now."""
        return self.processes()

    def take(self, kind: Kind, asker: Asker, cost: int = 1) -> None:
        """Count what is asked for; raise `TooMany`, and count nothing, if it is too much."""
        self.check(kind, asker, cost)
        self.count(kind, asker, cost)

    def count(self, kind: Kind, asker: Asker, cost: int = 1) -> None:
        """Count what has happened, in every count that has room."""
        for count in self._counts(kind, asker):
            self._strategy.hit(count.item, kind, count.scope, count.name, cost=cost)

    def used_by_visitor(self, kind: Kind, asker: Asker) -> float:
        """Return how much a visitor has used of what they may; without one, more than any number."""
        counts = [count for count in self._counts(kind, asker) if count.scope == "visitor"]
        return max((self._used(count) for count in counts), default=math.inf)

    def check(self, kind: Kind, asker: Asker, cost: int = 1) -> None:
        """Raise `TooMany` if that would be too much, `Busy` if it has no place on the disk."""
        if self._disk is not None and kind in STORED | IN_PLAY:
            self._disk.check(2 if kind in IN_PLAY else 1)
        self._storage.forget_if_clock_was_set()
        seconds = 0
        scope: LimitScope = "house"
        for count in self._counts(kind, asker):
            wait = self._wait(count, cost)
            if wait and count.scope == "house" and self._is_newcomer(count.rate, asker):
                continue
            if wait > seconds:
                seconds, scope = wait, count.scope
        if seconds:
            blamed = self._busiest(kind) if scope == "house" else asker.address
            self.on_hit(LimitHit(kind, scope, blamed))
            minutes = seconds // 120 and -(-seconds // 60)
            raise TooMany("limit.rate", kind=kind, scope=scope, seconds=seconds, minutes=minutes)

    def _busiest(self, kind: Kind) -> str:
        """Return the provider's network that has asked most for a kind: others are refused for its sake.

        It is looked for once a minute, as all counts are read.
        """
        looked, found = self._busiest_of.get(kind, (-math.inf, ""))
        if time.monotonic() - looked < BLAME_SECONDS:
            return found
        begins, counts = f"LIMITER/{kind}/provider/", Counter[str]()
        for key, amount in list(self._storage.storage.items()):
            if key.startswith(begins):
                counts["/".join(key.removeprefix(begins).split("/")[:2])] += amount
        found = max(counts, key=counts.__getitem__, default="")
        self._busiest_of[kind] = time.monotonic(), found
        return found

    def _counts(self, kind: Kind, asker: Asker) -> "Iterator[_Count]":
        """Yield the counts of an asker: those of all networks that they are in are counts of their own."""
        if self._private and asker.is_local:
            return
        for rate in self._rates:
            if rate.kind != kind:
                continue
            if rate.counted == "address":
                for network in networks_of(asker.address):
                    yield self._count(rate, "address", network.name, self._address_factor * network.share)
            elif rate.counted == "house":
                yield self._provider_count(rate, asker)
                yield self._count(rate, "house", "", self._factor)
            elif asker.visitor is not None:
                yield self._count(rate, "visitor", asker.visitor, self._factor)

    def _provider_count(self, rate: Rate, asker: Asker) -> "_Count":
        return self._count(rate, "provider", provider_of(asker.address), self._factor / PROVIDER_PART)

    def _count(self, rate: Rate, scope: LimitScope, name: str, factor: float) -> "_Count":
        most = self._share(rate, scope, max(1, round(rate.amount * factor)))
        if (item := self._items.get((rate, most))) is None:
            item = self._items[rate, most] = _Allowance(most, rate.seconds)
        return _Count(rate, scope, name, item)

    def _share(self, rate: Rate, scope: LimitScope, amount: int) -> int:
        """Return how much of an amount this process allows."""
        if (processes := self.processes()) == 1:
            return amount
        if scope in ("house", "provider"):
            return max(1, amount // processes)
        if scope == "visitor" and rate.kind in COUNTED_AT_OWNER:
            return amount
        return min(amount, max(amount // processes, SMALLEST_SHARES.get(rate.kind, SMALLEST_SHARE)))

    def _is_newcomer(self, rate: Rate, asker: Asker) -> bool:
        """Return whether an asker's provider has used so little that it has room in a full house."""
        used = self._used(self._provider_count(rate, asker))
        return used < max(1, rate.amount * self._factor // NEWCOMER_PART // self.processes())

    def _used(self, count: "_Count") -> int:
        stats = self._strategy.get_window_stats(count.item, count.rate.kind, count.scope, count.name)
        return count.item.amount - stats.remaining

    def _wait(self, count: "_Count", cost: int) -> int:
        """Return the seconds until that many are allowed; 0 if they are now."""
        rate, item = count.rate, count.item
        if self._strategy.test(item, rate.kind, count.scope, count.name, cost=cost):
            return 0
        window = float(rate.seconds)
        key = item.key_for(rate.kind, count.scope, count.name)
        before, _, now, left = self._storage.get_sliding_window(key, rate.seconds)
        left -= window  # the library adds a window, for which the count is still needed
        room = max(item.amount - cost + 1, 0)
        if not now and not (before and room):
            return rate.seconds  # more at once than ever allowed
        if now < room:
            return max(1, math.ceil(left - (room - now) * window / before))
        return max(1, math.ceil(left + window * (1 - room / now)))

    def take_message(self, asker: Asker, now: float) -> float:
        """Count a message of a socket; return in how many seconds it may be handled.

        Raise `Busy` if all of its address have sent too many.
        """
        if self._private and asker.is_local:
            return 0
        counts = [self._messages_of(network, now) for network in networks_of(asker.address)]
        if sum(count.limit.take(now) for count in counts) < len(counts):
            self.on_hit(LimitHit("message", "address", asker.address))
            raise Busy("message.flood")
        return max(count.turnstile.wait_from(now) for count in counts)

    def _messages_of(self, network: Network, now: float) -> "_Messages":
        """Return the count of the messages of a network."""
        if (counted := self._messages.get(network.name)) is None:
            if len(self._messages) >= MANY_ADDRESSES:
                self._messages = {
                    name: counted
                    for name, counted in self._messages.items()
                    if not counted.limit.is_full(now)
                }
            counted = _Messages(now, self._address_factor * network.share)
            self._messages[network.name] = counted
        counted.divide(self.processes())
        return counted

    @property
    def open_sockets(self) -> int:
        """How many pages are connected to tables."""
        return self._sockets["house", ""]

    @contextmanager
    def open_socket(self, asker: Asker) -> Iterator[None]:
        """Count an open socket until it closes; raise `TooMany` if there are too many."""
        self.take("socket", asker)
        most = dict(self._most_sockets(asker))
        for counted, amount in most.items():
            if self._sockets[counted] >= amount:
                self.on_hit(LimitHit("open socket", counted[0], asker.address))
                raise TooMany("limit.sockets", scope=counted[0], seconds=RETRY_SECONDS)
        self._sockets.update(most.keys())
        try:
            yield
        finally:
            self._sockets.subtract(most.keys())
            self._sockets += Counter()  # drops zero counts

    def _most_sockets(self, asker: Asker) -> Iterator[tuple[tuple[LimitScope, str], int]]:
        """Yield how many sockets may be open here of everybody of whom an asker is one."""
        house = min(self._house_sockets // self.processes(), self._descriptors)
        yield ("house", ""), house
        if self._private and asker.is_local:
            return
        yield ("provider", provider_of(asker.address)), house // PROVIDER_PART
        for network in networks_of(asker.address):
            most = LIMITS.address_sockets * self._address_factor * network.share
            yield ("address", network.name), self._socket_share(most)
        if asker.visitor is not None:
            most = LIMITS.visitor_sockets * self._factor
            yield ("visitor", asker.visitor), self._socket_share(most)

    def _socket_share(self, most: int) -> int:
        return max(most // self.processes(), SMALLEST_SHARE)


class _Messages:
    """The messages of a network: how many it may send, and when each is handled."""

    def __init__(self, now: float, factor: int) -> None:
        self._burst = float(LIMITS.address_message_burst * factor)
        self._per_second = float(LIMITS.address_messages_a_second * factor)
        self._processes = 1
        self.limit = RateLimit(now, self._burst, self._per_second)
        # It spares this process a crowd at one moment, so it is not divided.
        paced, at_once = LIMITS.address_messages_paced, LIMITS.address_messages_at_once
        self.turnstile = Turnstile(paced * factor, longest=LATEST_MESSAGE, burst=at_once * factor)

    def divide(self, processes: int) -> None:
        """Allow the part of one of several processes; never less than a single page may send."""
        if processes != self._processes:
            self._processes = processes
            self.limit.change(
                max(self._burst / processes, BURST), max(self._per_second / processes, PER_SECOND)
            )


@dataclass(frozen=True, slots=True)
class _Count:
    """A count that an asker is in: in whose name, and how many are allowed."""

    rate: Rate
    scope: LimitScope
    name: str
    item: RateLimitItem
