"""Web Mitchells: many tables and few boards, by several copies of each set."""

from chelem.core import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.movement import Movement


def web(tables: int, rounds: int, boards: int = 1) -> Movement:
    """Return a Mitchell of many tables with few board sets: two winners.

    All pairs play the same boards. From table 1 to some table the sets go up, on the others down; all move
    down a table, East-West up. An even number of rounds plays another set, and each pair misses a different
    one. The sets that several tables have at a time need copies (`Movement.sharing`). Raises `BadOption` for
    more rounds than tables.
    """
    sets = rounds + (rounds % 2 == 0 and rounds != tables)
    layout = _layout(tables, sets) if 1 <= rounds <= tables and sets <= tables else None
    if layout is None:
        raise BadOption("movement.size", movement="web", tables=tables, rounds=rounds)

    def cell(table: int, number: int) -> Cell:
        east_west = tables + (table - number) % tables + 1
        played = _set(table, number, sets, layout)
        return Cell(table + 1, (table + 1,), (east_west,), boards_in_set(played + 1, boards))

    rows = tuple(tuple(cell(table, number) for table in range(tables)) for number in range(rounds))
    return Movement("mitchell.web", "pairs", 2 * tables, rows, winners=2)


def _set(table: int, number: int, sets: int, layout: tuple[int, int]) -> int:
    """Return the set at a table in a round, all from 0."""
    rising, start = layout
    return (table + number) % sets if table < rising else (start - table - number) % sets


def _layout(tables: int, sets: int) -> tuple[int, int] | None:
    """Return how many tables have rising sets, and where the others begin, with the fewest copies."""
    found = [
        (_copies(tables, sets, layout), layout)
        for layout in ((rising, start) for rising in range(tables + 1) for start in range(sets))
        if all(_plays_all(pair, tables, sets, layout) for pair in range(tables))
    ]
    return min(found)[1] if found else None


def _plays_all(pair: int, tables: int, sets: int, layout: tuple[int, int]) -> bool:
    """Return whether an East-West pair that starts at a table meets each set once."""
    seen = {_set((pair + number) % tables, number, sets, layout) for number in range(sets)}
    return len(seen) == sets


def _copies(tables: int, sets: int, layout: tuple[int, int]) -> int:
    """Return how many tables have the same set at a time, at most."""
    first = [_set(table, 0, sets, layout) for table in range(tables)]
    return max(map(first.count, first))
