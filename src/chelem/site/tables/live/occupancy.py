"""Whether anybody is at a table: for nobody, robots make no moves, and nothing is computed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from chelem.site.tables.domain.table import Table

SHORTEST_GRACE = 10.0
"""The least seconds that somebody counts as there after the last page: it may be loading again."""

T = TypeVar("T")


class Occupancy:
    """Whether a page is open at a table, or was until a moment ago; one that is loaded counts as just left.

    That moment is the table's time of grace. `wake` is called when it is over. Tables of an event are never
    deserted, as others wait for their results.
    """

    def __init__(self, table: Callable[[], Table], wake: Callable[[], None]) -> None:
        self._table = table
        self._wake = wake
        self._occupied, self._deserted = asyncio.Event(), asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._occupied.set()
        self.note_empty()

    @property
    def deserted(self) -> bool:
        """Whether nobody is at the table any more."""
        return self._deserted.is_set()

    async def while_occupied(self, begin: Callable[[], Awaitable[T]]) -> T:
        """Return the result of work that begins once somebody is at the table.

        It is cancelled when the table is deserted, and begun again when somebody comes.
        """
        while True:
            await self._occupied.wait()
            work, leaving = asyncio.ensure_future(begin()), asyncio.ensure_future(self._deserted.wait())
            try:
                await asyncio.wait((work, leaving), return_when=asyncio.FIRST_COMPLETED)
                if work.done():
                    return work.result()
            finally:
                work.cancel()
                leaving.cancel()

    def note_page(self) -> None:
        """Note that a page has been opened."""
        self.close()
        self._deserted.clear()
        self._occupied.set()

    def note_empty(self) -> None:
        """Note that no page is open."""
        self.close()
        grace = max(SHORTEST_GRACE, self._table().policy.grace)
        self._timer = asyncio.get_running_loop().call_later(grace, self._desert)

    def _desert(self) -> None:
        boards = self._table().board_set
        if boards is None or boards.kind != "event":
            self._occupied.clear()
            self._deserted.set()
            self._wake()

    def close(self) -> None:
        """Wait for nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
