"""A movement from rows of cells: who plays in it, and for how many rankings, follow from the rows."""

from collections.abc import Sequence
from typing import Literal

from chelem.core.seats import SIDES, Side
from chelem.movements.cell import Cell
from chelem.movements.movement import EventKind, Movement

CellRows = tuple[tuple[Cell, ...], ...]
"""The cells of each round."""


def cell_with(table: int, seats: Sequence[int], boards: tuple[int, ...]) -> Cell:
    """Return a cell of two numbers or of four, North-South first; with an empty seat, 0, nobody plays."""
    half = len(seats) // 2
    here, there = tuple(filter(None, seats[:half])), tuple(filter(None, seats[half:]))
    if half > 1 and not all(seats):
        here, there = here + there, ()
    return Cell(table, here, there, boards)


def movement_of(name: str, rows: CellRows, kind: EventKind | None = None) -> Movement:
    """Return the movement that rows of cells make, of as many entrants as the highest number in them."""
    chosen = kind_of(rows) if kind is None else kind
    entrants = max((entrant for row in rows for cell in row for entrant in cell.entrants), default=0)
    return Movement(name, chosen, entrants, rows, winners_of(chosen, rows))


def kind_of(rows: CellRows) -> EventKind:
    """Return whether pairs, teams (a number sits both ways in a round) or people (two a side) play."""
    if any(len(cell.partnership(side)) > 1 for row in rows for cell in row for side in SIDES):
        return "individual"
    sides = [tuple(_sitting(row, side) for side in SIDES) for row in rows]
    return "teams" if any(north_south & east_west for north_south, east_west in sides) else "pairs"


def winners_of(kind: EventKind, rows: CellRows) -> Literal[1, 2]:
    """Return 2 if every pair always plays in one direction, otherwise 1."""
    played = tuple(cell for row in rows for cell in row if cell.played)
    turned = _sitting(played, Side.NS) & _sitting(played, Side.EW)
    return 2 if kind == "pairs" and played and not turned else 1


def _sitting(cells: tuple[Cell, ...], side: Side) -> set[int]:
    return {entrant for cell in cells for entrant in cell.partnership(side)}
