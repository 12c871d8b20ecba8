"""IMPs, cross-IMPs, Butler, matchpoints, board-a-match and averages (RULES, Competition)."""

from fractions import Fraction

import pytest

from chelem.core.errors import ParseError
from chelem.scoring.competition.averages import Average, artificial_imps, artificial_percentage
from chelem.scoring.competition.board_a_match import board_a_match
from chelem.scoring.competition.butler import butler, datum
from chelem.scoring.competition.imps import cross_imps, imps
from chelem.scoring.competition.matchpoints import (
    matchpoint_top,
    matchpoints,
    neuberg,
    percentage,
)

BOUNDS = (
    *(0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


@pytest.mark.parametrize(("worth", "bound"), list(enumerate(BOUNDS)))
def test_imps_at_each_lower_bound(worth, bound):
    """The bound gives its IMPs, ten points less one IMP less, and the same below zero."""
    assert (worth, -worth) == (imps(bound), imps(-bound))
    if worth:
        assert (worth - 1, 1 - worth) == (imps(bound - 1), imps(1 - bound))


def test_imps_end_at_24():
    """Nothing is worth more than 4000 points."""
    assert (imps(15_200), imps(-15_200)) == (24, -24)


def test_cross_imps_average_over_the_other_tables():
    """620 against twice 420: 200 is 5 IMPs; 420 against 620 and 420: −5 and 0, over two."""
    assert (5, Fraction(-5, 2), Fraction(-5, 2)) == cross_imps([620, 420, 420])


def test_cross_imps_leave_missing_scores_out():
    """A board not played is not compared; a single score has no comparison."""
    assert cross_imps([620, None, 420]) == (5, None, -5)
    assert cross_imps([None, 420]) == (None, 0)
    assert cross_imps([]) == ()


def test_cross_imps_sum_to_nothing():
    """What one table wins the others lose."""
    assert sum(cross_imps([620, -100, 170, 650, 140, -50, 1430])) == 0


@pytest.mark.parametrize(
    ("mean", "away", "even"),
    [(100, 100, 100), (104, 100, 100), (105, 110, 100), (106, 110, 110), (115, 120, 120), (125, 130, 120)],
)
def test_the_datum_is_rounded_to_ten(mean, away, even):
    """To the nearest ten, an exact five away from zero, or to the even ten; alike on both sides of zero."""
    assert (datum([mean, mean]), datum([-mean, -mean])) == (away, -away)
    assert datum([mean], exact_five="even") == even
    assert datum([-mean], exact_five="even") == -even


def test_a_mean_just_off_the_five_is_not_a_tie():
    """Exact arithmetic: 105 and a third rounds up, 104 and two thirds down."""
    assert (datum([105, 105, 106]), datum([105, 105, 104])) == (110, 100)


def test_the_datum_leaves_out_one_score_at_each_end_from_four_up():
    """Three scores are all counted, four leave two; ACBLscore's setting starts at five."""
    assert datum([0, 0, 2100]) == 700
    assert datum([0, 0, 0, 2000]) == 0
    assert datum([0, 0, 0, 2000], trim_from=5) == 500


def test_a_missing_score_lets_the_others_count_for_more():
    """Five of six: each counts 6/5 times, so a fifth of either end stays: (−340 + 72 + 400) / 4 = 33."""
    assert 30 == datum([-1700, 20, 20, 20, 2000, None])
    assert 20 == datum([-1700, 20, 20, 20, 2000])


def test_the_trimming_is_an_option():
    """More at each end, none, or from fewer scores; at least one score always remains."""
    scores = [-2000, -1000, 100, 200, 300]
    assert datum(scores, trim=2) == 100
    assert datum(scores, trim=0) == -480
    assert datum(scores, trim=3) == -480
    assert datum([-2000, 100, 300], trim_from=3) == 100


def test_butler_against_the_datum():
    """Datum 430, the mean of 420, 430 and 450: 620 wins 190, 450 wins 20, −100 loses 530."""
    assert butler([620, 420, 430, 450, -100]) == (5, 0, 0, 1, -11)
    assert butler([None, 420]) == (None, 0)
    assert butler([None]) == (None,)
    assert datum([None]) is None


def test_matchpoints():
    """Two for each score beaten, one for each equalled."""
    assert matchpoints([620, 170, 170]) == (4, 1, 1)
    assert matchpoints([50, 0, -50, -100]) == (6, 4, 2, 0)
    assert matchpoints([140] * 4) == (3, 3, 3, 3)


def test_neubergs_check():
    """N 7, n 6: 4 becomes 4.8333, 9 becomes 10.6667."""
    assert [round(float(neuberg(points, 7, 6)), 4) for points in (4, 9)] == [4.8333, 10.6667]


def test_missing_scores_are_brought_to_the_common_top():
    """Six scores of seven expected, listed with a gap or counted: each M becomes (M+1)·7/6 − 1."""
    scores = [450, 420, 420, 400, 50, -50]
    expected = tuple(Fraction(7 * (points + 1), 6) - 1 for points in (10, 7, 7, 4, 2, 0))
    assert (*expected, None) == matchpoints([*scores, None])
    assert expected == matchpoints(scores, expected=7)


@pytest.mark.parametrize("expected", range(1, 9))
def test_neuberg_keeps_the_average(expected):
    """Whatever is missing, the mean of the scores present is half the top; a lone score is half."""
    for present in range(1, expected + 1):
        points = matchpoints(range(present), expected)
        assert matchpoint_top(expected) * present == 2 * sum(points)
        assert all(0 <= each <= matchpoint_top(expected) for each in points)


def test_more_scores_than_expected_are_refused():
    """Neuberg brings up to the expected number, never down."""
    with pytest.raises(ParseError, match="3 results instead of 2"):
        matchpoints([1, 2, 3], expected=2)
    with pytest.raises(ParseError, match="0 results"):
        neuberg(0, 2, 0)


def test_percentage():
    """Of the top of a board, or of the sum of tops; exact; the middle where nothing is possible."""
    assert matchpoint_top(7) == 12
    assert (50, 75, Fraction(100, 3)) == (percentage(6, 12), percentage(9, 12), percentage(4, 12))
    assert Fraction(725, 18) == percentage(neuberg(4, 7, 6), matchpoint_top(7))
    assert percentage(0, matchpoint_top(1)) == 50


def test_board_a_match():
    """Won 2, halved 1, lost 0, by however little."""
    assert [board_a_match(difference) for difference in (10, 0, -10)] == [(2, 0), (1, 1), (0, 2)]


@pytest.mark.parametrize(
    ("average", "others", "expected"),
    [
        (Average.PLUS, None, 60),
        (Average.PLUS, Fraction(55), 60),
        (Average.PLUS, Fraction(65), 65),
        (Average.EVEN, None, 50),
        (Average.EVEN, Fraction(65), 50),
        (Average.MINUS, None, 40),
        (Average.MINUS, Fraction(45), 40),
        (Average.MINUS, Fraction(35), 35),
    ],
)
def test_artificial_percentages(average, others, expected):
    """40, 50, 60; plus is the better of 60 and the pair's own, minus the worse of 40 and that."""
    assert expected == artificial_percentage(average, others)


def test_artificial_imps():
    """−3, 0, +3 in teams, cross-IMPs and Butler."""
    assert [artificial_imps(average) for average in Average] == [-3, 0, 3]
