"""The fork server imports this as it starts, and loads the program when it forks for the first time."""

import gc
import os

from tests.support.replacing import replace_in

_fork = os.fork


def _load_and_fork() -> int:
    """Load what servers need, without looking for garbage in it, then fork as ever."""
    gc.disable()
    import tests.support.servers.loaded  # noqa: F401, PLC0415 - not before it is needed

    gc.freeze()
    gc.set_threshold(20_000, 20, 20)  # as in `tests/conftest.py`, for the workers of bots
    gc.enable()
    replace_in(os, fork=_fork)
    return _fork()


replace_in(os, fork=_load_and_fork)
