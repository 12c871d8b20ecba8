"""Tasks that measure the CPU time they use, and end when they have used too much."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class OverBudget(Exception):
    """A task has used more CPU time than one task may."""


@dataclass(frozen=True, slots=True)
class Measured(Generic[T]):
    """A result, and the CPU-seconds it took."""

    result: T
    cpu: float


@dataclass(frozen=True)
class Measuring(Generic[T]):
    """A module-level function that returns its result `Measured`.

    Beyond `limit` CPU-seconds it raises `OverBudget`. CPU time, not time, so that a busy machine changes no
    result. Systems without `setitimer` (Windows) have no limit.
    """

    work: Callable[..., T]
    limit: float

    @property
    def __name__(self) -> str:
        """The function's name, for messages."""
        return getattr(self.work, "__name__", str(self.work))

    def __call__(self, *args: object) -> Measured[T]:
        """Call the function in a process's main thread."""
        before = time.process_time()
        with _limited(self.limit):
            result = self.work(*args)
        return Measured(result, time.process_time() - before)


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise `OverBudget` in the body once it has used this many CPU-seconds."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    previous = signal.signal(signal.SIGPROF, _raise)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, previous)


def _raise(*_: Any) -> None:
    raise OverBudget
