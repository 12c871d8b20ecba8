"""Load what stays for the life of a process without looking for garbage in it."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def long_lived_loading() -> Iterator[None]:
    """Suspend the garbage collector while the body of a `with` loads modules and tables that stay.

    It would examine all that has been loaded again and again, for a fifth to a third of the time.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if running:
            gc.enable()
