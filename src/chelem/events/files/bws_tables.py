"""The tables ReceivedData and Section of a .BWS database as the results of an event."""

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from chelem.core import ParseError, Side
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.files.roster import Roster
from chelem.events.files.score_text import contract_of_text, is_passed_out, parse_artificial
from chelem.events.outcome import PASSED_OUT, LineOutcome, NotPlayed, PlayedScore
from chelem.events.traveller import Traveller, TravellerLine

BwsRow = Mapping[str, str]
"""A row of a table by the names of its columns, in lower case."""
_TRUE = frozenset({"1", "-1", "true", "yes"})
_RELATIVE = re.compile(r"[+-]?\d{1,2}")
_NOBODY = "0"


def event_of_rows(received: Sequence[BwsRow], sections: Sequence[BwsRow]) -> EventResults:
    """Return the results in the rows of both tables; `ParseError` without any."""
    letters = {row.get("id", ""): row.get("letter", "").strip() for row in sections}
    missing = {row.get("id", ""): str(_count(row.get("missingpair", ""))) for row in sections}
    cells = _last_rows(received)
    winners = _winners(list(cells.values()), sections)
    roster = Roster()
    boards: dict[int, list[TravellerLine]] = {}
    for (section, table, round_number, board), row in cells.items():
        people = _people(row)
        if {_NOBODY, missing.get(section, _NOBODY)} & set(people[:2]):
            continue  # a table where nobody sat against a pair
        name = letters.get(section) or section
        sitting = [
            roster.add_again(Entrant(number, side if winners == 2 else None, name))
            for number, side in zip(people, (*Side, *Side), strict=False)
        ]
        number = _count(board)
        if not 1 <= number <= 9999:
            raise ParseError("event.board", text=board)
        line = TravellerLine(
            sitting[0],
            sitting[1],
            _outcome(row, number),
            name,
            _count(table),
            _count(round_number),
            partners=(sitting[2], sitting[3]) if len(sitting) == 4 else None,
        )
        boards.setdefault(number, []).append(line)
    if not boards:
        raise ParseError("event.bws")
    travellers = tuple(Traveller(number, tuple(boards[number])) for number in sorted(boards))
    return EventResults(tuple(roster.entrants), travellers, winners=winners)


def _last_rows(received: Sequence[BwsRow]) -> dict[tuple[str, str, str, str], BwsRow]:
    """Return the last row of each board at each table; erased ones are left out."""
    cells: dict[tuple[str, str, str, str], BwsRow] = {}
    for row in received:
        section, table, played, board = (
            row.get(name, "").strip() for name in ("section", "table", "round", "board")
        )
        key = section, table, played, board
        if row.get("erased", "").strip().lower() in _TRUE:
            cells.pop(key, None)
        else:
            cells[key] = row
    return cells


def _people(row: BwsRow) -> list[str]:
    """Return the pairs North-South and East-West; in an individual North, East, South and West."""
    pairs = [str(_count(row.get(name, ""))) for name in ("pairns", "pairew")]
    others = [str(_count(row.get(name, ""))) for name in ("south", "west")]
    return pairs if _NOBODY in others else pairs + others


def _winners(rows: Sequence[BwsRow], sections: Sequence[BwsRow]) -> Literal[1, 2]:
    """Return 2 if a section says so, or a number meets itself."""
    if any(row.get("winners", "").strip() == "2" for row in sections):
        return 2
    met = any(len(set(people)) < len(people) for people in map(_people, rows) if _NOBODY not in people)
    return 2 if met else 1


def _count(text: str) -> int:
    whole = text.strip().partition(".")[0]
    return int(whole) if whole.isdecimal() and len(whole) < 7 else 0


def _outcome(row: BwsRow, board: int) -> LineOutcome:
    """Return the outcome of a row; a ruling is in the remarks, such as 60%-40%."""
    ruled = parse_artificial(row.get("remarks", ""))
    if ruled is not None:
        return ruled
    contract = row.get("contract", "").strip()
    if is_passed_out(contract):
        return PASSED_OUT
    called = contract_of_text(contract, row.get("ns/ew", ""))
    result = row.get("result", "").strip()
    over = 0 if result == "=" else int(result) if _RELATIVE.fullmatch(result) else None
    if called is None or over is None or called.tricks + over not in range(14):
        return NotPlayed()
    return PlayedScore.of(called, called.tricks + over, board)
