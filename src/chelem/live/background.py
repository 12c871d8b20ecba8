"""Background tasks: log the error that ends one, with the facts."""

import asyncio
from collections.abc import Callable
from logging import Logger
from typing import TypeVar

from chelem.engine.sheet import PlayerId
from chelem.tables.table import Table

T = TypeVar("T")


def log_errors(task: asyncio.Task[T], logger: Logger, facts: Callable[[], str]) -> asyncio.Task[T]:
    """Log an error that ends the task, with its traceback and the facts at that time; return the task."""

    def log_error(done: asyncio.Task[T]) -> None:
        if not done.cancelled() and (error := done.exception()) is not None:
            logger.error("%s", facts(), exc_info=error)

    task.add_done_callback(log_error)
    return task


def describe_table(table: Table, player: PlayerId | None = None) -> str:
    """Return the description of a table, and of one of its players, for log messages."""
    facts = f"table {table.code}, {table.game.name} {table.match.kind}"
    if table.log is None:
        return facts
    state = table.log.state
    seat = None if player is None else state.seat(player)
    if state.board is not None:
        facts += f", deal {state.board.setting.deal}"
    facts += f", version {table.log.version}"
    return facts if seat is None else f"{facts}, seat {seat}"
