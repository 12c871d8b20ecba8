"""Board files named on the command line; `-` is standard input or output."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from chelem.formats import Format, format_of, guess_format
from chelem.formats.deal_list import peek_start
from chelem.formats.registry import settled_format

STDIO = Path("-")


@contextmanager
def open_board_file(file: Path) -> Iterator[tuple[BinaryIO, Format]]:
    """Open a board file; yield its stream and its format, from the extension or guessed on standard input."""
    if file == STDIO:
        stream = standard_input()
        guess = guess_format(peek_start(stream))
        if guess is not Format.PBN:  # which needs no proof, and may be too long to be held at once
            content = stream.read()
            stream, guess = BytesIO(content), settled_format(content, guess)
        yield stream, guess
        return
    with file.open("rb") as stream:
        yield stream, format_of(file.name)


def standard_input() -> BinaryIO:
    """Return standard input as a binary stream."""
    stream: BinaryIO | None = getattr(sys.stdin, "buffer", None)
    return BytesIO(sys.stdin.read().encode()) if stream is None else stream
