"""Rows of board lists, in the reader's language."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from typing_extensions import TypedDict

from chelem.core import SEATS
from chelem.formats.json_types import SeatCode, one_of
from chelem.games.registry import game_of_files
from chelem.i18n import say
from chelem.site.collections.domain.kept_board import KeptBoard, ListedBoard


class ProblemShape(TypedDict):
    """A problem of a board at a line of its file; `severity` is fault, warning or skipped."""

    line: int
    severity: Annotated[str, one_of("fault", "warning", "skipped")]
    sentence: str


class BoardRow(TypedDict):
    """A board in a list; `points` is North-South's score."""

    place: int
    """Its number in the list, from 1."""
    board: str
    event: str
    date: str
    names: dict[SeatCode, str]
    """The players by seat."""
    contract: str
    """The contract as text."""
    declarer: SeatCode | None
    result: str
    points: int | None
    """North-South's score."""
    game: str
    """The game's name."""
    file: bool
    """Whether file formats can hold the board."""
    known: bool
    """Whether all four hands are known."""
    faults: list[ProblemShape]
    warnings: int
    """The number of warnings."""
    table: str | None
    """The table where it was played."""
    deal: int | None
    """The number of the deal at that table."""


def row_of_board(place: int, board: KeptBoard, language: str) -> BoardRow:
    """Return the row of a board that is not stored."""
    return row_of_listed_board(
        ListedBoard(place, board.facts, board.reports, board.table, board.deal), language
    )


def row_of_listed_board(board: ListedBoard, language: str) -> BoardRow:
    """Return the row of a stored board."""
    facts = board.facts
    faults = [report for report in board.reports if report["severity"] != "warning"]
    return {
        "place": board.place,
        "board": facts["board"],
        "event": facts["event"],
        "date": facts["date"],
        "names": {str(seat): name for seat, name in zip(SEATS, facts["names"], strict=True)},
        "contract": facts["contract"][language],
        "declarer": facts["declarer"],
        "result": facts["result"],
        "points": facts["points"],
        "game": facts["game"],
        "file": facts["game"] == game_of_files().name,
        "known": facts["known"],
        "faults": format_problems(faults, language),
        "warnings": len(board.reports) - len(faults),
        "table": board.table,
        "deal": board.deal,
    }


def format_problems(reports: Iterable[Mapping[str, Any]], language: str) -> list[ProblemShape]:
    """Return the problems of a board as sentences."""
    return [
        {
            "line": report["line"],
            "severity": report["severity"],
            "sentence": say(report["code"], report["facts"], language),
        }
        for report in reports
    ]
