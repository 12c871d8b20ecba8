"""Movements in the format .ASC, version 1.0 (pjms.nl/movementfile_standard.html).

A header of five numbers: pairs or people, tables, rounds, sets of boards, 1 for an individual. Then a line
for each round with, for each table, North-South, East-West and the set (in an individual North, South, East,
West and the set); sets are letters or numbers, zeros an empty table; after # stands a remark. The last rounds
may be missing, and one more than an odd number of entrants is the pair that is not there.
"""

import re
from collections.abc import Iterator

from chelem.movements.board_sets import BOARDS_IN_SET, boards_in_set, set_number
from chelem.movements.cell import Cell
from chelem.movements.files.made_of_rows import cell_with, movement_of, without_phantom
from chelem.movements.files.reading import MovementOrError, attempt
from chelem.movements.groups import groups_of
from chelem.movements.movement import Movement

_WORD = re.compile(r"\d+|[A-Za-z]+")
_HEADER = re.compile(r"\s*\d+(?:[\s,;:/-]+\d+){3}[\s,;:/-]+[01]\s*(#.*)?")


def is_asc(text: str) -> bool:
    """Return whether a text begins with five numbers, the last of them 0 or 1."""
    return _HEADER.fullmatch(text.lstrip().partition("\n")[0].rstrip()) is not None


def read_asc(text: str, name: str) -> Iterator[MovementOrError]:
    """Yield the movement of a text, a board in each set."""
    yield attempt(_movement, name, text)


def _movement(name: str, text: str) -> Movement:
    lines = [_WORD.findall(line.partition("#")[0]) for line in text.splitlines()]
    header, *rows = (words for words in lines if words)
    entrants, tables, rounds, _, individual = map(int, header)
    numbers = [set_number(word) for row in rows for word in row]
    fields = 5 if individual else 3
    played, rest = divmod(len(numbers), tables * fields)
    if rest or not 0 < played <= rounds:
        raise ValueError(name)
    cells = [_cell(place % tables + 1, group) for place, group in enumerate(groups_of(numbers, fields))]
    movement = movement_of(name, tuple(groups_of(cells, tables)), "individual" if individual else None)
    movement = without_phantom(movement, entrants)
    if movement.entrants > entrants:
        raise ValueError(name)
    return movement


def _cell(table: int, group: tuple[int, ...]) -> Cell:
    *people, sets = group
    return cell_with(table, people, boards_in_set(sets, BOARDS_IN_SET) if sets else ())
