"""Spread work over the processor's cores, with a progress bar."""

import errno
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Annotated, BinaryIO, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chelem.core import ChelemError
from chelem.processes import WORKER_LOST, map_on_executor, temporary_pool

MAX_JOBS = 256
"""The solver's own limit."""
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, max=MAX_JOBS, help="help.jobs")]

T = TypeVar("T")
R = TypeVar("R")


def map_parallel(work: Callable[[T], R], tasks: Iterable[T], jobs: int | None = None) -> Iterator[R]:
    """Yield the result of `work` for each task, in order; a single task runs in this process.

    Only a few tasks are read ahead, so `tasks` may be endless. Raise `ChelemError` if a process is killed.
    """
    jobs = jobs or os.cpu_count() or 1
    remaining = iter(tasks)
    first = list(islice(remaining, 2))
    tasks = chain(first, remaining)
    if len(first) < 2 or jobs == 1:
        yield from map(work, tasks)
        return
    with temporary_pool(jobs) as pool:
        try:
            yield from map_on_executor(work, tasks, pool, 3 * jobs)
        except WORKER_LOST as error:
            raise ChelemError("cli.broken") from error


@contextmanager
def progress_bar(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Show a progress bar if stderr is a terminal; yield the function that advances it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda steps: bar.advance(task, steps)


@contextmanager
def atomic_write(path: Path) -> Iterator[BinaryIO]:
    """Open a temporary file that replaces `path` on success; on an error, an existing file is kept.

    `-` is standard output. Raise `OSError` before any work if `path` is a folder or its folder is missing.
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
