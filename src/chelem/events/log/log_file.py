"""The log of an event as a file: one JSON object a line."""

from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import BinaryIO

import orjson

from chelem.core.errors import ChelemError, ParseError
from chelem.events.log.entry import EventEntry
from chelem.events.log.entry_json import event_entry_json, read_event_entry
from chelem.events.log.event import Event


def write_event_log(entries: Iterable[EventEntry]) -> bytes:
    """Return the file of a log."""
    return b"".join(orjson.dumps(event_entry_json(entry)) + b"\n" for entry in entries)


def read_event_log(stream: BinaryIO | BytesIO) -> Event:
    """Read an event from its log; raise `ParseError` for the first line that is not a valid entry."""
    return Event.fold(_entries(stream))


def _entries(stream: BinaryIO | BytesIO) -> Iterator[EventEntry]:
    for number, line in enumerate(filter(None, map(bytes.strip, stream)), 1):
        try:
            entry = read_event_entry(orjson.loads(line))
        except (orjson.JSONDecodeError, ChelemError, TypeError):
            raise ParseError("event.log.line", line=number) from None
        if entry.version != number - 1:
            raise ParseError("event.log.line", line=number)
        yield entry


def is_event_log(content: bytes) -> bool:
    """Return whether a file seems to be the log of an event."""
    first = content.lstrip().partition(b"\n")[0]
    return first.startswith(b"{") and b'"event"' in first and b'"opened"' in first
