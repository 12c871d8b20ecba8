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

    All values are whole, so that sums kept from step to step are exact. The arrays are small, so a step costs
    what its calls of numpy cost, whatever their size: one call takes all values of the cells from one array.
    """

    players: list[tuple[int, int, int]]
    """North-South, East-West and the set of each cell."""
    values: Floats
    """All of the following, one after the other."""
    direction: Floats
    """A row for each set."""
    felt: Floats
    """The competition that each entrant feels on each set: the product of directions and matrix."""
    matrix: Floats
    places: NDArray[np.int64]
    """Where the values of each cell stand: direction of North-South, what both feel, both in the matrix."""

    @classmethod
    def of(cls, movement: Movement) -> "_Search":
        """Return the search for a movement as it stands; sets of boards count once."""
        cells = [cell for _, cell in movement if cell.played]
        sets = {boards: number for number, boards in enumerate(sorted({cell.boards for cell in cells}))}
        north_south = np.array([cell.north_south[0] - 1 for cell in cells])
        east_west = np.array([cell.east_west[0] - 1 for cell in cells])
        column = np.array([sets[cell.boards] for cell in cells])
        entrants, size = movement.entrants, movement.entrants * len(sets)
        values = np.zeros(2 * size + entrants**2)
        direction, felt = values[: 2 * size].reshape(2, len(sets), entrants)
        matrix = values[2 * size :].reshape(entrants, entrants)
        direction[column, north_south], direction[column, east_west] = 1, -1
        first = {boards: boards[:1] for boards in sets}
        single = movement.with_rounds(
            tuple(
                tuple(replace(cell, boards=first.get(cell.boards, ())) for cell in row)
                for row in movement.rounds
            )
        )
        matrix[:] = competition(single)
        felt[:] = direction @ matrix
        seat, facing = column * entrants + north_south, column * entrants + east_west
        meeting = 2 * size + north_south * entrants + east_west
        places = np.stack([seat, size + seat, size + facing, meeting])
        players = list(zip(north_south.tolist(), east_west.tolist(), column.tolist(), strict=True))
        return cls(players, values, direction, felt, matrix, places)

    def run(self) -> list[bool]:
        """Return which cells are turned when the sum of the squares is least."""
        count = len(self.players)
        turned = np.zeros(count, dtype=np.bool_)
        free = np.zeros(count, dtype=np.int64)
        others = 2 * (np.abs(self.direction).sum(axis=1)[[column for _, _, column in self.players]] - 2)
        lowest, best, now = 0.0, turned.copy(), 0.0
        for step in range(STEPS * count):
            change = others - self._gains()
            cell = int(change.argmin())
            if free[cell] > step and now + change[cell] >= lowest:
                cell = int(np.where((free <= step) | (change < lowest - now), change, np.inf).argmin())
            now += float(change[cell])
            self._turn(cell)
            turned[cell] = not turned[cell]
            free[cell] = step + TENURE + cell % TENURE
            if now < lowest:
                lowest, best = now, turned.copy()
        return list(map(bool, best))

    def _gains(self) -> Floats:
        """Return a quarter of what the sum of the squares loses by the turn of each cell, less what stays."""
        gains: Floats
        here, gains, facing, meeting = self.values.take(self.places)
        gains -= facing
        gains *= here
        gains += meeting
        gains += meeting
        return gains

    def _turn(self, cell: int) -> None:
        """Exchange the directions at a cell."""
        north_south, east_west, column = self.players[cell]
        directions, felt, matrix = self.direction[column], self.felt.T, self.matrix
        here = float(directions[north_south])
        row = -2 * here * directions
        row[north_south] = row[east_west] = 0
        gap = self.direction[:, north_south] - self.direction[:, east_west]
        self.felt += gap[:, None] * row
        change = self.direction @ row
        felt[north_south] += change
        felt[east_west] -= change
        matrix[north_south] += row
        matrix[:, north_south] += row
        matrix[east_west] -= row
        matrix[:, east_west] -= row
        directions[north_south], directions[east_west] = -here, here
        self.felt[column] += 2 * here * (matrix[east_west] - matrix[north_south])
