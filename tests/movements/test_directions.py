"""Directions searched cell by cell."""

from dataclasses import replace

import pytest

from chelem.movements import (
    Movement,
    arrow_switch,
    balance,
    best_directions,
    best_switch,
    breaches,
    mitchell,
    web,
)


@pytest.mark.parametrize("tables", [5, 7, 9, 13])
def test_single_switches_are_at_least_as_equal_as_whole_rounds(tables):
    """Thirteen tables: better than the two switched rounds, 92.5."""
    movement = mitchell(tables)
    found = best_directions(movement)
    rounds = max(balance(arrow_switch(movement, best_switch(movement, n))).quality for n in (1, 2))
    assert balance(found).quality >= rounds
    assert breaches(found) == ()
    assert found.winners == 1


def test_who_meets_where_with_which_boards_remains():
    """Only directions change; pairs without opponents stay as they are."""
    movement = web(10, 7, 2).without(20)
    found = best_directions(movement)
    assert [(cell.table, set(cell.entrants), cell.boards) for _, cell in found] == [
        (cell.table, set(cell.entrants), cell.boards) for _, cell in movement
    ]
    assert found == best_directions(movement)


def switched(movement: Movement, turned: list[bool]) -> Movement:
    """Return a movement with some of its cells switched."""
    turns = iter(turned)
    rounds = (tuple(cell.switched() if next(turns) else cell for cell in cells) for cells in movement.rounds)
    return replace(movement, rounds=tuple(rounds), winners=1)


@pytest.mark.parametrize("movement", [mitchell(4, 3), mitchell(5, 4, 2), web(6, 4)])
def test_sums_kept_from_step_to_step_are_those_of_the_movement(movement: Movement) -> None:
    """The cell whose turn makes the squares least is turned, and rests for seven steps and more."""
    count = sum(len(cells) for cells in movement.rounds)
    movement = movement.with_rounds(
        tuple(tuple(replace(cell, boards=cell.boards[:1]) for cell in cells) for cells in movement.rounds)
    )
    turned, free = [False] * count, [0] * count
    lowest, best = balance(replace(movement, winners=1)).squares, list(turned)
    for step in range(6 * count):
        options = []
        for cell in range(count):
            turn = [each != (place == cell) for place, each in enumerate(turned)]
            squares = balance(switched(movement, turn)).squares
            if free[cell] <= step or squares < lowest:
                options.append((squares, cell, turn))
        squares, cell, turned = min(options)
        free[cell] = step + 7 + cell % 7
        if squares < lowest:
            lowest, best = squares, list(turned)
    assert switched(movement, best).rounds == best_directions(movement).rounds
