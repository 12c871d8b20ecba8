"""DUP: 156 bytes a deal for Duplimate under MS-DOS: BRI's 78, DGE's 68 and ten of options."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import BinaryIO

from chelem.boards.file_board import FileBoard
from chelem.boards.record import Record
from chelem.boards.report import Problem
from chelem.core.deals import KnownHands
from chelem.core.errors import ParseError
from chelem.core.numbers import whole_number
from chelem.core.seats import SEATS
from chelem.formats.dealing_machines import bri, dge
from chelem.formats.dealing_machines.boards import (
    board_told,
    chunks,
    fault,
    fixed_records,
    numbered,
)

SIZE = 156
_OPTIONS = 146
"""Where the options begin.

Random hands, `Y` or `N`; counting backwards, `Y` or `N`; the lowest board of the set in three bytes, the
copies of each board in two, the highest board in three, to the left: `YN1  0 32 `.
"""
_LOWEST = slice(_OPTIONS + 2, _OPTIONS + 5)


def read_dup(stream: BinaryIO) -> Iterator[FileBoard]:
    """The boards, from the lowest that the first one's options name, or 1; lines are places in the file.

    Both halves have to tell the same deal, unless the second is blank so as to keep it off a screen. Files
    of the first half alone, one deal a line, are read as well.
    """
    pieces = chunks(stream)
    head = b""
    while len(head) <= bri.SIZE and (piece := next(pieces, b"")):
        head += piece
    size = bri.SIZE if head[bri.SIZE : bri.SIZE + 1] in (b"\r", b"\n") else SIZE
    lowest = 1
    for place, block in enumerate(fixed_records(chain((head,), pieces), size)):
        if place == 0:
            lowest = whole_number(block[_LOWEST].decode("latin-1").strip()) or 1
        hands, found = bri.parse_bri(block) if size == bri.SIZE else _parse(block)
        yield board_told(lowest + place, 1 + place, hands, found)


def write_dup(records: Iterable[Record]) -> Iterator[bytes]:
    """The deals, 156 bytes each, in the order of their numbers; a board without one follows the one before.

    `ParseError` for a board whose hands are not all known, a number over 99, two deals of one number or a
    number missing.
    """
    boards = numbered(records)
    options = b"YN%-3d%-2d%-3d" % (min(boards, default=1), 0, max(boards, default=1))
    for deal in boards.values():
        yield bri.bri_bytes(deal) + dge.dge_bytes(deal) + options


def _parse(block: bytes) -> tuple[KnownHands, list[Problem]]:
    """The hands of the first half, and those of the second where they are missing."""
    hands, found = bri.parse_bri(block[: bri.SIZE])
    second = block[bri.SIZE : _OPTIONS]
    if bri.SIZE <= len(block) < _OPTIONS:
        found.append(fault(ParseError("machine.short", length=len(block), wanted=SIZE)))
    if not second.strip(b" \0"):
        return hands, found
    again, more = dge.parse_dge(second)
    found += more
    for seat in SEATS:
        if None not in (hands[seat], again[seat]) and hands[seat] != again[seat]:
            found.append(fault(ParseError("machine.halves", seat=seat)))
            break
    north, east, south, west = (
        one if one is not None else other for one, other in zip(hands, again, strict=True)
    )
    return (north, east, south, west), found
