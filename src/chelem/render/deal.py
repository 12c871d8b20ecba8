"""Draw a board as a self-contained SVG."""

from chelem.core import SEATS, Hand, Seat, Vulnerability
from chelem.core.diagrams import suit_rows
from chelem.i18n import say
from chelem.render import captions
from chelem.render.choices import check_style_options
from chelem.render.printed_board import Printable, PrintedBoard
from chelem.svg.diagram import Diagram, Note
from chelem.svg.hands import DrawnHand
from chelem.svg.plate import Plate
from chelem.svg.table import NumberTable
from chelem.text import print_seat


def draw_deal(deal: Printable, language: str = "en", *, points: bool = True, colours: int = 2) -> str:
    """Return a board as an SVG: hands, dealer, vulnerability, double-dummy tricks and par, if known.

    `deal` is a deal, its text, a board of a file, or a `PrintedBoard`, which can hold all of that. `points`
    shows the HCP of each known hand; `colours` is the number of suit colours, 2 or 4.
    Raise `BadOption` for another number of colours or a language not in `LANGUAGES`.
    """
    check_style_options(language, colours)
    board = PrintedBoard.of(deal)
    north, east, south, west = (
        _hand(seat, hand, language, points=points) for seat, hand in zip(SEATS, board.hands, strict=True)
    )
    return Diagram(
        hands=(north, east, south, west),
        plate=_plate(board, language),
        notes=_notes(board, language),
        table=_table(board, language),
        parts=captions.par_parts(board.par, language) if board.par else (),
        title=captions.board_title(board, language),
        spoken=captions.describe_board(board, language),
    ).draw(colours)


def _hand(seat: Seat, hand: Hand | None, language: str, *, points: bool) -> DrawnHand:
    name = print_seat(seat, language)
    if hand is None:
        return DrawnHand((), name, instead=say("hand-hidden", {}, language))
    counted = say("paper-points", {"points": hand.hcp}, language) if points else ""
    return DrawnHand(suit_rows(hand, language), name, counted)


def _plate(board: PrintedBoard, language: str) -> Plate:
    north, east, south, west = (captions.seat_letter(seat, language) for seat in SEATS)
    n, e, s, w = ("" if board.vulnerable is None else _side(seat, board.vulnerable) for seat in SEATS)
    return Plate(
        letters=(north, east, south, west),
        sides=(n, e, s, w),
        dealer=board.dealer,
        badge=say("plate-dealer-mark", {}, language),
        number=captions.short_number(board),
    )


def _side(seat: Seat, vulnerable: Vulnerability) -> str:
    return "vulnerable" if vulnerable.of(seat) else "safe"


def _notes(board: PrintedBoard, language: str) -> tuple[Note, ...]:
    dealer, vulnerable = captions.dealer_text(board, language), captions.vulnerable_text(board, language)
    notes = (
        Note(captions.board_title(board, language), loud=True),
        Note(dealer),
        Note(vulnerable, red=bool(board.vulnerable)),
    )
    return tuple(note for note in notes if note.text)


def _table(board: PrintedBoard, language: str) -> NumberTable | None:
    if board.tricks is None:
        return None
    caption = say("paper-tricks", {}, language)
    return NumberTable(
        caption, captions.column_heads(language), captions.tricks_by_seat(board.tricks, language)
    )
