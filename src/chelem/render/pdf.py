"""Hand records: the boards of a session as PDF pages."""

import json
from collections.abc import Iterable, Iterator
from datetime import date
from math import ceil

from chelem.core import SUITS, Deal, Hand, ParseError
from chelem.core.diagrams import suit_rows
from chelem.i18n import say
from chelem.render import captions
from chelem.render.choices import check_choices, check_style_options
from chelem.render.printed_board import Printable, PrintedBoard
from chelem.render.typesetter import typeset
from chelem.svg.suits import SIGNS, suit_picture

PAPERS = ("a4", "letter")
GRIDS = {20: (4, 5), 24: (4, 6), 30: (5, 6), 36: (6, 6)}
"""Columns and rows, by the number of boards on a page."""
MAX_TITLE_LENGTH = 200
"""The most characters of a title or subtitle that are printed."""


def hand_records(
    boards: Iterable[Printable],
    *,
    title: str = "",
    subtitle: str = "",
    language: str = "en",
    paper: str = "a4",
    per_page: int | None = None,
    colours: int = 2,
    created: date | None = None,
) -> bytes:
    """Return a PDF of the boards in order, with `title` and `subtitle` at the head of each page.

    A board is a `PrintedBoard`, a board of a file, or a deal, numbered by its position. `per_page` is 20,
    24, 30 or 36; by default, as few pages as possible with diagrams as large as possible. The same boards
    give the same bytes: the file has no date except `created`. Raise `BadOption` for an unknown language,
    paper, number of boards or of colours, `ParseError` if there is no board.
    """
    check_style_options(language, colours)
    check_choices("paper", paper, PAPERS)
    printed = [_board_data(board, language) for board in _numbered_boards(boards)]
    if not printed:
        raise ParseError("paper.empty")
    columns, rows = _grid(per_page, len(printed))
    data = {
        "language": language,
        "paper": paper,
        "columns": columns,
        "rows": rows,
        "title": captions.shorten(title, MAX_TITLE_LENGTH),
        "subtitle": captions.shorten(subtitle, MAX_TITLE_LENGTH),
        "created": created and {"year": created.year, "month": created.month, "day": created.day},
        "signs": dict(SIGNS),
        "suits": {str(suit): suit_picture(str(suit), colours) for suit in SUITS},
        "heads": captions.column_heads(language),
        "words": {word: say(f"paper-{word}", {}, language) for word in ("hidden", "unknown", "legend")},
        "boards": printed,
    }
    return typeset("records.typ", {"data": json.dumps(data)}, "pdf")


def _numbered_boards(boards: Iterable[Printable]) -> Iterator[PrintedBoard]:
    """Yield the boards to print; a bare deal is numbered by its position."""
    for place, board in enumerate(boards, start=1):
        yield PrintedBoard.of(board, place if isinstance(board, Deal | str) else None)


def _grid(per_page: int | None, boards: int) -> tuple[int, int]:
    """Return the columns and rows of a page; raise `BadOption` for an unknown number of boards."""
    count = _fewest_per_page(boards) if per_page is None else per_page
    check_choices("per_page", count, GRIDS)
    return GRIDS[count]


def _fewest_per_page(boards: int) -> int:
    """Return the smallest grid that needs no more pages than the largest one."""
    pages = ceil(boards / max(GRIDS))
    return min(count for count in GRIDS if count * pages >= boards)


def _board_data(board: PrintedBoard, language: str) -> dict[str, object]:
    return {
        "number": captions.short_number(board),
        "dealer": captions.dealer_text(board, language, "paper"),
        "vulnerable": captions.vulnerable_text(board, language, "paper"),
        "red": bool(board.vulnerable),
        "hands": [None if hand is None else _hand_data(hand, language) for hand in board.hands],
        "points": ["" if hand is None else str(hand.hcp) for hand in board.hands],
        "tricks": None if board.tricks is None else captions.tricks_by_seat(board.tricks, language),
        "spoken": captions.describe_board(board, language),
        "par": None if board.par is None else captions.par_parts(board.par, language),
    }


def _hand_data(hand: Hand, language: str) -> dict[str, object]:
    return {"rows": [{"suit": code, "ranks": ranks} for code, ranks in suit_rows(hand, language)]}
