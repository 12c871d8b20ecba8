"""Collections of movements of EBUScore: PSMovements.txt, TSMovements.txt and one for individuals.

Empty lines separate movements. The first line of each is its name; the second the form, the tables, the
boards in play, the boards and the number of rounds, and perhaps a pair that is missing (an individual: the
people). Then a line for each table: for each round North-South, East-West and the set of boards, or four
people and the set; 0 where nobody sits or nothing is played. The form says 0 for a Howell, 1 for a Mitchell,
2 for one with arrow switches, 3 or 4 for an individual, 5 to 7 for teams; teams may have 0 too. (EBU forum,
"Writing new movements in EBU Score".)
"""

import re
from collections.abc import Iterator

from chelem.movements.board_sets import boards_in_set
from chelem.movements.files.made_of_rows import CellRows, cell_with, movement_of, pairs_or_teams, teams_of
from chelem.movements.files.named_cells import file_number
from chelem.movements.files.reading import MovementOrError, attempt
from chelem.movements.groups import groups_of
from chelem.movements.laws import breaches
from chelem.movements.movement import Movement

_HEADER = re.compile(r"\s*\d+(\s*[,;\t]\s*\d+){4,5}\s*[,;]?\s*")
_LETTER = re.compile(r"[^\W\d_]")
_MITCHELL, _INDIVIDUAL, _TEAMS = (1, 2), (3, 4), (5, 6, 7)


def is_ebu(text: str) -> bool:
    """Return whether a text has a header of five or six numbers with commas."""
    return any(_HEADER.fullmatch(line) for line in text.splitlines())


def read_ebu(text: str, name: str) -> Iterator[MovementOrError]:
    """Yield the movements of a collection; `name` is for one without."""
    for block in _blocks(text):
        at = next(number for number, line in enumerate(block) if _HEADER.fullmatch(line))
        title = block[at - 1].rstrip(",; ") if at else name
        yield attempt(_movement, title, block[at:])


def _blocks(text: str) -> Iterator[list[str]]:
    """Yield the lines of each movement; a block without a header is a remark.

    Spreadsheets fill empty lines with commas and put names in quotes; a name after the numbers of a movement
    begins the next one without an empty line too.
    """
    block: list[str] = []
    for raw in (*text.splitlines(), ""):
        line = raw.strip(',; \t"')
        whole = any(map(_HEADER.fullmatch, block))
        if not line or (whole and _LETTER.search(line)):
            if whole:
                yield block
            block = []
        if line:
            block.append(line)


def _movement(title: str, block: list[str]) -> Movement:
    form, _, _, boards, rounds, *more = _numbers(block[0])
    lines = [_numbers(line) for line in block[1:]]
    fields = 5 if form in _INDIVIDUAL else 3
    (length,) = {len(line) for line in lines}
    if length % fields or not 0 < length <= rounds * fields:
        raise ValueError(title)
    if form in _INDIVIDUAL:
        return individual_of_lines(title, lines, boards)
    return pairs_or_teams_of_lines(title, lines, boards, form, more[0] if more else 0)


def _numbers(line: str) -> list[int]:
    return [file_number(number) for number in re.split(r"[,;\t]", line.rstrip(",; \t"))]


def _rows(lines: list[list[int]], boards: int, order: tuple[int, ...]) -> CellRows:
    """Return the cells of each round; `order` says where in a group of numbers each one stands."""
    columns = [groups_of(line, len(order) + 1) for line in lines]
    rows = []
    for groups in zip(*columns, strict=True):
        row = []
        for table, (*people, sets) in enumerate(groups, 1):
            seats = [people[place] for place in order]
            row.append(cell_with(table, seats, boards_in_set(sets, boards) if sets else ()))
        rows.append(tuple(row))
    return tuple(rows)


def individual_of_lines(title: str, lines: list[list[int]], boards: int) -> Movement:
    """Return the movement of an individual; whether South or East is second is what keeps the laws better."""
    orders = ((0, 1, 2, 3), (0, 2, 1, 3))
    movements = [movement_of(title, _rows(lines, boards, order), "individual") for order in orders]
    return min(movements, key=lambda movement: len(breaches(movement)))


def pairs_or_teams_of_lines(
    title: str, lines: list[list[int]], boards: int, form: int, missing: int
) -> Movement:
    """Return the movement of a line for each table, whose form may leave open whether teams play."""
    rows = _rows(lines, boards, (0, 1))
    if form in _TEAMS:
        return teams_of(title, rows)
    movement = pairs_or_teams(title, rows, teams_likely=form not in _MITCHELL)
    return movement.without(missing) if missing else movement
