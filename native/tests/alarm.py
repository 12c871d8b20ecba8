"""Run an action from a signal handler after a delay."""

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
    """Run `action` in a signal handler after `seconds`; its exception is raised in the code running then."""
    if not hasattr(signal, "SIGALRM"):
        pytest.skip("this system has no alarm")
    before = signal.signal(signal.SIGALRM, lambda *_: action())
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
