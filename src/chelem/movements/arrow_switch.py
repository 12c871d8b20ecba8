"""Arrow switches: rounds in which the directions are exchanged, so that all pairs are ranked together."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from chelem.movements.balance import competition
from chelem.movements.movement import Movement

MOST_CHOICES = 4000
"""Among how many choices of rounds the best is looked for; beyond them only rounds in a row, at the end."""


def arrow_switch(movement: Movement, rounds: Collection[int]) -> Movement:
    """Return a movement in which North-South and East-West change places in these rounds: one winner."""
    switched = tuple(
        tuple(cell.switched() for cell in cells) if number in rounds else cells
        for number, cells in enumerate(movement.rounds, 1)
    )
    return replace(movement, rounds=switched, winners=1)


def best_switch(movement: Movement, count: int) -> tuple[int, ...]:
    """Return the rounds in which `count` arrow switches make the competition most equal."""
    total = len(movement.rounds)
    fixed, directions, when = _switches(movement)

    def squares(rounds: tuple[int, ...]) -> int:
        signs = np.ones(total + 1, dtype=np.int64)
        signs[list(rounds)] = -1
        switched = directions * signs[when]
        matrix = switched @ switched.T + fixed
        return int((matrix**2).sum())

    return min(_choices(total, count), key=squares)


def _switches(movement: Movement) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Return the competition that no switch changes, and each entrant's direction and round on each board."""
    boards = {board: index for index, board in enumerate(movement.boards)}
    directions = np.zeros((movement.entrants, len(boards)), dtype=np.int64)
    when = np.zeros_like(directions)
    for number, cell in movement:
        if cell.played:
            for sign, entrants in ((1, cell.north_south), (-1, cell.east_west)):
                for board in cell.boards:
                    directions[entrants[0] - 1, boards[board]] = sign
                    when[entrants[0] - 1, boards[board]] = number
    fixed = competition(movement) - directions @ directions.T
    return fixed, directions, when


def _choices(total: int, count: int) -> Iterator[tuple[int, ...]]:
    """Yield choices of rounds, the last ones first."""
    choices = combinations(range(total, 0, -1), count)
    for number, choice in enumerate(choices):
        if number == MOST_CHOICES:
            return
        yield choice
