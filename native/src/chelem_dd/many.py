"""Many deals, solved on threads of their own, in order."""

import os
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Generic, Literal, Self, TypeVar, overload

from chelem_dd import _kernel
from chelem_dd.deals import MEMORY, Cards, Deal
from chelem_dd.table import Table

T = TypeVar("T")


class Answers(Iterator[T], Generic[T]):
    """The answers to many deals, in their order, each as soon as it is asked for and found.

    A deal's fault is raised in its place, and so is what the iterable of deals raises; the next answer may be
    asked for all the same. To close it, or to let go of it, stops what is running; a `with` does so at its
    end, and so do Ctrl-C and what else is raised that is no `Exception`, at once.

    Any number of threads may ask, one after another. It is a `ValueError` to ask while the same thread is
    being answered, as the iterable of deals or a signal's handler could.
    """

    def __init__(self, many: _kernel.Many, read: Callable[[Any], T]) -> None:
        self._many = many
        self._read = read

    @property
    def done(self) -> int:
        """How many were given, faults included, and what a signal's handler kept from being given."""
        return self._many.done

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> T:
        return self._read(self._many.next())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop, within a tenth of a second: there are no more answers. Any thread may call it."""
        self._many.close()


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
    too: it is read as answers are asked for, at most four deals a thread ahead. `threads` is 1 to 256, of
    which no more than eight a processor are begun; when not given, as many as the machine lets this process
    use. `memory` is in megabytes for each of them.

    A fault in the other arguments is raised here, and one of a deal in its place: see `Answers`.

    >>> with solve_many(["N:A... K... Q... J...", "N:.A.. .K.. 2... .J.."]) as answers:
    ...     [table["S"]["N"] for table in answers], answers.done
    ([1, 1], 2)
    """
    if isinstance(deals, (str, bytes)):
        raise TypeError("solve_many takes an iterable of deals, not one deal")
    if threads is None:
        threads = min(_processors(), _kernel.MOST_THREADS)
    table = strain is None and leader is None
    if table and (trick or cards):
        raise ValueError("a trick, or cards=True, asks for a strain and a leader")
    many = _kernel.Many(deals, strain, leader, trick, bool(cards), threads, memory)
    return Answers(many, Table if table else _as_it_is)


def _as_it_is(answer: Any) -> Any:
    return answer


def _processors() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
