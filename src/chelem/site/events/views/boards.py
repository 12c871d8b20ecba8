"""What is known of the boards at a table of an event, and to whom."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated

from typing_extensions import TypedDict

from chelem.core import SIDES, Deal
from chelem.events import Author, EventState, LineOutcome, PlayedScore
from chelem.events.lead_check import doubts_of_result
from chelem.events.log.board_reports import BoardReports
from chelem.events.log.round_table import players_at_table
from chelem.events.log.schema import EventOutcome
from chelem.events.log.section import At, EventSection
from chelem.events.log.sitting import Sitting
from chelem.events.log.values import write_outcome
from chelem.formats.json_types import one_of

UNKNOWN_DEALS: Mapping[int, Deal] = MappingProxyType({})


class EventStatement(TypedDict):
    """A result that somebody at a table has stated, and that another statement contradicts."""

    by: Annotated[str, one_of("NS", "EW", "table", "director")]
    """The side of the player who stated it; or a phone of the table, or a director."""
    result: str


class EventDoubt(TypedDict):
    """Why the lead of a result cannot be right, or what may have happened: a sentence of the pages."""

    code: str
    """Such as `event.lead.not-held`."""
    facts: dict[str, str | int]
    """The facts that the sentence mentions, by name."""


class EventBoard(TypedDict):
    """What is known of a board at a table."""

    board: int
    standing: Annotated[str, one_of("open", "reported", "confirmed", "disputed", "ruled")]
    result: str | None
    """Such as `4SX-2 by N H7`; while disputed the last; null where none is, or its reader may not know."""
    version: int | None
    """Of the entry that is to be confirmed or disputed."""
    points: int | None
    """North-South's score."""
    outcome: EventOutcome | None
    """What a director has ruled, as in the log; null without it, and for readers who may not know it."""
    own: bool
    """Whether the reader's own side has stated this result, so that the other one confirms it."""
    statements: list[EventStatement]
    """Those that differ while it is disputed, for readers who may know results; otherwise empty."""
    doubts: list[EventDoubt]
    """Why the lead cannot be right, for all at the table who may know."""


class EventTable(TypedDict):
    """A table in the round in play."""

    table: int
    fielded: dict[Annotated[str, one_of("NS", "EW")], list[str]]
    """Of teams, the ids of the players who sit each way, where known: for directors and at the table."""
    called: bool
    """Whether it has called the director."""
    boards: list[EventBoard]


def table_view(
    state: EventState,
    section: EventSection,
    at: At,
    reader: Author,
    deals: Mapping[int, Deal] = UNKNOWN_DEALS,
) -> EventTable:
    """Return the boards of a table in a round; results to its own people and to directors alone.

    With the `deals`, also what is wrong with a lead, for the phones of the table.

    Where a side has left, only those that have a result.
    """
    boards = [
        _board(state, section, at, board, reader)
        for sitting in section.sittings(at)
        if sitting.is_played
        for board in sitting.boards
        if (*at, board) in section.reports or not state.is_left_out(section, at, sitting)
    ]
    for board in boards:
        board["doubts"] = _doubts(section, (*at, board["board"]), board, reader, deals)
    return {
        "table": at[1],
        "fielded": _fielded(state, section, at, reader),
        "called": at[1] in section.calls,
        "boards": boards,
    }


def _fielded(state: EventState, section: EventSection, at: At, reader: Author) -> dict[str, list[str]]:
    """Return the players of both teams of a table, where that is known, to directors and tables."""
    found: dict[str, list[str]] = {str(side): [] for side in SIDES}
    for sitting in section.sittings(at) if reader.directs or reader.role == "table" else ():
        for side in SIDES:
            for entrant in sitting.side(side):
                if players := players_at_table(state, section.name, at, side, entrant):
                    found[str(side)] = list(players)
    return found


def _board(state: EventState, section: EventSection, at: At, board: int, reader: Author) -> EventBoard:
    ruling = state.rulings.get((section.name, *at, board))
    reports = section.reports.get((*at, board))
    sitting = section.sitting_of(at, board)
    knows = reader.directs or sits_at(reader, section, at, sitting)
    shown: EventBoard = {
        "board": board,
        "standing": "open",
        "result": None,
        "version": None,
        "points": None,
        "outcome": None,
        "own": False,
        "statements": [],
        "doubts": [],
    }
    if reports is not None:
        shown["standing"] = reports.standing
        if knows:
            result = reports.result or reports.latest.result
            shown["version"] = reports.latest.version
            shown["result"] = str(result)
            shown["points"] = _points(result.outcome(board))
            shown["own"] = _is_own(reader, reports.latest.author, sitting)
    if ruling is not None and ruling.outcome is not None:
        shown["standing"] = "ruled"
        shown["outcome"] = write_outcome(ruling.outcome) if knows else None
    elif knows and reports is not None and reports.standing == "disputed":
        shown["statements"] = _statements(reports, sitting)
    return shown


def _doubts(
    section: EventSection,
    at: tuple[int, int, int],
    shown: EventBoard,
    reader: Author,
    deals: Mapping[int, Deal],
) -> list[EventDoubt]:
    """Return what is wrong with the lead of a result that the reader knows and nobody disputes."""
    reports = section.reports.get(at)
    result = None if reports is None or shown["result"] is None else reports.result
    if result is None or shown["standing"] == "ruled":
        return []
    found = doubts_of_result(deals, section, at, result, reader)
    return [{"code": doubt.code, "facts": dict(doubt.facts)} for doubt in found]


def _statements(reports: BoardReports, sitting: Sitting | None) -> list[EventStatement]:
    """Return the results that differ, once for each who states it."""
    statements: list[EventStatement] = []
    for report in reports.open:
        statement: EventStatement = {"by": _speaker(report.author, sitting), "result": str(report.result)}
        if statement not in statements:
            statements.append(statement)
    return statements


def _speaker(author: Author, sitting: Sitting | None) -> str:
    """Return the side of a player; otherwise the role of the author: a table's phone is nobody's."""
    if author.role != "player" or sitting is None:
        return "director" if author.directs else "table"
    return next((str(side) for side in SIDES if author.id in map(str, sitting.side(side))), "table")


def _is_own(reader: Author, reporter: Author, sitting: Sitting | None) -> bool:
    if sitting is None or not reader.role == reporter.role == "player":
        return False
    return sitting.on_one_side(reader.id, reporter.id)


def sits_at(reader: Author, section: EventSection, at: At, sitting: Sitting | None) -> bool:
    """Return whether a reader plays a sitting of a table, or is the table's own phone."""
    if reader.role == "table":
        return reader.id == f"{section.name}{at[1]}"
    return sitting is not None and reader.id in map(str, sitting.entrants)


def _points(outcome: LineOutcome) -> int | None:
    return outcome.points if isinstance(outcome, PlayedScore) else None
