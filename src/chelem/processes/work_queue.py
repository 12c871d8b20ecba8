"""A queue of work for a crew: by priority, fair between those who ask, limited for each and for all."""

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

from chelem.processes.budgets import Allowance, Budgets
from chelem.processes.errand import Errand
from chelem.processes.measuring import Measured, Measuring
from chelem.processes.priority import Priority
from chelem.processes.workforce import Workforce

T = TypeVar("T")
_Key = tuple[int, bool, float, int]


@dataclass(frozen=True, slots=True)
class WorkKind:
    """A kind of work: its priority and its limits.

    The caller waits for `seconds` at most, time in the queue included; a worker may use `cpu` CPU-seconds
    for it, however long that takes. Work that is not `refusable` waits, however much is waiting.
    """

    priority: Priority
    seconds: float
    cpu: float
    refusable: bool = True


@dataclass(frozen=True, slots=True)
class Requester:
    """Who asks: a visitor, and the address they come from; None where it is not known."""

    visitor: str | None
    address: str | None = None


VISITOR_ALLOWANCE = Allowance(burst=20, rate=0.25)
ADDRESS_ALLOWANCE = Allowance(burst=60, rate=1)


@dataclass(frozen=True, slots=True)
class WorkLimits:
    """How much refusable work may wait, and how much work a visitor and an address may use."""

    visitor_waiting: int = 4
    address_waiting: int = 16
    all_waiting: int = 256
    visitor: Allowance = VISITOR_ALLOWANCE
    address: Allowance = ADDRESS_ALLOWANCE


class Overloaded(Exception):
    """Work is refused for `seconds`; `spent` tells whether the asker has used up their own budget."""

    def __init__(self, seconds: int, *, spent: bool) -> None:
        super().__init__(seconds, spent)
        self.seconds = seconds
        self.spent = spent


@dataclass(eq=False, slots=True)
class _Item:
    """A piece of work that waits or runs; `turn` is set when it may run."""

    kind: WorkKind
    asker: Requester
    order: int
    since: float
    turn: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def background(self) -> bool:
        return self.kind.priority is Priority.BACKGROUND


