"""Write an event as objects of Bridgemate's Data Connector, without names."""

import json
from collections.abc import Iterator

from chelem.core import BadOption
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.files.bridgemate_results import BOTH, EAST_WEST, NORTH_SOUTH, fields_of_outcome
from chelem.events.files.bridgemate_settings import method_of_form
from chelem.events.outcome import ArtificialScore, Award, LineOutcome, SideOutcome, SplitScore
from chelem.events.traveller import Traveller, TravellerLine
from chelem.scoring import Average

NO_GUID = "0" * 32
"""The session's identifier where the event has none: 32 hexadecimal digits in capitals."""
_PAIRS, _TEAMS = 10, 30


def write_bridgemate(results: EventResults, session: str = NO_GUID) -> bytes:
    """Return the session with its rounds, and the results, in JSON.

    What the format cannot say is left out: weighted scores, percentages other than averages, scores without
    their contract. `BadOption` if a pair's number is not a whole number, and for individuals.
    """
    if any(line.partners is not None for board in results.counted for line in board):
        raise BadOption("event.bridgemate-people")
    sections = list(dict.fromkeys(line.section for board in results.counted for line in board))
    letters = {name: name or "A" for name in sections}
    event = {
        "Sessions": [
            {
                "SessionGuid": session,
                "Name": results.title,
                **_date(results.date),
                "ScoringGroups": [
                    {
                        "SessionGuid": session,
                        "ScoringGroupNumber": 1,
                        "ScoringMethod": method_of_form(results.form),
                        "Sections": [_section(results, name, letters[name], session) for name in sections],
                    }
                ],
            }
        ],
        "Results": [
            entry
            for board in results.counted
            for line in board
            for entry in _results(results, board, line, letters[line.section], session)
        ],
    }
    return json.dumps(event, ensure_ascii=False, indent=1).encode() + b"\n"


def _date(date: str) -> dict[str, int]:
    parts = date.split("-")
    whole = len(parts) == 3 and all(part.isdecimal() for part in parts)
    return dict(zip(("Year", "Month", "Day"), map(int, parts), strict=True)) if whole else {}


def _pairs(results: EventResults, line: TravellerLine) -> tuple[int, int]:
    first, second = (_number(results.entrants[entrant]) for entrant in (line.north_south, line.east_west))
    return first, second


def _number(entrant: Entrant) -> int:
    """Return the number of an entrant; in some files it ends with the line."""
    number = entrant.number.removesuffix("" if entrant.line is None else str(entrant.line)).strip()
    if not number.isdecimal():
        raise BadOption("event.bridgemate-number", number=entrant.number)
    return int(number)


def _section(results: EventResults, section: str, letters: str, session: str) -> dict[str, object]:
    own = {"SessionGuid": session, "SectionLetters": letters}
    cells: dict[tuple[int, int], tuple[tuple[int, int], list[int]]] = {}
    for board in results.counted:
        for line in board:
            if line.section == section and line.table:
                key = line.table, line.round
                cells.setdefault(key, (_pairs(results, line), []))[1].append(board.board)
    rounds: dict[int, list[dict[str, object]]] = {}
    for (table, number), (pairs, boards) in sorted(cells.items()):
        rounds.setdefault(table, []).append(
            {
                **own,
                "TableNumber": table,
                "RoundNumber": number,
                "LowBoardNumber": min(boards),
                "HighBoardNumber": max(boards),
                "PairNS": pairs[0],
                "PairEW": pairs[1],
            }
        )
    return {
        "SessionGuid": session,
        "ScoringGroupNumber": 1,
        "Letters": letters,
        "Winners": results.winners,
        "GameType": _TEAMS if results.form.teams else _PAIRS,
        "Tables": [{**own, "TableNumber": table, "Rounds": rows} for table, rows in rounds.items()],
    }


def _as_line(outcome: SideOutcome) -> LineOutcome:
    """Return one side's outcome; where it is an average, its own is named first."""
    return ArtificialScore(outcome, Award.of(Average.EVEN)) if isinstance(outcome, Award) else outcome


def _results(
    results: EventResults, board: Traveller, line: TravellerLine, letters: str, session: str
) -> Iterator[dict[str, object]]:
    """Yield the result of a line; two, one for each side, where a ruling gives them different scores."""
    pairs = _pairs(results, line)
    outcomes: tuple[tuple[int, LineOutcome], ...] = ((BOTH, line.outcome),)
    if isinstance(line.outcome, SplitScore):
        north_south, east_west = map(_as_line, (line.outcome.north_south, line.outcome.east_west))
        outcomes = ((NORTH_SOUTH, north_south), (EAST_WEST, east_west))
    written = [(direction, fields_of_outcome(outcome, pairs)) for direction, outcome in outcomes]
    for direction, fields in written:
        if fields is not None and all(values is not None for _, values in written):
            yield {
                "SessionGuid": session,
                "SectionLetters": letters,
                "TableNumber": line.table,
                "RoundNumber": line.round,
                "BoardNumber": board.board,
                "ScoringDirection": direction,
                "IsDeleted": False,
                "PairNorthSouth": pairs[0],
                "PairEastWest": pairs[1],
                **fields,
            }
