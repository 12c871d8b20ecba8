"""DUP, for Duplimate under MS-DOS: 156 bytes a deal, BRI's 78, DGE's 68 and ten of options."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import BinaryIO

from chelem.boards import FileBoard, Problem, Record
from chelem.core import SEATS, KnownHands, ParseError, whole_number
from chelem.formats.dealing_machines import bri, dge
from chelem.formats.dealing_machines.boards import (
    chunks,
    deal_fault,
    deals_by_number,
    fixed_records,
    numbered_board,
)

SIZE = 156
_OPTIONS = 146
"""The offset of the options.

They are: random hands, `Y` or `N`; counting backwards, `Y` or `N`; lowest board of the set, three bytes;
copies of each board, two bytes; highest board, three bytes. Numbers are left-aligned: `YN1  0 32 `.
"""
_LOWEST = slice(_OPTIONS + 2, _OPTIONS + 5)


def read_dup(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the boards, numbered from the lowest board in the first options, or 1; `line` is the position.

    Both halves must contain the same deal; the second may be empty, which keeps it off a screen. Files of
    first halves only, one deal per line, are also read.
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
        hands, problems = bri.parse_bri(block) if size == bri.SIZE else _parse(block)
        yield numbered_board(lowest + place, 1 + place, hands, problems)


def write_dup(records: Iterable[Record]) -> Iterator[bytes]:
    """Yield the deals, 156 bytes each, in order of number; a board without one follows the one before it.

    `ParseError` if a hand is unknown, if two deals have the same number, if a number exceeds 99 or one is
    missing.
    """
    boards = deals_by_number(records)
    options = b"YN%-3d%-2d%-3d" % (min(boards, default=1), 0, max(boards, default=1))
    for deal in boards.values():
        yield bri.bri_bytes(deal) + dge.dge_bytes(deal) + options


def _parse(block: bytes) -> tuple[KnownHands, list[Problem]]:
    """Return the hands of the first half, completed from the second, and the problems."""
    hands, problems = bri.parse_bri(block[: bri.SIZE])
    second = block[bri.SIZE : _OPTIONS]
    if bri.SIZE <= len(block) < _OPTIONS:
        problems.append(deal_fault(ParseError("machine.short", length=len(block), wanted=SIZE)))
    if not second.strip(b" \0"):
        return hands, problems
    second_hands, second_problems = dge.parse_dge(second)
    problems += second_problems
    for seat in SEATS:
        if None not in (hands[seat], second_hands[seat]) and hands[seat] != second_hands[seat]:
            problems.append(deal_fault(ParseError("machine.halves", seat=seat)))
            break
    north, east, south, west = (
        first if first is not None else other for first, other in zip(hands, second_hands, strict=True)
    )
    return (north, east, south, west), problems
