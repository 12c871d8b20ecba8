"""The directions of every cell, searched so that all pairs compete almost equally."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from chelem.movements.balance import competition
from chelem.movements.movement import Movement

TENURE = 7
"""For how many steps a cell that was turned stays as it is."""
STEPS = 6
"""How many steps are made for each cell."""
Floats = NDArray[np.float64]


def best_directions(movement: Movement) -> Movement:
    """Return a pairs movement in which single cells are switched for equal competition: one winner.

    A tabu search: the cell whose turn helps most, or harms least, is turned, and not again for a while; the
    best directions met are kept. The same movement always comes out the same.
    """
    found = _Search.of(movement).run()
    turned = iter(found)
    rounds = tuple(
        tuple(cell.switched() if cell.played and next(turned) else cell for cell in cells)
        for cells in movement.rounds
    )
    return replace(movement, name=f"{movement.name}.balanced", rounds=rounds, winners=1)


@dataclass(slots=True)
class _Search:
    """The state of a search: who plays which set in which direction, and the competition that this makes.

    All values are whole, so that sums kept from step to step are exact.
    """

    north_south: NDArray[np.int64]
    east_west: NDArray[np.int64]
    column: NDArray[np.int64]
    direction: Floats
    matrix: Floats
    felt: Floats
    """The competition that each entrant feels on each set: the product of matrix and directions."""
    seat: NDArray[np.int64]
    facing: NDArray[np.int64]
    meeting: NDArray[np.int64]
    """Where the values of each cell stand: of North-South's set, of East-West's, of both in the matrix."""

    @classmethod
    def of(cls, movement: Movement) -> "_Search":
        """Return the search for a movement as it stands; sets of boards count once."""
        cells = [cell for _, cell in movement if cell.played]
        sets = {boards: number for number, boards in enumerate(sorted({cell.boards for cell in cells}))}
        north_south = np.array([cell.north_south[0] - 1 for cell in cells])
        east_west = np.array([cell.east_west[0] - 1 for cell in cells])
        column = np.array([sets[cell.boards] for cell in cells])
        direction = np.zeros((movement.entrants, len(sets)))
        direction[north_south, column], direction[east_west, column] = 1, -1
        first = {boards: boards[:1] for boards in sets}
        single = movement.with_rounds(
            tuple(
                tuple(replace(cell, boards=first.get(cell.boards, ())) for cell in row)
                for row in movement.rounds
            )
        )
        matrix = competition(single).astype(np.float64)
        seat, facing = north_south * len(sets) + column, east_west * len(sets) + column
        meeting = north_south * len(matrix) + east_west
        return cls(
            north_south, east_west, column, direction, matrix, matrix @ direction, seat, facing, meeting
        )

    def run(self) -> list[bool]:
        """Return which cells are turned when the sum of the squares is least."""
        count = len(self.north_south)
        turned = np.zeros(count, dtype=np.bool_)
        free = np.zeros(count, dtype=np.int64)
        others = 8 * (np.abs(self.direction).sum(axis=0)[self.column] - 2)
        lowest, best, now = 0.0, turned.copy(), 0.0
        for step in range(STEPS * count):
            change = others - self._gains()
            cell = int(np.where((free <= step) | (change < lowest - now), change, np.inf).argmin())
            now += float(change[cell])
            self._turn(cell)
            turned[cell] = not turned[cell]
            free[cell] = step + TENURE + cell % TENURE
            if now < lowest:
                lowest, best = now, turned.copy()
        return list(map(bool, best))

    def _gains(self) -> Floats:
        """Return by how much the sum of the squares falls if a cell is turned, less what always stays."""
        here = self.direction.take(self.seat)
        gap = self.felt.take(self.seat) - self.felt.take(self.facing)
        gains: Floats = 4 * here * gap + 8 * self.matrix.take(self.meeting)
        return gains

    def _turn(self, cell: int) -> None:
        """Exchange the directions at a cell."""
        north_south, east_west, column = (
            int(self.north_south[cell]),
            int(self.east_west[cell]),
            int(self.column[cell]),
        )
        here = self.direction[north_south, column]
        row = -2 * here * self.direction[:, column]
        row[north_south] = row[east_west] = 0
        self.felt += row[:, None] * (self.direction[north_south] - self.direction[east_west])
        felt = row @ self.direction
        self.felt[north_south] += felt
        self.felt[east_west] -= felt
        self.matrix[north_south] += row
        self.matrix[:, north_south] += row
        self.matrix[east_west] -= row
        self.matrix[:, east_west] -= row
        self.direction[north_south, column], self.direction[east_west, column] = -here, here
        self.felt[:, column] += 2 * here * (self.matrix[east_west] - self.matrix[north_south])
