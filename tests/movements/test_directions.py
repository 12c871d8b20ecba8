"""Directions searched cell by cell."""

import pytest

from chelem.movements import arrow_switch, balance, best_directions, best_switch, breaches, mitchell, web


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
