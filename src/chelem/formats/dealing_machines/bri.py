"""BRI: 128 bytes a deal, the card numbers of North, East and South; West has the rest."""

from collections.abc import Iterable, Iterator
from typing import BinaryIO

from chelem.boards import FileBoard, Problem, Record
from chelem.core import PACK, SEATS, Card, Deal, Hand, KnownHands, ParseError
from chelem.formats.dealing_machines import boards

SIZE = 78
"""The bytes of a deal without padding: three hands of thirteen two-digit cards."""

_PADDING = b" " * 32 + b"\0" * 18
_NUMBERS = {b"%02d" % number: card for number, card in enumerate(boards.CARDS, 1)}
_CODES = {card: code for code, card in _NUMBERS.items()}


def read_bri(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the boards, numbered from 1; `line` is the position in the file.

    Deals without padding, or one a line, are also read.
    """
    return boards.read_fixed(stream, SIZE, parse_bri)


def write_bri(records: Iterable[Record]) -> Iterator[bytes]:
    """Yield the deals, 128 bytes each; `ParseError` if a hand is unknown."""
    for deal in boards.complete_deals(records):
        yield bri_bytes(deal) + _PADDING


def parse_bri(block: bytes) -> tuple[KnownHands, list[Problem]]:
    """Parse the four hands of a deal, None if unknown, and return its problems."""
    problems: list[Problem] = []
    hands: list[Hand | None] = [None, None, None, None]
    for seat in SEATS[:3]:
        cards = block[26 * seat : 26 * seat + 26]
        if len(cards) < 26:
            problems.append(boards.deal_fault(ParseError("machine.short", length=len(block), wanted=SIZE)))
            break
        try:
            hands[seat] = Hand.of(_card(cards[at : at + 2]) for at in range(0, 26, 2))
        except ParseError as error:
            problems.append(boards.deal_fault(error))
    north, east, south, _ = hands
    west = None
    if north is not None and east is not None and south is not None:
        rest = PACK - (north | east | south)
        west = rest if len(rest) == 13 else None
    return (north, east, south, west), problems


def bri_bytes(deal: Deal) -> bytes:
    """Return the deal as 78 digits, hand by hand.

    >>> bri_bytes(Deal.from_number(0))[:26]
    b'40414243444546474849505152'
    """
    return b"".join(_CODES[card] for hand in deal.hands[:3] for card in hand)


def _card(code: bytes) -> Card:
    try:
        return _NUMBERS[code]
    except KeyError:
        raise ParseError("machine.card", text=boards.escaped_text(code)) from None
