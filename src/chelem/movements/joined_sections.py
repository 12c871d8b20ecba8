"""Sections that play side by side: numbers that follow one another, and all of them as one movement."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chelem.movements.cell import Cell, Partnership
from chelem.movements.movement import Movement


def numbered_on(sections: Sequence[Movement]) -> Iterator[Movement]:
    """Yield the movement of each section with the entrants' numbers after those of the sections before."""
    before = 0
    for movement in sections:
        yield _renumbered(movement, before, 0)
        before += len({entrant for _, cell in movement for entrant in cell.entrants})


def joined_sections(sections: Sequence[Movement]) -> Movement:
    """Return all sections as one movement, whose tables follow one another; each has boards of its own."""
    moved: list[Movement] = []
    tables = 0
    for movement in numbered_on(sections):
        moved.append(_renumbered(movement, 0, tables))
        tables += max(movement.tables)
    rounds = zip(*(movement.rounds for movement in moved), strict=True)
    return replace(
        moved[0],
        entrants=max(movement.entrants for movement in moved),
        rounds=tuple(tuple(cell for cells in row for cell in cells) for row in rounds),
    )


def _renumbered(movement: Movement, before: int, tables: int) -> Movement:
    def numbers(partnership: Partnership) -> Partnership:
        return tuple(entrant + before for entrant in partnership)

    return replace(
        movement,
        entrants=movement.entrants + before,
        rounds=tuple(
            tuple(
                Cell(cell.table + tables, numbers(cell.north_south), numbers(cell.east_west), cell.boards)
                for cell in cells
            )
            for cells in movement.rounds
        ),
    )
