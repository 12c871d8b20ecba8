"""How likely a hand is that made some calls: 1 if the system bids it so, less otherwise, never 0."""

from random import Random

import numpy as np
import pytest

from chelem.bots.systems.call_weights import CLOSE, weigh_hands
from chelem.bots.systems.examples import sampled_hands
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.phases.auction import Auction

AMISS = 0.25


@pytest.fixture(scope="module")
def sayc():
    return System.load("sayc")


def bid(system, deal):
    """Return the end of the auction in which all hands of a deal bid by the system, North first."""
    point = point_after(system, BiddingSetting(), ())
    while not point.auction.over:
        point = point.after(point.choose(deal.hands[point.auction.me]))
    return point


def weights_after(system, calls, place, *hands):
    point = point_after(system, BiddingSetting(), Auction(SEATS).call(calls).calls)
    bits = np.array([Hand.parse(hand).bits for hand in hands], np.uint64)
    return weigh_hands(point, place, bits, AMISS).tolist()


@pytest.mark.parametrize("seed", range(8))
def test_only_the_hands_that_bid_so_weigh_one(sayc, seed):
    """In a drawn auction each hand weighs 1, hands with close calls a half or less, the rest little."""
    deal = Deal.draw(Random(seed).randrange)  # noqa: S311 - a test must repeat itself
    point = bid(sayc, deal)
    others = sampled_hands(500, np.random.default_rng(seed))
    for place, hand in enumerate(deal.hands):
        hands = np.append(others, np.uint64(hand.bits))
        weights = weigh_hands(point, place, hands, AMISS)
        assert 1 == weights[-1]
        assert (point.weights(place, hands) == 1).tolist() == (weights == 1).tolist()
        close = (weights > AMISS) & (weights < 1)
        assert set(weights[close]) <= {CLOSE**calls for calls in range(1, 7)}
        assert weights.min() > 0


def test_a_hand_weighs_less_the_farther_it_is_from_the_meaning(sayc):
    """After 1NT, 16 balanced points are likelier than 14, those than 11; one long suit is unlikely too."""
    weights = weights_after(
        sayc,
        "1NT",
        0,
        "KQ4.AJ3.KJ52.Q73",
        "KQ4.AJ3.KJ52.973",
        "KQ4.AJ3.J952.973",
        "KQ4.A.KJ98652.QJ",
    )
    fitting, near, far, shapely = weights
    assert fitting == 1
    assert AMISS >= near > far > 0
    assert near > shapely > 0


def test_a_call_that_only_people_make_is_read(sayc):
    """An opening bid that no rule makes still shows the suit that it names."""
    long, short = weights_after(sayc, "6H", 0, "A4.KQJT98765.A.3", "A9876543.K2.A.32")
    assert long > short > 0


JUDGING = """
system close "Close" / "Serré"
when opening:
  1NT: 15-17 hcp, balanced
  1C: 12-14 hcp, balanced
  pass: any
when not opening:
  pass: any
judge opening:
  pass: 12-14 hcp
"""


def test_a_close_call_is_less_likely_than_the_usual_one():
    """Where passing is close to 1C, a hand that usually opens 1C may have passed."""
    system = System.parse(JUDGING)
    usual, close, other = weights_after(
        system, "P", 0, "K43.KJ3.Q952.973", "KQ4.AJ3.Q952.973", "KQ4.AJ3.KJ52.Q73"
    )
    assert 1 == usual > close > AMISS >= other