class WorkQueue:
    """Work for a crew.

    A free worker gets the work of the highest priority; among that, work of visitors within their budget,
    then of the visitor who has used the least CPU time lately, then the oldest. One visitor or one
    address never has all workers, nor has everything that is not play, so that play need not wait for a
    long task to end; only late moves, which take next to nothing, may have them. Work in the background
    runs one piece at a time, begins only where it leaves two workers or has all to itself, and holds up
    no other work of the visitor it is for; it is charged apart. Workers elsewhere may have a room of its own
    for it.
    """

    def __init__(self, crew: Workforce, size: int, limits: WorkLimits | None = None) -> None:
        """`size` is that of a crew of this process; elsewhere there may be more workers at times."""
        self._crew = crew
        self._size = size
        self._limits = limits or WorkLimits()
        self._waiting: list[_Item] = []
        self._running: list[_Item] = []
        self._orders = count()
        self._typical = 0.1
        """The usual time of a task in a worker, in seconds."""
        self._now = 0.0  # read once for each decision, so that equals stay equal
        self._visitors = {
            background: Budgets(self._limits.visitor, self._clock) for background in (False, True)
        }
        self._addresses = {
            background: Budgets(self._limits.address, self._clock) for background in (False, True)
        }
        self.on_start: Callable[[Priority, float], None] = lambda _priority, _seconds: None
        """Called when work leaves the queue for a worker, with the seconds that it has waited."""
        crew.on_ready = self._start_next

    @property
    def waiting(self) -> int:
        """How many pieces of work wait."""
        return len(self._waiting)

    def waiting_by_priority(self) -> Counter[Priority]:
        """Return how many pieces of work of each priority wait."""
        return Counter(item.kind.priority for item in self._waiting)

    @property
    def _most(self) -> int:
        """How many workers those may have who must leave one."""
        return max(1, self._size - 1, self._crew.ready - 1)

    async def ask(self, kind: WorkKind, asker: Requester, work: Callable[..., T], *args: object) -> T:
        """Call a module-level function in a worker when its turn has come, and return its result.

        Raise `Overloaded` if it is refused, `TimeoutError` after its time, `OverBudget` if it uses too much
        CPU time, `WorkerDied` if two workers die of it. A caller who leaves gives up the place in the queue,
        or the work that a worker is at.
        """
        self._now = asyncio.get_running_loop().time()
        deadline = self._now + kind.seconds
        if kind.refusable:
            self._check_limits(asker)
        self._crew.begin()
        item = _Item(kind, asker, next(self._orders), self._now)
        self._waiting.append(item)
        self._start_next()
        try:
            async with asyncio.timeout_at(deadline):
                await item.turn
        except BaseException:
            self._leave(item)
            raise
        errand = Errand(Measuring(work, kind.cpu), args, kind.cpu, kind.priority, deadline)
        running = asyncio.ensure_future(self._run(item, errand))
        running.add_done_callback(_ignore_error)  # the caller may have left
        try:
            async with asyncio.timeout_at(deadline):
                return (await asyncio.shield(running)).result
        except BaseException:
            errand.give_up()
            raise

    async def _run(self, item: _Item, errand: Errand[Measured[T]]) -> Measured[T]:
        """Run a piece of work whose turn has come, and charge it."""
        loop = asyncio.get_running_loop()
        begun, cpu = loop.time(), None
        try:
            measured = await self._crew.run(errand)
            cpu = measured.cpu
            return measured
        finally:
            self._now = loop.time()
            took = self._now - begun
            self._typical += (took - self._typical) / 8
            cost = min(took, item.kind.cpu) if cpu is None else cpu
            self._visitors[item.background].charge(item.asker.visitor, cost)
            self._addresses[item.background].charge(item.asker.address, cost)
            self._running.remove(item)
            self._start_next()

    def _leave(self, item: _Item) -> None:
        """Take out a piece of work that nobody waits for any more."""
        if item in self._waiting:
            self._waiting.remove(item)
        else:  # its turn came at the same moment
            self._running.remove(item)
            self._start_next()

    def _clock(self) -> float:
        return self._now

    def _start_next(self) -> None:
        """Let the next pieces of work run, as long as workers are free."""
        self._now = asyncio.get_running_loop().time()
        while len(self._running) < self._crew.ready or self._crew.background_room is not None:
            item = min(filter(self._may_run, self._waiting), key=self._key, default=None)
            if item is None:
                return
            self._waiting.remove(item)
            self._running.append(item)
            item.turn.set_result(None)
            self.on_start(item.kind.priority, self._now - item.since)

    def _may_run(self, item: _Item) -> bool:
        """Return whether a piece of work would leave others a worker."""
        if item.turn.done():  # cancelled
            return False
        if (apart := self._crew.background_room) is not None:
            in_background = sum(running.background for running in self._running)
            if item.background:
                return in_background < apart
            if len(self._running) - in_background >= self._crew.ready:
                return False
        if item.kind.priority is Priority.LATE:
            return True
        if item.background:  # once it runs, two workers are left, or all but its own
            room = len(self._running) < max(1, self._most - 1)
            return room and not any(running.background for running in self._running)
        visitor, address = item.asker.visitor, item.asker.address
        others = [running for running in self._running if not running.background]
        if visitor is not None and sum(running.asker.visitor == visitor for running in others) >= self._most:
            return False
        if address is not None and sum(running.asker.address == address for running in others) >= self._most:
            return False
        is_play = item.kind.priority is Priority.PLAY
        return is_play or sum(running.kind.priority is not Priority.PLAY for running in others) < self._most

    def _key(self, item: _Item) -> _Key:
        """Return what decides between pieces of work; the least goes first."""
        visitors, addresses = self._visitors[item.background], self._addresses[item.background]
        spent = bool(visitors.wait(item.asker.visitor) or addresses.wait(item.asker.address))
        return item.kind.priority, spent, visitors.used(item.asker.visitor), item.order

    def _check_limits(self, asker: Requester) -> None:
        """Raise `Overloaded` if the asker has used up a budget that others want, or too much is waiting.

        Idle workers refuse nobody.
        """
        wait = max(self._visitors[False].wait(asker.visitor), self._addresses[False].wait(asker.address))
        if wait and (self._waiting or self._running):
            raise Overloaded(wait, spent=True)
        waiting = [queued.asker for queued in self._waiting if queued.kind.refusable]
        of_visitor = sum(requester.visitor == asker.visitor for requester in waiting)
        of_address = sum(
            requester.address == asker.address for requester in waiting if asker.address is not None
        )
        limits = self._limits
        if (
            len(waiting) >= limits.all_waiting
            or of_visitor >= limits.visitor_waiting
            or of_address >= limits.address_waiting
        ):
            seconds = math.ceil(self._typical * len(self._waiting) / self._most)
            raise Overloaded(max(1, seconds), spent=False)


def _ignore_error(task: "asyncio.Future[Any]") -> None:
    if not task.cancelled():
        task.exception()
