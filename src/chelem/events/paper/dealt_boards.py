"""The deals of an event on paper: hand records, with double-dummy tricks and par."""

from collections.abc import Mapping

from chelem.core import Deal, Vulnerability
from chelem.events.paper.printing import EventPaper
from chelem.events.solved_board import KnownBoards, SolvedBoard
from chelem.matches.duplicate import board_dealer
from chelem.render import PrintedBoard, PrintedPar, hand_records


def print_of_deal(number: int, deal: Deal, solved: SolvedBoard | None) -> PrintedBoard:
    """Return a board of an event to print, with what was possible on it where it has been solved."""
    return PrintedBoard(
        number,
        board_dealer(number),
        Vulnerability.on_board(number),
        deal.hands,
        None if solved is None else solved.table.tricks,
        None if solved is None else PrintedPar(solved.par.score, solved.par.results),
    )


def prints_of_deals(deals: Mapping[int, Deal], known: KnownBoards) -> dict[int, PrintedBoard]:
    """Return the boards to print by their numbers, in order."""
    return {number: print_of_deal(number, deal, known.get(number)) for number, deal in sorted(deals.items())}


def event_hand_records(boards: Mapping[int, PrintedBoard], paper: EventPaper) -> bytes:
    """Return a PDF with the hands of all boards; `ParseError` if there are none."""
    return hand_records(
        boards.values(), title=paper.title, language=paper.language, paper=paper.paper, created=paper.created
    )
