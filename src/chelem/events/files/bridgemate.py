"""Events as the objects of Bridgemate's Data Connector in JSON.

Read are `Sessions` with their scoring groups, sections, tables and rounds, `PlayerData` with
`Participations` for the names, and `Results`; a list of results alone; and requests and responses of the
connector, which hold any of these as text in `SerializedData`. Names of fields are the connector's own.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import BinaryIO, Literal

from chelem.core import ParseError, Side
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.files.bridgemate_names import (
    BridgemateObject,
    listed_objects,
    named_entrants,
    number_or_zero,
)
from chelem.events.files.bridgemate_results import (
    BOTH,
    EAST_WEST,
    NORTH_SOUTH,
    joined_outcome,
    outcome_of_result,
    result_numbers,
)
from chelem.events.files.bridgemate_settings import settings_of_method
from chelem.events.files.file_event import FileEvent
from chelem.events.files.roster import Roster
from chelem.events.outcome import LineOutcome, NotPlayed
from chelem.events.settings import PLAIN
from chelem.events.traveller import Traveller, TravellerLine

_Cell = tuple[str, str, int, int, int, tuple[int, int]]
"""A session, a section, a table, a round and a board; the pairs where no table is stated."""
MAX_DEPTH = 8


@dataclass(slots=True)
class _Collected:
    """The objects of a file, whatever holds them."""

    sessions: list[BridgemateObject] = field(default_factory=list)
    results: list[BridgemateObject] = field(default_factory=list)
    players: list[BridgemateObject] = field(default_factory=list)
    participations: list[BridgemateObject] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _SectionInfo:
    """How a section is scored, and with which other sections."""

    group: int = 0
    winners: Literal[1, 2] = 1
    method: int = 0
    missing: int = 0


def is_bridgemate(content: bytes) -> bool:
    """Return whether a JSON text has the fields of results or sessions of the Data Connector."""
    return content.lstrip()[:1] in (b"{", b"[") and any(
        word in content for word in (b"PairNorthSouth", b"ScoringGroups", b"SectionLetters")
    )


def read_bridgemate(stream: BinaryIO) -> FileEvent:
    """Read an event; `ParseError`, in a sentence, for JSON without results of the Data Connector."""
    found = _Collected()
    try:
        _collect(json.loads(stream.read().decode("utf-8-sig")), found, 0)
    except (ValueError, RecursionError) as error:
        if isinstance(error, ParseError):
            raise
        if isinstance(error, json.JSONDecodeError):
            raise ParseError("event.json-line", line=error.lineno, column=error.colno) from None
        raise ParseError("event.json") from None
    sections = dict(_sections(found.sessions))
    outcomes = _outcomes(found.results)
    if not outcomes:
        raise ParseError("event.no-boards")
    winners: Literal[1, 2] = 2 if any(info.winners == 2 for info in sections.values()) else 1
    roster, fields = _seated(outcomes, sections, winners)
    method = next((info.method for info in sections.values() if info.method), 0)
    results = EventResults(
        tuple(named_entrants(roster.entrants, found.sessions, found.players, found.participations)),
        tuple(Traveller(key[2], tuple(fields[key])) for key in sorted(fields)),
        settings_of_method(method) if method else PLAIN,
        winners,
        str(next((session["Name"] for session in found.sessions if session.get("Name")), "")),
        _date(found.sessions),
    )
    return FileEvent(_with_expected(results, [key[:2] for key in sorted(fields)]), program="Bridgemate")


def _seated(
    outcomes: Mapping[_Cell, tuple[tuple[int, int], LineOutcome]],
    sections: Mapping[tuple[str, str], _SectionInfo],
    winners: int,
) -> tuple[Roster, dict[tuple[int, int, int], list[TravellerLine]]]:
    """Return the entrants, and the lines of each session, scoring group and board."""
    roster, own_lines = Roster(), _own_lines(outcomes)
    sessions = list(dict.fromkeys(cell[0] for cell in outcomes))
    fields: dict[tuple[int, int, int], list[TravellerLine]] = {}
    for cell, (pairs, outcome) in outcomes.items():
        session, letters, table, round_number, board, _ = cell
        info = sections.get((session, letters), _SectionInfo())
        if not all(pairs) or info.missing in pairs:
            continue  # a table where nobody sat against a pair
        north_south, east_west = (
            roster.add_again(
                Entrant(str(pair), own_lines.get((letters, pair), side) if winners == 2 else None, letters)
            )
            for pair, side in zip(pairs, Side, strict=True)
        )
        line = TravellerLine(north_south, east_west, outcome, letters, table, round_number)
        fields.setdefault((sessions.index(session), info.group, board), []).append(line)
    return roster, fields


def _own_lines(
    outcomes: Mapping[_Cell, tuple[tuple[int, int], LineOutcome]],
) -> Mapping[tuple[str, int], Side]:
    """Return the line of each number that is one pair's: where it mostly sits.

    Where a number meets itself, or most are in both lines, they are two pairs each; those are left out.
    """
    sat: dict[str, tuple[Counter[int], Counter[int]]] = {}
    shared: set[str] = set()
    for cell, (pairs, _) in outcomes.items():
        both = sat.setdefault(cell[1], (Counter(), Counter()))
        for side, pair in zip(Side, pairs, strict=True):
            both[side][pair] += 1
        if pairs[0] == pairs[1]:
            shared.add(cell[1])
    return {
        (letters, pair): Side.NS if north_south[pair] >= east_west[pair] else Side.EW
        for letters, (north_south, east_west) in sat.items()
        if letters not in shared
        and 2 * len(north_south.keys() & east_west.keys()) <= len(north_south.keys() | east_west.keys())
        for pair in north_south.keys() | east_west.keys()
    }


def _collect(value: object, found: _Collected, depth: int) -> None:
    """Add the objects of a value, and of the text in those that carry others."""
    if depth > MAX_DEPTH:
        raise ParseError("event.json")
    if isinstance(value, list):
        for element in value:
            _collect(element, found, depth + 1)
        return
    if not isinstance(value, dict):
        return
    if isinstance(text := value.get("SerializedData"), str):
        _collect(json.loads(text), found, depth + 1)
    elif "ScoringGroups" in value:
        found.sessions.append(value)
    elif "PairNorthSouth" in value:
        found.results.append(value)
    elif "Direction" in value:
        found.participations.append(value)
    elif "LastName" in value:
        found.players.append(value)
    for name in ("Sessions", "Results", "PlayerData", "Participations"):
        _collect(value.get(name), found, depth + 1)


def _sections(sessions: Sequence[BridgemateObject]) -> Iterator[tuple[tuple[str, str], _SectionInfo]]:
    for session in sessions:
        for group in listed_objects(session.get("ScoringGroups")):
            for section in listed_objects(group.get("Sections")):
                key = str(session.get("SessionGuid") or ""), str(section.get("Letters") or "")
                yield (
                    key,
                    _SectionInfo(
                        number_or_zero(group.get("ScoringGroupNumber")),
                        2 if section.get("Winners") == 2 else 1,
                        number_or_zero(group.get("ScoringMethod")),
                        number_or_zero(section.get("MissingPair")),
                    ),
                )


def _outcomes(results: Sequence[BridgemateObject]) -> dict[_Cell, tuple[tuple[int, int], LineOutcome]]:
    """Return the last outcome of each board at each table; those for one side are joined."""
    sides: dict[_Cell, dict[int, tuple[tuple[int, int], LineOutcome]]] = {}
    for result in results:
        numbers = result_numbers(result)
        table, played, board = (numbers[name] for name in ("TableNumber", "RoundNumber", "BoardNumber"))
        session, letters = (str(result.get(name) or "") for name in ("SessionGuid", "SectionLetters"))
        pairs = numbers["PairNorthSouth"], numbers["PairEastWest"]
        cell = session, letters, table, played, board, (0, 0) if table else pairs
        direction = numbers["ScoringDirection"] or BOTH
        if result.get("IsDeleted"):
            sides.pop(cell, None)
            continue
        entry = pairs, outcome_of_result(numbers)
        sides.setdefault(cell, {}).update(
            {side: entry for side in (NORTH_SOUTH, EAST_WEST) if direction & side}
        )
    return {cell: _joined(entries) for cell, entries in sides.items()}


def _joined(
    entries: Mapping[int, tuple[tuple[int, int], LineOutcome]],
) -> tuple[tuple[int, int], LineOutcome]:
    north_south, east_west = entries.get(NORTH_SOUTH), entries.get(EAST_WEST)
    if north_south is None or east_west is None or north_south is east_west:
        found = north_south or east_west
        return found if found is not None else ((0, 0), NotPlayed())
    return north_south[0], joined_outcome(north_south[1], east_west[1])


def _with_expected(results: EventResults, groups: Sequence[tuple[int, int]]) -> EventResults:
    """Return the results with as many scores expected on a board as its own scoring group has."""
    if len(set(groups)) < 2:
        return results
    most: dict[tuple[int, int], int] = {}
    for group, board in zip(groups, results.travellers, strict=True):
        most[group] = max(most.get(group, 0), len(board.lines))
    return replace(
        results,
        travellers=tuple(
            replace(board, expected=most[group])
            for group, board in zip(groups, results.travellers, strict=True)
        ),
    )


def _date(sessions: Sequence[BridgemateObject]) -> str:
    if not sessions:
        return ""
    year, month, day = (number_or_zero(sessions[0].get(name)) for name in ("Year", "Month", "Day"))
    return f"{year:04}-{month:02}-{day:02}" if year and month and day else ""
