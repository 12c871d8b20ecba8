"""Howell movements: one ranking; most or all pairs meet."""

from chelem.core import BadOption
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell
from chelem.movements.generators.howell_recipe import HowellRecipe, packaged_howells
from chelem.movements.movement import Movement


def howell(tables: int, rounds: int | None = None, boards: int = 1) -> Movement:
    """Return the Howell of 2 to 20 tables, with `boards` a round.

    Each pair plays all board sets, as many as there are rounds: from `tables` to 2·tables - 1, where all meet
    (the default). Raises `BadOption` for other sizes.
    """
    if rounds is None:
        rounds = 2 * tables - 1
    recipe = packaged_howells().get((tables, rounds))
    if recipe is None:
        raise BadOption("movement.size", movement="howell", tables=tables, rounds=rounds)
    return howell_of(recipe, boards)


def howell_of(recipe: HowellRecipe, boards: int = 1) -> Movement:
    """Return the movement of a recipe, with `boards` a round."""

    def cell(number: int, table: int) -> Cell:
        couple = recipe.couple(number, table)
        return Cell(table, (couple.first,), (couple.second,), boards_in_set(couple.board_set, boards))

    rounds = tuple(
        tuple(cell(number, table) for table in range(1, recipe.tables + 1))
        for number in range(1, recipe.rounds + 1)
    )
    return Movement("howell", "pairs", 2 * recipe.tables, rounds)
