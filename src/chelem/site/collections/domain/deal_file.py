"""The deals of an event's boards, read from a file in a worker process."""

from collections.abc import Sequence
from dataclasses import dataclass

from chelem.boards import FileBoard
from chelem.core import Deal, ParseError, TooLarge
from chelem.formats.registry import read_guessed
from chelem.site.collections.domain.import_file import detect_format

MOST_DEALS = 999
"""The most boards of a file, and the highest number of a board."""


@dataclass(frozen=True, slots=True)
class DealtFile:
    """The deals of a file by the numbers of their boards, and how many of its boards have no whole deal."""

    deals: dict[int, Deal]
    incomplete: int


def read_deal_file(data: bytes, name: str) -> DealtFile:
    """Read a file as it was dealt: PBN, LIN, DUP, DLM or another format, by its content and its name.

    `ParseError` if no board has a number and all its cards, or if one number has two deals.
    """
    boards: list[FileBoard] = []
    for board in read_guessed(data, detect_format(data, name)):
        if len(boards) == MOST_DEALS:
            raise TooLarge("collection.long", boards=MOST_DEALS)
        boards.append(board)
    deals, incomplete = _numbered(boards)
    if not deals:
        raise ParseError("event.no-deals")
    return DealtFile(deals, incomplete)


def _numbered(boards: Sequence[FileBoard]) -> tuple[dict[int, Deal], int]:
    deals: dict[int, Deal] = {}
    incomplete = 0
    for board in boards:
        if board.deal is None or not (board.board.isdecimal() and len(board.board) < 4):
            incomplete += 1
        elif deals.setdefault(int(board.board), board.deal) != board.deal:
            raise ParseError("event.deals-twice", board=board.board)
    return deals, incomplete
