"""Work that nobody awaits: what ends it is logged, with the facts."""

import asyncio
from collections.abc import Callable
from logging import Logger
from typing import TypeVar

from chelem.engine.sheet import PlayerId
from chelem.tables.table import Table

T = TypeVar("T")


def watched(task: asyncio.Task[T], log: Logger, facts: Callable[[], str]) -> asyncio.Task[T]:
    """The task itself; an error that ends it is logged with its traceback and the facts of that moment."""

    def ended(done: asyncio.Task[T]) -> None:
        if not done.cancelled() and (error := done.exception()) is not None:
            log.error("%s", facts(), exc_info=error)

    task.add_done_callback(ended)
    return task


def table_facts(table: Table, player: PlayerId | None = None) -> str:
    """The description of a table, and of one of its players, for log messages."""
    facts = f"table {table.code}, {table.game.name} {table.match.kind}"
    if table.log is None:
        return facts
    state = table.log.state
    seat = None if player is None else state.seat(player)
    if state.board is not None:
        facts += f", deal {state.board.setting.deal}"
    facts += f", version {table.log.version}"
    return facts if seat is None else f"{facts}, seat {seat}"
