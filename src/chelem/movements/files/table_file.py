"""Movements as one list for each table: after `!` and its number, or `!TABLE1`, a line for each round.

A line has North-South, East-West and the set of boards, or four people and the set; after # stands a remark.
(Bridge_pal.)
"""

import re
from collections.abc import Iterator

from chelem.movements.board_sets import BOARDS_IN_SET
from chelem.movements.files.ebu_file import individual_of_lines, pairs_or_teams_of_lines
from chelem.movements.files.named_cells import file_number
from chelem.movements.files.reading import MovementOrError, attempt
from chelem.movements.movement import Movement

_TABLE = re.compile(r"!\s*(?:[^\W\d]+\s*)?\d{1,3}")
_HOWELL = 0
_PEOPLE, _PAIRS = 5, 3
"""How many numbers a line has."""


def is_table_list(text: str) -> bool:
    """Return whether a text has a line that names a table."""
    return any(_TABLE.fullmatch(line.partition("#")[0].strip()) for line in text.splitlines())


def read_table_list(text: str, name: str) -> Iterator[MovementOrError]:
    """Yield the movement of a text, a board in each set."""
    yield attempt(_movement, name, text)


def _movement(name: str, text: str) -> Movement:
    tables: list[list[list[int]]] = []
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        if _TABLE.fullmatch(line):
            tables.append([])
        elif line:
            tables[-1].append([file_number(word) for word in re.split(r"[\s,;]+", line.strip(",; "))])
    sizes = {len(row) for rows in tables for row in rows}
    if len({len(rows) for rows in tables}) != 1 or sizes not in ({_PEOPLE}, {_PAIRS}):
        raise ValueError(name)
    lines = [[number for row in rows for number in row] for rows in tables]
    if sizes == {_PEOPLE}:
        return individual_of_lines(name, lines, BOARDS_IN_SET)
    return pairs_or_teams_of_lines(name, lines, BOARDS_IN_SET, _HOWELL, 0)
