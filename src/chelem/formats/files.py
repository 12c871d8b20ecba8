"""Load boards from files, streams and text, and dump them."""

import os
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, TextIO

from chelem.boards import FileBoard, Record, deal_record
from chelem.core import BadOption, Deal
from chelem.formats.deal_list import peek_start
from chelem.formats.registry import (
    Format,
    format_of,
    guess_format,
    read_boards,
    read_guessed,
    write_boards,
)

PathName = str | os.PathLike[str]


def load(source: PathName | BinaryIO | TextIO, format: Format | str | None = None) -> list[FileBoard]:  # noqa: A002
    """Load the boards of a file, given by its path or as an open stream, each with its `problems`.

    Without `format`, the file name determines it, or the text if a stream has no name. Boards that break a
    rule are loaded, logs that do so raise `BadLog`, unless the format was guessed from the text. `OSError` if
    the file cannot be read, `BadOption` for an unknown format. To read a large file board by board, use
    `read_boards`.
    """
    if isinstance(source, str | os.PathLike):
        with Path(source).open("rb") as stream:
            return list(read_boards(stream, _format(format, source)))
    content = source.read()
    name = _stream_name(source)
    given = format_of(name) if format is None and name is not None else format
    if isinstance(content, str):
        return load_text(content, given)
    return _load_bytes(content, given)


def load_text(text: str, format: Format | str | None = None) -> list[FileBoard]:  # noqa: A002
    """Load the boards of a text; without `format` it is guessed.

    >>> (board,) = load_text('[Deal "N:AKQJ.AKQ.AKQ.AKQ - - -"]')
    >>> str(board.hands[0]), board.problems[0].where
    ('AKQJ.AKQ.AKQ.AKQ', '')
    """
    return _load_bytes(text.encode("utf-8", "replace"), format)


def _load_bytes(content: bytes, format: Format | str | None) -> list[FileBoard]:  # noqa: A002
    if format is None:
        return list(read_guessed(content, guess_format(peek_start(BytesIO(content)))))
    return list(read_boards(BytesIO(content), _format(format, "")))


def dump(
    boards: Iterable[Record | Deal],
    target: PathName | BinaryIO,
    format: Format | str | None = None,  # noqa: A002
) -> None:
    """Write boards to a file, given by its path or as an open binary stream.

    Without `format`, the file name determines it. Deals become boards 1, 2, … A file is replaced only once it
    is complete, so an error leaves an existing file as it was. `ParseError` for a board that the format
    cannot hold, `BadOption` for an unknown format.
    """
    records = [_record(board, place) for place, board in enumerate(boards, start=1)]
    if not isinstance(target, str | os.PathLike):
        for part in write_boards(records, _format(format, _stream_name(target) or "")):
            target.write(part)
        return
    path = Path(target)
    known, temporary = _format(format, path), path.with_name(f".{path.name}.part")
    try:
        with temporary.open("wb") as stream:
            stream.writelines(write_boards(records, known))
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def dump_text(boards: Iterable[Record | Deal], format: Format | str = Format.PBN) -> str:  # noqa: A002
    """Return boards as text; the format must be a text format.

    >>> print(dump_text([Deal.from_number(0)], "lin").split("|")[:2])
    ['st', '']
    """
    records = [_record(board, place) for place, board in enumerate(boards, start=1)]
    return b"".join(write_boards(records, _format(format, ""))).decode()


def _format(given: Format | str | None, name: PathName) -> Format:
    """Return the given format, or that of the file name."""
    if given is None:
        return format_of(os.fspath(name))
    if isinstance(given, Format):
        return given
    try:
        return Format(given.lower())
    except ValueError:
        known = ", ".join(known.value for known in Format)
        raise BadOption("option.value", option="format", value=given, values=known) from None


def _stream_name(stream: object) -> str | None:
    """Return the name of an open file, if it has one."""
    name = getattr(stream, "name", None)
    return name if isinstance(name, str) else None


def _record(board: Record | Deal, place: int) -> Record:
    """Return a record as it is, and a deal as board number `place`."""
    return deal_record(board, place) if isinstance(board, Deal) else board
