"""Read a list of deals, one per line: hands as in PBN's Deal tag, or the deal's number."""

import re
from collections.abc import Iterator
from typing import BinaryIO

from chelem.boards import FileBoard
from chelem.boards.record import UNKNOWN
from chelem.core import Deal, KnownHands, ParseError
from chelem.formats.common import is_placeholder
from chelem.formats.dealing_machines.boards import deal_fault, numbered_board
from chelem.formats.encodings import BOM_AS_LATIN1, latin1_reader
from chelem.formats.pbn import values

PEEK_SIZE = 4096
"""The number of bytes that are inspected to recognise a format."""

_FIRST = re.compile(r"(?:\s|[%;#][^\n]*\n)*+(?:[NESW]:[^\n]|\d{1,29}\s*(?:\n|\Z))")
_COMMENTS = ("%", ";", "#")


def peek_start(stream: BinaryIO) -> str:
    """Return the start of a stream as Latin-1 without consuming it; "" if the stream cannot be peeked."""
    if stream.seekable():
        place = stream.tell()
        head = stream.read(PEEK_SIZE)
        stream.seek(place)
    else:
        peek = getattr(stream, "peek", None)
        head = b"" if peek is None else peek(PEEK_SIZE)[:PEEK_SIZE]
    return head.decode("latin-1").removeprefix(BOM_AS_LATIN1)


def is_deal_list(text: str) -> bool:
    """Return whether a text starts like a list of deals rather than a PBN file.

    >>> is_deal_list("N:.63.AKQ987.A9732 - - -"), is_deal_list('[Event "?"]'), is_deal_list("2026")
    (True, False, True)
    """
    return _FIRST.match(text) is not None


def read_deal_list(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield boards 1, 2, …, with the dealer and vulnerability of their numbers; comments are skipped."""
    board = 0
    with latin1_reader(stream) as reader:
        lines = iter(lambda: reader.readline(PEEK_SIZE), "")
        for place, line in enumerate(lines, start=1):
            text = line.removeprefix(BOM_AS_LATIN1).strip()
            if text and not text.startswith(_COMMENTS):
                board += 1
                yield _board(board, place, text)


def _board(board: int, line: int, text: str) -> FileBoard:
    try:
        return numbered_board(board, line, _hands(text))
    except ParseError as error:
        return numbered_board(board, line, UNKNOWN, [deal_fault(error)])


def _hands(text: str) -> KnownHands:
    """Return the hands of a line; raise `ParseError` if it is not a deal."""
    if text.isascii() and text.isdigit() and len(text) < PEEK_SIZE:
        return Deal.from_number(int(text)).hands
    hands = values.parse_deal(text)
    if is_placeholder(hands):
        raise ParseError("deal.form", text=text)
    return hands
