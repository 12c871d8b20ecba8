"""Scorecards: every board of an entrant, with what it was worth."""

from collections.abc import Collection, Iterator, Mapping, Set

from chelem.core import SIDES, Side
from chelem.events.event_results import EventResults
from chelem.events.paper.fouled_groups import FouledGroups
from chelem.events.paper.match_wording import MatchWording
from chelem.events.paper.printing import EventPaper, shown_date, shown_names, shown_number
from chelem.events.paper.ranking_pages import place_text
from chelem.events.paper.result_lines import ResultWording
from chelem.events.paper.team_boards import team_lines
from chelem.events.ranking import RankedEntrant, Ranking, rank_event
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.events.shown import decimal_text
from chelem.events.traveller import TravellerLine
from chelem.render.choices import check_choices

CARD_PRINTS = (12, 16)
"""The sizes of print, in points."""
FOULED = "*"
"""The mark of a fouled board."""
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
    wording, totals = MatchWording(texts), _totals(results)
    played = _boards_by_entrant(results, later)
    data = {
        "heads": paper.words(*(f"head.{head}" for head in _heads(wording))),
        "tables": paper.words(*(f"team-tables-{side}" for side in SIDES)) if results.form.teams else [],
        "points": points,
        "across": points != CARD_PRINTS[0],
        "leads": texts.has_leads,
        "date": shown_date(results, paper),
        "cards": [
            {
                "heading": _heading(texts, index),
                "names": shown_names(results.entrants[index]),
                "result": _result(results, totals[index], paper),
                "groups": list(_groups(wording, index, played[index], later)),
                "note": paper.say("fouled-mark") if _has_fouled(texts, played[index]) else "",
                "sums": list(wording.sums(index, totals[index][1].result)),
            }
            for index in range(len(results.entrants))
            if entrants is None or index in entrants
        ],
    }
    return paper.typeset("scorecards.typ", data)


def _heads(wording: MatchWording) -> list[str]:
    """Return the codes of the heads of columns."""
    texts, form = wording.texts, wording.results.form
    if form.teams is not None:
        table = ["contract", "declarer", "result", "points"]
        return ["board", *table, *table, form.teams.gain_head]
    opponents = ["seat", "others"] if texts.are_alone else ["line", "opponents"]
    return ["board", *opponents, "contract", "declarer", "lead", "result", "points", *form.comparison.figures]


def _groups(
    wording: MatchWording, index: int, played: list[_Sitting], later: Set[int]
) -> Iterator[dict[str, object]]:
    """Yield the matches of an entrant with their boards; all boards together where there are no matches."""
    texts, form = wording.texts, wording.results.form
    if form.matches is None:
        yield {"title": "", "result": "", "lines": [_line(texts, sitting, index) for sitting in played]}
    for match in wording.of_entrants[index]:
        own = [id(line) for lines in match.boards.values() for line in lines]
        yield {
            "title": wording.title(match),
            "names": wording.names(match),
            "result": wording.result(match),
            "lines": list(team_lines(wording, form.teams, match, index, later))
            if form.teams is not None
            else [_line(texts, sitting, index) for sitting in played if id(sitting[1]) in own],
        }


def _heading(texts: ResultWording, index: int) -> str:
    """Return the number of an entrant, with its line where another may have the same number."""
    results = texts.results
    entrant = results.entrants[index]
    line = entrant.line if results.winners == 2 and str(entrant.line) not in entrant.number else None
    return texts.paper.say(
        "scorecard",
        kind=texts.kind,
        number=shown_number(results, index),
        line="none" if line is None else str(line),
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


def _has_fouled(texts: ResultWording, played: list[_Sitting]) -> bool:
    """Return whether a card has a fouled board; on those of teams it makes no difference."""
    return not texts.results.form.teams and any(
        FouledGroups.of(board.traveller).is_fouled for board, _, _ in played
    )


def _line(texts: ResultWording, sitting: _Sitting, index: int) -> list[str]:
    board, line, side = sitting
    number = board.traveller.board
    return [
        f"{number}{FOULED if FouledGroups.of(board.traveller).is_fouled else ''}",
        *_who(texts, line, side, index),
        *texts.contract(line, side),
        *texts.worth(board, board.received(line, side, index), index),
    ]


def _who(texts: ResultWording, line: TravellerLine, side: Side, index: int) -> tuple[str, str]:
    """Return which way somebody sat, or in an individual in which seat, and with and against whom."""
    if line.partners is not None:
        place = line.sitting(side).index(index)
        seat = texts.paper.say("seat", seat=str(side.seats[place]))
        return seat, texts.others(line, side, line.sitting(side)[1 - place])
    direction = texts.paper.say("side-short", side=str(side))
    # The opponents of a match are named above its boards.
    named = texts.results.form.matches is not None
    return direction, texts.numbers(line, side.opponents) if named else texts.opponents(line, side)


def _totals(results: EventResults) -> Mapping[int, tuple[Ranking, RankedEntrant]]:
    """Return the ranking of each entrant, and what it is there."""
    return {ranked.entrant: (ranking, ranked) for ranking in rank_event(results) for ranked in ranking}


def _result(results: EventResults, ranked: tuple[Ranking, RankedEntrant], paper: EventPaper) -> str:
    """Return a place and a result in words."""
    ranking, entrant = ranked
    if not entrant.has_result:
        return paper.say("no-result")
    return paper.say(
        "result",
        placed="no" if entrant.place is None else "yes",
        place=place_text(entrant),
        count=sum(other.place is not None for other in ranking),
        result=decimal_text(entrant.result, results.settings.places, paper.language),
        unit=results.form.shown_unit,
    )
