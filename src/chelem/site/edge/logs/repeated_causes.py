"""Log records of the same cause: the first is written whole, later ones are counted, a line a minute."""

import copy
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from pathlib import Path
from traceback import walk_tb

MINUTE = 60.0
FORGOTTEN = 3600.0
"""Seconds after which a cause that has not come again is new."""
MOST_CAUSES = 1000
OWN = str(Path(__file__).parents[3])


@dataclass(slots=True)
class _Cause:
    """When a record of this cause was written, when the last one came, and what was left out since."""

    written: float
    last: float
    record: logging.LogRecord
    more: int = 0


class RepeatedCauses:
    """Decides which records are written; those below a warning always are."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._causes: OrderedDict[Hashable, _Cause] = OrderedDict()

    def admit(self, record: logging.LogRecord) -> logging.LogRecord | None:
        """Return the record as it is to be written; None if it is only counted."""
        if record.levelno < logging.WARNING:
            return record
        now, key = self._clock(), cause_of(record)
        known = self._causes.get(key)
        if known is None or now - known.last > FORGOTTEN:
            self._causes[key] = _Cause(now, now, record)
            self._causes.move_to_end(key)
            if len(self._causes) > MOST_CAUSES:
                self._causes.popitem(last=False)
            return record
        known.last, known.record = now, record
        if now - known.written < MINUTE:
            known.more += 1
            return None
        return _take(known, now)

    def take_due(self, *, final: bool = False) -> Iterator[logging.LogRecord]:
        """Yield a line for each cause with records left out for a minute, or at the end for any time."""
        now = self._clock()
        for known in self._causes.values():
            if known.more and (final or now - known.written >= MINUTE):
                known.more -= 1  # the line stands for the last one itself
                yield _take(known, now)


def _take(known: _Cause, now: float) -> logging.LogRecord:
    """Return the last record of a cause without its traceback, with the number of those left out."""
    line = copy.copy(known.record)
    line.exc_info = line.exc_text = line.stack_info = None
    line.__dict__["more"] = known.more
    known.written, known.more = now, 0
    return line


def cause_of(record: logging.LogRecord) -> Hashable:
    """Return what records of the same cause share: logger, exception, the deepest place of our own code."""
    kind, _, traceback = record.exc_info or (None, None, None)
    if kind is None:
        return record.name, record.msg
    place = None
    for frame, line in walk_tb(traceback):
        if place is None or frame.f_code.co_filename.startswith(OWN):
            place = frame.f_code.co_filename, line
    return record.name, kind, place
