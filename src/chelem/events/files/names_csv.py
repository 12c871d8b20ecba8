"""Read who plays from a CSV: numbers, names, licences. Names stay apart from results.

One row is an entrant, or one person of it; separated by commas, semicolons or tabs, with these columns in any
order: `number`, `team name`, `name` (several people with ` - `, ` & ` or `/` between them) or `name 1`,
`name 2` and so on, `licence` (the same way), `section`, `line` (NS or EW).
"""

import csv
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import BinaryIO

from chelem.core import ParseError, Side
from chelem.core.typed_text import file_line, file_text
from chelem.events.files.csv_tables import DELIMITERS, BadRowError, checked_rows, first_line, rows_below
from chelem.formats.csv_results.columns import unescape_formulas
from chelem.formats.encodings import decode_text
from chelem.text.normalising import fold

MAX_BYTES = 1 << 22
_BETWEEN = re.compile(r"\s+-\s+|\s*[&/;]\s*")
_NUMBERED = re.compile(r"(.*?)[\s_]*([1-9])")
_WORDS: Mapping[str, str] = {
    **dict.fromkeys(
        ("number", "no", "no.", "n°", "pair", "team", "numero", "paire", "equipe", "num"), "number"
    ),
    **dict.fromkeys(("name", "names", "player", "players", "nom", "noms", "joueur", "joueurs"), "name"),
    **dict.fromkeys(("licence", "license", "licences", "id", "ebu", "ffb", "member"), "licence"),
    **dict.fromkeys(("team name", "nom d'equipe", "nom de l'equipe", "nom equipe"), "team"),
    "section": "section",
    **dict.fromkeys(("line", "direction", "ligne", "orientation"), "line"),
}
_LINES: Mapping[str, Side] = {
    **dict.fromkeys(("ns", "n/s", "n", "nord-sud", "north-south"), Side.NS),
    **dict.fromkeys(("ew", "e/w", "e", "eo", "e/o", "est-ouest", "east-west"), Side.EW),
}


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """A person of a list, with the licence number if it is stated."""

    name: str
    licence: str = ""


@dataclass(frozen=True, slots=True)
class ListedEntrant:
    """An entrant of a list by its number, and in its section and line if they are stated."""

    number: str
    people: tuple[ListedPerson, ...]
    section: str = ""
    line: Side | None = None
    team: str = ""
    """The own name of a team."""


@dataclass(frozen=True, slots=True)
class NamesRow:
    """A line of a list as it is written, and the entrant that it names; or what is wrong with it."""

    text: str
    entrant: ListedEntrant | None
    error: ParseError | None = None


def read_names_rows(content: bytes) -> tuple[str, tuple[NamesRow, ...]]:
    """Return the header of a list and each line by itself, also those that are wrong.

    `ParseError` where the header does not name the columns, or there is too much.
    """
    lines = _lines(content)
    delimiter, columns = _header(lines[0] if lines else "")
    return lines[0], tuple(_names_row(line, delimiter, columns) for line in lines[1:])


def _names_row(line: str, delimiter: str, columns: list[str]) -> NamesRow:
    try:
        (cells,) = checked_rows(csv.reader([line], delimiter=delimiter))
        listed = _row(columns, [file_line(unescape_formulas(cell.strip())) for cell in cells])
    except BadRowError as error:
        return NamesRow(line, None, error.cause)  # the line itself is shown
    except ParseError as error:
        return NamesRow(line, None, error)
    if not (listed.people or listed.team):
        return NamesRow(line, None, ParseError("event.names-nobody", number=listed.number))
    return NamesRow(line, listed)


def read_names_csv(stream: BinaryIO) -> tuple[ListedEntrant, ...]:
    """Read the list; `ParseError`, with the row, for one that is not valid."""
    text = _decoded(stream.read(MAX_BYTES + 1))
    delimiter, columns = _header(first_line(text))
    found: dict[tuple[str, str, Side | None], ListedEntrant] = {}
    for row_number, cells in rows_below(text, delimiter):
        try:
            row = _row(columns, [file_line(unescape_formulas(cell.strip())) for cell in cells])
        except ParseError as error:
            raise BadRowError(row_number, error) from error
        key = row.number, row.section, row.line
        before = found.get(key)
        if before is not None:
            row = replace(row, people=before.people + row.people, team=row.team or before.team)
        found[key] = row
    if not found:
        raise ParseError("event.no-names")
    return tuple(found.values())


def _decoded(content: bytes) -> str:
    if len(content) > MAX_BYTES:
        raise ParseError("event.too-large", megabytes=MAX_BYTES >> 20)
    return file_text(decode_text(content))


def _lines(content: bytes) -> list[str]:
    return [line for line in _decoded(content).splitlines() if line.strip() and not line.startswith("sep=")]


def _header(line: str) -> tuple[str, list[str]]:
    """Return the delimiter and what each column is; `ParseError` unless numbers and names are there."""
    for delimiter in DELIMITERS:
        cells = [fold(cell).strip('" ') for cell in line.split(delimiter)]
        columns = [_column(cell) for cell in cells]
        if {"number", "name"} <= set(columns):
            return delimiter, columns
    raise ParseError("event.names-header")


def _column(cell: str) -> str:
    numbered = _NUMBERED.fullmatch(cell)
    return _WORDS.get(cell) or _WORDS.get(numbered[1] if numbered else "", "")


def _row(columns: list[str], cells: list[str]) -> ListedEntrant:
    values: dict[str, list[str]] = {}
    for column, cell in zip(columns, cells, strict=False):
        values.setdefault(column, []).append(cell)
    number, section, stated, team = (
        "".join(values.get(name, [])[:1]) for name in ("number", "section", "line", "team")
    )
    if not number:
        raise ParseError("event.nameless")
    if stated and fold(stated) not in _LINES:
        raise ParseError("event.names-line", text=stated)
    names, licences = (_split(values.get(name, [])) for name in ("name", "licence"))
    people = tuple(
        ListedPerson(name, licences[place] if place < len(licences) else "")
        for place, name in enumerate(names)
        if name
    )
    return ListedEntrant(number, people, section, _LINES[fold(stated)] if stated else None, team)


def _split(cells: list[str]) -> list[str]:
    """Return the text of several cells, or the parts of one with separators."""
    if len(cells) > 1:
        return cells
    return _BETWEEN.split(cells[0]) if cells else []
