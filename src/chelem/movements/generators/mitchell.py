"""Mitchell movements: North-South stay, East-West move up a table, the boards move down one."""

from typing import Literal

from chelem.core import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.generators.perfect import PERFECT_TABLES, perfect_rows
from chelem.movements.movement import Movement

MitchellForm = Literal["plain", "skip", "perfect", "share"]
"""How an even number of tables keeps pairs from meeting their boards again.

After half of the rounds East-West skip a table; or pairs and boards go where cards send them (a perfect
Mitchell); or the first and the last table share boards, with a stand half-way where a set rests."""


def mitchell(
    tables: int, rounds: int | None = None, boards: int = 1, form: MitchellForm | None = None
) -> Movement:
    """Return the Mitchell of a number of tables, with `boards` a round: two winners.

    North-South have the numbers of their tables, East-West follow. By default an odd number of tables plays
    plainly, an even number with a skip, as many rounds as there are sets (one less with a skip). Raises
    `BadOption` if there are too many rounds for the form.
    """
    if form is None:
        form = "plain" if tables % 2 else ("share" if rounds == tables else "skip")
    most = most_rounds(tables, form)
    played = most if rounds is None else rounds
    if not 1 <= played <= most:
        raise BadOption("movement.size", movement=f"mitchell.{form}", tables=tables, rounds=played)
    return Movement(
        f"mitchell.{form}",
        "pairs",
        2 * tables,
        tuple(
            tuple(_cell(table, number, tables, form, boards) for table in range(tables))
            for number in range(played)
        ),
        winners=2,
    )


def most_rounds(tables: int, form: MitchellForm) -> int:
    """Return how many rounds a form allows without pairs meeting a board or one another again.

    None for an odd number of tables with a skip or a stand, which would bring pairs to their boards again.
    """
    if form == "plain":
        return tables if tables % 2 else tables // 2
    if tables % 2 or (form == "perfect" and tables not in PERFECT_TABLES):
        return 0
    return tables - 1 if form == "skip" else tables


def _cell(table: int, number: int, tables: int, form: MitchellForm, boards: int) -> Cell:
    """Return a cell; the table and the round are from 0."""
    if form == "perfect":
        pair, board_set = perfect_rows(tables)[number][table]
        return Cell(table + 1, (table + 1,), (tables + pair + 1,), boards_in_set(board_set + 1, boards))
    steps = number + (form == "skip" and number >= tables // 2)
    east_west = tables + (table - steps) % tables + 1
    place = table + (form == "share" and table >= tables // 2)  # the stand is before the upper half
    return Cell(table + 1, (table + 1,), (east_west,), boards_in_set((place + number) % tables + 1, boards))
