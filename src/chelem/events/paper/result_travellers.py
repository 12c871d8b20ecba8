"""Travellers with all results: how often each score occurs, and what it is worth to both sides."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from chelem.core import SIDES, Hand, ParseError, Side
from chelem.core.diagrams import suit_rows
from chelem.events.event_results import EventResults
from chelem.events.forms.form import TeamForm
from chelem.events.forms.team_scores import lines_of_match
from chelem.events.outcome import PlayedScore
from chelem.events.paper.fouled_groups import FouledGroups
from chelem.events.paper.match_wording import MatchWording
from chelem.events.paper.printing import EventPaper, shown_date
from chelem.events.paper.result_lines import ResultWording
from chelem.events.paper.score_slips import board_head
from chelem.events.scoring.scored_board import ScoredBoard
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

    Of teams the two tables of a match are together, each with what the team won that sat North-South there.
    `deals` are by the number of their board; those that have double-dummy tricks and par show them.
    `ParseError` without any board.
    """
    if not results.boards:
        raise ParseError("paper.empty")
    texts = ResultWording(results, paper)
    wording = MatchWording(texts)
    data = {
        "heads": paper.words(*(f"head.{head}" for head in _heads(wording))),
        "leads": texts.has_leads,
        "strains": column_heads(paper.language),
        "date": shown_date(results, paper),
        "boards": [
            _board(wording, board, (deals or {}).get(board.traveller.board)) for board in results.boards
        ],
    }
    return paper.typeset("result_travellers.typ", data)


def _heads(wording: MatchWording) -> tuple[str, ...]:
    """Return the codes of the heads of columns."""
    played = ("ns", "ew", "contract", "declarer", "lead", "result", "score")
    if (teams := wording.results.form.teams) is not None:
        return ("table", *played, f"{teams.gain_head}-ns")
    shown = wording.results.form.comparison.figures[-1]
    return ("times", *played, f"{shown}-ns", f"{shown}-ew")


def _board(wording: MatchWording, board: ScoredBoard, deal: Printable | None) -> dict[str, object]:
    texts, teams = wording.texts, wording.results.form.teams
    language = texts.paper.language
    printed = PrintedBoard() if deal is None else PrintedBoard.of(deal)
    return {
        **board_head(board.traveller.board, texts.paper),
        "note": "" if teams else FouledGroups.of(board.traveller).note(texts.paper),
        "groups": list(_matches(wording, teams, board) if teams else _compared(texts, board)),
        "hands": deal and [None if hand is None else _hand(hand, language) for hand in printed.hands],
        "tricks": printed.tricks and tricks_by_seat(printed.tricks, language),
        "par": printed.par and " · ".join(par_parts(printed.par, language)),
    }


def _matches(wording: MatchWording, form: TeamForm, board: ScoredBoard) -> Iterator[dict[str, object]]:
    """Yield the two tables of each match, with what the team won that sat North-South."""
    texts = wording.texts
    matches = {
        frozenset((line.north_south, line.east_west)): lines_of_match(board.traveller, line)
        for line in board.traveller
    }
    for lines in sorted(matches.values(), key=lambda lines: (lines[0].round, lines[0].north_south)):
        rows = [
            [
                str(line.table or ""),
                *_sitting(texts, line),
                wording.gain(form, lines, line.north_south),
            ]
            for line in sorted(lines, key=lambda line: (line.table, line.north_south))
        ]
        yield {"title": "", "lines": rows}


def _compared(texts: ResultWording, board: ScoredBoard) -> Iterator[dict[str, object]]:
    """Yield the results that are compared with one another: all of them, or each group of a fouled board."""
    groups = FouledGroups.of(board.traveller)
    for place, lines in enumerate(groups.lines):
        yield {"title": groups.title(place, texts.paper), "lines": list(_group(texts, board, lines))}


def _group(texts: ResultWording, board: ScoredBoard, lines: Sequence[TravellerLine]) -> Iterator[list[str]]:
    """Yield results, with how often a score occurs at its first line, and what both sides received."""
    counts = Counter(line.outcome.points for line in lines if isinstance(line.outcome, PlayedScore))
    before = None
    for line in sorted(lines, key=_order):
        points = line.outcome.points if isinstance(line.outcome, PlayedScore) else None
        times = "" if points is None or points == before else str(counts[points])
        before = points
        worths = (texts.worth(board, board.value(line, side), line.entrant(side))[-1] for side in SIDES)
        yield [times, *_sitting(texts, line), *worths]


def _sitting(texts: ResultWording, line: TravellerLine) -> list[str]:
    """Return who sat where, the contract and North-South's points."""
    return [*(texts.numbers(line, side) for side in SIDES), *texts.contract(line, Side.NS)]


def _order(line: TravellerLine) -> tuple[bool, int, str, int]:
    """Put the best score for North-South first, then rulings."""
    scored = isinstance(line.outcome, PlayedScore)
    points = line.outcome.points if isinstance(line.outcome, PlayedScore) else 0
    return not scored, -points, line.section, line.north_south


def _hand(hand: Hand, language: str) -> list[dict[str, str]]:
    signs = {code: sign for sign, code in SIGNS.items()}
    return [{"suit": signs[code], "ranks": " ".join(ranks)} for code, ranks in suit_rows(hand, language)]
