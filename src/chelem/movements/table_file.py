"""Movements as one list for each table: after `!` and its number a line for each round.

A line has North-South, East-West and the set of boards, or four people and the set; after # stands a remark.
(Bridge_pal.)
"""

import re

from chelem.core.errors import ParseError
from chelem.movements.ebu_file import individual_of_lines, pairs_or_teams_of_lines
from chelem.movements.movement import Movement

_TABLE = re.compile(r"!\s*\d{1,3}")
_HOWELL = 0
_PEOPLE, _PAIRS = 5, 3
"""How many numbers a line has."""


def is_table_list(text: str) -> bool:
    """Return whether a text has a line that names a table."""
    return any(_TABLE.fullmatch(line.partition("#")[0].strip()) for line in text.splitlines())


def read_table_list(text: str, name: str, boards: int = 1) -> tuple[Movement, ...]:
    """Read a movement, with `boards` in each set. Raises `ParseError`."""
    tables: list[list[list[int]]] = []
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        if _TABLE.fullmatch(line):
            tables.append([])
        elif line:
            words = re.split(r"[\s,;]+", line.strip(",; "))
            if not tables or not all(word.isdecimal() and len(word) < 5 for word in words):
                raise ParseError("movement.file", name=name)
            tables[-1].append([int(word) for word in words])
    sizes = {len(row) for rows in tables for row in rows}
    if len({len(rows) for rows in tables}) != 1 or sizes not in ({_PEOPLE}, {_PAIRS}):
        raise ParseError("movement.file", name=name)
    lines = [[number for row in rows for number in row] for rows in tables]
    if sizes == {_PEOPLE}:
        return (individual_of_lines(name, lines, boards),)
    return (pairs_or_teams_of_lines(name, lines, boards, _HOWELL, 0),)
