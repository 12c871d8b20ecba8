"""What a match in progress is worth, on outcomes worked by hand."""

import pytest

from chelem.core.deals import Deal
from match_equity import Outcome, both_ways, mirrored, solve_chicago, solve_rubber

START, AHEAD, LEVEL = (0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 0)


def test_even_games():
    """If each game is won with an even chance, 700 after none lost and 500 after one: 350 for the first."""
    worth = solve_rubber(
        {
            START: [Outcome(100, AHEAD), Outcome(-100, mirrored(AHEAD))],
            mirrored(AHEAD): [Outcome(-800, None), Outcome(100, LEVEL)],
            LEVEL: [Outcome(600, None), Outcome(-600, None)],
        }
    )
    assert (0, 350, -350, 0) == (
        worth[START],
        pytest.approx(worth[AHEAD]),
        pytest.approx(worth[mirrored(AHEAD)]),
        worth[LEVEL],
    )


def test_a_pass_out_changes_nothing():
    """The same place is played again."""
    behind = mirrored(AHEAD)
    worth = solve_rubber({behind: [Outcome(-700, None), Outcome(0, behind)]})
    assert -700 == pytest.approx(worth[behind])


def test_a_chicago_is_solved_from_its_end():
    """The third deal is worth its points less what the fourth is worth to the other side, which deals it."""
    part = (0, 0, 2, 0)
    last = {START: [Outcome(90, None)], mirrored(part): [Outcome(-200, None)], part: [Outcome(200, None)]}
    earlier = {
        place: [Outcome(40, part), Outcome(-50, START), Outcome(0, place)]
        for place in (START, part, mirrored(part))
    }
    fourth, third, *_ = solve_chicago(last, earlier, earlier)
    assert (90, 200) == (fourth[START], fourth[part])
    assert ((40 + 200) + (-50 - 90)) / 2 == third[START]


def test_cards_both_ways():
    """Each hand is held by each side once."""
    first, second = both_ways(Deal.from_number(2026))
    assert first.hands[0] == second.hands[1]
    assert first.hands[3] == second.hands[0]
