"""Read tables of results, our own and others with the usual column names."""

import csv
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import BinaryIO, TypeVar

from chelem.boards import FileBoard, Problem, Record, Severity, SideValue
from chelem.boards.statements import NO_PLAY, PlayRecord, StatedContract, StatedResult
from chelem.core import ParseError, Seat, Side
from chelem.formats.common import NOT_STATED
from chelem.formats.csv_results import values
from chelem.formats.csv_results.columns import (
    HEADERS,
    TEXTS,
    VALUES,
    unescape_formulas,
)
from chelem.formats.encodings import redecode
from chelem.text import read_card, read_seat
from chelem.text.normalising import fold, quote

T = TypeVar("T")

_MAX_ROW_BYTES = 1 << 16
"""The longest line, and the longest row of several lines, in bytes."""
_DELIMITERS = ",;\t"


def read_csv_results(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield a board, without its deal, for each row after the header.

    Columns may be in any order, separated by `,`, `;` or tabs. With French column names, cells are read in
    French: `4P`, `O`, `D♥`. Unknown columns are ignored with a warning. A cell with a value that its column
    cannot have is a fault, and so is a table without boards and contracts.
    """
    lines = _Lines(stream)
    line = _first_line(lines)
    if line is None:
        return
    header = _parse_header(line)
    if header is None:
        yield FileBoard.of(Record(), lines.count, (_fault(ParseError("results.header")),))
        return
    problems = header.unknown
    for place, row in _rows(lines, header.delimiter):
        board = _board(header, row, place)
        yield replace(board, reading_problems=(*problems, *board.reading_problems))
        problems = ()


@dataclass(frozen=True, slots=True)
class _Header:
    """The columns, None for ignored ones; their names as written, the language and the delimiter."""

    columns: tuple[str | None, ...]
    names: tuple[str, ...]
    language: str
    delimiter: str
    unknown: tuple[Problem, ...]


class _Lines:
    """The lines of a file as text, counted; a row longer than `_LONGEST` raises `csv.Error`."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self.count = 0
        self.row = 0

    def __iter__(self) -> "_Lines":
        return self

    def __next__(self) -> str:
        line = self._stream.readline(_MAX_ROW_BYTES)
        if not line:
            raise StopIteration
        self.count += 1
        self.row += len(line)
        if self.row > _MAX_ROW_BYTES:
            raise csv.Error
        text = redecode(line.decode("latin-1"))
        return text.removeprefix("\ufeff") if self.count == 1 else text


def _first_line(lines: _Lines) -> str | None:
    """Return the first line with content, except for Excel's `sep=` line."""
    for line in lines:
        if line.strip() and not line.startswith("sep="):
            return line
        lines.row = 0
    return None


def _parse_header(line: str) -> _Header | None:
    """Return the columns named in the first line; None unless they include boards and results."""
    candidates = [
        (delimiter, _split(line, delimiter), language) for delimiter in _DELIMITERS for language in HEADERS
    ]
    delimiter, names, language = max(
        candidates, key=lambda candidate: sum(fold(name) in HEADERS[candidate[2]] for name in candidate[1])
    )
    columns: list[str | None] = []
    unknown = []
    for name in names:
        column = HEADERS[language].get(fold(name))
        if column in columns:
            column = None
        columns.append(column)
        if column is None and name:
            error = ParseError("results.column", column=quote(name))
            unknown.append(Problem(Severity.WARNING, error))
    if "board" not in columns or not {"contract", "score"} & set(columns):
        return None
    return _Header(tuple(columns), tuple(names), language, delimiter, tuple(unknown))


def _split(line: str, delimiter: str) -> list[str]:
    try:
        return [cell.strip() for cell in next(csv.reader([line], delimiter=delimiter), [])]
    except csv.Error:
        return []


def _rows(lines: _Lines, delimiter: str) -> Iterator[tuple[int, list[str] | None]]:
    """Yield the non-empty rows, each with its first line; None for a row that cannot be read."""
    rows = csv.reader(lines, delimiter=delimiter, strict=True)
    while True:
        place, lines.row = lines.count + 1, 0
        try:
            row = next(rows)
        except StopIteration:
            return
        except csv.Error:
            yield place, None
        else:
            if any(cell.strip() for cell in row):
                yield place, row


@dataclass(frozen=True, slots=True)
class _Row:
    """The cells of a row by column, and the problems found while reading them."""

    header: _Header
    cells: Mapping[str, str]
    problems: list[Problem]

    def value(self, column: str, parse: Callable[[str, str], T]) -> T | None:
        """Return the value of a cell; None if it is empty or invalid."""
        text = self.cells.get(column, "")
        if not text or (
            text in NOT_STATED and column != "vulnerable"
        ):  # where a dash means nobody is vulnerable
            return None
        try:
            return parse(text, self.header.language)
        except ParseError:
            self.report_bad_cell(column)
            return None

    def report_bad_cell(self, column: str) -> None:
        """Record that the cell is not valid for its column."""
        name = self.header.names[self.header.columns.index(column)]
        text = quote(self.cells[column])
        error = ParseError("results.cell", column=quote(name), text=text, kind=column)
        self.problems.append(_fault(error, VALUES[column]))


def _board(header: _Header, cells: list[str] | None, place: int) -> FileBoard:
    """Return the board of a row."""
    if cells is None:
        return FileBoard.of(Record(), place, (_fault(ParseError("results.quotes")),))
    width, problems = len(header.columns), []
    if any(cell.strip() for cell in cells[width:]):
        problems.append(_fault(ParseError("results.cells", count=len(cells), wanted=width)))
    columns = zip(header.columns, cells, strict=False)
    row = _Row(
        header, {column: unescape_formulas(cell.strip()) for column, cell in columns if column}, problems
    )
    stated = row.value("contract", values.read_contract_cell) or values.ContractCell()
    declarer, lead = _declarer(row, stated), row.value("lead", read_card)
    tricks, points = _tricks(row, stated), row.value("score", values.cell_points)
    texts = {tag: row.cells.get(column, "") for column, tag in TEXTS.items()}
    return FileBoard(
        {tag: text for tag, text in texts.items() if text not in NOT_STATED},
        dealer=row.value("dealer", read_seat),
        vulnerable=row.value("vulnerable", values.read_vulnerability_cell),
        stated=StatedContract(declarer, stated.level, stated.strain, stated.stake, stated.passed),
        play=NO_PLAY
        if lead is None
        else PlayRecord(declarer.next if declarer is not None else None, (lead,)),
        result=StatedResult(
            (SideValue(tricks),) if tricks is not None else (),
            (SideValue(points, Side.NS),) if points is not None else (),
        ),
        line=place,
        reading_problems=tuple(problems),
    )


def _declarer(row: _Row, stated: values.ContractCell) -> Seat | None:
    """Return declarer from its own column, otherwise from the contract; they must agree."""
    declarer = row.value("declarer", read_seat)
    if None not in (declarer, stated.declarer) and declarer is not stated.declarer:
        row.report_bad_cell("declarer")
    return stated.declarer if declarer is None else declarer


def _tricks(row: _Row, stated: values.ContractCell) -> int | None:
    """Return declarer's tricks from the count and from the result, which must agree."""
    tricks, over = row.value("tricks", values.cell_tricks), row.value("result", values.relative_tricks)
    if stated.passed:
        return None
    column = "contract" if over is None else "result"
    over = stated.relative if over is None else over
    if over is None:
        return tricks
    if stated.level is None:
        if not row.cells.get("contract"):
            row.report_bad_cell(column)
        return tricks
    counted = 6 + stated.level + over
    if counted not in range(14):
        row.report_bad_cell(column)
        return tricks
    if tricks not in (None, counted):
        row.problems.append(_fault(ParseError("results.tricks", told=counted, tricks=tricks), "Result"))
    return counted if tricks is None else tricks


def _fault(error: ParseError, where: str = "") -> Problem:
    return Problem(Severity.FAULT, error, where)
