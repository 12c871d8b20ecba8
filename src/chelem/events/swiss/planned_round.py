"""The rule and the tables of a round of a planned Swiss event."""

from collections.abc import Sequence
from dataclasses import replace

from chelem.events.swiss.draw import Draw
from chelem.events.swiss.inputs import TRIANGLE, DrawInputs
from chelem.events.swiss.kept_table import KeptTable
from chelem.events.swiss.next_round import next_inputs
from chelem.events.swiss.plan import SwissPlan
from chelem.events.swiss.rule import DrawRule
from chelem.events.swiss.seating import SwissSeating, round_cells
from chelem.events.swiss.standing import SwissStanding
from chelem.movements import Cell, EventKind, entrants_of
from chelem.movements.board_sets import boards_in_set
from chelem.movements.exchange import exchanged_cells


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


def planned_cells(
    plan: SwissPlan, kind: EventKind, draws: Sequence[Draw], *, online: bool = False
) -> tuple[tuple[Cell, ...], ...]:
    """Return the tables of the last of these draws; errors as those of `round_cells`.

    Each round has its own boards. Those that a triangle plays beyond them follow the boards of all rounds.
    Online, where boards need no cards, a triangle over two rounds shares none with the other teams, who would
    know them before it has played them back.
    """
    number = len(draws)
    boards = boards_in_set(number, plan.boards)
    three_sets = _triangle_boards(plan, draws, online=online)
    rounds = round_cells(draws[-1], SwissSeating(kind, boards, triangle_boards=three_sets))
    return tuple(map(exchanged_cells, rounds)) if plan.exchange and entrants_of(kind).both_ways else rounds


def is_triangle(draw: Draw) -> bool:
    """Return whether three teams begin a triangle."""
    return len(draw.left_over) == TRIANGLE


def goes_on(draw: Draw) -> bool:
    """Return whether the triangle that begins in a draw is played back in the round after it."""
    return is_triangle(draw) and draw.inputs.rule.odd == "triangle"


def _triangle_boards(plan: SwissPlan, draws: Sequence[Draw], *, online: bool) -> tuple[tuple[int, ...], ...]:
    """Return the boards of the three matches of a triangle that is played in the last of these rounds."""
    begun = len(draws) - bool(draws[-1].inputs.triangle)
    if not begun or not is_triangle(draws[begun - 1]):
        return ()
    before = sum(map(is_triangle, draws[: begun - 1]))
    over_two = draws[begun - 1].inputs.rule.odd == "triangle"
    if over_two and online:
        first = plan.rounds + TRIANGLE * before + 1
        return tuple(boards_in_set(number, plan.boards) for number in range(first, first + TRIANGLE))
    extra = boards_in_set(plan.rounds + before + 1, plan.boards)
    own = boards_in_set(begun, plan.boards)
    if over_two:
        return own, boards_in_set(begun + 1, plan.boards), extra
    half = plan.boards // 2
    return own[:half], own[half:], extra[:half]
