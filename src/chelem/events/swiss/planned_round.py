"""The rule and the tables of a round of a planned Swiss event."""

from collections.abc import Sequence
from dataclasses import replace

from chelem.events.swiss.draw import Draw
from chelem.events.swiss.draw_tables import SwissKind
from chelem.events.swiss.inputs import TRIANGLE, DrawInputs
from chelem.events.swiss.kept_table import KeptTable
from chelem.events.swiss.next_round import next_inputs
from chelem.events.swiss.plan import SwissPlan
from chelem.events.swiss.rule import DrawRule
from chelem.events.swiss.seating import SwissSeating, round_cells
from chelem.events.swiss.standing import SwissStanding
from chelem.movements.board_sets import boards_in_set
from chelem.movements.cell import Cell


def planned_inputs(
    plan: SwissPlan,
    draws: Sequence[Draw],
    standings: tuple[SwissStanding, ...],
    stationary: tuple[KeptTable, ...] = (),
) -> DrawInputs:
    """Return the inputs of the round after these draws, by the rule of the plan.

    No triangle begins in the last round, where it could not be finished, nor while another goes on: then one
    sits out.
    """
    inputs = next_inputs(draws, standings, DrawRule(odd=plan.odd, seed=plan.seed))
    over_two = plan.odd == "triangle" and (inputs.triangle or inputs.round >= plan.rounds)
    return replace(
        inputs,
        stationary=stationary,
        rule=DrawRule(
            "standings" if draws else plan.first, odd="bye" if over_two else plan.odd, seed=plan.seed
        ),
    )


def planned_cells(plan: SwissPlan, kind: SwissKind, draws: Sequence[Draw]) -> tuple[tuple[Cell, ...], ...]:
    """Return the tables of the last of these draws; errors as those of `round_cells`.

    Each round has its own boards. Those that a triangle plays beyond them follow the boards of all rounds.
    """
    number = len(draws)
    boards = boards_in_set(number, plan.boards)
    return round_cells(draws[-1], SwissSeating(kind, boards, triangle_boards=_triangle_boards(plan, draws)))


def is_triangle(draw: Draw) -> bool:
    """Return whether three teams begin a triangle."""
    return len(draw.left_over) == TRIANGLE


def _triangle_boards(plan: SwissPlan, draws: Sequence[Draw]) -> tuple[tuple[int, ...], ...]:
    """Return the boards of the three matches of a triangle that is played in the last of these rounds."""
    begun = len(draws) - bool(draws[-1].inputs.triangle)
    if not begun or not is_triangle(draws[begun - 1]):
        return ()
    before = sum(map(is_triangle, draws[: begun - 1]))
    extra = boards_in_set(plan.rounds + before + 1, plan.boards)
    own = boards_in_set(begun, plan.boards)
    if draws[begun - 1].inputs.rule.odd == "triangle":
        return own, boards_in_set(begun + 1, plan.boards), extra
    half = plan.boards // 2
    return own[:half], own[half:], extra[:half]
