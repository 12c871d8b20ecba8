"""Rows that a server keeps in memory, as they were when they were read."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

KeptRow = TypeVar("KeptRow")


@dataclass(frozen=True, slots=True)
class _KnownRow(Generic[KeptRow]):
    row: KeptRow
    read: float


class KnownRows(Generic[KeptRow]):
    """At most some rows, by id; where other processes change them, each for some seconds.

    `clock` is monotonic, in seconds.
    """

    def __init__(
        self, most: int, seconds: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._rows: OrderedDict[str, _KnownRow[KeptRow]] = OrderedDict()

    def get(self, row_id: str) -> KeptRow | None:
        """Return the row with that id; None if it is to be read."""
        known = self._rows.get(row_id)
        if known is None:
            return None
        if self._seconds is not None and self._clock() - known.read > self._seconds:
            del self._rows[row_id]
            return None
        self._rows.move_to_end(row_id)
        return known.row

    def put(self, row_id: str, row: KeptRow) -> None:
        """Keep a row that was just read or written; the one used longest ago may go."""
        self._rows[row_id] = _KnownRow(row, 0.0 if self._seconds is None else self._clock())
        self._rows.move_to_end(row_id)
        if len(self._rows) > self._most:
            self._rows.popitem(last=False)

    def drop(self, row_ids: Iterable[str]) -> None:
        """Read these rows again when they are next asked for."""
        for row_id in row_ids:
            self._rows.pop(row_id, None)

    def rows(self) -> list[KeptRow]:
        """Return all rows."""
        return [known.row for known in self._rows.values()]
