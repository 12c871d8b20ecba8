"""The boards of an event, each solved double dummy once and kept while the server runs."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

from chelem.analysis import DoubleDummyTable
from chelem.core import Deal
from chelem.events import SolvedBoard

SolveDeals = Callable[[Sequence[Deal]], Awaitable[Sequence[DoubleDummyTable]]]
"""What solves deals in a worker process; for the server a deal takes too long."""
AT_ONCE = 6
"""The most deals that a worker is given at a time, so that others need not wait long."""


class BoardSolver:
    """Solves the boards of an event when they are first asked for, and again when their deals change."""

    def __init__(self) -> None:
        self._known: dict[int, SolvedBoard] = {}
        self._solving = asyncio.Lock()

    def known(self, deals: Mapping[int, Deal]) -> dict[int, SolvedBoard]:
        """Return those of these boards that have been solved."""
        return {
            number: solved
            for number, deal in deals.items()
            if (solved := self._known.get(number)) is not None and solved.deal == deal
        }

    async def solve(self, deals: Mapping[int, Deal], work: SolveDeals) -> dict[int, SolvedBoard]:
        """Return these boards solved, by `work` where they have not been; it raises what that raises."""
        async with self._solving:
            known = self.known(deals)
            missing = sorted(deals.keys() - known.keys())
            for start in range(0, len(missing), AT_ONCE):
                part = missing[start : start + AT_ONCE]
                tables = await work([deals[number] for number in part])
                for number, table in zip(part, tables, strict=True):
                    known[number] = self._known[number] = SolvedBoard.of(number, deals[number], table)
        return known
