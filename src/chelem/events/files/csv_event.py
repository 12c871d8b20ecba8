"""Read and write the results of an event as CSV; the tables and their columns are in `csv_columns`."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import BinaryIO

from chelem.core import ParseError, Seat, Side
from chelem.events.event_results import EventResults
from chelem.events.files.csv_columns import (
    ABSENT,
    COLUMNS,
    ENTRANT_COLUMNS,
    GROUPS,
    MATCH_COLUMNS,
    PARTNERS,
    RULED,
    SETTING_COLUMNS,
)
from chelem.events.files.csv_entrants import CsvEntrants, entrant_rows
from chelem.events.files.csv_matches import CsvMatches, match_rows
from chelem.events.files.csv_outcomes import outcome_cells, outcome_of_row
from chelem.events.files.csv_scoring import CsvScoring, setting_rows, small_number
from chelem.events.files.csv_tables import CsvRow, find_heading, split_tables, unknown_columns
from chelem.events.files.file_event import FileEvent
from chelem.events.outcome import LineOutcome
from chelem.events.traveller import Traveller, TravellerLine
from chelem.formats.csv_results.columns import escape_formulas
from chelem.formats.encodings import decode_text

_TEXTS = frozenset(
    {"section", "ns", "ew", "ns_names", "ew_names", *PARTNERS, "entrant", "names", "opponents", "value"}
)
"""Columns whose text a spreadsheet could take for a formula; in the others a minus is a number's."""


def is_csv_event(content: bytes) -> bool:
    """Return whether the first line names the columns that an event needs."""
    return find_heading(decode_text(content[:4096].rpartition(b"\n")[0] or content[:4096])) is not None


def read_csv_event(stream: BinaryIO) -> FileEvent:
    """Read an event; `ParseError`, with the line, for a cell that is not valid."""
    tables = split_tables(decode_text(stream.read()))
    scoring = CsvScoring()
    tables.read_each("setting", scoring.read)
    scoring.check()
    lines = _ResultRows(tables.language)
    tables.read_each("", lines.read)
    if not lines.boards:
        raise ParseError("event.no-boards")
    two_lines = scoring.winners == 2 or lines.has_two_lines
    entrants = CsvEntrants(tables, two_lines=two_lines)
    travellers = tuple(
        Traveller(
            board,
            tuple(_line(row, outcome, entrants) for row, outcome in lines.boards[board]),
            scoring.expected.get(board),
            board in scoring.unfinished,
        )
        for board in sorted(lines.boards)
    )
    matches = CsvMatches(entrants)
    tables.read_each("match", matches.read)
    tables.read_each("entrant", entrants.describe)
    return FileEvent(
        EventResults(
            tuple(entrants.roster.entrants),
            travellers,
            scoring.settings,
            2 if two_lines else 1,
            scoring.title,
            scoring.date,
            tuple(matches.void),
            tuple(matches.mismatches),
            matches.schedule,
        ),
        warnings=unknown_columns(tables),
    )


class _ResultRows:
    """The rows of results by board, while they are read."""

    def __init__(self, language: str) -> None:
        self._language = language
        self.boards: dict[int, list[tuple[CsvRow, LineOutcome]]] = {}

    def read(self, row: CsvRow) -> None:
        """Take over a row; those without pairs say nothing."""
        board = small_number(row.get("board", ""))
        outcome = outcome_of_row(row, board, self._language)
        rows = self.boards.setdefault(board, [])
        if row.get("ns") and row.get("ew"):
            rows.append((row, outcome))

    @property
    def has_two_lines(self) -> bool:
        """Whether a number meets itself, which only two lines can have."""
        return any(row["ns"] == row["ew"] for rows in self.boards.values() for row, _ in rows)


