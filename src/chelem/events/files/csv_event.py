"""Read and write the results of an event as CSV; the columns are in `csv_columns`."""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from typing import BinaryIO

from chelem.core.contracts import Contract
from chelem.core.errors import ParseError
from chelem.core.seats import Side
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.files.csv_columns import COLUMNS, HEADERS, PARTNERS
from chelem.events.files.file_event import FileEvent
from chelem.events.files.roster import Roster
from chelem.events.files.score_text import parse_artificial, parse_points, with_lead
from chelem.events.outcome import PASSED_OUT, ArtificialScore, Award, LineOutcome, NotPlayed, PlayedScore
from chelem.events.shown import decimal_text
from chelem.events.traveller import Traveller, TravellerLine
from chelem.formats.csv_results.columns import escape_formulas, unescape_formulas
from chelem.formats.csv_results.values import cell_tricks, read_contract_cell, relative_tricks
from chelem.formats.encodings import redecode
from chelem.text import read_seat
from chelem.text.normalising import fold

_TEXTS = frozenset({"section", "ns", "ew", "ns_names", "ew_names", *PARTNERS})
"""Columns whose text a spreadsheet could take for a formula; in the others a minus is a number's."""
_DELIMITERS = ",;\t"
_NAMES = re.compile(r"\s+-\s+|\s*[&;]\s*")


@dataclass(frozen=True, slots=True)
class _Header:
    columns: tuple[str | None, ...]
    language: str
    delimiter: str


class BadRowError(ParseError):
    """A row, counted from 1 without the header, with a cell that is not valid; `cause` says which."""

    def __init__(self, row: int, cause: ParseError) -> None:
        super().__init__("event.csv-row", row=row)
        self.cause = cause

    def say(self, language: str = "en") -> str:
        """Return which row it is, and what is wrong with it."""
        return f"{super().say(language)} {self.cause.say(language)}"


def is_csv_event(content: bytes) -> bool:
    """Return whether the first line names the columns that an event needs."""
    return _header(_first_line(redecode(content[:4096].decode("latin-1")))) is not None


def read_csv_event(stream: BinaryIO) -> FileEvent:
    """Read an event; `ParseError`, with the line, for a cell that is not valid."""
    text = redecode(stream.read().decode("latin-1")).removeprefix("\ufeff")
    first = _first_line(text)
    header = _header(first)
    if header is None:
        raise ParseError("event.csv-header")
    rows = csv.reader(StringIO(text[text.index(first) + len(first) :].lstrip()), delimiter=header.delimiter)
    lines: dict[int, list[tuple[dict[str, str], LineOutcome]]] = {}
    for number, cells in enumerate(_checked(rows), 1):
        row = {
            name: unescape_formulas(cell.strip())
            for name, cell in zip(header.columns, cells, strict=False)
            if name
        }
        if not any(row.values()):
            continue
        try:
            board = _board_number(row.get("board", ""))
            outcome = with_lead(_outcome(row, board, header.language), row.get("lead", ""), header.language)
            lines.setdefault(board, []).append((row, outcome))
        except ParseError as error:
            raise BadRowError(number, error) from error
    return FileEvent(_results(lines))


def _first_line(text: str) -> str:
    return next((line for line in text.splitlines() if line.strip() and not line.startswith("sep=")), "")


def _header(line: str) -> _Header | None:
    """Return the columns named in a line; None unless they include the board, both pairs and a result."""
    for delimiter in _DELIMITERS:
        try:
            cells = next(csv.reader([line.removeprefix("\ufeff")], delimiter=delimiter), [])
        except csv.Error:
            return None
        names = [fold(cell) for cell in cells]
        for language, known in HEADERS.items():
            columns = tuple(known.get(name) for name in names)
            if {"board", "ns", "ew"} <= set(columns) and {"contract", "score"} & set(columns):
                return _Header(columns, language, delimiter)
    return None


def _checked(rows: Iterator[list[str]]) -> Iterator[list[str]]:
    try:
        yield from rows
    except csv.Error:
        raise ParseError("event.csv-quotes") from None


def _board_number(text: str) -> int:
    if not (text.isdecimal() and len(text) < 5 and int(text)):
        raise ParseError("event.board", text=text)
    return int(text)


def _outcome(row: dict[str, str], board: int, language: str) -> LineOutcome:
    """Return the outcome of a row: the score where it is stated, otherwise that of the contract."""
    score = row.get("score", "")
    artificial = parse_artificial(score)
    if artificial is not None:
        return artificial
    points = parse_points(score)
    if score and points is None:
        raise ParseError("event.points", text=score)
    contract = row.get("contract", "")
    if contract in ("", "-"):
        return NotPlayed() if points is None else PlayedScore(points)
    called = read_contract_cell(contract, language)
    if called.passed:
        return PASSED_OUT
    named = row.get("declarer", "")
    declarer = read_seat(named, language) if named else called.declarer
    if declarer is None or called.level is None or called.strain is None:
        if points is None:
            raise ParseError("event.csv-declarer")
        return PlayedScore(points)
    played = Contract(declarer, called.strain, 6 + called.level, called.stake)
    tricks = _tricks(row, called.relative, played, language)
    if points is not None:
        return PlayedScore(points, played, tricks)
    return NotPlayed() if tricks is None else PlayedScore.of(played, tricks, board)


