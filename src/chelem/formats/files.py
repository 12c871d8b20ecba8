"""Loads boards from files, streams and text, and dump_text them."""

import os
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, TextIO

from chelem.boards.file_board import FileBoard
from chelem.boards.log_conversion import deal_record
from chelem.boards.record import Record
from chelem.core.deals import Deal
from chelem.core.errors import BadOption
from chelem.formats.reading import read_boards
from chelem.formats.registry import Format, format_of, guess_format
from chelem.formats.writing import write_boards

PathName = str | os.PathLike[str]


def load(source: PathName | BinaryIO | TextIO, format: Format | str | None = None) -> list[FileBoard]:  # noqa: A002
    """The boards of a file, given by its path or as an open stream, each with its `problems`.

    Without a `format` it is that of the file's name, or guessed from the text of a nameless stream. A board
    that breaks a rule is loaded all the same, a log is not: `BadLog`. `OSError` if the file cannot be read,
    `BadOption` for an unknown format. `read_boards` reads a long file board by board.
    """
    if isinstance(source, str | os.PathLike):
        with Path(source).open("rb") as stream:
            return list(read_boards(stream, _format(format, source)))
    content = source.read()
    name = _named(source)
    given = format_of(name) if format is None and name is not None else format
    if isinstance(content, str):
        return load_text(content, given)
    known = guess_format(content.decode("latin-1")) if given is None else _format(given, "")
    return list(read_boards(BytesIO(content), known))


def load_text(text: str, format: Format | str | None = None) -> list[FileBoard]:  # noqa: A002
    """The boards of a text; its format is guessed where none is given.

    >>> (board,) = load_text('[Deal "N:AKQJ.AKQ.AKQ.AKQ - - -"]')
    >>> str(board.hands[0]), board.problems[0].where
    ('AKQJ.AKQ.AKQ.AKQ', '')
    """
    known = guess_format(text) if format is None else _format(format, "")
    return list(read_boards(BytesIO(text.encode("utf-8", "replace")), known))


def dump(
    boards: Iterable[Record | Deal],
    target: PathName | BinaryIO,
    format: Format | str | None = None,  # noqa: A002
) -> None:
    """Write boards to a file, by its path or as an open binary stream.

    Without a `format` it is that of the file's name. Bare deals become boards 1, 2, …. A file takes its name
    when it is complete: on an error, whatever stood there stays. `ParseError` for a board that the format
    cannot hold, `BadOption` for an unknown format.
    """
    records = [_record(board, place) for place, board in enumerate(boards, start=1)]
    if not isinstance(target, str | os.PathLike):
        for part in write_boards(records, _format(format, _named(target) or "")):
            target.write(part)
        return
    path = Path(target)
    known, unfinished = _format(format, path), path.with_name(f".{path.name}.part")
    try:
        with unfinished.open("wb") as stream:
            stream.writelines(write_boards(records, known))
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def dump_text(boards: Iterable[Record | Deal], format: Format | str = Format.PBN) -> str:  # noqa: A002
    """Boards as text, in a format that is text.

    >>> print(dump_text([Deal.from_number(0)], "lin").split("|")[:2])
    ['st', '']
    """
    records = [_record(board, place) for place, board in enumerate(boards, start=1)]
    return b"".join(write_boards(records, _format(format, ""))).decode()


def _format(given: Format | str | None, name: PathName) -> Format:
    """The format given, or that of the file's name."""
    if given is None:
        return format_of(os.fspath(name))
    if isinstance(given, Format):
        return given
    try:
        return Format(given.lower())
    except ValueError:
        known = ", ".join(one.value for one in Format)
        raise BadOption("option.value", option="format", value=given, values=known) from None


def _named(stream: object) -> str | None:
    """The name of an open file."""
    name = getattr(stream, "name", None)
    return name if isinstance(name, str) else None


def _record(board: Record | Deal, place: int) -> Record:
    """A bare deal as the board of that number."""
    return deal_record(board, place) if isinstance(board, Deal) else board
