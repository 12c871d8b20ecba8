"""Worker processes, by pebble: spawned, ignoring Ctrl-C, replaced if they die, ended with their parent."""

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

import pebble

from chelem.processes.measuring import obey_interruptions

T = TypeVar("T")

_SET_SIGNAL_OF_PARENTS_DEATH = 1
"""PR_SET_PDEATHSIG of Linux's prctl."""

WORKER_LOST = (BrokenExecutor, pebble.ProcessExpired)
"""The exceptions of futures whose worker has died, in this executor or in the standard library's."""


class WorkerDied(Exception):
    """A worker process died during its task: killed, or out of memory; or, unless `begun`, before it."""

    def __init__(self, what: str, *, begun: bool = True) -> None:
        super().__init__(what)
        self.begun = begun


class WorkerPool(Executor):
    """An executor of `count` processes, started with the first task.

    A worker that dies is replaced; only its task fails, with one of `WORKER_LOST`. Cancelling the future of a
    running task ends its process.
    """

    def __init__(self, count: int) -> None:
        self._pool = new_pool(count)

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Call a module-level function in a worker."""
        future: Future[T] = self._pool.schedule(fn, args=args, kwargs=kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002
        """Accept no more tasks; with `cancel_futures`, end running ones too."""
        end: Callable[[], None] = self._pool.stop if cancel_futures else self._pool.close
        end()
        if wait:
            self._pool.join()


@contextmanager
def temporary_pool(count: int) -> Iterator[WorkerPool]:
    """Yield a pool for the body of a `with`; an exception there ends its processes at once.

    Meanwhile, writing to a closed pipe raises `BrokenPipeError` instead of ending this process, which would
    leak its semaphores.
    """
    previous = _set_sigpipe_handler(signal.SIG_IGN)
    try:
        pool = WorkerPool(count)
        try:
            yield pool
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        pool.shutdown()
    finally:
        _set_sigpipe_handler(previous)


def new_pool(count: int, nice: int = 0, *, of_thread: bool = False) -> pebble.ProcessPool:
    """Return a pool of `count` processes, started with the first task; `nice` lowers their priority.

    With `of_thread` Linux kills them as soon as the thread that gave the first task ends, even if they are
    suspended; only for threads that live as long as the program.
    """
    spawn = get_context("spawn")  # the parent may have threads
    return pebble.ProcessPool(
        count, initializer=_initialise_worker, initargs=[nice, of_thread], context=spawn
    )


def _set_sigpipe_handler(handler: Any) -> Any:
    """Set the handler of SIGPIPE and return the previous one."""
    with suppress(AttributeError, TypeError, ValueError):  # not on Windows, nor in a thread
        return signal.signal(signal.SIGPIPE, handler)
    return None


def _initialise_worker(nice: int, of_thread: bool) -> None:  # noqa: FBT001 - pebble passes no names
    """Ignore Ctrl-C, obey interruptions, give way to others, and exit when the parent does."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    obey_interruptions()
    if of_thread and sys.platform == "linux":  # a suspended process cannot exit by itself
        ctypes.CDLL(None).prctl(_SET_SIGNAL_OF_PARENTS_DEATH, signal.SIGKILL)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
