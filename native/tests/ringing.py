"""A signal that comes in a while."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Rang(Exception):
    pass


def ring() -> None:
    raise Rang


@contextmanager
def ringing(seconds: float, action: Callable[[], object] = ring) -> Iterator[None]:
    """The action is done by the signal's handler: what it raises comes out of what runs then."""
    before = signal.signal(signal.SIGALRM, lambda *_: action())
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
