"""The tables of a CSV: results first, others below, each with a heading of its own."""

import csv
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from io import StringIO

from chelem.core import Fact, ParseError, Phrase
from chelem.events.files.csv_columns import HEADERS, SEAT_OF_DECLARER, TABLES
from chelem.formats.csv_results.columns import unescape_formulas
from chelem.text.normalising import fold

CsvRow = dict[str, str]
"""The cells of a row by column."""
DELIMITERS = ",;\t"
FEWEST_KNOWN = 2
"""How many known names make a first line a heading."""


class BadRowError(ParseError):
    """A row, counted from 1 without the header, with a cell that is not valid; `cause` says which."""

    def __init__(self, row: int, cause: ParseError) -> None:
        super().__init__("event.csv-row", row=row)
        self.cause = cause

    def say(self, language: str = "en") -> str:
        """Return which row it is, and what is wrong with it."""
        return f"{super().say(language)} {self.cause.say(language)}"


@dataclass(frozen=True, slots=True)
class CsvHeading:
    """The columns of the results, the language of their names, and what separates them."""

    columns: tuple[str | None, ...]
    language: str
    delimiter: str
    unknown: tuple[str, ...] = ()
    """The names of columns with another meaning, as written."""


@dataclass(slots=True)
class CsvTables:
    """The rows of each table by its name, with their numbers; those of results are under ``."""

    language: str
    rows: dict[str, list[tuple[int, CsvRow]]] = field(default_factory=dict)
    columns: dict[str, tuple[str | None, ...]] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()

    def read_each(self, table: str, read: Callable[[CsvRow], None]) -> None:
        """Read the rows of a table; `BadRowError`, with its number, for one that is not valid."""
        for number, row in self.rows.get(table, ()):
            try:
                read(row)
            except ParseError as error:
                raise BadRowError(number, error) from error


def find_heading(text: str) -> CsvHeading | None:
    """Return the columns of the first line; None unless they include board, both pairs and a result."""
    line = first_line(text)
    for delimiter in DELIMITERS:
        try:
            cells = next(csv.reader([line], delimiter=delimiter), [])
        except csv.Error:
            return None
        names = [fold(cell) for cell in cells]
        for language, known in HEADERS.items():
            columns = _columns(names, known)
            if {"board", "ns", "ew"} <= set(columns) and {"contract", "score"} & set(columns):
                unknown = (cell.strip() for cell, name in zip(cells, names, strict=True) if name not in known)
                return CsvHeading(columns, language, delimiter, tuple(filter(None, unknown)))
    return None


def unknown_columns(tables: CsvTables) -> tuple[Phrase, ...]:
    """Return a sentence that names the columns that are not read; nothing if all are."""
    if not tables.unknown:
        return ()
    facts: dict[str, Fact] = {"count": len(tables.unknown), "names": ", ".join(tables.unknown)}
    return (Phrase("event.unknown-columns", facts),)


def _columns(names: list[str], known: Mapping[str, str]) -> tuple[str | None, ...]:
    """Return the column for each name; the seat of declarer goes before another column of that name."""
    has_seat = SEAT_OF_DECLARER in names
    return tuple(
        None if has_seat and known.get(name) == "declarer" and name != SEAT_OF_DECLARER else known.get(name)
        for name in names
    )


def missing_columns(text: str) -> tuple[str, ...]:
    """Return the columns that the first line lacks to be a heading of results; none if it names too few."""
    line = first_line(text)
    best: tuple[str, ...] = ()
    for delimiter in DELIMITERS:
        names = [fold(cell) for cell in line.split(delimiter)]
        for known in HEADERS.values():
            found = {known[name] for name in names if name in known}
            lacking = [name for name in ("board", "ns", "ew") if name not in found]
            lacking += [] if found & {"contract", "score"} else ["contract / score"]
            if len(found) >= FEWEST_KNOWN and (not best or len(lacking) < len(best)):
                best = tuple(lacking)
    return best


def first_line(text: str) -> str:
    """Return the first line with a text, without the separator that spreadsheets write above it."""
    return next((line for line in text.splitlines() if line.strip() and not line.startswith("sep=")), "")


def split_tables(text: str) -> CsvTables:
    """Return the tables of a file; `ParseError` if it does not begin with results."""
    heading = find_heading(text)
    if heading is None:
        raise ParseError("event.csv-header")
    found, table = CsvTables(heading.language, columns={"": heading.columns}, unknown=heading.unknown), ""
    last: tuple[int, int] | None = None
    for number, cells in rows_below(text, heading.delimiter):
        other = _heading_of_table(cells)
        if other is not None:
            table, found.columns[other[0]] = other
            continue
        row = {
            name: unescape_formulas(cell.strip())
            for name, cell in zip(found.columns[table], cells, strict=False)
            if name
        }
        if any(row.values()):
            found.rows.setdefault(table, []).append((number, row))
            last, width = (number, len(cells)), len(found.columns[table])
    if not text.endswith("\n") and last is not None and last[1] < width:
        raise BadRowError(last[0], ParseError("event.csv-cut"))
    return found


def rows_below(text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows below the first line with their numbers, those without a text left out."""
    first = first_line(text)
    below = text[text.index(first) + len(first) :].removeprefix("\r").removeprefix("\n")
    rows = csv.reader(StringIO(below), delimiter=delimiter, strict=True)
    for number, cells in enumerate(checked_rows(rows), 1):
        if any(cell.strip() for cell in cells):
            yield number, cells


def checked_rows(rows: Iterator[list[str]]) -> Iterator[list[str]]:
    """Yield the rows; `BadRowError`, with its number, for one that cannot be read."""
    read = 0
    try:
        for row in rows:
            read += 1
            yield row
    except csv.Error:
        raise BadRowError(read + 1, ParseError("event.csv-quotes")) from None


def _heading_of_table(cells: list[str]) -> tuple[str, tuple[str | None, ...]] | None:
    """Return the table whose heading this is, and its columns; None for a row with anything else in it."""
    names = [fold(cell) for cell in cells]
    for table, known in TABLES.items():
        columns = tuple(known.get(name) for name in names)
        filled = [column for column, name in zip(columns, names, strict=True) if name]
        if filled[0] == table and len(filled) > 1 and None not in filled:
            return table, columns
    return None
