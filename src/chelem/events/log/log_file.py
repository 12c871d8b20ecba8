"""The log of an event as a file: one JSON object a line."""

from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import BinaryIO

import orjson

from chelem.core import BadLog, ChelemError, ParseError, Refused
from chelem.events.log.entries.promising import BoardsRevealed
from chelem.events.log.entry_json import event_entry_json, read_event_entry
from chelem.events.log.event import Event, EventEntry


def write_event_log(entries: Iterable[EventEntry]) -> bytes:
    """Return the file of a log."""
    return b"".join(orjson.dumps(event_entry_json(entry)) + b"\n" for entry in entries)


def read_event_log(stream: BinaryIO | BytesIO) -> Event:
    """Read an event from its log; `BadLog` names the first entry that is not valid, and says why."""
    event = Event.fold(_entries(stream))
    try:
        event.state.check_opened()
    except Refused as error:
        revealed = [entry.version for entry in event.entries if isinstance(entry.content, BoardsRevealed)]
        raise BadLog(revealed[-1], error) from None
    return event


def _entries(stream: BinaryIO | BytesIO) -> Iterator[EventEntry]:
    for place, line in enumerate(filter(None, map(bytes.strip, stream))):
        try:
            entry = _entry(line)
            if entry.version != place:
                raise ParseError("log.version", version=entry.version, place=place)
        except ChelemError as error:
            raise BadLog(place, error) from None
        yield entry


def _entry(line: bytes) -> EventEntry:
    try:
        return read_event_entry(orjson.loads(line))
    except (orjson.JSONDecodeError, TypeError):
        raise ParseError("log.json") from None


def is_event_log(content: bytes) -> bool:
    """Return whether a file seems to be the log of an event."""
    first = content.lstrip().partition(b"\n")[0]
    return first.startswith(b"{") and b'"event"' in first and b'"opened"' in first
