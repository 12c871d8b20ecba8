"""Tasks that measure the CPU time they use, and end when they have used too much or are interrupted."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_INTERRUPTION = getattr(signal, "SIGUSR1", None)
"""The signal that interrupts a task; None where the system has none (Windows)."""
_AGAIN = 0.1
"""CPU-seconds after which a task that goes on is stopped once more: an exception that a signal raises in a
finalizer, or in a callback of the interpreter, is lost."""


class OverBudget(Exception):
    """A task has used more CPU time than one task may."""


class Interrupted(Exception):
    """A task has ended early, as nobody waits for its result."""


@dataclass(frozen=True, slots=True)
class Measured(Generic[T]):
    """A result, and the CPU-seconds it took."""

    result: T
    cpu: float


@dataclass(frozen=True)
class Measuring(Generic[T]):
    """A module-level function that returns its result `Measured`.

    Beyond `limit` CPU-seconds it raises `OverBudget`. CPU time, not time, so that a busy machine changes no
    result. Systems without `setitimer` (Windows) have no limit. In a worker that obeys interruptions it can
    be interrupted.
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
        with _limited(self.limit), _interruptible():
            result = self.work(*args)
        return Measured(result, time.process_time() - before)


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise `OverBudget` in the body once it has used this many CPU-seconds."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    previous = signal.signal(signal.SIGPROF, _raise)
    signal.setitimer(signal.ITIMER_PROF, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, previous)


def _raise(*_: Any) -> None:
    raise OverBudget


class _Interruption:
    """Whether a task of this process may be interrupted now."""

    allowed = False


@contextmanager
def _interruptible() -> Iterator[None]:
    """Let an interruption raise `Interrupted` in the body."""
    _Interruption.allowed = True
    try:
        yield
    finally:
        _Interruption.allowed = False


def obey_interruptions() -> None:
    """Let others interrupt the tasks of this process from now on; between tasks nothing happens."""
    if _INTERRUPTION is not None:
        signal.signal(_INTERRUPTION, _interrupt)


def _interrupt(*_: Any) -> None:
    if _Interruption.allowed:
        _Interruption.allowed = False
        raise Interrupted


def interrupt(process: int) -> None:
    """Interrupt the task of a process that obeys interruptions; nothing if it has ended."""
    if _INTERRUPTION is not None:
        with suppress(ProcessLookupError):
            os.kill(process, _INTERRUPTION)
