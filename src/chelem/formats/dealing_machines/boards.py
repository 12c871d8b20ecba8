"""Helpers for dealing-machine formats: boards by number, and the holder of each card from ♠A to ♣2."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO

from chelem.boards import FileBoard, Problem, Record, Severity
from chelem.core import DECK, SEATS, ChelemError, Deal, Hand, KnownHands, ParseError, Seat, Vulnerability
from chelem.matches.duplicate import board_dealer

CARDS = tuple(reversed(DECK))
"""The cards in machine order, ♠A to ♣2."""
MAX_BOARD = 99
"""The highest board number in Duplimate's own formats."""

_CHUNK = 1 << 16
_FILLER = re.compile(rb"[ \0\r\n\x1a]*")


def chunks(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the content of a file in chunks."""
    return iter(lambda: stream.read(_CHUNK), b"")


def fixed_records(pieces: Iterable[bytes], size: int) -> Iterator[bytes]:
    """Yield records of `size` bytes; spaces, NULs, line ends and Ctrl-Z between them are skipped.

    This reads files with padding, without padding, and with one record a line. With padding, a record that
    lost a byte does not damage the others. The last record may be short.
    """
    buffer = b""
    for piece in pieces:
        buffer += piece
        start = _after_filler(buffer, 0)
        while start + size <= len(buffer):
            yield buffer[start : start + size]
            start = _after_filler(buffer, start + size)
        buffer = buffer[start:]
    if buffer:
        yield buffer


def _after_filler(data: bytes, start: int) -> int:
    problems = _FILLER.match(data, start)
    return problems.end() if problems else start


def escaped_text(data: bytes) -> str:
    r"""Return the bytes as printable text.

    >>> escaped_text(b"01\x1b")
    '01\\x1b'
    """
    return data.decode("latin-1").encode("unicode_escape").decode()


def deal_fault(error: ChelemError) -> Problem:
    """Return the error as a fault of the deal."""
    return Problem(Severity.FAULT, error, "Deal")


def read_fixed(
    stream: BinaryIO, size: int, parse: Callable[[bytes], tuple[KnownHands, list[Problem]]]
) -> Iterator[FileBoard]:
    """Yield the boards of records of `size` bytes, numbered from 1; `line` is the position in the file."""
    for place, block in enumerate(fixed_records(chunks(stream), size), 1):
        yield numbered_board(place, place, *parse(block))


def numbered_board(number: int, place: int, hands: KnownHands, problems: Iterable[Problem] = ()) -> FileBoard:
    """Return a board with the dealer and vulnerability of its number; `place` is its line."""
    record = Record(
        tags={"Board": str(number)},
        dealer=board_dealer(number),
        vulnerable=Vulnerability.on_board(number),
        hands=hands,
    )
    return FileBoard.of(record, place, tuple(problems))


def card_holders(deal: Deal) -> tuple[Seat, ...]:
    """Return the holder of each card, in the order of `CARDS`."""
    return tuple(next(seat for seat in SEATS if card in deal[seat]) for card in CARDS)


def hands_of_holders(holders: Iterable[int | None]) -> KnownHands:
    """Return the hands, given the holder of each card in the order of `CARDS`.

    If the holder of some card is unknown, hands with fewer than 13 cards are unknown.
    """
    bits, incomplete = [0, 0, 0, 0], False
    for card, holder in zip(CARDS, holders, strict=True):
        if holder is None:
            incomplete = True
        else:
            bits[holder] |= card.bit
    north, east, south, west = (
        None if incomplete and hand.bit_count() != 13 else Hand(hand) for hand in bits
    )
    return north, east, south, west


def complete_deals(records: Iterable[Record]) -> Iterator[Deal]:
    """Yield the deals for a format without numbers; `ParseError` if a hand is unknown.

    Consecutive records of the same board, from several tables, give one deal.
    """
    last: tuple[str, Deal] | None = None
    for place, record in enumerate(records, 1):
        deal = _complete_deal(record, place)
        if not record.board or (record.board, deal) != last:
            yield deal
        last = record.board, deal


def deals_by_number(records: Iterable[Record]) -> dict[int, Deal]:
    """Return the deals by board number, in order; a board without a number follows the one before it.

    A board played at several tables gives one deal. `ParseError` if a hand is unknown, for two deals with the
    same number, a number over `MOST`, or a gap in the numbers.
    """
    problems: dict[int, Deal] = {}
    number = 0
    for place, record in enumerate(records, 1):
        number = record.number or number + 1
        deal = _complete_deal(record, place)
        if number > MAX_BOARD:
            raise ParseError("machine.many", board=number, most=MAX_BOARD)
        if problems.setdefault(number, deal) != deal:
            raise ParseError("machine.again", board=number)
    for number in range(min(problems, default=1), max(problems, default=0)):
        if number not in problems:
            raise ParseError("machine.gap", board=number)
    return dict(sorted(problems.items()))


def _complete_deal(record: Record, place: int) -> Deal:
    deal = record.deal
    if deal is None:
        raise ParseError("machine.deal", board=record.board or str(place))
    return deal
