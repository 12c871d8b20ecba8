"""Files of boards named on the command line, where `-` is standard input or standard output."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from chelem.formats import Format, format_of, guess_format
from chelem.formats.deal_list import beginning

STANDARD = Path("-")


@contextmanager
def opened(file: Path) -> Iterator[tuple[BinaryIO, Format]]:
    """A file of boards, with its format: that of its extension, or guessed on standard input."""
    if file == STANDARD:
        stream = _standard_input()
        yield stream, guess_format(beginning(stream))
        return
    with file.open("rb") as stream:
        yield stream, format_of(file.name)


def _standard_input() -> BinaryIO:
    """Standard input as bytes."""
    stream: BinaryIO | None = getattr(sys.stdin, "buffer", None)
    return BytesIO(sys.stdin.read().encode()) if stream is None else stream
