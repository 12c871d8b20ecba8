"""Map a function over tasks on an executor, in order, a few tasks ahead."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def map_on_executor(
    work: Callable[[T], R], tasks: Iterable[T], executor: Executor, ahead: int
) -> Generator[R, None, None]:
    """Yield the result of `work` for each task, in order; at most `ahead` others have begun or wait.

    Tasks may be endless. When the caller stops, or a task fails, those that have not begun are cancelled.
    """
    pending: deque[Future[R]] = deque()
    try:
        for task in tasks:
            pending.append(executor.submit(work, task))
            if len(pending) > ahead:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:
        for future in pending:
            future.cancel()
