"""Movements in the format .ASC, version 1.0 (pjms.nl/movementfile_standard.html).

A header of five numbers: pairs or people, tables, rounds, sets of boards, 1 for an individual. Then a line
for each round with, for each table, North-South, East-West and the set (in an individual North, South, East,
West and the set); sets are letters or numbers, zeros an empty table; after # stands a remark.
"""

import re

from chelem.core.errors import ParseError
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.groups import groups_of
from chelem.movements.made_of_rows import cell_with, movement_of
from chelem.movements.movement import Movement

_WORD = re.compile(r"\d+|[A-Za-z]+")
_HEADER = re.compile(r"\s*\d+(?:[\s,;:/-]+\d+){3}[\s,;:/-]+[01]\s*(#.*)?")


def is_asc(text: str) -> bool:
    """Return whether a text begins with five numbers, the last of them 0 or 1."""
    return _HEADER.fullmatch(text.lstrip().partition("\n")[0].rstrip()) is not None


def read_asc(text: str, name: str, boards: int = 1) -> tuple[Movement, ...]:
    """Read a movement, with `boards` in each set. Raises `ParseError`."""
    lines = [_WORD.findall(line.partition("#")[0]) for line in text.splitlines()]
    header, *rows = (words for words in lines if words)
    entrants, tables, rounds, _, individual = map(int, header)
    numbers = [_number(word) for row in rows for word in row]
    fields = 5 if individual else 3
    if not tables or len(numbers) != tables * rounds * fields:
        raise ParseError("movement.file", name=name)
    cells = [
        _cell(place % tables + 1, group, boards) for place, group in enumerate(groups_of(numbers, fields))
    ]
    movement = movement_of(name, tuple(groups_of(cells, tables)), "individual" if individual else None)
    if movement.entrants > entrants:
        raise ParseError("movement.file", name=name)
    return (movement,)


def _number(word: str) -> int:
    """Return a number, or that of a set by its letter: A is 1, Z 26, AA 27."""
    if word.isdecimal():
        return int(word)
    value = 0
    for letter in word.upper():
        value = value * 26 + ord(letter) - ord("A") + 1
    return value


def _cell(table: int, group: tuple[int, ...], boards: int) -> Cell:
    *people, sets = group
    return cell_with(table, people, boards_in_set(sets, boards) if sets else ())
