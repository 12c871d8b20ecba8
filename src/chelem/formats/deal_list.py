"""Reads a list of deals, one on each line: four hands as in PBN's Deal tag, or the deal's number."""

import re
from collections.abc import Iterator
from typing import BinaryIO

from chelem.boards.file_board import FileBoard
from chelem.boards.record import UNKNOWN
from chelem.core.deals import Deal, KnownHands
from chelem.core.errors import ParseError
from chelem.formats.common import is_placeholder
from chelem.formats.dealing_machines.boards import fault, numbered_board
from chelem.formats.encodings import BOM_AS_LATIN1, latin1_reader
from chelem.formats.pbn import values

SNIFFED = 4096
"""The bytes at the beginning of a stream that show what it holds."""

_FIRST = re.compile(r"(?:\s|[%;#][^\n]*\n)*+(?:[NESW]:[^\n]|\d{1,29}\s*(?:\n|\Z))")
_COMMENTS = ("%", ";", "#")


def beginning(stream: BinaryIO) -> str:
    """The beginning of a stream, as Latin-1, without reading on; empty if it cannot be looked into."""
    if stream.seekable():
        place = stream.tell()
        head = stream.read(SNIFFED)
        stream.seek(place)
    else:
        peek = getattr(stream, "peek", None)
        head = b"" if peek is None else peek(SNIFFED)[:SNIFFED]
    return head.decode("latin-1").removeprefix(BOM_AS_LATIN1)


def is_deal_list(text: str) -> bool:
    """Whether a text begins as a list of deals, not as a file of PBN.

    >>> is_deal_list("N:.63.AKQ987.A9732 - - -"), is_deal_list('[Event "?"]'), is_deal_list("2026")
    (True, False, True)
    """
    return _FIRST.match(text) is not None


def read_deal_list(stream: BinaryIO) -> Iterator[FileBoard]:
    """Boards 1, 2, …, whose dealer and vulnerability are those of their numbers; comments are skipped."""
    board = 0
    with latin1_reader(stream) as reader:
        lines = iter(lambda: reader.readline(SNIFFED), "")
        for place, line in enumerate(lines, start=1):
            text = line.removeprefix(BOM_AS_LATIN1).strip()
            if text and not text.startswith(_COMMENTS):
                board += 1
                yield _board(board, place, text)


def _board(board: int, line: int, text: str) -> FileBoard:
    try:
        return numbered_board(board, line, _hands(text))
    except ParseError as error:
        return numbered_board(board, line, UNKNOWN, [fault(error)])


def _hands(text: str) -> KnownHands:
    """The hands of a line; `ParseError` if it is not a deal."""
    if text.isascii() and text.isdigit() and len(text) < SNIFFED:
        return Deal.from_number(int(text)).hands
    hands = values.parse_deal(text)
    if is_placeholder(hands):
        raise ParseError("deal.form", text=text)
    return hands
