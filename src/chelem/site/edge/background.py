"""Background tasks: log the error that ends one, with the facts."""

import asyncio
from collections.abc import Callable
from logging import Logger
from typing import TypeVar

T = TypeVar("T")


def log_errors(task: asyncio.Task[T], logger: Logger, facts: Callable[[], str]) -> asyncio.Task[T]:
    """Log an error that ends the task, with its traceback and the facts at that time; return the task."""

    def log_error(done: asyncio.Task[T]) -> None:
        if not done.cancelled() and (error := done.exception()) is not None:
            logger.error("%s", facts(), exc_info=error)

    task.add_done_callback(log_error)
    return task
