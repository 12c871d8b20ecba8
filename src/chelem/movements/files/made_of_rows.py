"""A movement from rows of cells: who plays in it, and for how many rankings, follow from the rows."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from chelem.core import SIDES, Side
from chelem.movements.cell import Cell
from chelem.movements.laws import breaches
from chelem.movements.movement import EventKind, Movement, entrants_of

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


def pairs_or_teams(name: str, rows: CellRows, *, teams_likely: bool = True) -> Movement:
    """Return the movement of rows that do not say who plays, where a number may sit both ways in a round.

    Then either teams play, which keep the laws and of which one at most sits out, or both lines of pairs are
    numbered from 1, as always in a Mitchell; `teams_likely` says whether teams are thought of at all.
    """
    if kind_of(rows) != "teams":
        return movement_of(name, rows)
    lone = max(sum(cell.played and cell.north_south == cell.east_west for cell in row) for row in rows)
    if teams_likely and lone < 2 and not breaches(teams := teams_of(name, rows)):
        return teams
    return movement_of(name, with_lines_apart(rows), "pairs")


def teams_of(name: str, rows: CellRows) -> Movement:
    """Return a movement of teams; one that would meet itself sits out."""
    return movement_of(name, tuple(tuple(map(_own_table, row)) for row in rows), "teams")


def with_lines_apart(rows: CellRows) -> CellRows:
    """Return rows whose East-West pairs have numbers after those of North-South."""
    most = max((entrant for row in rows for cell in row for entrant in cell.north_south), default=0)
    return tuple(tuple(_renumbered(cell, most) for cell in row) for row in rows)


def without_phantom(movement: Movement, entrants: object) -> Movement:
    """Return a movement for an odd number of entrants without the extra one that stands for nobody.

    `entrants` is the number that its file states.
    """
    if not isinstance(entrants, int) or entrants % 2 == 0 or movement.entrants != entrants + 1:
        return movement
    return replace(movement.without(movement.entrants), entrants=entrants)


def _own_table(cell: Cell) -> Cell:
    return Cell(cell.table, cell.north_south, (), cell.boards) if cell.north_south == cell.east_west else cell


def _renumbered(cell: Cell, most: int) -> Cell:
    return Cell(cell.table, cell.north_south, tuple(most + pair for pair in cell.east_west), cell.boards)


def winners_of(kind: EventKind, rows: CellRows) -> Literal[1, 2]:
    """Return 2 if every pair always plays in one direction, otherwise 1."""
    played = tuple(cell for row in rows for cell in row if cell.played)
    turned = _sitting(played, Side.NS) & _sitting(played, Side.EW)
    return 2 if entrants_of(kind).one_pair and played and not turned else 1


def _sitting(cells: tuple[Cell, ...], side: Side) -> set[int]:
    return {entrant for cell in cells for entrant in cell.partnership(side)}
