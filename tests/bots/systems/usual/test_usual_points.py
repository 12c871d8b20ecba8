"""The points of a call in the words of players, and the calls that some hand makes."""

import numpy as np
import pytest

from chelem.bots.systems.brief_words import say_call
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.shapes import SHAPE_LENGTHS
from chelem.bots.systems.system import System
from chelem.bots.systems.usual.drawing import hands_of_shapes
from chelem.bots.systems.usual.makers import calls_in_use
from chelem.core.calls import SimpleCall
from chelem.core.cards import SUITS
from chelem.core.hands import Hand
from chelem.learning.study.listed_auction import call_in_log
from chelem.learning.study.system_chapters import studied_system

RULES = """
system plain "Plain" / "Simple"

when opening:
  1NT: 15-17 hcp, balanced
  1M: 12-21 hcp or 10-11 hcp and rule of 20, 5+ M, M longest
  2C: 22+ hcp; artificial
  2D: 3-9 hcp, 4 aces
  pass: any

when 1M -:
  pass: any
"""


def point_of(text, system=None):
    calls = tuple(map(call_in_log, text.split()))
    return point_after(system or System.parse(RULES), BiddingSetting(), calls)


def test_hands_are_drawn_with_a_shape_and_points():
    """A hand has thirteen cards, the lengths and the points asked for, at the extremes too."""
    shapes = np.array([0, 100, 300, 559, 300])
    points = np.array([10, 12, 20, 10, 9])
    drawn = hands_of_shapes(shapes, points, np.random.default_rng(4))
    for bits, shape, number in zip(drawn, shapes, points, strict=True):
        hand = Hand(int(bits))
        assert [hand.length(suit) for suit in SUITS] == SHAPE_LENGTHS[shape].tolist()
        assert hand.hcp == number


def test_an_opening_bid_has_its_usual_points_first():
    """Ten and eleven points, which need a good shape, are added."""
    assert "12–21 HCP (10–11 with good shape), 5+ hearts." == say_call(point_of(""), call_in_log("1H"), "en")
    assert "12–21 H (10–11 avec une belle distribution), 5+ cœurs." == say_call(
        point_of(""), call_in_log("1H"), "fr"
    )


def test_a_narrow_range_is_left_alone():
    """Nothing is added to fifteen to seventeen."""
    assert "15–17 HCP, balanced." == say_call(point_of(""), call_in_log("1NT"), "en")


def test_a_call_that_no_hand_makes_is_not_listed():
    """Four aces are sixteen points: cells do not count aces together with points, a search for hands does."""
    point = point_of("")
    assert call_in_log("2D") not in calls_in_use(point)
    assert {"1NT", "1S", "1H", "2C", "P"} == set(map(str, calls_in_use(point)))


@pytest.mark.parametrize(
    ("auction", "call", "english", "french"),
    [
        ("1H", "P", "or 12–17 without a suitable bid.", "ou 12–17 faute d’enchère convenable."),
        ("1H", "X", "Takeout: 12+ HCP, or 10–11", "Appel : 12+ H ou 10–11"),
        ("1C P", "1S", "6+ HCP (rarely 4–5), 4+ spades; forcing.", "6+ H (rarement 4–5), 4+ piques"),
    ],
)
def test_points_in_sayc(auction, call, english, french):
    """A pass over an opening, a takeout double and a response are as players describe them."""
    point = point_of(auction, studied_system("sayc"))
    assert english in say_call(point, call_in_log(call), "en")
    assert french in say_call(point, call_in_log(call), "fr")


def test_the_same_words_each_time():
    """The hands drawn are the same whoever asks."""
    first, second = (say_call(point_of("1H"), SimpleCall.PASS, "en") for _ in range(2))
    assert first == second
