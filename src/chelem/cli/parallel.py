"""Spread work over the processor's cores, with a progress bar."""

import errno
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Annotated, BinaryIO, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chelem.core.errors import ChelemError
from chelem.processes import WORKER_LOST, temporary_pool

MOST_JOBS = 256
"""As many as the solver takes."""
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, max=MOST_JOBS, help="help.jobs")]

T = TypeVar("T")
R = TypeVar("R")


def over_cores(work: Callable[[T], R], tasks: Iterable[T], jobs: int | None = None) -> Iterator[R]:
    """The results of `work` on each task, in order; a single task runs in this process.

    Tasks are read only a few ahead, so their supply may be endless. `ChelemError` if a process was killed.
    """
    jobs = jobs or os.cpu_count() or 1
    supply = iter(tasks)
    first = list(islice(supply, 2))
    tasks = chain(first, supply)
    if len(first) < 2 or jobs == 1:
        yield from map(work, tasks)
        return
    waiting: deque[Future[R]] = deque()
    with temporary_pool(jobs) as pool:
        try:
            for task in tasks:
                waiting.append(pool.submit(work, task))
                if len(waiting) > 3 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except WORKER_LOST as error:
            raise ChelemError("cli.broken") from error


@contextmanager
def progress_bar(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A progress bar, advanced by the function it yields; none if stderr is not a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda steps: bar.advance(task, steps)


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """Write a file atomically: it gets its name when complete, and an existing file is kept until then.

    `-` is standard output. `OSError` at once where it could never take its name.
    """
    if str(path) == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            yield file
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