def _line(row: CsvRow, outcome: LineOutcome, entrants: CsvEntrants) -> TravellerLine:
    north_south, east_west = entrants.place(row, Side.NS, "ns"), entrants.place(row, Side.EW, "ew")
    partners = entrants.partners(row)
    by_seat = {Seat.N: north_south, Seat.E: east_west}
    if partners is not None:
        by_seat |= {Seat.S: partners[0], Seat.W: partners[1]}
    return TravellerLine(
        north_south,
        east_west,
        outcome,
        row.get("section", ""),
        _count(row.get("table", "")),
        _count(row.get("round", "")),
        (_group(row.get(GROUPS[0], "")), _group(row.get(GROUPS[1], ""))),
        partners,
        frozenset(entrant for seat, entrant in by_seat.items() if str(seat) in row.get(ABSENT, "")),
    )


def _count(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 0


def _group(text: str) -> int:
    """Return the number of a group, 0 for none; letters are numbered from 1, as in spreadsheets.

    >>> _group("A"), _group("b"), _group("3"), _group("")
    (1, 2, 3, 0)
    """
    if len(text) == 1 and text.isascii() and text.isalpha():
        return ord(text.upper()) - ord("A") + 1
    if text and not (text.isascii() and text.isdecimal() and len(text) < 7):
        raise ParseError("event.csv-group", text=text)
    return int(text or 0)


def write_csv_event(results: EventResults) -> Iterator[str]:
    """Yield the lines of all tables: results, how they are scored, entrants, rulings about matches.

    In an individual, `ns` and `ew` are North and East, and two more columns name South and West.
    """
    yield from _table(_columns(results), _result_rows(results))
    for columns, rows in (
        (SETTING_COLUMNS, setting_rows(results)),
        (ENTRANT_COLUMNS, entrant_rows(results)),
        (MATCH_COLUMNS, match_rows(results)),
    ):
        written = list(rows)
        if written:
            yield "\r\n"
            yield from _table(columns, written)


def _columns(results: EventResults) -> tuple[str, ...]:
    """Return the columns of results: those that only some events need are left out of others."""
    lines = [line for traveller in results.counted for line in traveller]
    more = [
        *(PARTNERS if any(line.partners is not None for line in lines) else ()),
        *((RULED,) if any(RULED in outcome_cells(line.outcome, 1) for line in lines) else ()),
        *(GROUPS if any(line.groups != (0, 0) for line in lines) else ()),
        *((ABSENT,) if any(line.absent for line in lines) else ()),
    ]
    return *COLUMNS, *more


def _result_rows(results: EventResults) -> Iterator[CsvRow]:
    for traveller in results.counted:
        for line in traveller:
            north_south, east_west = results.entrants[line.north_south], results.entrants[line.east_west]
            partners = [results.entrants[entrant].number for entrant in line.partners or ()]
            by_seat = {
                "N": line.north_south,
                "E": line.east_west,
                **dict(zip("SW", line.partners or (), strict=False)),
            }
            yield {
                "section": line.section,
                "round": str(line.round or ""),
                "table": str(line.table or ""),
                "board": str(traveller.board),
                "ns": north_south.number,
                "ew": east_west.number,
                "ns_names": " - ".join(north_south.names),
                "ew_names": " - ".join(east_west.names),
                **dict(zip(PARTNERS, partners, strict=False)),
                **dict(zip(GROUPS, (str(group or "") for group in line.groups), strict=True)),
                ABSENT: "".join(letter for letter, entrant in by_seat.items() if entrant in line.absent),
                **outcome_cells(line.outcome, traveller.board),
            }


def _table(columns: Sequence[str], rows: Iterable[CsvRow]) -> Iterator[str]:
    yield _written(columns)
    for row in rows:
        yield _written(
            [
                escape_formulas(row.get(column, "")) if column in _TEXTS else row.get(column, "")
                for column in columns
            ]
        )


def _written(cells: Sequence[str]) -> str:
    line = StringIO(newline="")
    csv.writer(line, lineterminator="\r\n").writerow(cells)
    return line.getvalue()
