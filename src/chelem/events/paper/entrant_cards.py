"""Scorecards: every board of an entrant, with what it was worth."""

from collections.abc import Collection, Mapping, Set

from chelem.core.seats import SIDES, Side
from chelem.events.event_results import EventResults
from chelem.events.paper.printing import EventPaper, shown_date, shown_names, shown_number
from chelem.events.paper.ranking_pages import place_text
from chelem.events.paper.result_lines import ResultWording
from chelem.events.ranking import rank_event
from chelem.events.scored_board import ScoredBoard
from chelem.events.shown import decimal_text
from chelem.events.traveller import TravellerLine
from chelem.render.choices import check_choices

CARD_PRINTS = (12, 16)
"""The sizes of print, in points."""
_Sitting = tuple[ScoredBoard, TravellerLine, Side]


def scorecards(
    results: EventResults,
    paper: EventPaper,
    entrants: Collection[int] | None = None,
    points: int = CARD_PRINTS[0],
    later: Set[int] = frozenset(),
) -> bytes:
    """Return a PDF with the scorecards of all entrants, or of these indices, each on a page of its own.

    The print is of 12 points, or of 16 on paper across; `BadOption` for another size. Boards are in the order
    in which they were played, where the rounds are known; those that come `later` are left out.
    """
    check_choices("points", points, CARD_PRINTS)
    texts = ResultWording(results, paper)
    played, totals = _boards_by_entrant(results, later), _totals(results, paper)
    matchpoints = results.settings.method == "matchpoints"
    heads = ["board", "line", "opponents", "contract", "declarer", "lead", "result", "points"]
    heads += ["matchpoints", "percent"] if matchpoints else ["imps"]
    data = {
        "heads": paper.words(*(f"head.{head}" for head in heads)),
        "points": points,
        "across": points != CARD_PRINTS[0],
        "leads": texts.has_leads,
        "date": shown_date(results, paper),
        "cards": [
            {
                "heading": _heading(results, index, paper),
                "names": shown_names(results.entrants[index].names),
                "result": totals[index],
                "lines": [_line(texts, sitting, index) for sitting in played[index]],
            }
            for index in range(len(results.entrants))
            if entrants is None or index in entrants
        ],
    }
    return paper.typeset("scorecards.typ", data)


def _heading(results: EventResults, index: int, paper: EventPaper) -> str:
    """Return the number of an entrant, with its line where another may have the same number."""
    entrant = results.entrants[index]
    line = entrant.line if results.winners == 2 and str(entrant.line) not in entrant.number else None
    return paper.say(
        "scorecard", number=shown_number(results, index), line="none" if line is None else str(line)
    )


def _boards_by_entrant(results: EventResults, later: Set[int]) -> Mapping[int, list[_Sitting]]:
    played: dict[int, list[_Sitting]] = {index: [] for index in range(len(results.entrants))}
    for board in results.boards:
        if board.traveller.board in later:
            continue
        for line in board.traveller:
            for side in SIDES:
                for index in line.sitting(side):
                    played[index].append((board, line, side))
    for sittings in played.values():
        sittings.sort(key=lambda sitting: (sitting[1].round, sitting[0].traveller.board))
    return played


def _line(texts: ResultWording, sitting: _Sitting, index: int) -> list[str]:
    board, line, side = sitting
    number = board.traveller.board
    return [
        str(number),
        texts.paper.say("side-short", side=str(side)),
        texts.opponents(line, side),
        *texts.contract(line, side),
        *texts.worth(board, line, side, index),
    ]


def _totals(results: EventResults, paper: EventPaper) -> Mapping[int, str]:
    """Return the place and the result of each entrant in words."""
    return {
        one.entrant: paper.say(
            "result",
            placed="no" if one.place is None else "yes",
            place=place_text(one),
            count=len(ranking.ranked),
            result=decimal_text(one.result, results.settings.places, paper.language),
            unit=ranking.unit,
        )
        for ranking in rank_event(results)
        for one in ranking
    }
