"""What a rubber in progress is worth: the table is fair to both sides, and more is never worth less."""

from itertools import pairwise, product

import pytest

from chelem.core.seats import Side
from chelem.games.contract.rubber_equity import rubber_worth
from chelem.matches.games_won import GamesWon
from chelem.matches.part_score_groups import PART_SCORES, part_score_group

GAMES = list(product((0, 1), (0, 1)))


def worth(games, parts, side=Side.NS):
    """Return what a rubber is worth to a side, given numbers of North-South and East-West."""
    sides = Side.NS, Side.EW
    return rubber_worth(
        GamesWon(dict(zip(sides, games, strict=True)), dict(zip(sides, parts, strict=True))), side
    )


@pytest.mark.parametrize("games", GAMES)
def test_what_one_side_wins_the_other_loses(games):
    """Equal sides are level."""
    for parts in product(PART_SCORES, PART_SCORES):
        assert worth(games, parts) == -worth(games, parts, Side.EW)
        assert worth(games, parts) == -worth(games[::-1], parts[::-1])
    if games[0] == games[1]:
        assert {0} == {worth(games, (part, part)) for part in PART_SCORES}


@pytest.mark.parametrize("games", GAMES)
def test_more_is_never_worth_less(games):
    """A larger part-score of one's own, a smaller one of theirs."""
    for theirs in PART_SCORES:
        for less, more in pairwise(PART_SCORES):
            assert worth(games, (less, theirs)) <= worth(games, (more, theirs))


def test_a_game_is_worth_more_than_any_part_score():
    """Even against 90 below."""
    assert worth((1, 0), (0, 90)) > worth((0, 0), (90, 0))


@pytest.mark.parametrize("points", range(0, 100, 10))
def test_each_part_score_has_a_group(points):
    """The one that stands for it is at most twenty points away."""
    assert abs(PART_SCORES[part_score_group(points)] - points) <= 20
