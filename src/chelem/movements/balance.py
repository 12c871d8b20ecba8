"""How equal a movement is for all pairs: the competition between each two of them (Manning, Moore).

On each board two pairs compete as much as the score of one changes the result of the other: +1 if both sit
in the same direction, −1 in opposite directions at different tables, and one less than the number of times
that the board is played if they are opponents.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from chelem.movements.movement import Movement


@dataclass(frozen=True, slots=True)
class CompetitionSums:
    """The sum and the sum of squares of the competition over all `couples` of entrants."""

    couples: int
    total: int
    squares: int

    @property
    def mean(self) -> Fraction:
        """The mean competition."""
        return Fraction(self.total, self.couples)

    @property
    def deviation(self) -> float:
        """The standard deviation of the competition."""
        return sqrt(Fraction(self.squares, self.couples) - self.mean**2)

    @property
    def quality(self) -> Fraction:
        """Q = 100·S²/(N·ΣC²): 100 if all couples compete equally."""
        return Fraction(100 * self.total**2, self.couples * self.squares) if self.squares else Fraction(0)


def competition(movement: Movement) -> NDArray[np.int64]:
    """Return the competition between each two entrants of a pairs movement; index 0 is entrant 1."""
    count = movement.entrants
    boards = {board: index for index, board in enumerate(movement.boards)}
    direction = np.zeros((count, len(boards)), dtype=np.int64)  # +1 North-South, -1 East-West, 0 not played
    opponents: list[tuple[int, int, int]] = []
    for _, cell in movement:
        if not cell.played:
            continue
        (north_south,), (east_west,) = cell.north_south, cell.east_west
        for board in cell.boards:
            column = boards[board]
            direction[north_south - 1, column], direction[east_west - 1, column] = 1, -1
            opponents.append((north_south - 1, east_west - 1, column))
    plays = np.abs(direction).sum(axis=0) // 2
    matrix = direction @ direction.T
    for first, second, column in opponents:
        more = plays[column]  # the product above has counted -1: plays - 1 in all
        matrix[first, second] += more
        matrix[second, first] += more
    np.fill_diagonal(matrix, 0)
    return matrix


def balance(movement: Movement) -> CompetitionSums:
    """Return how equal a pairs movement is for all who are ranked together.

    With two winners these are the pairs of each line. A number at which nobody plays is left out.
    """
    lines: dict[int, bool] = {}
    for _, cell in movement:
        if cell.played:
            lines.update(dict.fromkeys(cell.north_south, False))
            lines.update(dict.fromkeys(cell.east_west, movement.winners == 2))
    present = [entrant for entrant in range(1, movement.entrants + 1) if entrant in lines]
    index = np.array(present, dtype=np.int64) - 1
    line = np.array([lines[entrant] for entrant in present], dtype=np.bool_)
    rivals = np.triu(line[:, None] == line, 1)
    sums = competition(movement)[np.ix_(index, index)][rivals]
    return CompetitionSums(len(sums), int(sums.sum()), int((sums**2).sum()))
