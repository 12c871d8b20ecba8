"""Work spread over the processor's cores, with a progress bar where it takes a while."""

import errno
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import BinaryIO, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")
R = TypeVar("R")


def over_cores(work: Callable[[T], R], tasks: Iterable[T], jobs: int | None = None) -> Iterator[R]:
    """The results of `work` on each task, in the order of the tasks; a single task stays in this process.

    No more tasks are taken than the processes can soon begin, so that an endless supply is no harm.
    """
    jobs = jobs or os.cpu_count() or 1
    supply = iter(tasks)
    first = list(islice(supply, 2))
    tasks = chain(first, supply)
    if len(first) < 2 or jobs == 1:
        yield from map(work, tasks)
        return
    waiting: deque[Future[R]] = deque()
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for task in tasks:
                waiting.append(pool.submit(work, task))
                if len(waiting) > 3 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def progress(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, that the given function moves on; nothing where nobody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda steps: bar.advance(task, steps)


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file to write that takes its name when it is complete; what stood there before stays until then."""
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            yield file
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
