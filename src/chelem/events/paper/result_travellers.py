"""Travellers with all results: how often each score occurs, and what it is worth to both sides."""

from collections import Counter
from collections.abc import Mapping

from chelem.core.diagrams import suit_rows
from chelem.core.errors import ParseError
from chelem.core.hands import Hand
from chelem.core.seats import SIDES, Side
from chelem.events.event_results import EventResults
from chelem.events.outcome import PlayedScore
from chelem.events.paper.printing import EventPaper, shown_date
from chelem.events.paper.result_lines import ResultWording
from chelem.events.paper.score_slips import board_head
from chelem.events.scored_board import ScoredBoard
from chelem.events.traveller import TravellerLine
from chelem.render.captions import column_heads, par_parts, tricks_by_seat
from chelem.render.printed_board import Printable, PrintedBoard
from chelem.svg.suits import SIGNS


def result_travellers(
    results: EventResults,
    paper: EventPaper,
    deals: Mapping[int, Printable] | None = None,
) -> bytes:
    """Return a PDF with all results of each board, best for North-South first, with the hands that are given.

    `deals` are by the number of their board; those that have double-dummy tricks and par show them.
    `ParseError` without any board.
    """
    if not results.boards:
        raise ParseError("paper.empty")
    texts = ResultWording(results, paper)
    matchpoints = results.settings.method == "matchpoints"
    heads = ("times", "ns", "ew", "contract", "declarer", "lead", "result", "score")
    worths = ("percent-ns", "percent-ew") if matchpoints else ("imps-ns", "imps-ew")
    data = {
        "heads": paper.words(*(f"head.{head}" for head in heads + worths)),
        "leads": texts.has_leads,
        "strains": column_heads(paper.language),
        "date": shown_date(results, paper),
        "boards": [
            _board(texts, board, (deals or {}).get(board.traveller.board)) for board in results.boards
        ],
    }
    return paper.typeset("result_travellers.typ", data)


def _board(texts: ResultWording, board: ScoredBoard, deal: Printable | None) -> dict[str, object]:
    number = board.traveller.board
    counts = Counter(line.outcome.points for line in board.traveller if isinstance(line.outcome, PlayedScore))
    rows, before = [], None
    for line in sorted(board.traveller, key=_order):
        points = line.outcome.points if isinstance(line.outcome, PlayedScore) else None
        times = "" if points is None or points == before else str(counts[points])
        before = points
        rows.append([times, *_line(texts, board, line)])
    language = texts.paper.language
    printed = PrintedBoard() if deal is None else PrintedBoard.of(deal)
    return {
        **board_head(number, texts.paper),
        "lines": rows,
        "hands": deal and [None if hand is None else _hand(hand, language) for hand in printed.hands],
        "tricks": printed.tricks and tricks_by_seat(printed.tricks, language),
        "par": printed.par and " · ".join(par_parts(printed.par, language)),
    }


def _order(line: TravellerLine) -> tuple[bool, int, str, int]:
    """Put the best score for North-South first, then rulings."""
    scored = isinstance(line.outcome, PlayedScore)
    points = line.outcome.points if isinstance(line.outcome, PlayedScore) else 0
    return not scored, -points, line.section, line.north_south


def _line(texts: ResultWording, board: ScoredBoard, line: TravellerLine) -> list[str]:
    """Return a line: who sat where, the contract and North-South's points, what both sides received."""
    return [
        *(texts.numbers(line, side) for side in SIDES),
        *texts.contract(line, Side.NS),
        *(texts.worth(board, board.value(line, side), line.entrant(side))[-1] for side in SIDES),
    ]


def _hand(hand: Hand, language: str) -> list[dict[str, str]]:
    signs = {code: sign for sign, code in SIGNS.items()}
    return [{"suit": signs[code], "ranks": " ".join(ranks)} for code, ranks in suit_rows(hand, language)]
