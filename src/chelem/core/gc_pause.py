"""Build many values that stay without looking for garbage among them."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class _Pauses:
    """How many threads have suspended the collector now, and whether it ran before the first did."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._count = 0
        self._ran = False

    def begin(self) -> None:
        with self._lock:
            if not self._count:
                self._ran = gc.isenabled()
                gc.disable()
            self._count += 1

    def end(self) -> None:
        with self._lock:
            self._count -= 1
            if self._ran and not self._count:
                gc.enable()


_PAUSES = _Pauses()


@contextmanager
def collection_paused() -> Iterator[None]:
    """Suspend the garbage collector for the body of a `with`, which makes values without cycles.

    It would examine all that has been made again and again: two thirds of the time in which a large log is
    folded. Several threads may do so at once.
    """
    _PAUSES.begin()
    try:
        yield
    finally:
        _PAUSES.end()
