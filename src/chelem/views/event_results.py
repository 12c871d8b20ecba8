"""An entrant's boards and a board's results, with why they are so."""

from chelem.core.phrases import Phrase
from chelem.core.seats import SEATS, SIDES, Side
from chelem.events.explaining import BoardExplanation, explain_entrant
from chelem.events.log.event import Event
from chelem.events.log.state import EventState
from chelem.events.outcome import Award, LineOutcome, PlayedScore
from chelem.events.scored_board import Received, ScoredBoard
from chelem.events.shown import rounded_float
from chelem.events.traveller import TravellerLine
from chelem.views.event import EventInService
from chelem.views.event_shapes import (
    EventScorecard,
    EventScoredBoard,
    EventTraveller,
    EventTravellerLine,
)

PLACES = 2


def scorecard_view(event: Event, entrant: int, language: str, *, whole: bool) -> EventScorecard:
    """Return the boards of an entrant, by its number in the event.

    Unless the card is `whole`, boards that other tables have still to play are `later`.
    """
    results = event.results()
    explained = explain_entrant(results, event.entrants.index(entrant))
    lines = {
        (board.traveller.board, side, line.entrant(side.opponents)): line.outcome
        for board in results.boards
        for line in board.traveller
        for side in SIDES
    }
    own = {board.board for board in explained.boards}
    later = set() if whole else {board for board in own if event.state.is_still_played(board)}
    return {
        "entrant": entrant,
        "boards": [
            _scored(event, board, lines[board.board, board.side, board.opponents], language)
            for board in explained.boards
            if board.board not in later
        ],
        "later": sorted(later),
        "reasons": _said(explained.reasons, language),
    }


def traveller_view(serviced: EventInService, number: int) -> EventTraveller | None:
    """Return all results of a board, the best for North-South first; None for a board without any."""
    event, deal = serviced.event, serviced.deals.get(number)
    if event.state.committed and event.state.is_still_played(number):
        deal = None  # who directs an online event may play in it
    hands = None if deal is None else {str(seat): list(map(str, deal[seat])) for seat in SEATS}
    results = event.results()
    for board in results.boards:
        if board.traveller.board == number:
            lines = [_line(event, board, line) for line in board.traveller]
            lines.sort(key=lambda line: -(line["ns_result"] or 0))
            unit = "percent" if results.settings.method == "matchpoints" else "imps"
            return {"board": number, "unit": unit, "lines": lines, "hands": hands}
    return None


def knows_board(state: EventState, entrant: int, board: int) -> bool:
    """Return whether an entrant has a result on a board, so that it may know those of the others."""
    for section in state.sections.values():
        for at, sitting in section.tables_of(board):
            if entrant in sitting.entrants and (*at, board) in section.reports:
                return True
    return False


def _scored(event: Event, board: BoardExplanation, outcome: LineOutcome, language: str) -> EventScoredBoard:
    percent, imps = _shown(board.value, board.possible, matchpoints=_matchpoints(event))
    return {
        "board": board.board,
        "side": str(board.side),
        "opponents": event.results().entrants[board.opponents].number,
        "points": _points(outcome),
        "contract": _contract(outcome),
        "percent": percent,
        "imps": imps,
        "reasons": _said(board.reasons, language),
        "comparisons": [
            {"points": each.points, "count": str(each.count), "worth": str(each.worth)}
            for each in board.comparisons
        ],
    }


def _line(event: Event, board: ScoredBoard, line: TravellerLine) -> EventTravellerLine:
    values = [_shown(board.value(line, side), board.top, matchpoints=_matchpoints(event)) for side in SIDES]
    north_south, east_west = (imps if percent is None else percent for percent, imps in values)
    return {
        "section": line.section,
        "round": line.round,
        "table": line.table,
        "ns": [event.entrants[one] for one in line.sitting(Side.NS)],
        "ew": [event.entrants[one] for one in line.sitting(Side.EW)],
        "contract": _contract(line.outcome),
        "points": _points(line.outcome),
        "ns_result": north_south,
        "ew_result": east_west,
    }


def _shown(value: Received, top: int, *, matchpoints: bool) -> tuple[float | None, float | None]:
    """Return what was received as a percentage, or as IMPs; neither where nothing can be compared."""
    if isinstance(value, Award):
        return float(value.percent), None
    if value is None:
        return None, None
    if matchpoints:
        return (rounded_float(100 * value / top, PLACES) if top else None), None
    return None, rounded_float(value, PLACES)


def _matchpoints(event: Event) -> bool:
    return event.results().settings.method == "matchpoints"


def _contract(outcome: LineOutcome) -> str | None:
    """Return what was played, such as `4SX-2 by N`, or `passed`."""
    if not isinstance(outcome, PlayedScore):
        return None
    if outcome.contract is None or outcome.tricks is None:
        return "passed" if outcome.passed else None
    more = outcome.tricks - outcome.contract.tricks
    called, _, by = str(outcome.contract).partition(" ")
    return f"{called}{f'{more:+}' if more else '='} {by}"


def _points(outcome: LineOutcome) -> int | None:
    return outcome.points if isinstance(outcome, PlayedScore) else None


def _said(phrases: tuple[Phrase, ...], language: str) -> list[str]:
    return [phrase.say(language) for phrase in phrases]
