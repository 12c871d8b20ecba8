"""Solve many deals on native threads, with the answers in the order of the deals."""

import os
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Generic, Literal, Self, TypeVar, overload

from chelem_dd import _kernel
from chelem_dd.table import Table, Tricks
from chelem_dd.values import MEMORY, CardsLike, DealLike, SeatLike, StrainLike

T = TypeVar("T")


class Answers(Iterator[T], Generic[T]):
    """An iterator over the answers to many deals, in the order of the deals.

    An invalid deal raises its error in its place, and so does an error raised by the iterable of deals;
    iteration can continue afterwards. Closing the iterator, leaving its `with` block, or dropping the last
    reference to it stops the running searches; so do Ctrl-C and any other exception that is not an
    `Exception`.

    Any number of threads may share the iterator. A thread that requests an answer while it is waiting for
    one, as the iterable of deals or a signal handler could, gets a `ValueError`.
    """

    def __init__(self, batch: _kernel.BatchIterator, convert: Callable[[Any], T]) -> None:
        self._batch = batch
        self._convert = convert

    @property
    def done(self) -> int:
        """The number of answers so far, including errors and those lost to a signal handler's exception."""
        return self._batch.done

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> T:
        return self._convert(self._batch.next())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop the searches within a tenth of a second; no more answers follow. Any thread may call it."""
        self._batch.close()


@overload
def solve_many(
    deals: Iterable[DealLike],
    strain: None = None,
    leader: None = None,
    *,
    threads: int | None = None,
    memory: int = MEMORY,
) -> Answers[Table]: ...
@overload
def solve_many(
    deals: Iterable[DealLike],
    strain: StrainLike,
    leader: SeatLike,
    *,
    trick: CardsLike = (),
    cards: Literal[False] = False,
    threads: int | None = None,
    memory: int = MEMORY,
) -> Answers[int]: ...
@overload
def solve_many(
    deals: Iterable[DealLike],
    strain: StrainLike,
    leader: SeatLike,
    *,
    trick: CardsLike = (),
    cards: Literal[True],
    threads: int | None = None,
    memory: int = MEMORY,
) -> Answers[Tricks]: ...
def solve_many(
    deals: Iterable[DealLike],
    strain: StrainLike | None = None,
    leader: SeatLike | None = None,
    *,
    trick: CardsLike = (),
    cards: bool = False,
    threads: int | None = None,
    memory: int = MEMORY,
) -> Answers[Any]:
    """Solve many deals on native threads, and return an iterator over the answers, in order.

    With neither strain nor leader, each answer is the deal's `Table`. With both, it is what `solve`
    returns, or `solve_cards` if `cards=True`, for the same trick of each deal. `deals` may be of any
    length, even endless: at most four deals per thread are read ahead of the answers. `threads` is 1 to
    256, of which at most eight per processor are started; the default is one for each processor that this
    process may use. `memory` is in megabytes per thread.

    Invalid arguments raise at once; an invalid deal raises in its place: see `Answers`.

    >>> with solve_many(["N:A... K... Q... J...", "N:.A.. .K.. 2... .J.."]) as answers:
    ...     [table["S"]["N"] for table in answers], answers.done
    ([1, 1], 2)
    """
    if isinstance(deals, (str, bytes)):
        raise TypeError("solve_many takes an iterable of deals, not one deal")
    table = strain is None and leader is None
    if table and (trick or cards):
        raise ValueError("a trick or cards=True needs a strain and a leader")
    batch = _kernel.BatchIterator(deals, strain, leader, trick, bool(cards), thread_count(threads), memory)
    return Answers(batch, Table if table else Tricks if cards else _unchanged)


def _unchanged(tricks: int) -> int:
    return tricks


def thread_count(threads: int | None) -> int:
    """Return `threads` or, for None, the number of processors that this process may use."""
    if threads is not None:
        return threads
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(processors, _kernel.MAX_THREADS)
