"""Detect and decode text: UTF-8, Windows-1252, CP850."""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import BinaryIO, TextIO

BOM_AS_LATIN1 = "ï»¿"
"""The bytes of UTF-8's byte order mark, read as Latin-1."""

_OLD_LETTERS = re.compile(
    "[A-Za-z][\x81-\x8b\x8d\x93-\x97][a-z]|[A-Za-z][\x82\x85\x87\x88\x8a]|[\x80\x8e-\x90\x99\x9a][a-z]"
)
"""Letters of DOS code page 850 next to other letters, where the Windows characters would be implausible."""


@contextmanager
def latin1_reader(stream: BinaryIO) -> Iterator[TextIO]:
    """Read a stream as Latin-1, with all line ends converted to line feeds.

    The stream itself stays open, and reading may stop at any point, even after it was closed.
    """
    reader = TextIOWrapper(stream, encoding="latin-1", newline=None)
    try:
        yield reader
    finally:
        if not stream.closed:
            reader.detach()


def decode_text(content: bytes) -> str:
    r"""Decode a file: UTF-16 begins with the order of its bytes, the rest is told apart by its letters.

    Lines that end with a carriage return alone end with a line feed instead.

    >>> decode_text(b"\xef\xbb\xbfAndr\xc3\xa9"), decode_text("André".encode("utf-16")), decode_text(b"a\rb")
    ('André', 'André', 'a\nb')
    """
    if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        text = content.decode("utf-16", errors="replace")
    else:
        text = redecode(content.decode("latin-1"))
    text = text.removeprefix("\ufeff")
    return text if "\n" in text else text.replace("\r", "\n")


def plain_text_bytes(content: bytes) -> bytes:
    r"""Return a text file as its readers expect it: UTF-16 as UTF-8, with nothing at either end.

    Lines that end with a carriage return alone end with a line feed instead.

    >>> plain_text_bytes("a\rb".encode("utf-16")), plain_text_bytes(b"\xef\xbb\xbfa\x1a")
    (b'a\nb', b'a')
    """
    if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        content = content.decode("utf-16", errors="replace").encode()
    content = content.removeprefix(BOM_UTF8).rstrip(b"\x1a")
    return content if b"\n" in content else content.replace(b"\r", b"\n")


def redecode(text: str) -> str:
    r"""Decode text whose bytes were read as Latin-1 as what it really is: UTF-8, CP850, CP1252 or Latin-1.

    >>> redecode("Fran\xc3\xa7ois"), redecode("Andr\xe9"), redecode("Andr\x82")
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
