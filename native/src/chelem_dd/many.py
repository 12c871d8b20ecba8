"""Many deals, solved on threads of their own, in order."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from threading import Lock
from types import TracebackType
from typing import Any, Generic, Literal, Self, TypeVar, overload

from chelem_dd import _kernel
from chelem_dd.deals import MEMORY, SEATS, STRAINS, Cards, Deal
from chelem_dd.table import Table

AHEAD = 4
"""The most deals a thread that are taken before the answer to the first is."""

T = TypeVar("T")


class Answers(Iterator[T], Generic[T]):
    """The answers to many deals, in their order, each as soon as it is asked for and found.

    `done` is how many have been given, faults included. To close it, or to let go of it, stops what is
    running; a `with` does so at its end, and so does Ctrl-C. A deal's fault is raised in its place, and the
    next answer may be asked for all the same; what the iterable of deals raises is the last.
    """

    def __init__(
        self,
        deals: Iterable[Deal],
        ask: Callable[[_kernel.Pool, Deal], None],
        read: Callable[[Any], T],
        *,
        threads: int,
        memory: int,
    ) -> None:
        self.done = 0
        self._deals = iter(deals)
        self._ask = ask
        self._read = read
        self._pool = _kernel.Pool(threads, memory)
        self._ahead = AHEAD * threads
        self._waiting: deque[Exception | None] = deque()  # a fault, or nothing for what is in the pool
        self._exhausted = self._closed = False
        self._turn = Lock()

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> T:
        with self._turn:
            try:
                return self._next()
            except (KeyboardInterrupt, SystemExit):
                self.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop, within a tenth of a second: there are no more answers. Any thread may call it."""
        self._closed = True
        self._pool.close()

    def _next(self) -> T:
        self._take_deals()
        if self._waiting and self._waiting[0] is None:
            self._pool.wait()
        if self._closed or not self._waiting:
            self.close()
            raise StopIteration
        fault = self._waiting.popleft()
        self.done += 1
        if fault is None:
            return self._read(self._pool.take())
        try:
            raise fault
        finally:
            del fault  # or the fault, its traceback and this object would hold one another

    def _take_deals(self) -> None:
        """Take one, and more as long as the next answer cannot be given yet."""
        while not self._closed and not self._exhausted and len(self._waiting) < self._ahead:
            self._take_deal()
            if self._waiting and (self._waiting[0] is not None or self._pool.ready()):
                break

    def _take_deal(self) -> None:
        try:
            deal = next(self._deals)
        except StopIteration:
            self._exhausted = True
        except Exception as error:
            self._exhausted = True
            self._waiting.append(_without_frame(error))
        else:
            try:
                self._ask(self._pool, deal)
            except Exception as error:
                self._waiting.append(_without_frame(error))
            else:
                self._waiting.append(None)


def _without_frame(error: Exception) -> Exception:
    """The error as its origin raised it: the frame that kept it would keep its owner alive."""
    trace = error.__traceback__
    return error.with_traceback(trace.tb_next if trace else None)


@overload
def solve_many(
    deals: Iterable[Deal],
    strain: None = None,
    leader: None = None,
    *,
    threads: int | None = None,
    memory: int = MEMORY,
) -> Answers[Table]: ...
@overload
def solve_many(
    deals: Iterable[Deal],
    strain: str,
    leader: str,
    *,
    trick: Cards = (),
    cards: Literal[False] = False,
    threads: int | None = None,
    memory: int = MEMORY,
) -> Answers[int]: ...
@overload
def solve_many(
    deals: Iterable[Deal],
    strain: str,
    leader: str,
    *,
    trick: Cards = (),
    cards: Literal[True],
    threads: int | None = None,
    memory: int = MEMORY,
) -> Answers[dict[str, int]]: ...
def solve_many(
    deals: Iterable[Deal],
    strain: str | None = None,
    leader: str | None = None,
    *,
    trick: Cards = (),
    cards: bool = False,
    threads: int | None = None,
    memory: int = MEMORY,
) -> Answers[Any]:
    """Solve deals one after another, on native threads, and give the answers in their order.

    With neither strain nor leader, each answer is the deal's `Table`; with both, it is what `solve` gives, or
    `solve_cards` with `cards=True`, for the same trick of each deal. `deals` may be of any length, endless
    too: it is read as answers are asked for, at most four deals a thread ahead. `threads` is as many as the
    machine lets this process use when not given; `memory` is in megabytes for each of them.

    A fault in the other arguments is raised here, and one of a deal in its place: see `Answers`.

    >>> with solve_many(["N:A... K... Q... J...", "N:.A.. .K.. 2... .J.."]) as answers:
    ...     [table["S"]["N"] for table in answers], answers.done
    ([1, 1], 2)
    """
    if isinstance(deals, (str, bytes)):
        raise TypeError("solve_many takes an iterable of deals, not one deal")
    threads = _processors() if threads is None else threads
    if strain is None and leader is None:
        if trick or cards:
            raise ValueError("a trick, or cards=True, asks for a strain and a leader")
        return Answers(deals, _kernel.Pool.table, Table, threads=threads, memory=memory)
    if strain not in STRAINS:
        raise ValueError("a strain is S, H, D, C or NT")
    if leader not in SEATS:
        raise ValueError("a leader is N, E, S or W")
    ask = partial(_ask, _kernel.Pool.cards if cards else _kernel.Pool.tricks, strain, leader, trick)
    return Answers(deals, ask, _as_it_is, threads=threads, memory=memory)


def _ask(
    method: Callable[[_kernel.Pool, Deal, str, str, Cards], None],
    strain: str,
    leader: str,
    trick: Cards,
    pool: _kernel.Pool,
    deal: Deal,
) -> None:
    method(pool, deal, strain, leader, trick)


def _as_it_is(answer: Any) -> Any:
    return answer


def _processors() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
