"""What is written around the hands, in a language; the same in a picture and on a page."""

from chelem.core.cards import STRAINS
from chelem.core.diagrams import in_words
from chelem.core.seats import SEATS, Seat
from chelem.i18n import say
from chelem.render.printed_board import PrintedBoard, PrintedPar, TrickRows
from chelem.svg.elements import printable
from chelem.text.cards import print_seat, print_strain
from chelem.text.results import ContractResult, print_result

LONGEST = 16
"""The characters of a board's number that find room."""
_MINUS = "−"
_ROWS = (Seat.N, Seat.S, Seat.E, Seat.W)


def letter(seat: Seat, language: str) -> str:
    """The seat's letter: O for West in French."""
    return say(f"seat-letter-{seat}", {}, language)


def shortened(text: str, longest: int) -> str:
    """A text that can be printed, cut where it is longer than that."""
    text = printable(text)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def short_number(board: PrintedBoard) -> str:
    """The board's number, cut where it is a text that finds no room."""
    return "" if board.number is None else shortened(str(board.number), LONGEST)


def board_title(board: PrintedBoard, language: str) -> str:
    """What to call the board; nothing where it has no number."""
    number = short_number(board)
    return say("paper-board", {"number": number}, language) if number else ""


def dealer_text(board: PrintedBoard, language: str, where: str = "plate") -> str:
    """Who deals, where it is known, as it is written on a `plate` or on `paper`."""
    return "" if board.dealer is None else say(f"{where}-dealer", {"seat": str(board.dealer)}, language)


def vulnerable_text(board: PrintedBoard, language: str, where: str = "plate") -> str:
    """The vulnerability, for the plate or for paper."""
    if board.vulnerable is None:
        return ""
    return say(f"{where}-vulnerable", {"side": str(board.vulnerable)}, language)


def heads(language: str) -> tuple[str, ...]:
    """The heads of a table of tricks: no trumps, then ♠ ♥ ♦ ♣."""
    return tuple(print_strain(strain, language) for strain in reversed(STRAINS))


def tricks_by_seat(tricks: TrickRows, language: str) -> tuple[tuple[str, ...], ...]:
    """For N, S, E, W its letter, then its tricks in the order of `heads`."""
    spades, hearts, diamonds, clubs, no_trumps = tricks
    return tuple(
        (letter(seat, language), *(str(row[seat]) for row in (no_trumps, spades, hearts, diamonds, clubs)))
        for seat in _ROWS
    )


def par_parts(par: PrintedPar, language: str) -> tuple[str, ...]:
    """The par as parts between which a line may break: the score, then the contracts."""
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
    """The drawing in words, for screen readers."""
    hands = (
        f"{print_seat(seat, language)}, {in_words(hand, language)}"
        for seat, hand in zip(SEATS, board.hands, strict=True)
        if hand is not None
    )
    tricks = _tricks_in_words(board.tricks, language) if board.tricks else ""
    par = ", ".join(par_parts(board.par, language)) if board.par else ""
    told = (
        board_title(board, language),
        dealer_text(board, language),
        vulnerable_text(board, language),
        *hands,
        tricks,
        par,
    )
    return ". ".join(filter(None, told))


def _tricks_in_words(tricks: TrickRows, language: str) -> str:
    strains = [say(f"strain-name-{strain}", {}, language) for strain in reversed(STRAINS)]
    rows = (
        f"{seat} {', '.join(f'{strain} {many}' for strain, many in zip(strains, row, strict=True))}"
        for seat, *row in tricks_by_seat(tricks, language)
    )
    return say("paper-tricks", {}, language) + ", " + "; ".join(rows)


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", _MINUS) if points else "0"
