"""Rover movements: an odd number of pairs without an empty seat; the rover takes a place in turn."""

from collections.abc import Iterator
from dataclasses import replace

from chelem.core import BadOption
from chelem.movements.cell import Cell
from chelem.movements.generators.mitchell import MitchellForm, mitchell
from chelem.movements.movement import Movement

MOST_STEPS = 20_000


def rover(
    tables: int, rounds: int | None = None, boards: int = 1, form: MitchellForm | None = None
) -> Movement:
    """Return a Mitchell for an odd number of pairs, with `boards` a round: two winners.

    The additional pair, of the highest number, sits out first, then replaces another North-South pair in each
    round; the pair replaced sits out. It meets nobody and no board twice. Raises `BadOption` if no such way
    is found.
    """
    movement = mitchell(tables, rounds, boards, form)
    path = _path(movement)
    if path is None:
        raise BadOption("movement.size", movement="rover", tables=tables, rounds=len(movement.rounds))
    additional = 2 * tables + 1
    sit_out = tables + 1
    played = tuple(
        tuple(_replaced(cells, table, additional, sit_out))
        for cells, table in zip(movement.rounds, path, strict=True)
    )
    return replace(movement, name="mitchell.rover", entrants=additional, rounds=played)


def _replaced(cells: tuple[Cell, ...], table: int, additional: int, sit_out: int) -> Iterator[Cell]:
    """Yield the cells of a round in which the rover takes a table; table 0: it sits out."""
    out: tuple[int, ...] = (additional,)
    for cell in cells:
        if cell.table == table:
            out = cell.north_south
            yield replace(cell, north_south=(additional,))
        else:
            yield cell
    yield Cell(sit_out, out, (), ())


def _path(movement: Movement) -> tuple[int, ...] | None:
    """Return the table at which the rover plays in each round, 0 at first; None if none is found."""
    rounds = movement.rounds
    path: list[int] = [0]
    met: set[tuple[str, int]] = set()
    steps = 0

    def place(number: int) -> bool:
        nonlocal steps
        if number == len(rounds):
            return True
        start = path[-1]
        cells = sorted(rounds[number], key=lambda cell: (cell.table - start - 3) % len(rounds[number]))
        for cell in cells:
            steps += 1
            keys = {("board", cell.boards[0]), ("pair", cell.east_west[0]), ("table", cell.table)}
            if steps > MOST_STEPS:
                return False
            if keys & met:
                continue
            met.update(keys)
            path.append(cell.table)
            if place(number + 1):
                return True
            path.pop()
            met.difference_update(keys)
        return False

    return tuple(path) if place(1) else None
