"""Chicago: games completed with part-scores, and the fourth deal (RULES 0.11)."""

import pytest

from chelem.core.contracts import Contract
from chelem.core.lines import points_of
from chelem.core.seats import Side
from chelem.scoring.chicago import score_chicago

from .test_honours import FIVE_IN_SOUTH, FOUR_IN_EAST


def explained(text, tricks, *, vulnerable="none", part_score=0, last=False):
    lines = score_chicago(
        Contract.parse(text), tricks, vulnerable=vulnerable, part_score=part_score, last=last
    )
    return [(line.code, line.points, line.below) for line in lines]


@pytest.mark.parametrize(("vulnerable", "bonus"), [("none", 300), ("both", 500)])
def test_a_game_in_one_deal(vulnerable, bonus):
    """300, vulnerable 500, to the side that completes the game (RULES 0.11)."""
    expected = [("mark.tricks", 120, True), ("mark.game", bonus, False)]
    assert expected == explained("4S by N", 10, vulnerable=vulnerable)


@pytest.mark.parametrize(("vulnerable", "bonus"), [("none", 300), ("both", 500)])
def test_a_game_completed_by_a_part_score(vulnerable, bonus):
    """60 carried over and 40 make a game, at the vulnerability of this deal (RULES 0.11)."""
    expected = [("mark.tricks", 40, True), ("chicago.completed", bonus, False)]
    assert expected == explained("2D by E", 8, vulnerable=vulnerable, part_score=60)


def test_a_part_score_has_no_bonus_of_fifty():
    """On deals one to three a part-score only carries over; 90 is not 100 (RULES 0.11)."""
    assert explained("2H by S", 10, part_score=30) == [
        ("mark.tricks", 60, True),
        ("mark.overtricks", 60, False),
    ]


def test_a_part_score_on_the_fourth_deal():
    """100 if it does not complete a game, and only then (RULES 0.11)."""
    expected = [("mark.tricks", 60, True), ("chicago.partscore", 100, False)]
    completed = [("mark.tricks", 60, True), ("chicago.completed", 300, False)]
    at_once = [("mark.tricks", 120, True), ("mark.game", 300, False)]
    assert expected == explained("2H by S", 8, last=True)
    assert completed == explained("2H by S", 8, last=True, part_score=40)
    assert at_once == explained("4H by S", 10, last=True)


def test_a_part_score_that_is_not_made_has_no_bonus():
    """The hundred is for a part-score made on deal four (RULES 0.11)."""
    assert explained("2H by S", 7, last=True, part_score=60) == [("mark.undertricks", 50, False)]


def test_slam_insult_and_overtricks_go_above_the_line():
    """As in rubber bridge (RULES 0.11): 6♦ doubled vulnerable."""
    expected = [
        ("mark.tricks", 240, True),
        ("mark.game", 500, False),
        ("mark.slam.small", 750, False),
        ("mark.insult", 50, False),
        ("mark.overtricks", 200, False),
    ]
    assert expected == explained("6DX by W", 13, vulnerable="both")


@pytest.mark.parametrize(
    ("deal", "side", "points"), [(FOUR_IN_EAST, Side.EW, 100), (FIVE_IN_SOUTH, Side.NS, 150)]
)
@pytest.mark.parametrize("tricks", [6, 8])
def test_honours_as_in_rubber(deal, side, points, tricks):
    """By either side, made or not, where the hands are given; none without them (RULES 0.11)."""
    contract = Contract.parse("2S by N")
    lines, without = (
        score_chicago(contract, tricks, vulnerable="none", deal=deal),
        score_chicago(contract, tricks, vulnerable="none"),
    )
    assert points == points_of(lines, side) - points_of(without, side)
