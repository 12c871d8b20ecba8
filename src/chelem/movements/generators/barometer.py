"""Barometers: all tables play the same boards in each round, so that the ranking is known after each."""

from dataclasses import replace

from chelem.movements.board_sets import boards_in_set
from chelem.movements.movement import BAROMETER, Movement


def barometer(movement: Movement) -> Movement:
    """Return a movement with the same meetings in which each round has its own boards, as many as before."""
    boards = movement.boards_a_round
    return replace(
        movement.with_rounds(
            tuple(
                tuple(replace(cell, boards=boards_in_set(number, boards)) for cell in cells)
                for number, cells in enumerate(movement.rounds, 1)
            )
        ),
        name=f"{movement.name}{BAROMETER}",
    )
