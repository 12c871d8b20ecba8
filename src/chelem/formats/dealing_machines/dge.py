"""DGE: 128 bytes a deal, the four hands with the suit signs of MS-DOS."""

import re
from collections.abc import Iterable, Iterator
from typing import BinaryIO

from chelem.boards.file_board import FileBoard
from chelem.boards.record import Record
from chelem.boards.report import Problem
from chelem.core.deals import Deal, KnownHands
from chelem.core.errors import ParseError
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.formats.common import parse_hand
from chelem.formats.dealing_machines.boards import (
    complete_deals,
    escaped_text,
    fault,
    read_fixed,
)

SIZE = 68
"""The bytes of a deal: four hands of four signs and thirteen cards."""

_PADDING = b"\0" * 60
_SPADES = b"\x06"
_RANKS = rb"([2-9TJQKA]*)"
_HAND = re.compile(rb"%b\x03%b\x04%b\x05%b" % (_RANKS, _RANKS, _RANKS, _RANKS))
"""A hand after its sign of spades: the signs of hearts, diamonds and clubs follow (code page 437)."""


def read_dge(stream: BinaryIO) -> Iterator[FileBoard]:
    """The boards, from 1 in the order of the file; their lines are their places in it.

    Deals without their padding, or one a line, are read as well.
    """
    return read_fixed(stream, SIZE, parse_dge)


def write_dge(records: Iterable[Record]) -> Iterator[bytes]:
    """The deals, 128 bytes each; `ParseError` names a board whose hands are not all known."""
    for deal in complete_deals(records):
        yield dge_bytes(deal) + _PADDING


def parse_dge(block: bytes) -> tuple[KnownHands, list[Problem]]:
    """The four hands of a deal, None where they are not known, and what is wrong with it."""
    found: list[Problem] = []
    hands: list[Hand | None] = [None, None, None, None]
    pieces = block.rstrip(b" \0\r\n\x1a").removeprefix(_SPADES).split(_SPADES)
    for seat, piece in zip(SEATS, pieces, strict=False):
        try:
            hands[seat] = _hand(seat, piece)
        except ParseError as error:
            found.append(fault(error))
            if len(pieces) != 4:  # whose the hands behind it are, nobody can tell
                break
    if len(pieces) != 4:
        found.append(fault(ParseError("machine.hands", count=len(pieces))))
    north, east, south, west = hands
    return (north, east, south, west), found


def dge_bytes(deal: Deal) -> bytes:
    """The deal's 68 bytes."""
    return b"".join(map(_hand_bytes, deal))


def _hand(seat: Seat, piece: bytes) -> Hand:
    suits = _HAND.fullmatch(piece)
    if suits is None:
        raise ParseError("machine.hand", seat=seat, text=escaped_text(piece))
    return parse_hand(b".".join(suits.groups()).decode())


def _hand_bytes(hand: Hand) -> bytes:
    spades, hearts, diamonds, clubs = str(hand).encode().split(b".")
    return b"\x06%b\x03%b\x04%b\x05%b" % (spades, hearts, diamonds, clubs)
