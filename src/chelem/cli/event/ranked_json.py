"""The ranking and the travellers of an event as JSON (INTERFACES)."""

from fractions import Fraction

from chelem.core import SIDES, Side
from chelem.events import EventResults, RankedEntrant, Ranking, TravellerLine
from chelem.events.outcome import (
    ArtificialScore,
    Award,
    LineOutcome,
    NotPlayed,
    PlayedScore,
    SideOutcome,
    SplitScore,
    WeightedScore,
)
from chelem.events.scoring.scored_board import Received, ScoredBoard
from chelem.events.shown import rounded_float

PLACES = 6
"""Decimals of what a line received, which is no result of its own."""


def event_json(results: EventResults, rankings: tuple[Ranking, ...]) -> dict[str, object]:
    """Return all rankings in one list, and the travellers with what each side received."""
    return rankings_json(results, rankings) | {
        "travellers": [_board(results, board) for board in results.boards]
    }


def rankings_json(results: EventResults, rankings: tuple[Ranking, ...]) -> dict[str, object]:
    """Return all rankings in one list, and what event they are of."""
    return {
        "title": results.title,
        "date": results.date,
        "method": results.settings.method,
        "ranking": [_ranked(results, ranking, ranked) for ranking in rankings for ranked in ranking],
    }


def entrant_code(results: EventResults, index: int) -> int | str:
    """Return the number of an entrant; text if it is not a plain number."""
    number = results.entrants[index].number
    return int(number) if number.isdecimal() and len(number) < 10 else number


def _ranked(results: EventResults, ranking: Ranking, ranked: RankedEntrant) -> dict[str, object]:
    entrant = results.entrants[ranked.entrant]
    line = entrant.line if ranking.line is None else ranking.line
    return {
        "entrant": entrant_code(results, ranked.entrant),
        "section": entrant.section or None,
        "line": None if line is None else str(line),
        **({"team": entrant.team} if entrant.team else {}),
        "names": list(entrant.names),
        "place": ranked.place,
        "tied": ranked.tied,
        ranking.unit: rounded_float(ranked.result, results.settings.places),
        "exact": str(ranked.result),
        "boards": ranked.boards,
    }


def _board(results: EventResults, board: ScoredBoard) -> dict[str, object]:
    return {
        "board": board.traveller.board,
        "expected": board.expected,
        "top": board.top,
        "lines": [_line(results, board, line) for line in board.traveller],
    }


def _line(results: EventResults, board: ScoredBoard, line: TravellerLine) -> dict[str, object]:
    return {
        "section": line.section or None,
        "table": line.table or None,
        "round": line.round or None,
        "ns": entrant_code(results, line.north_south),
        "ew": entrant_code(results, line.east_west),
        **_partners(results, line),
        **_outcome(line.outcome),
        **{f"{str(side).lower()}_points": _value(board.value(line, side)) for side in SIDES},
    }


def _partners(results: EventResults, line: TravellerLine) -> dict[str, object]:
    """Return who sat South and West in an individual; `ns` and `ew` are then North and East."""
    names = () if line.partners is None else ("south", "west")
    return {
        name: entrant_code(results, entrant) for name, entrant in zip(names, line.partners or (), strict=True)
    }


def _value(value: Received) -> object:
    if isinstance(value, Fraction):
        return rounded_float(value, PLACES)
    return None if value is None else {"percent": float(value.percent)}


def _outcome(outcome: LineOutcome) -> dict[str, object]:
    match outcome:
        case PlayedScore():
            contract = None if outcome.contract is None else str(outcome.contract)
            called: dict[str, object] = {"contract": contract, "tricks": outcome.tricks}
            return {**called, "score": outcome.points, "passed": outcome.passed}
        case NotPlayed(reason):
            return {"not_played": reason}
        case WeightedScore():
            return _one_sided(outcome)
        case ArtificialScore() | SplitScore():
            return {
                str(side).lower() + "_ruling": _one_sided(
                    outcome.north_south if side is Side.NS else outcome.east_west
                )
                for side in SIDES
            }


def _one_sided(own: SideOutcome) -> dict[str, object]:
    if isinstance(own, Award):
        return {"percent": float(own.percent)}
    if isinstance(own, PlayedScore):
        return {"score": own.points}
    return {"weighted": [{"score": points, "weight": str(weight)} for points, weight in own.parts]}
