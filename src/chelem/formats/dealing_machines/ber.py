"""BER, for Bernasconi's machine: 52 digits a deal, the hand that gets each card from ♠A to ♣2."""

from collections.abc import Iterable, Iterator
from typing import BinaryIO

from chelem.boards import FileBoard, Problem
from chelem.boards.record import UNKNOWN, Record
from chelem.core import KnownHands, ParseError
from chelem.formats.dealing_machines import boards

SIZE = 52
_HANDS = b"1234"
"""The digits of North, East, South, West."""


def read_ber(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the boards, numbered from 1, with or without line breaks; `line` is the position in the file."""
    return boards.read_fixed(stream, SIZE, _parse)


def write_ber(records: Iterable[Record]) -> Iterator[bytes]:
    """Yield the deals, 52 digits each without separators; `ParseError` if a hand is unknown."""
    for deal in boards.complete_deals(records):
        yield bytes(_HANDS[seat] for seat in boards.card_holders(deal))


def _parse(block: bytes) -> tuple[KnownHands, list[Problem]]:
    if len(block) < SIZE:
        return UNKNOWN, [boards.deal_fault(ParseError("machine.short", length=len(block), wanted=SIZE))]
    holders = [_HANDS.find(digit) for digit in block]
    problems = []
    if -1 in holders:
        place = holders.index(-1)
        text = boards.escaped_text(block[place : place + 1])
        problems.append(boards.deal_fault(ParseError("machine.digit", text=text, place=place + 1)))
    return boards.hands_of_holders(None if holder < 0 else holder for holder in holders), problems
