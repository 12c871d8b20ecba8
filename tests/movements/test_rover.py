"""Rover movements (RULES, Competition)."""

import pytest

from chelem.movements import breaches, rover

from .sizes import SOME


@pytest.mark.parametrize("tables", SOME[1:])
def test_a_rover_keeps_the_laws(tables):
    """The rover meets nobody and no board twice; one pair sits out in each round."""
    rounds = min(tables - 1, 9)
    movement = rover(tables, rounds)
    assert breaches(movement) == ()
    assert (movement.entrants, movement.sit_outs) == (2 * tables + 1, rounds)


def test_the_rover_replaces_another_pair_each_round():
    """It sits out first; then those replaced do, each once."""
    out = [cells[-1].north_south[0] for cells in rover(9, 8).rounds]
    assert out[0] == 19
    assert len(set(out)) == 8
