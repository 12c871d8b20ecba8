"""The texts around the hands in pictures and on printed pages."""

from chelem.core import SEATS, STRAINS, Seat
from chelem.core.diagrams import describe_hand
from chelem.i18n import say
from chelem.render.printed_board import PrintedBoard, PrintedPar, TrickRows
from chelem.svg.elements import printable
from chelem.text import ContractResult, print_result, print_seat, print_strain

MAX_NUMBER_LENGTH = 16
"""The most characters of a board number that are shown."""
_MINUS = "−"
_ROWS = (Seat.N, Seat.S, Seat.E, Seat.W)


def seat_letter(seat: Seat, language: str) -> str:
    """Return the letter of a seat in a language: West is O in French."""
    return say(f"seat-letter-{seat}", {}, language)


def shorten(text: str, max_length: int) -> str:
    """Return printable text, shortened to `longest` characters."""
    text = printable(text)
    return text if len(text) <= max_length else text[: max_length - 1] + "…"


def short_number(board: PrintedBoard) -> str:
    """Return the board number, shortened if it is a long text."""
    return "" if board.number is None else shorten(str(board.number), MAX_NUMBER_LENGTH)


def board_title(board: PrintedBoard, language: str) -> str:
    """Return the title of a board; empty without a number."""
    number = short_number(board)
    return say("paper-board", {"number": number}, language) if number else ""


def dealer_text(board: PrintedBoard, language: str, where: str = "plate") -> str:
    """Return the dealer, or "" if unknown, in the wording for the `plate` or for `paper`."""
    return "" if board.dealer is None else say(f"{where}-dealer", {"seat": str(board.dealer)}, language)


def vulnerable_text(board: PrintedBoard, language: str, where: str = "plate") -> str:
    """Return the vulnerability, or "" if unknown, in the wording for the `plate` or for `paper`."""
    if board.vulnerable is None:
        return ""
    return say(f"{where}-vulnerable", {"side": str(board.vulnerable)}, language)


def column_heads(language: str) -> tuple[str, ...]:
    """Return the column headings of a table of tricks: notrump, then ♠ ♥ ♦ ♣."""
    return tuple(print_strain(strain, language) for strain in reversed(STRAINS))


def tricks_by_seat(tricks: TrickRows, language: str) -> tuple[tuple[str, ...], ...]:
    """Return the letter of N, S, E, W, each with its tricks in the order of `heads`."""
    spades, hearts, diamonds, clubs, notrump = tricks
    return tuple(
        (seat_letter(seat, language), *(str(row[seat]) for row in (notrump, spades, hearts, diamonds, clubs)))
        for seat in _ROWS
    )


def par_parts(par: PrintedPar, language: str) -> tuple[str, ...]:
    """Return the par score and contracts, in parts between which lines may break."""
    if not par.contracts:
        return (say("paper-passed", {}, language),)
    score = say("paper-par", {"score": _signed(par.score)}, language)
    declarers: dict[tuple[str, str], list[Seat]] = {}
    for contract, result in par.contracts:
        bid = print_result(ContractResult(contract.level, contract.strain, contract.stake), language)
        declarers.setdefault((bid, _signed(result) if result else "="), []).append(contract.declarer)
    return (
        score,
        *(f"{bid} {_seat_letters(seats, language)} {result}" for (bid, result), seats in declarers.items()),
    )


def _seat_letters(seats: list[Seat], language: str) -> str:
    return "-".join(seat_letter(seat, language) for seat in SEATS if seat in seats)


def describe_board(board: PrintedBoard, language: str) -> str:
    """Return a description of the drawing for screen readers."""
    hands = (
        f"{print_seat(seat, language)}, {describe_hand(hand, language)}"
        for seat, hand in zip(SEATS, board.hands, strict=True)
        if hand is not None
    )
    tricks = _describe_tricks(board.tricks, language) if board.tricks else ""
    par = ", ".join(par_parts(board.par, language)) if board.par else ""
    texts = (
        board_title(board, language),
        dealer_text(board, language),
        vulnerable_text(board, language),
        *hands,
        tricks,
        par,
    )
    return ". ".join(filter(None, texts))


def _describe_tricks(tricks: TrickRows, language: str) -> str:
    strains = [say(f"strain-name-{strain}", {}, language) for strain in reversed(STRAINS)]
    rows = (
        f"{seat} {', '.join(f'{strain} {count}' for strain, count in zip(strains, row, strict=True))}"
        for seat, *row in tricks_by_seat(tricks, language)
    )
    return say("paper-tricks", {}, language) + ", " + "; ".join(rows)


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", _MINUS) if points else "0"
