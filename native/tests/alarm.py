"""A signal that arrives after a while."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest


class Alarm(Exception):
    pass


def raise_alarm() -> None:
    raise Alarm


@contextmanager
def alarm(seconds: float, action: Callable[[], object] = raise_alarm) -> Iterator[None]:
    """The signal's handler performs the action; what it raises comes out of the code that runs then."""
    if not hasattr(signal, "SIGALRM"):
        pytest.skip("this system has no alarm")
    before = signal.signal(signal.SIGALRM, lambda *_: action())
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
