"""Processes to work in: they leave Ctrl-C to whoever began them, and go when that one has gone."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import active_children, get_context, parent_process
from typing import Any


def processes(count: int) -> ProcessPoolExecutor:
    """A pool of so many, spawned, not forked: who begins them may have threads."""
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=_settle)


@contextmanager
def brief_processes(count: int) -> Iterator[ProcessPoolExecutor]:
    """A pool for some work; where that is broken off, its processes end at once, whatever they are at.

    As long as there is a pool, writing to a pipe that nobody reads is an error like others, which ends it.
    """
    others = active_children()
    pipes = _broken_pipes(signal.SIG_IGN)
    pool = processes(count)
    try:
        yield pool
    except BaseException:  # the pool may still write to who is gone: the pipes are left so
        thread = getattr(pool, "_executor_manager_thread", None)
        pool.shutdown(wait=False, cancel_futures=True)
        _forgets(thread)  # first, or the pool stumbles over what it loses
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    pool.shutdown()
    _broken_pipes(pipes)


def _forgets(thread: Any) -> None:
    """Wait until the pool's own thread has let go of cancelled work, a second at most.

    Python's pool fails in that thread where a process ends before it has (up to 3.11 at least), and offers no
    other way to know.
    """
    for _ in range(200):
        waiting = list(getattr(thread, "pending_work_items", {}).values())
        if not any(item.future.cancelled() for item in waiting):
            return
        time.sleep(0.005)


def _broken_pipes(handler: Any) -> Any:
    """Have them handled so; how they were before."""
    with suppress(AttributeError, TypeError, ValueError):  # not under Windows, nor in a thread
        return signal.signal(signal.SIGPIPE, handler)
    return None


def _settle() -> None:
    """A worker leaves Ctrl-C to its parent, and goes when the parent has gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
