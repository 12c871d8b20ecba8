"""The texts around the hands, for pictures and for printed pages."""

from chelem.core.cards import STRAINS
from chelem.core.diagrams import describe_hand
from chelem.core.seats import SEATS, Seat
from chelem.i18n import say
from chelem.render.printed_board import PrintedBoard, PrintedPar, TrickRows
from chelem.svg.elements import printable
from chelem.text.cards import print_seat, print_strain
from chelem.text.results import ContractResult, print_result

LONGEST = 16
"""The most characters of a board number that are shown."""
_MINUS = "−"
_ROWS = (Seat.N, Seat.S, Seat.E, Seat.W)


def letter(seat: Seat, language: str) -> str:
    """Return the letter of a seat; in French, O for West."""
    return say(f"seat-letter-{seat}", {}, language)


def shortened(text: str, longest: int) -> str:
    """Return printable text, shortened to `longest` characters."""
    text = printable(text)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def short_number(board: PrintedBoard) -> str:
    """Return the board number, shortened if it is a long text."""
    return "" if board.number is None else shortened(str(board.number), LONGEST)


def board_title(board: PrintedBoard, language: str) -> str:
    """Return the title of a board; empty without a number."""
    number = short_number(board)
    return say("paper-board", {"number": number}, language) if number else ""


def dealer_text(board: PrintedBoard, language: str, where: str = "plate") -> str:
    """Return who deals, if known, in the wording for the `plate` or for `paper`."""
    return "" if board.dealer is None else say(f"{where}-dealer", {"seat": str(board.dealer)}, language)


def vulnerable_text(board: PrintedBoard, language: str, where: str = "plate") -> str:
    """Return the vulnerability, if known, in the wording for the `plate` or for `paper`."""
    if board.vulnerable is None:
        return ""
    return say(f"{where}-vulnerable", {"side": str(board.vulnerable)}, language)


def heads(language: str) -> tuple[str, ...]:
    """Return the column headings of a table of tricks: notrump, then ♠ ♥ ♦ ♣."""
    return tuple(print_strain(strain, language) for strain in reversed(STRAINS))


def tricks_by_seat(tricks: TrickRows, language: str) -> tuple[tuple[str, ...], ...]:
    """Return the letter of N, S, E, W, each with its tricks in the order of `heads`."""
    spades, hearts, diamonds, clubs, notrump = tricks
    return tuple(
        (letter(seat, language), *(str(row[seat]) for row in (notrump, spades, hearts, diamonds, clubs)))
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
        *(f"{bid} {_letters(seats, language)} {result}" for (bid, result), seats in declarers.items()),
    )


def _letters(seats: list[Seat], language: str) -> str:
    return "-".join(letter(seat, language) for seat in SEATS if seat in seats)


def spoken_board(board: PrintedBoard, language: str) -> str:
    """Return a description of the drawing for screen readers."""
    hands = (
        f"{print_seat(seat, language)}, {describe_hand(hand, language)}"
        for seat, hand in zip(SEATS, board.hands, strict=True)
        if hand is not None
    )
    tricks = _tricks_in_words(board.tricks, language) if board.tricks else ""
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


def _tricks_in_words(tricks: TrickRows, language: str) -> str:
    strains = [say(f"strain-name-{strain}", {}, language) for strain in reversed(STRAINS)]
    rows = (
        f"{seat} {', '.join(f'{strain} {many}' for strain, many in zip(strains, row, strict=True))}"
        for seat, *row in tricks_by_seat(tricks, language)
    )
    return say("paper-tricks", {}, language) + ", " + "; ".join(rows)


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", _MINUS) if points else "0"
