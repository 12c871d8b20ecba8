"""Detects and decodes text: UTF-8, Windows-1252, CP850."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import BinaryIO, TextIO

MARK = "ï»¿"
"""UTF-8's byte order mark, its bytes read as Latin-1."""

_OLD_LETTERS = re.compile(
    "[A-Za-z][\x81-\x8b\x8d\x93-\x97][a-z]|[A-Za-z][\x82\x85\x87\x88\x8a]|[\x80\x8e-\x90\x99\x9a][a-z]"
)
"""Letters of DOS's code page 850 where letters stand; as Windows' signs they would not stand there."""


@contextmanager
def latin(stream: BinaryIO) -> Iterator[TextIO]:
    """A stream whose bytes are read as Latin-1, line ends of any kind as line feeds.

    The stream is left open; who reads may leave off at any point, even after it was closed.
    """
    reader = TextIOWrapper(stream, encoding="latin-1", newline=None)
    try:
        yield reader
    finally:
        if not stream.closed:
            reader.detach()


def decoded(text: str) -> str:
    r"""Text whose bytes were read as Latin-1, as what it was meant to be: UTF-8, CP850, CP1252 or Latin-1.

    >>> decoded("Fran\xc3\xa7ois"), decoded("Andr\xe9"), decoded("Andr\x82")
    ('François', 'André', 'André')
    """
    if text.isascii():
        return text
    data = text.encode("latin-1")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        if _OLD_LETTERS.search(text):
            return data.decode("cp850")
        return data.decode("cp1252", "replace") if re.search("[\x80-\x9f]", text) else text
