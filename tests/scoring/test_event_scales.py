"""Fields by frequency, small groups, discrete victory points, Swiss pairs (RULES, Competition; EVENTS 2)."""

from decimal import Decimal
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.errors import ParseError
from chelem.scoring.competition.butler import datum, field_datum
from chelem.scoring.competition.carry_forward import carried_forward
from chelem.scoring.competition.discrete_points import (
    TABULATED,
    discrete_victory_points,
    upper_bounds,
)
from chelem.scoring.competition.field import (
    beaten_and_equalled,
    comparable_matchpoints,
    cross_imp_table,
    matchpoint_table,
)
from chelem.scoring.competition.imps import cross_imps, imps
from chelem.scoring.competition.matchpoints import matchpoints
from chelem.scoring.competition.swiss_pairs import swiss_pairs_points

SCORES = st.lists(st.sampled_from((620, 420, 170, 140, 50, 0, -50, -100, -420)), min_size=1, max_size=30)


def frequencies(scores):
    """How often each score occurs."""
    return {score: scores.count(score) for score in set(scores)}


def test_a_board_of_the_ffb():
    """Open/2 DN1, 6 February 2022, board 28, 22 tables, as printed by Magic Contest France."""
    field = {670: 1, 150: 1, 140: 1, 110: 4, 0: 9, -100: 5, -300: 1}
    assert matchpoint_table(field) == {670: 42, 150: 40, 140: 38, 110: 33, 0: 20, -100: 6, -300: 0}


def test_a_board_of_a_butler_event():
    """Sunshine Coast Bridge Club, 11 March 2026, board 1, as Compscore3 published it: datum −30."""
    scores = (-140, -140, 50, 100, -420, 50, 50)
    assert field_datum(frequencies(scores)) == -30
    assert [imps(score + 30) for score in scores] == [-3, -3, 2, 4, -9, 2, 2]


def test_a_board_of_a_cross_imp_event():
    """Moonee Valley, 2 February 2026, board 1, as Compscore3 published it, to two decimals."""
    table = cross_imp_table({-140: 1, -460: 1, 50: 1, -490: 1})
    assert [round(float(table[score]), 2) for score in (-140, -460, 50, -490)] == [3.67, -6, 9, -6.67]


@given(SCORES)
def test_a_field_by_frequency_is_the_field_line_by_line(scores):
    """Matchpoints, cross-IMPs and datum are those of the list of all scores."""
    field = frequencies(scores)
    assert tuple(matchpoint_table(field)[score] for score in scores) == matchpoints(scores)
    assert tuple(cross_imp_table(field)[score] for score in scores) == cross_imps(scores)
    assert field_datum(field) == datum(scores)


@given(SCORES, st.integers(0, 10))
def test_neuberg_keeps_the_mean_at_half_the_top(scores, missing):
    """However many scores are missing, the mean of those present is half the top."""
    expected = len(scores) + missing
    table = comparable_matchpoints(frequencies(scores), expected)
    if len(scores) > 3 or (3 * len(scores) > expected and not len(scores) == 1 < expected):
        assert sum(table[score] for score in scores) == len(scores) * (expected - 1)


@pytest.mark.parametrize(
    ("scores", "expected", "percentages"),
    [
        ((100, 50), 6, (65, 55)),
        ((50, 50), 6, (60, 60)),
        ((100, 50, 0), 9, (70, 60, 50)),
        ((100, 50, 50), 9, (70, 55, 55)),
        ((100, 50), 5, (Fraction(325, 4), Fraction(75, 4))),
        ((100,), 1, (0,)),
    ],
)
def test_small_groups(scores, expected, percentages):
    """65/55 and 70/60/50 up to a third of the field; above it Neuberg: 6.5 and 1.5 of 8."""
    table = comparable_matchpoints(frequencies(scores), expected)
    assert tuple(100 * table[score] / max(2 * (expected - 1), 1) for score in scores) == percentages


def test_one_score_alone_has_nothing_to_compare_with():
    """One of two tables, or of many: an artificial score. While others are still to come, 50 %."""
    assert comparable_matchpoints({420: 1}, 2) is None
    assert comparable_matchpoints({420: 1}, 3) is None
    assert comparable_matchpoints({420: 1}, 2, unfinished=True) == {420: 1}


def test_a_weighted_score_is_the_mean_of_its_outcomes():
    """White Book 4.1.1.4: 30 % of 9.7 and 70 % of 5.7 are 6.90; the others meet its outcomes in part."""
    assert Fraction(3, 10) * Fraction("9.7") + Fraction(7, 10) * Fraction("5.7") == Fraction("6.9")
    field = {420: 2, -50: 1, 450: Fraction(1, 4), 170: Fraction(3, 4)}
    table = matchpoint_table(field)
    assert table[420] == 2 * (1 + Fraction(3, 4)) + 1
    weighted = Fraction(1, 4) * table[450] + Fraction(3, 4) * table[170]
    assert weighted == Fraction(1, 4) * 6 + Fraction(3, 4) * 2
    assert 2 * table[420] + table[-50] + weighted == 4 * 3


def test_missing_scores_stretch_the_field_of_imps():
    """Two of three expected: each counts for one and a half; 10 IMPs × 1.5 over two comparisons."""
    assert cross_imp_table({620: 1, 170: 1}, 3) == {170: Fraction(-15, 2), 620: Fraction(15, 2)}
    assert cross_imp_table({620: 1}) == {620: 0}


def test_how_many_are_beaten_and_equalled():
    """Of the others, without oneself."""
    assert beaten_and_equalled({420: 3, 450: 1, -50: 2}, 420) == (2, 2)


@pytest.mark.parametrize("boards", TABULATED)
def test_discrete_scales_are_whole(boards):
    """A draw is 10-10, steps never narrow, the two sides sum to 20, 19 ends before the blitz of 15√n."""
    bounds = upper_bounds(boards)
    widths = [2 * bounds[0] + 1, *(high - low for low, high in pairwise(bounds))]
    assert widths == sorted(widths)
    assert bounds[-1] ** 2 < 225 * boards
    assert discrete_victory_points(bounds[3], boards) == (13, 7)
    assert discrete_victory_points(-bounds[3] - 1, boards) == (6, 14)
    assert discrete_victory_points(999, boards) == (20, 0)


def test_a_match_has_boards():
    """Nothing is made of none."""
    with pytest.raises(ParseError):
        discrete_victory_points(3, 0)
    with pytest.raises(ParseError):
        swiss_pairs_points(60, 1)


@pytest.mark.parametrize(
    ("percent", "boards", "points"),
    [
        ("56.23", 8, (14, 6)),
        ("56.231", 8, (15, 5)),
        ("50", 8, (10, 10)),
        ("49.34", 7, (9, 11)),
        ("68.35", 7, (19, 1)),
        ("68.36", 7, (20, 0)),
        ("0", 5, (0, 20)),
    ],
)
def test_swiss_pairs(percent, boards, points):
    """White Book 3.1.7, thresholds are not to be exceeded; 7 boards as printed for the Oxford congress."""
    assert swiss_pairs_points(Decimal(percent), boards) == points


def test_carry_forward():
    """CF = ½·SQ·(NumQ/MaxQ)·(MaxF/NumF)."""
    assert carried_forward(120, (16, 240), (16, 300)) == 75
