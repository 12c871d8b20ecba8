"""DLM, for Duplimate under Windows: an INI file of 99 boards, one letter for two cards."""

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import reduce
from hashlib import sha256
from itertools import chain
from operator import xor
from typing import BinaryIO

from chelem.boards import FileBoard, Problem, Severity
from chelem.boards.record import UNKNOWN, Record
from chelem.core import DEAL_COUNT, Deal, ParseError, whole_number
from chelem.formats.dealing_machines.boards import (
    MAX_BOARD,
    card_holders,
    deal_fault,
    deals_by_number,
    escaped_text,
    hands_of_holders,
    numbered_board,
)
from chelem.formats.encodings import redecode

_MAX_LINE = 1 << 12
"""The longest line, in bytes."""
_MAX_NUMBER = 999
_KEY = re.compile(rb"(board|duplicates) 0*([1-9][0-9]{0,2})")
"""The key of a board; some programs write a hundredth one."""
_FROM, _TO = b"from board", b"to board"
_LETTERS, _A = 26, ord("a")


def read_dlm(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the boards from `From board` to `To board`, or all boards if the file has no such limits.

    The headline is their event. A wrong checksum is a warning. A missing board, a duplicate one and a file
    without boards are faults.
    """
    document, empty = _DocumentParser(), True
    for line, raw_line in enumerate(iter(lambda: stream.readline(_MAX_LINE), b""), 1):
        text = raw_line.removeprefix(BOM_UTF8).strip(b" \t\r\n\0\x1a")
        document.add_line(line, text)
        empty = empty and not text
    yield from document.boards()
    if not empty and not document.values:
        yield FileBoard.of(Record(), 1, (deal_fault(ParseError("machine.none")),))


def write_dlm(records: Iterable[Record]) -> Iterator[bytes]:
    """Yield the lines of a file with all 99 boards, none without records; the first event is the headline.

    Boards not in `records` lie outside `From board` … `To board`; their random deals depend only on the other
    deals. `ParseError` if a hand is unknown, if two deals have the same number, if a number exceeds 99 or one
    is missing. A board without a number follows the one before it.
    """
    remaining = iter(records)
    record = next(remaining, None)
    if record is None:
        return
    boards = deals_by_number(chain((record,), remaining))
    headline = record.tags.get("Event", "").strip("?")
    yield from map(_line_bytes, _header(headline, min(boards), max(boards)))
    seed = sha256(" ".join(map(str, boards.values())).encode()).digest()
    for number in range(1, MAX_BOARD + 1):
        letters = _letters(boards.get(number) or _filler_deal(seed, number))
        yield _line_bytes(f"Duplicates {number:02}=0")
        yield _line_bytes(f"Board {number:02}={letters.decode()}{_checksum(number, letters):03}")


@dataclass(slots=True)
class _DocumentParser:
    """Collects the section `[Document]`: boards, numbers of copies, and the range of boards in use."""

    values: dict[int, tuple[int, bytes]] = field(default_factory=dict)
    copies: dict[int, int] = field(default_factory=dict)
    duplicates: set[int] = field(default_factory=set)
    limits: dict[bytes, int | None] = field(default_factory=dict)
    headline: str = ""
    in_document: bool = True

    def add_line(self, line: int, text: bytes) -> None:
        """Parse one more line."""
        if text.startswith(b"["):
            self.in_document = text.lower().startswith(b"[document]")
        name, equals, value = text.partition(b"=")
        if not self.in_document or not equals:
            return
        key, value = b" ".join(name.lower().split()), value.strip()
        if key in (_FROM, _TO):
            self.limits.setdefault(key, whole_number(value.decode("latin-1")))
        elif key == b"headline":
            self.headline = _printable(redecode(value.decode("latin-1")))
        elif problems := _KEY.fullmatch(key):
            number = int(problems[2])
            if problems[1] == b"duplicates":
                self.copies[number] = whole_number(value.decode("latin-1")) or 0
            elif self.values.setdefault(number, (line, value))[0] != line:
                self.duplicates.add(number)

    def boards(self) -> Iterator[FileBoard]:
        """Yield the boards in use, in order."""
        first, last = self.limits.get(_FROM), self.limits.get(_TO)
        numbers: Iterable[int] = sorted(self.values)
        if self.values and first and last and first <= last:
            numbers = range(first, min(last, max(first, _MAX_NUMBER)) + 1)
        for number in numbers:
            board = self._board(number)
            if self.headline:
                tags = {**board.tags, "Event": self.headline}
                board = replace(board, tags=tags)
            yield board

    def _board(self, number: int) -> FileBoard:
        if number not in self.values:
            return numbered_board(
                number, 1, UNKNOWN, [deal_fault(ParseError("machine.missing", board=number))]
            )
        line, value = self.values[number]
        board = _parse(number, line, value, self.copies.get(number, 0))
        if number in self.duplicates:
            problems = (*board.reading_problems, deal_fault(ParseError("machine.again", board=number)))
            board = replace(board, reading_problems=problems)
        return board


def _parse(number: int, line: int, value: bytes, copies: int) -> FileBoard:
    """Parse a board: 26 letters and a checksum, which may include the number of copies."""
    problems: list[Problem] = []
    codes = [letter | 0x20 for letter in value[:_LETTERS]]  # in lower case
    if len(codes) < _LETTERS:
        problems.append(deal_fault(ParseError("machine.short", length=len(codes), wanted=_LETTERS)))
        return numbered_board(number, line, UNKNOWN, problems)
    holders: list[int | None] = []
    for place, code in enumerate(codes):
        if 0 <= code - _A < 16:
            holders += divmod(code - _A, 4)
        else:
            holders += (None, None)
            problems = problems or [
                deal_fault(ParseError("machine.letter", text=escaped_text(value[place : place + 1])))
            ]
    stated, checksum = value[_LETTERS:].decode("latin-1"), _checksum(number, codes)
    if whole_number(stated) not in (checksum, checksum ^ copies):
        error = ParseError("machine.checksum", told=escaped_text(value[_LETTERS:]), sum=checksum)
        problems.append(Problem(Severity.WARNING, error, "Deal"))
    return numbered_board(number, line, hands_of_holders(holders), problems)


def _printable(text: str) -> str:
    return "".join(filter(str.isprintable, text)).strip()


def _header(headline: str, first: int, last: int) -> tuple[str, ...]:
    """Return the lines before the boards, as Big Deal 2 writes them; the format is undocumented."""
    copies, show = 0, 1
    return (
        "[Document]",
        f"Headline={_printable(headline)}",
        "Status=Show",
        f"Duplicates={copies}",
        f"From board={first}",
        f"To board={last}",
        "Next board to duplimate=0",
        "PrintOuts=0",
        "Crypto key=0",
        f"Checksum={copies ^ first ^ last ^ show}",
    )


def _line_bytes(text: str) -> bytes:
    return text.encode("cp1252", "replace") + b"\r\n"


def _letters(deal: Deal) -> bytes:
    holders = card_holders(deal)
    return bytes(_A + 4 * first + second for first, second in zip(holders[::2], holders[1::2], strict=True))


def _checksum(number: int, codes: Iterable[int]) -> int:
    return reduce(xor, codes, number)


def _filler_deal(seed: bytes, number: int) -> Deal:
    digits = sha256(seed + bytes((number,))).digest()
    return Deal.from_number(int.from_bytes(digits, "big") % DEAL_COUNT)
