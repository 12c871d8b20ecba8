"""Principles of competitive bidding in Standard American, on hands that books agree on."""

import pytest

from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.core.calls import parse_action
from chelem.core.hands import Hand

HANDS = [
    # A takeout double of any round is answered, in a suit that may be a fit.
    ("1D 1H X 3H P P X P", "A2.76.AQT72.J542", "4C 4D"),
    ("1D 2C P 3C X P", "QT92.762.T87.T82", "3S"),
    # A cue bid of their suit shows strength; partner answers in the suit overcalled.
    ("1H P P 1S X 2H P", "Q8752.T.986.AKT2", "2S"),
    ("1D 1H X 3H 4C P", "T432.Q2.762.QJ94", "P"),
    # Opener's suit raised: no range of points ends before game.
    ("1H 1S 2H P", "J.AKQ64.AJ.AT432", "4H 3S 4C 4NT"),
    ("1H P 2H P", "Q8.AK954.AKT54.K", "4H 3D 4C"),
    # Two clubs is strong though they come in.
    ("2C 2D P 3D", "AQJ.AK762.Q5.AQ2", "3H"),
    ("2C 2D", "8753.QT853.3.754", "X"),
    ("2C 2D P 3D 3H P", "8753.QT853.3.754", "4H"),
    # The replies to Michaels name suits that partner has.
    ("1H 2H P", "63.752.QJT952.T8", "2S"),
    ("P P 1S 2S P 3H P", "2.AKJ87.AKT95.J2", "4H"),
    ("1H P 2H 2NT P", "JT932.AQT7.A2.53", "3C 3D"),
    # A long suit is bid again, and bid to game if it needs no support.
    ("1D 1S P 2H P 2S P", "Q4.AKJ7653.J87.7", "4H"),
    ("1H 2D", "KQJT7543.3.84.76", "4S"),
    # They may not play in two of a suit they fit.
    ("1H P 2H P P", "KJ962.97.A82.764", "2S"),
    ("1S P 2S P P", "J4.J975.K964.A96", "X"),
    # Four trumps for partner's free bid are better news than a suit of five again.
    ("1H 2S 3C P", ".KJ843.AKJ9.A832", "4C 5C"),
    # A strong hand acts again.
    ("1D P P X P 1S P", "AT.AK7543.3.KQ98", "2H"),
    ("1C 1H P P", "AK93.Q62.AK876.8", "X"),
    # Strength or length that has not been shown does not sell out to them at the second turn.
    ("1H P 2D 2S P P", "963.KQ7.KT73.AKJ", "X 3H 4H"),
    ("1S P 2C 2D P P", "T.K42.96.AQJT853", "3C"),
    ("P 1C P 1D 1H 1NT 3H", "KQ7.T.A9642.AQJ2", "X 3NT 4D"),
    ("1H 2S P P X 3S P P", "A3.AQJ62.4.AKQT4", "4C"),
    ("P 1H 1S P 3S 4H", "AK952.8.AJ4.A865", "4S"),
    ("P 1C 1H P P X P 2D P", "A9.KJ.K7.AKQJ532", "3NT 3C"),
]


@pytest.fixture(scope="module")
def sayc():
    return System.load("sayc")


@pytest.mark.parametrize(("auction", "hand", "accepted"), HANDS)
def test_a_competitive_call(sayc, auction, hand, accepted):
    """The call is one that books accept."""
    calls = tuple(map(parse_action, auction.split()))
    call = point_after(sayc, BiddingSetting(), calls).choose(Hand.parse(hand))
    assert str(call) in accepted.split()
