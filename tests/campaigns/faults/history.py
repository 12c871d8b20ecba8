"""Whether what people asked for and were shown can have happened in the order of the logs.

A log is a register that is only appended to, and each entry says its place in it. So the one order in which
all requests can have taken effect is known, and nothing has to be searched for: a history is linearizable if
each entry can be given a moment between its request and the first answer that shows it, in the log's order.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

Json = dict[str, Any]
Logs = Mapping[str, Sequence[Json]]


@dataclass(frozen=True, slots=True)
class Reading:
    """A version of a table that a page was shown.

    `asked` is when it asked for the table, None if it was shown what is new without asking.
    """

    code: str
    page: str
    asked: float | None
    shown: float
    version: int


@dataclass(slots=True)
class History:
    """When things happened at pages, in seconds of one monotonic clock."""

    asked: dict[tuple[str, str], float] = field(default_factory=dict)
    """When a request was first sent, by table and id."""
    confirmed: dict[tuple[str, str], float] = field(default_factory=dict)
    """When it was confirmed."""
    shown: dict[tuple[str, int], float] = field(default_factory=dict)
    """When an entry was first shown to anybody, by table and version."""
    readings: list[Reading] = field(default_factory=list)

    def known_stored(self, code: str, entry: Json) -> float:
        """Return when somebody first knew that an entry is stored; infinity if nobody does."""
        confirmed = self.confirmed.get((code, entry.get("id", "")), inf)
        return min(confirmed, self.shown.get((code, entry["version"]), inf))


def out_of_order(history: History, logs: Logs) -> Iterator[str]:
    """Yield entries that were known to be stored before one that comes earlier in the log was asked for."""
    for code, log in logs.items():
        latest, before = -inf, None
        for entry in log:
            asked = history.asked.get((code, entry.get("id", "")), -inf)
            if asked > latest:
                latest, before = asked, entry
            known = history.known_stored(code, entry)
            if known < latest:
                yield f"table {code}: {entry} was known {latest - known:.2f} s before {before} was asked for"


def gone_back(readings: Iterable[Reading]) -> Iterator[str]:
    """Yield pages that were shown an older version after a newer one."""
    last: dict[tuple[str, str], Reading] = {}
    for reading in sorted(readings, key=lambda reading: reading.shown):
        before = last.get((reading.code, reading.page))
        if before is not None and reading.version < before.version:
            yield (
                f"table {reading.code}: {reading.page} was shown version {reading.version} "
                f"{reading.shown - before.shown:.2f} s after {before.version}"
            )
        last[reading.code, reading.page] = reading


def too_old(history: History, logs: Logs, patience: float) -> Iterator[str]:
    """Yield pages that asked for a table, and were shown it as it had been too many seconds before.

    A server that cannot reach the database may show what it has: for these seconds that is no fault.
    """
    asked = defaultdict[str, list[Reading]](list)
    for reading in history.readings:
        if reading.asked is not None:
            asked[reading.code].append(reading)
    for code, readings in asked.items():
        known = sorted((history.known_stored(code, entry), entry["version"]) for entry in logs.get(code, ()))
        place, newest = 0, -1
        for reading in sorted(readings, key=lambda reading: reading.asked or 0.0):
            while place < len(known) and known[place][0] + patience < (reading.asked or 0.0):
                newest, place = max(newest, known[place][1]), place + 1
            if reading.version < newest:
                yield (
                    f"table {code}: {reading.page} asked, and was shown version {reading.version}, "
                    f"when {newest} had been known for {patience:g} s"
                )
