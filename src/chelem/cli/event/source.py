"""Read the event that a command is given."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from chelem.cli.shared.sources import STDIO, standard_input
from chelem.core import BadLog, ChelemError, ParseError
from chelem.events.files.bws import is_bws
from chelem.events.files.file_event import FileEvent
from chelem.events.files.files import MAX_BYTES, read_event
from chelem.events.simultaneous import combine
from chelem.formats.encodings import plain_text_bytes


def read_event_file(file: Path) -> FileEvent:
    """Return the event of a file; `-` is standard input."""
    if file == STDIO:
        return read_event(standard_input(), "")
    with file.open("rb") as stream:
        return read_event(stream, file.name)


def read_together(files: Sequence[Path]) -> FileEvent:
    """Return the event of a file; of several, all as one field, scored as the first one is."""
    if len(files) == 1:
        return read_event_file(files[0])
    read = [_read_one_of_several(file) for file in files]
    members = [event.results for event in read]
    whole = replace(members[0], entrants=(), travellers=(), void_matches=(), mismatches=())
    warnings = tuple(warning for event in read for warning in event.warnings)
    return FileEvent(combine(whole, members).results, program="Chelem", warnings=warnings)


class BadFileError(ParseError):
    """One of several files cannot be read; `cause` says why."""

    def __init__(self, file: Path, cause: ChelemError) -> None:
        super().__init__("event.in-file", name=str(file))
        self.cause = cause

    def say(self, language: str = "en") -> str:
        """Return which file it is, and what is wrong with it."""
        return f"{super().say(language)} {self.cause.say(language)}"


def _read_one_of_several(file: Path) -> FileEvent:
    try:
        return read_event_file(file)
    except BadLog as error:
        raise BadLog(error.entry, BadFileError(file, error.cause)) from error
    except ParseError as error:
        raise BadFileError(file, error) from error


def print_warnings(read: FileEvent, language: str) -> None:
    """Say on standard error what was not read of a file, and what cannot be right in it."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    for warning in read.warnings:
        console.print(warning.say(language), markup=False)


def read_bytes(file: Path) -> bytes:
    """Return the content of a file, cut off above the largest size; `-` is standard input."""
    if file == STDIO:
        return standard_input().read(MAX_BYTES + 1)
    with file.open("rb") as stream:
        return stream.read(MAX_BYTES + 1)


def read_log_bytes(file: Path) -> bytes:
    """Return the content of a file that may be a log, in the encoding of logs."""
    content = read_bytes(file)
    return content if is_bws(content) else plain_text_bytes(content)
