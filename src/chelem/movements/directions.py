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
    """The state of a search: who plays which set in which direction, and the competition that this makes."""

    one: NDArray[np.int64]
    other: NDArray[np.int64]
    column: NDArray[np.int64]
    direction: Floats
    matrix: Floats

    @classmethod
    def of(cls, movement: Movement) -> "_Search":
        """Return the search for a movement as it stands; sets of boards count once."""
        cells = [cell for _, cell in movement if cell.played]
        sets = {boards: number for number, boards in enumerate(sorted({cell.boards for cell in cells}))}
        one = np.array([cell.north_south[0] - 1 for cell in cells])
        other = np.array([cell.east_west[0] - 1 for cell in cells])
        column = np.array([sets[cell.boards] for cell in cells])
        direction = np.zeros((movement.entrants, len(sets)))
        direction[one, column], direction[other, column] = 1, -1
        first = {boards: boards[:1] for boards in sets}
        single = movement.with_rounds(
            tuple(
                tuple(replace(cell, boards=first.get(cell.boards, ())) for cell in row)
                for row in movement.rounds
            )
        )
        return cls(one, other, column, direction, competition(single).astype(np.float64))

    def run(self) -> list[bool]:
        """Return which cells are turned when the sum of the squares is least."""
        count = len(self.one)
        turned = np.zeros(count, dtype=np.bool_)
        free = np.zeros(count, dtype=np.int64)
        lowest, best, now = 0.0, turned.copy(), 0.0
        for step in range(STEPS * count):
            change = self._changes()
            allowed = (free <= step) | (now + change < lowest)
            cell = int(np.where(allowed, change, np.inf).argmin())
            now += float(change[cell])
            self._turn(cell)
            turned[cell] = not turned[cell]
            free[cell] = step + TENURE + cell % TENURE
            if now < lowest:
                lowest, best = now, turned.copy()
        return [bool(each) for each in best]

    def _changes(self) -> Floats:
        """Return by how much the sum of the squares changes when each cell is turned."""
        here = self.direction[self.one, self.column]
        felt = self.matrix @ self.direction
        others = np.abs(self.direction).sum(axis=0)[self.column] - 2
        rivalry = self.matrix[self.one, self.other]
        gap = felt[self.one, self.column] - felt[self.other, self.column] + 2 * here * rivalry
        changes: Floats = 8 * others - 4 * here * gap
        return changes

    def _turn(self, cell: int) -> None:
        """Exchange the directions at a cell."""
        one, other, column = self.one[cell], self.other[cell], self.column[cell]
        row = -2 * self.direction[one, column] * self.direction[:, column]
        row[[one, other]] = 0
        self.matrix[one] += row
        self.matrix[:, one] += row
        self.matrix[other] -= row
        self.matrix[:, other] -= row
        self.direction[[one, other], column] *= -1
