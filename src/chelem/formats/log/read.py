"""Read log entries; errors name the invalid entry and field, and rules are not checked."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from chelem.core import BadLog, ChelemError, ParseError
from chelem.engine import Entry
from chelem.engine.events import Event, Sealed
from chelem.formats.log.codec import Misfit, nullable, of_kind, read_property
from chelem.formats.log.events import BY_NAME, event_codecs
from chelem.formats.log.values import NUMBER, TEXT

_WORD = nullable(TEXT)


def read_log(lines: Iterable[str]) -> Iterator[Entry]:
    """Yield the entries of a log; `BadLog` names the first unreadable one. Empty lines are skipped."""
    place = 0
    for line in lines:
        if line.strip():
            try:
                yield read_entry(line)
            except ChelemError as error:
                raise BadLog(place, error) from error
            place += 1


def read_entry(line: str) -> Entry:
    """Return the entry in a line of JSON; `ParseError` names the field that is missing or wrong."""
    try:
        values = json.loads(line)
        if not line.isascii() or "\\u" in line:  # refuses lone surrogates
            json.dumps(values, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise ParseError("log.json") from None
    try:
        return _entry(values)
    except Misfit as misfit:
        field = ".".join(misfit.path)
        if misfit.missing:
            raise ParseError("log.missing", field=field) from None
        raise ParseError("log.field", field=field or "entry", value=str(misfit.value)[:80]) from None


def _entry(values: Any) -> Entry:
    version = read_property(of_kind(dict, values), "version", NUMBER)
    at, move, chain = (
        read_property(values, name, _WORD) if name in values else None for name in ("at", "id", "chain")
    )
    event = _event(values)
    return Entry(version, event, at, move, None if isinstance(event, Sealed) else chain)


def _event(values: dict[str, Any]) -> Event:
    name = read_property(values, "event", TEXT)
    if name not in BY_NAME:
        raise ParseError("log.event", event=name)
    event: Event = event_codecs("en")[BY_NAME[name]].read(values)
    return event