SIGNS = "=+-"
"""What a result against the contract begins with, also where tricks are expected."""


def _tricks(row: dict[str, str], over: int | None, played: Contract, language: str) -> int | None:
    tricks, result = row.get("tricks", ""), row.get("result", "")
    if tricks and tricks[0] not in SIGNS:
        return cell_tricks(tricks, language)
    if tricks or result:
        over = relative_tricks(tricks or result, language)
    if over is None:
        return None
    if played.tricks + over not in range(14):
        raise ParseError("event.csv-tricks", result=over)
    return played.tricks + over


class _Entrants:
    """The entrants of a table while it is read."""

    def __init__(self, *, two_lines: bool) -> None:
        self.roster = Roster()
        self._two_lines = two_lines
        self._known: dict[tuple[str, str, Side | None], int] = {}

    def place(self, row: dict[str, str], side: Side, column: str) -> int:
        """Return the index of the entrant in a column of a row."""
        number, section = row.get(column, ""), row.get("section", "")
        key = section, number, side if self._two_lines else None
        if not number:
            raise ParseError("event.nameless")
        if key not in self._known:
            names = tuple(name for name in _NAMES.split(row.get(f"{column}_names", "")) if name)
            self._known[key] = self.roster.add(Entrant(number, key[2], section, names))
        return self._known[key]

    def partners(self, row: dict[str, str]) -> tuple[int, int] | None:
        """Return who sat South and West in an individual."""
        if not all(row.get(column) for column in PARTNERS):
            return None
        return self.place(row, Side.NS, PARTNERS[0]), self.place(row, Side.EW, PARTNERS[1])


def _results(boards: dict[int, list[tuple[dict[str, str], LineOutcome]]]) -> EventResults:
    """Return the event; there are two winners if a number meets itself, which only two lines can have."""
    everything = [row for rows in boards.values() for row, _ in rows]
    two_lines = any(row.get("ns") and row.get("ns") == row.get("ew") for row in everything)
    entrants = _Entrants(two_lines=two_lines)
    travellers = tuple(
        Traveller(
            number,
            tuple(
                TravellerLine(
                    entrants.place(row, Side.NS, "ns"),
                    entrants.place(row, Side.EW, "ew"),
                    outcome,
                    row.get("section", ""),
                    _count(row.get("table", "")),
                    _count(row.get("round", "")),
                    partners=entrants.partners(row),
                )
                for row, outcome in boards[number]
                if row.get("ns") and row.get("ew")
            ),
        )
        for number in sorted(boards)
    )
    if not travellers:
        raise ParseError("event.no-boards")
    return EventResults(tuple(entrants.roster.entrants), travellers, winners=2 if two_lines else 1)


def _count(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 7 else 0


def write_csv_event(results: EventResults) -> Iterator[str]:
    """Yield the lines of the table, header first; rulings that have no text of their own are left empty.

    In an individual, `ns` and `ew` are North and East, and two more columns name South and West.
    """
    people = any(line.partners is not None for traveller in results.counted for line in traveller)
    columns = (*COLUMNS, *PARTNERS) if people else COLUMNS
    yield _line(columns)
    for traveller in results.counted:
        for line in traveller:
            one, other = results.entrants[line.north_south], results.entrants[line.east_west]
            partners = [results.entrants[who].number for who in line.partners or ()]
            cells = {
                "section": line.section,
                "round": str(line.round or ""),
                "table": str(line.table or ""),
                "board": str(traveller.board),
                "ns": one.number,
                "ew": other.number,
                "ns_names": " - ".join(one.names),
                "ew_names": " - ".join(other.names),
                **dict(zip(PARTNERS, partners, strict=False)),
                **_cells(line.outcome),
            }
            yield _line(
                [
                    escape_formulas(cells.get(column, "")) if column in _TEXTS else cells.get(column, "")
                    for column in columns
                ]
            )


def _cells(outcome: LineOutcome) -> dict[str, str]:
    if isinstance(outcome, ArtificialScore):
        return {"score": f"{_percent(outcome.north_south)}-{_percent(outcome.east_west)}"}
    if not isinstance(outcome, PlayedScore):
        return {}
    cells = {"score": str(outcome.points)}
    if outcome.passed:
        return {**cells, "contract": "Pass"}
    if outcome.contract is not None:
        text, _, seat = str(outcome.contract).partition(" by ")
        cells |= {"contract": text, "declarer": seat}
        if outcome.lead is not None:
            cells["lead"] = str(outcome.lead)
        if outcome.tricks is not None:
            cells["tricks"] = str(outcome.tricks)
    return cells


def _percent(award: Award) -> str:
    """Return a percentage as a decimal, of at most four places."""
    return decimal_text(award.percent, 4, "en").rstrip("0").removesuffix(".")


def _line(cells: list[str] | tuple[str, ...]) -> str:
    line = StringIO(newline="")
    csv.writer(line, lineterminator="\r\n").writerow(cells)
    return line.getvalue()
