"""Read the event that a command is given."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from chelem.cli.sources import STDIO, standard_input
from chelem.events.files.file_event import FileEvent
from chelem.events.files.files import MAX_BYTES, read_event
from chelem.events.simultaneous import combine


def read_event_file(file: Path) -> FileEvent:
    """Return the event of a file; `-` is standard input."""
    if file == STDIO:
        return read_event(standard_input(), "")
    with file.open("rb") as stream:
        return read_event(stream, file.name)


def read_together(files: Sequence[Path]) -> FileEvent:
    """Return the event of a file; of several, all as one field, scored as the first one is."""
    read = [read_event_file(file) for file in files]
    if len(read) == 1:
        return read[0]
    members = [each.results for each in read]
    whole = replace(members[0], entrants=(), travellers=(), void_matches=(), mismatches=())
    return FileEvent(combine(whole, members).results, program="Chelem")


def read_bytes(file: Path) -> bytes:
    """Return the content of a file, cut off above the largest size; `-` is standard input."""
    if file == STDIO:
        return standard_input().read(MAX_BYTES + 1)
    with file.open("rb") as stream:
        return stream.read(MAX_BYTES + 1)
