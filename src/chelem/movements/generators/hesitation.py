"""Hesitation Mitchells: a Mitchell with an additional round."""

from chelem.core import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.movement import Movement


def hesitation(tables: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return the hesitation Mitchell of 3 tables or more, up to tables + 1 rounds: one winner.

    East-West of table 1 plays North-South there in the next round before it goes on to table 2; the other
    North-South pairs stay. Boards move down a table, with a stand half-way; with an even number of tables the
    last shares with the first. Raises `BadOption` for too many rounds.
    """
    most = tables + 1
    played = most if rounds is None else rounds
    if tables < 3 or not 1 <= played <= most:
        raise BadOption("movement.size", movement="hesitation", tables=tables, rounds=played)
    moving = (tables + 1, 1, *range(tables + 2, 2 * tables + 1))  # East-West 1, North-South 1, East-West 2, …

    def cell(table: int, number: int) -> Cell:
        if table == 1:
            north_south, east_west = moving[(1 - number) % most], moving[-number % most]
        else:
            north_south, east_west = table, moving[(table - number) % most]
        sets = boards_in_set((_stand(table, tables) + number) % most + 1, boards)
        return Cell(table, (north_south,), (east_west,), sets)

    return Movement(
        "mitchell.hesitation",
        "pairs",
        2 * tables,
        tuple(tuple(cell(table, number) for table in range(1, tables + 1)) for number in range(played)),
    )


def _stand(table: int, tables: int) -> int:
    """Return the set of a table in round 1, from 0."""
    if table <= (tables + 1) // 2:
        return table - 1
    return table if tables % 2 else (table + 1) % (tables + 1)
