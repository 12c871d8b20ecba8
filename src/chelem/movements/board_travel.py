"""The way of the boards through a movement: from which table they come, and to which they go."""

from dataclasses import dataclass

from chelem.movements.cell import Cell
from chelem.movements.exchange import exchange_of
from chelem.movements.movement import Movement


@dataclass(frozen=True, slots=True)
class BoardTravel:
    """Where the boards of a cell were in the round before, who shares them, and where they are in the next.

    Without a table they lie on a stand, unless this is their `first` or `last` round. `exchanged_with` is the
    table that has the other half of them until half-time; 0 where they stay for the round.
    """

    came_from: tuple[int, ...]
    shared_with: tuple[int, ...]
    goes_to: tuple[int, ...]
    first: bool
    last: bool
    exchanged_with: int = 0


def follow_boards(movement: Movement, table: int) -> tuple[tuple[int, Cell, BoardTravel], ...]:
    """Return for each round with this table its number, the cell, and the way of the cell's boards."""
    holders: list[dict[int, set[int]]] = [{} for _ in range(len(movement.rounds) + 2)]
    idle: set[tuple[int, int]] = set()
    used: dict[int, list[int]] = {}
    for number, cell in movement:
        if not cell.played:
            idle.add((number, cell.table))
        for board in cell.boards:
            holders[number].setdefault(board, set()).add(cell.table)
            used.setdefault(board, []).append(number)

    def tables(cell: Cell, number: int) -> tuple[int, ...]:
        return tuple(sorted(set().union(*(holders[number].get(board, set()) for board in cell.boards))))

    def sharing(cell: Cell, number: int) -> tuple[int, ...]:
        if not cell.played:
            return ()
        others = tables(cell, number)
        return tuple(other for other in others if other != table and (number, other) not in idle)

    return tuple(
        (
            number,
            cell,
            BoardTravel(
                tables(cell, number - 1),
                sharing(cell, number),
                tables(cell, number + 1),
                first=all(min(used[board]) == number for board in cell.boards),
                last=all(max(used[board]) == number for board in cell.boards),
                exchanged_with=_exchanged_with(cell, movement.rounds[number - 1]),
            ),
        )
        for number, cell in movement
        if cell.table == table
    )


def _exchanged_with(cell: Cell, cells: tuple[Cell, ...]) -> int:
    exchange = exchange_of(cell, cells)
    return 0 if exchange is None else exchange.table
