"""Victory points of the World Bridge Federation, continuous scale (RULES, Competition)."""

from decimal import Decimal
from itertools import pairwise

import pytest

from chelem.core.errors import ParseError
from chelem.scoring.competition.victory_points import victory_points, winner_scale

BOARDS = (1, 2, 4, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 48, 64, 96, 128)

# Values in print for matches of 14 boards.
FOURTEEN = {
    1: "10.33",
    2: "10.66",
    3: "10.97",
    4: "11.28",
    5: "11.58",
    6: "11.87",
    7: "12.16",
    10: "12.97",
    20: "15.26",
}


@pytest.mark.parametrize(("imps", "expected"), FOURTEEN.items())
def test_published_values(imps, expected):
    """The formula gives the published scale."""
    assert (Decimal(expected), 20 - Decimal(expected)) == victory_points(imps, 14)


def test_sixteen_boards():
    """A draw is 10.00; the blitz of 16 boards is 60 IMPs."""
    assert [str(points) for points in victory_points(0, 16)] == ["10.00", "10.00"]
    assert [str(points) for points in victory_points(60, 16)] == ["20.00", "0.00"]
    assert [str(points) for points in victory_points(59, 16)] == ["19.93", "0.07"]


@pytest.mark.parametrize("boards", BOARDS)
def test_the_two_teams_share_twenty(boards):
    """VP(I) + VP(−I) = 20 for every margin, and the teams exchange with the sign."""
    for imps in range(200):
        won, lost = victory_points(imps, boards)
        assert won + lost == 20
        assert (lost, won) == victory_points(-imps, boards)


@pytest.mark.parametrize("boards", BOARDS)
def test_every_imp_counts_and_none_more_than_the_one_before(boards):
    """Monotone and concave, from 10 to a cap of 20."""
    scale = winner_scale(boards)
    steps = [after - before for before, after in pairwise(scale)]
    assert all(step >= 0 for step in steps)
    assert all(after <= before for before, after in pairwise(steps))
    assert (scale[0], max(scale)) == (10, 20)


@pytest.mark.parametrize("boards", BOARDS)
def test_the_blitz_is_fifteen_times_the_root_of_the_boards(boards):
    """At 15√N IMPs and beyond the winner has 20, whatever the margin."""
    for imps in (999, 15 * boards):
        assert victory_points(imps, boards) == (20, 0)
    assert victory_points(int(0.95 * 15 * boards**0.5), boards)[0] < 20


def test_the_adjustment_only_adds():
    """Rounding alone is not concave for 16 boards; adjusted values are higher by a hundredth or so."""
    root5, root = 5**0.5, 4.0
    tau = (root5 - 1) / 2
    exact = [10 + 10 * (1 - tau ** (imps / 5 / root)) / (1 - tau**3) for imps in range(60)]
    extra = [float(points) - value for points, value in zip(winner_scale(16), exact, strict=False)]
    assert min(extra) > -0.0051
    assert 0.0051 < max(extra) < 0.02


def test_a_match_has_boards():
    """Without a board there is no scale."""
    with pytest.raises(ParseError, match="at least one board"):
        victory_points(0, 0)
