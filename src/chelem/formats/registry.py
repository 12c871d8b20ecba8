"""The file formats: how each is read, written and recognised."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from io import BytesIO
from itertools import islice
from pathlib import PurePath
from typing import BinaryIO

from chelem.boards import FileBoard, Problem, Record, Severity
from chelem.core import BadLog, BadOption
from chelem.formats.csv_results import read_csv_results
from chelem.formats.dealing_machines.ber import read_ber, write_ber
from chelem.formats.dealing_machines.bri import read_bri, write_bri
from chelem.formats.dealing_machines.dge import read_dge, write_dge
from chelem.formats.dealing_machines.dlm import read_dlm, write_dlm
from chelem.formats.dealing_machines.dup import read_dup, write_dup
from chelem.formats.lin import read_lin
from chelem.formats.reading import read_log_file, read_pbn_or_deal_list, starts_log
from chelem.formats.writing import write_csv_file, write_lin_file, write_log_file, write_pbn_file


class Format(Enum):
    """A file format; its value is its name and its file suffix."""

    PBN = "pbn"
    LIN = "lin"
    JSON = "jsonl"
    """The log of a match."""
    CSV = "csv"
    DLM = "dlm"
    DUP = "dup"
    BRI = "bri"
    DGE = "dge"
    BER = "ber"

    @property
    def deals_only(self) -> bool:
        """Whether files hold no auction and no play."""
        return CODECS[self].deals_only


@dataclass(frozen=True, slots=True)
class FileCodec:
    """How the files of a format are read, written and recognised."""

    read: Callable[[BinaryIO], Iterator[FileBoard]]
    write: Callable[[Iterable[Record]], Iterator[bytes]] | None
    """None if boards cannot be written in this format."""
    sniff: Callable[[str], bool] | None = None
    """Whether a text starts like this format; None if only the file name tells."""
    other_suffixes: tuple[str, ...] = ()
    """File suffixes besides the name of the format."""
    deals_only: bool = False
    """Whether files hold no auction and no play."""


def _is_lin(text: str) -> bool:
    return re.match(r"\s*(?:[a-z]{2}\|)", text, re.IGNORECASE) is not None


def _is_log(text: str) -> bool:
    return text.lstrip().startswith('{"')


CODECS: Mapping[Format, FileCodec] = {
    Format.PBN: FileCodec(read_pbn_or_deal_list, write_pbn_file, other_suffixes=("txt",)),
    Format.LIN: FileCodec(read_lin, write_lin_file, _is_lin),
    Format.JSON: FileCodec(read_log_file, write_log_file, _is_log, other_suffixes=("json", "log")),
    Format.CSV: FileCodec(read_csv_results, write_csv_file),
    Format.DLM: FileCodec(read_dlm, write_dlm, deals_only=True),
    Format.DUP: FileCodec(read_dup, write_dup, deals_only=True),
    Format.BRI: FileCodec(read_bri, write_bri, deals_only=True),
    Format.DGE: FileCodec(read_dge, write_dge, deals_only=True),
    Format.BER: FileCodec(read_ber, write_ber, deals_only=True),
}
"""Everything that the commands, the browser and the library need to know of each format."""
MOST_EMPTY_BOARDS = 5000
"""So many boards at the start of a text that are all empty show that it is in another format."""


def read_boards(stream: BinaryIO, format: Format) -> Iterator[FileBoard]:  # noqa: A002
    """Yield the boards of a stream, each with its problems (`FileBoard.reports`).

    A bad board raises nothing. A log is read as a whole and raises `BadLog`.
    """
    return CODECS[format].read(stream)


def settled_format(content: bytes, guess: Format) -> Format:
    """Return the format that was guessed, or PBN if only that shows a board in the content."""
    if guess is Format.PBN or _fits(content, guess) or not _fits(content, Format.PBN):
        return guess
    return Format.PBN


def read_guessed(content: bytes, guess: Format) -> Iterator[FileBoard]:
    """Yield the boards of a file whose format was guessed, each with its problems.

    Nothing is raised: a log that is not valid is one board without cards, whose problem is the `BadLog`.
    """
    try:
        yield from read_boards(BytesIO(content), settled_format(content, guess))
    except BadLog as error:
        yield FileBoard(line=error.entry + 1, reading_problems=(Problem(Severity.FAULT, error),))


def _fits(content: bytes, form: Format) -> bool:
    stream = BytesIO(content)
    if form is Format.JSON:
        return starts_log(stream)
    boards = islice(read_boards(stream, form), MOST_EMPTY_BOARDS)
    return any(board.has_content for board in boards)


def write_boards(boards: Iterable[Record], format: Format) -> Iterator[bytes]:  # noqa: A002
    """Yield the bytes of a file with these boards; `ParseError` at one that the format cannot hold.

    `BadOption` if boards cannot be written in the format.
    """
    write = CODECS[format].write
    if write is None:
        raise BadOption("file.unwritten", form=format.value)
    return write(boards)


def format_of(name: str) -> Format:
    """Return the format for a file name; `BadOption` for an unknown suffix."""
    suffix = PurePath(name).suffix.lower().removeprefix(".")
    for form, codec in CODECS.items():
        if suffix in (form.value, *codec.other_suffixes):
            return form
    known = ", ".join(f".{form.value}" for form in Format)
    raise BadOption("file.form", name=name, forms=known)


def guess_format(text: str) -> Format:
    """Guess the format of a text: LIN if it has bars, a log if it has braces, otherwise PBN.

    >>> guess_format("pn|S,W,N,E|md|3S…"), guess_format('{"version": 0}'), guess_format('[Board "1"]')
    (<Format.LIN: 'lin'>, <Format.JSON: 'jsonl'>, <Format.PBN: 'pbn'>)
    """
    alike = (form for form, codec in CODECS.items() if codec.sniff is not None and codec.sniff(text))
    return next(alike, Format.PBN)
