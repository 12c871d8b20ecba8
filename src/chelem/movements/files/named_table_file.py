"""Movements as a table whose heading names the columns, separated by commas, semicolons or tabs.

A row is a cell: round, table, North-South and East-West or four people, and the boards, listed, from the
lowest to the highest, or as a set. A column `movement` or `section` parts several. `mdb-export` prints the
table RoundData of a .BWS database like this; with four people, its columns for pairs hold North and East.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence

from chelem.movements.files.made_of_rows import CellRows, pairs_or_teams
from chelem.movements.files.named_cells import (
    NamedValues,
    file_number,
    has_sides,
    joined_cells,
    known_name,
    named_cell,
)
from chelem.movements.files.reading import MovementOrError, attempt
from chelem.movements.movement import Movement

_SEPARATORS = ",;\t"


def is_named_table(text: str) -> bool:
    """Return whether the first line names a round and who sits at a table."""
    names = set(_heading(_first_line(text)))
    return "round" in names and has_sides(dict.fromkeys(names))


def read_named_table(text: str, name: str) -> Iterator[MovementOrError]:
    """Yield the movements of a table; `name` is for one without."""
    lines = text.lstrip().splitlines()
    names = _heading(lines[0])
    found: dict[str, list[dict[str, str]]] = {}
    for row in _rows_of_one_table(csv.reader(lines[1:], delimiter=_separator(lines[0]))):
        values = dict(zip(names, map(str.strip, row), strict=False))
        if any(values.values()):
            part = " ".join(filter(None, (values.get(column) for column in ("movement", "section"))))
            found.setdefault(part, []).append(values)
    for part, rows in found.items():
        title = f"{name} {part}" if len(found) > 1 else name
        yield attempt(_movement, title, rows)


def _rows_of_one_table(rows: Iterable[list[str]]) -> Iterator[list[str]]:
    """Yield the rows up to the heading of another table: below an empty line, without a number."""
    below = False
    for row in rows:
        if not any(row):
            below = True
            continue
        if below and not any(character.isdigit() for cell in row for character in cell):
            return
        below = False
        yield row


def _movement(title: str, cells: Sequence[NamedValues]) -> Movement:
    rows: dict[int, list[NamedValues]] = {}
    if any(values.get("south", "0") not in ("", "0") for values in cells):
        cells = [{"north": values.get("ns"), "east": values.get("ew"), **values} for values in cells]
    for values in cells:
        rows.setdefault(file_number(values.get("round")), []).append(values)
    made: CellRows = tuple(joined_cells(map(named_cell, rows[number])) for number in sorted(rows))
    return pairs_or_teams(title, made)


def _first_line(text: str) -> str:
    return text.lstrip().partition("\n")[0]


def _separator(line: str) -> str:
    return max(_SEPARATORS, key=line.count)


def _heading(line: str) -> list[str]:
    return [known_name(head) for head in line.strip().replace('"', "").split(_separator(line))]
