"""The exchange at half-time: two tables play the same boards in a round from one copy, in opposite halves."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from chelem.core import BadOption
from chelem.movements.cell import Cell
from chelem.movements.movement import Movement


@dataclass(frozen=True, slots=True)
class Exchange:
    """With which table one exchanges boards in a round, after having played the `first` of them."""

    table: int
    first: tuple[int, ...]


def with_exchange(movement: Movement) -> Movement:
    """Return a movement in which the second of two tables with the same boards begins with the second half.

    In teams these are the two tables of a match, in an individual the only two. Raises `BadOption` where a
    round has a single board.
    """
    if movement.boards_a_round == 1:
        raise BadOption("movement.exchange")
    return replace(
        movement.with_rounds(tuple(map(exchanged_cells, movement.rounds))),
        name=f"{movement.name}.exchange",
    )


def exchanged_cells(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return the cells of a round in which each two tables exchange their boards."""
    return tuple(_exchanged(cells))


def _exchanged(cells: tuple[Cell, ...]) -> Iterator[Cell]:
    """Yield the cells of a round, of each two that exchange the later with its halves the other way round."""
    begun: set[tuple[frozenset[int], tuple[int, ...]]] = set()
    for cell in cells:
        both = frozenset(cell.entrants if _is_match(cell) else ()), cell.boards
        half = (len(cell.boards) + 1) // 2
        late = cell.played and both in begun
        begun ^= {both} if cell.played else set()
        yield replace(cell, boards=cell.boards[half:] + cell.boards[:half]) if late else cell


def _is_match(cell: Cell) -> bool:
    """Return whether a team or pair sits each way, not two people."""
    return len(cell.north_south) == 1


def exchange_of(cell: Cell, cells: tuple[Cell, ...]) -> Exchange | None:
    """Return the exchange of a cell in a round of these cells; None where its boards stay.

    >>> first, second = Cell.parse("1: 1 v 2: 1 2 3 4"), Cell.parse("2: 2 v 1: 3 4 1 2")
    >>> exchange_of(second, (first, second))
    Exchange(table=1, first=(3, 4))
    """
    met = [other for other in cells if other.played and _may_exchange(cell, other)]
    same = [other.table for other in met if other.boards == cell.boards]
    turned = [other for other in met if other.boards != cell.boards]
    place = same.index(cell.table) if cell.table in same else len(turned)
    if place >= len(turned):
        return None
    half = cell.boards.index(turned[place].boards[0])
    return Exchange(turned[place].table, cell.boards[:half])


def _may_exchange(cell: Cell, other: Cell) -> bool:
    """Return whether two tables play the same boards, in this order or with the halves the other way round.

    Of teams these are the tables of a match, of people any.
    """
    if not other.boards or other.boards[0] not in cell.boards:
        return False
    half = cell.boards.index(other.boards[0])
    alike = other.boards == cell.boards[half:] + cell.boards[:half]
    return alike and (not _is_match(cell) or set(cell.entrants) == set(other.entrants))


def has_exchange(movement: Movement) -> bool:
    """Return whether tables of a movement exchange their boards within a round."""
    return any(exchange_of(cell, cells) for cells in movement.rounds for cell in cells)


def copies_needed(movement: Movement) -> int:
    """Return how many copies of each board are on the tables at once, in the round in which they are most.

    Two tables that exchange their boards at half-time need one.
    """
    most = 1
    for cells in movement.rounds:
        copies: Counter[tuple[int, int]] = Counter()
        for cell in cells if any(cell.played for cell in cells) else ():
            exchange = exchange_of(cell, cells)
            for board in cell.boards if cell.played else ():
                if exchange is None:
                    copies.update(((board, 0), (board, 1)))
                else:
                    copies[board, int(board not in exchange.first)] += 1
        most = max(most, *copies.values()) if copies else most
    return most
