"""DGE: 128 bytes a deal, four hands with the suit symbols of MS-DOS."""

import re
from collections.abc import Iterable, Iterator
from typing import BinaryIO

from chelem.boards import FileBoard, Problem, Record
from chelem.core import SEATS, Deal, Hand, KnownHands, ParseError, Seat
from chelem.formats.common import parse_hand
from chelem.formats.dealing_machines import boards

SIZE = 68
"""The bytes of a deal without padding: four hands of four symbols and thirteen cards."""

_PADDING = b"\0" * 60
_SPADES = b"\x06"
_RANKS = rb"([2-9TJQKA]*)"
_HAND = re.compile(rb"%b\x03%b\x04%b\x05%b" % (_RANKS, _RANKS, _RANKS, _RANKS))
"""A hand after its spade symbol; those of hearts, diamonds and clubs follow (code page 437)."""


def read_dge(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the boards, numbered from 1; `line` is the position in the file.

    Deals without padding, or one a line, are also read.
    """
    return boards.read_fixed(stream, SIZE, parse_dge)


def write_dge(records: Iterable[Record]) -> Iterator[bytes]:
    """Yield the deals, 128 bytes each; `ParseError` if a hand is unknown."""
    for deal in boards.complete_deals(records):
        yield dge_bytes(deal) + _PADDING


def parse_dge(block: bytes) -> tuple[KnownHands, list[Problem]]:
    """Parse the four hands of a deal, None if unknown, and return its problems."""
    problems: list[Problem] = []
    hands: list[Hand | None] = [None, None, None, None]
    pieces = block.rstrip(b" \0\r\n\x1a").removeprefix(_SPADES).split(_SPADES)
    for seat, piece in zip(SEATS, pieces, strict=False):
        try:
            hands[seat] = _hand(seat, piece)
        except ParseError as error:
            problems.append(boards.deal_fault(error))
            if len(pieces) != 4:  # the owners of the following hands are uncertain
                break
    if len(pieces) != 4:
        problems.append(boards.deal_fault(ParseError("machine.hands", count=len(pieces))))
    north, east, south, west = hands
    return (north, east, south, west), problems


def dge_bytes(deal: Deal) -> bytes:
    """Return the deal as 68 bytes."""
    return b"".join(map(_hand_bytes, deal))


def _hand(seat: Seat, piece: bytes) -> Hand:
    suits = _HAND.fullmatch(piece)
    if suits is None:
        raise ParseError("machine.hand", seat=seat, text=boards.escaped_text(piece))
    return parse_hand(b".".join(suits.groups()).decode())


def _hand_bytes(hand: Hand) -> bytes:
    spades, hearts, diamonds, clubs = str(hand).encode().split(b".")
    return b"\x06%b\x03%b\x04%b\x05%b" % (spades, hearts, diamonds, clubs)
