"""Read the event of a file, whatever its format."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from io import BytesIO
from pathlib import PurePath
from typing import BinaryIO

from chelem.core import BadOption, Deal, ParseError
from chelem.core.typed_text import file_line
from chelem.events.event_results import EventResults
from chelem.events.files.bridgemate import is_bridgemate, read_bridgemate
from chelem.events.files.bridgemate_writing import write_bridgemate
from chelem.events.files.bws import is_bws, read_bws
from chelem.events.files.contradictions import contradictions
from chelem.events.files.csv_event import is_csv_event, read_csv_event, write_csv_event
from chelem.events.files.csv_tables import missing_columns
from chelem.events.files.file_event import FileEvent
from chelem.events.files.pbn import read_pbn_event
from chelem.events.files.pbn_writing import write_pbn_event
from chelem.events.files.usebio import read_usebio
from chelem.events.files.usebio_writing import write_usebio
from chelem.events.log.log_file import is_event_log, read_event_log
from chelem.formats.encodings import decode_text, plain_text_bytes

MAX_BYTES = 1 << 26
"""The largest file that is read."""


_DECLARED_UTF_16 = re.compile(rb"""\A(\s*<\?xml[^>]*?)\sencoding=["']utf-16["']""", re.IGNORECASE)
"""What XML says of its own encoding, which is another by then."""


def read_event(stream: BinaryIO, name: str) -> FileEvent:
    """Read an event; the text tells its format, `name` only where the text does not.

    `ParseError`, in one sentence, for a file without an event, `BadLog` for the log of one that is not valid.
    """
    content = stream.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise ParseError("event.too-large", megabytes=MAX_BYTES >> 20)
    if not is_bws(content):
        content = _DECLARED_UTF_16.sub(rb"\1", plain_text_bytes(content))
    if not content.strip():
        raise ParseError("event.empty", name=name or "-")
    read = _with_clean_names(_reader(content, name)(BytesIO(content)))
    return replace(read, warnings=(*read.warnings, *contradictions(read)))


def _with_clean_names(read: FileEvent) -> FileEvent:
    """Return an event with its title and the names in it as they are shown, without controls."""
    results = read.results
    entrants = tuple(
        replace(entrant, names=tuple(map(file_line, entrant.names)), team=file_line(entrant.team))
        for entrant in results.entrants
    )
    title = file_line(results.title)
    if (title, entrants) == (results.title, results.entrants):
        return read
    return replace(read, results=replace(results, title=title, entrants=entrants))


def write_event(
    results: EventResults, name: str, club: str = "", deals: Mapping[int, Deal] | None = None
) -> bytes:
    """Return the file of an event in the format of its name.

    USEBIO for `.xml`, with the name of the `club`; PBN for `.pbn`, with the `deals` of boards; Bridgemate's
    objects for `.json`, otherwise CSV; `BadOption` for another name.
    """
    suffix = PurePath(name).suffix.lower()
    if suffix in (".xml", ".usebio"):
        return write_usebio(results, club)
    if suffix == ".pbn":
        return write_pbn_event(results, deals or {})
    if suffix == ".json":
        return write_bridgemate(results)
    if suffix == ".csv" or name == "-":
        return "".join(write_csv_event(results)).encode()
    raise BadOption("event.output", name=name)


def _reader(content: bytes, name: str) -> Callable[[BinaryIO], FileEvent]:
    if is_bws(content):
        return read_bws
    if content.lstrip()[:1] == b"<":
        return read_usebio
    if is_bridgemate(content):
        return read_bridgemate
    if b"[ScoreTable" in content or name.lower().endswith(".pbn"):
        return read_pbn_event
    if is_event_log(content):
        return _read_log
    if is_csv_event(content):
        return read_csv_event
    missing = missing_columns(decode_text(content[:4096]))
    if missing:
        raise ParseError("event.csv-missing", columns=", ".join(missing))
    raise ParseError("event.format", name=name or "-")


def _read_log(stream: BinaryIO) -> FileEvent:
    return FileEvent(read_event_log(stream).results(), program="Chelem")
