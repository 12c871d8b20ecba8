"""Slam bidding: Blackwood, control bids, quantitative raises, and conventions that only people use."""

from functools import cache

import pytest

from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting, Forcing
from chelem.bots.systems.system import System
from chelem.core.cards import Suit
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.phases.auction import Auction

KEYCARDS = """
system keycards "Keycards" / "Clés"
include "slam.system"
option {option} = on
when 1S -:
  3S: any; invitational, agrees S
when opening:
  1S: 12+ hcp, 5+ S
  pass: any
"""


@cache
def sayc() -> System:
    """Return Standard American, read once."""
    return System.load("sayc")


def after(auction: str, system: System | None = None) -> AuctionPoint:
    """Return the point after an auction, the dealer's call first."""
    return point_after(system or sayc(), BiddingSetting(), tuple(Auction(SEATS).call(auction).calls))


BLACKWOOD = [
    ("1S P 3S P", "AKQ865.3.KQJ5.K6", "4NT"),
    ("1S P 3S P 4NT P", "KQJ3.K6.QJ83.876", "5C"),
    ("1S P 3S P 4NT P", "AQ32.83.A654.872", "5H"),
    ("1S P 3S P 4NT P 5D P", "AKJ973.KQ7.KQJ.8", "5S"),
    ("1S P 3S P 4NT P 5H P", "AKJ643.KQ8.KQJ.2", "6S"),
    ("1S P 3S P 4NT P 5H P", "AKQJ64.KQJ.AKQ.2", "5NT"),
    ("1S P 3S P 4NT P 5H P 5NT P", "AJ43.K8.A864.653", "6D"),
    ("1S P 3S P 5NT P", "KQ43.A32.K873.75", "7S"),
]
OVER_INTERFERENCE = [
    ("1S P 3S P 4NT 5D", "KQJ7.K2.QJ63.743", "X"),
    ("1S P 3S P 4NT 5D", "KQ83.A92.K862.42", "P"),
    ("1S P 3S P 4NT 5D", "AQ86.64.A982.742", "5H"),
    ("1S P 3S P 4NT X", "KQJ7.K2.QJ63.743", "XX"),
    ("1S P 3S P 4NT X", "AQ86.64.A982.742", "5C"),
    ("1S P 3S P 4NT 5D X P", "AKQ865.3.KQJ5.K6", "5S"),
]
CONTROLS = [
    ("1S P 3S P", "AKJ873.KQ4.85.AK", "4C"),
    ("1H P 3H P", "62.AKQ652.AK3.A8", "4C"),
    ("1H P 3H P", "AK6.AKQ654.92.K2", "3S"),
    ("1S P 3S P 4C P", "KQ82.A63.J84.Q84", "4H"),
    ("1S P 3S P 4D P", "KQ32.A842.64.Q85", "4S"),
    ("1S P 3S P 4C P 4D P", "AKJ873.KQ4.85.AK", "4NT"),
    ("1S P 3S P 4C P 4H P", "AKJ873.KQ4.85.AK", "4S"),
    ("2C P 2D P 2S P 3S P", "AKQJ853.A4.K6.73", "4D"),
]
OTHER_SLAMS = [
    ("1H P 1S P 4S P", "KQJ743.K3.KQ8.K8", "4NT"),
    ("1S P 4C P", "AQ854.K8.J62.KQ6", "4S"),
    ("1S P 4C P", "AKJ53.KQ7.A5.754", "4NT"),
    ("1D P 1H P 2NT P", "AQ7.KQ62.K2.Q742", "6NT"),
    ("1D P 3NT P 4NT P", "KQ4.KJ5.AQ65.K83", "6NT"),
]


@pytest.mark.parametrize(
    ("auction", "hand", "call"), [*BLACKWOOD, *OVER_INTERFERENCE, *CONTROLS, *OTHER_SLAMS]
)
def test_principal_slam_sequences(auction, hand, call):
    """Aces by Blackwood; without by a double, one by a pass when they bid; the cheapest control first."""
    assert call == str(after(auction).choose(Hand.parse(hand)))


STRONG_HANDS = [
    ("2NT P 3H P 3S P", "KQJ74.5.AQ84.862", "4D"),
    ("1D P 1S P 2NT P", "AQJ864.K5.82.K93", "3S"),
    ("1D P 2S P", "K83.A4.KQ752.J62", "3S"),
    ("1D P 1H P 3C P", "K5.AQ864.K852.73", "3D"),
    ("1S P 2C P 3C P", "KQ3.AQJ5.9.KQ973", "3S"),
    ("1S 2D 3D P", "AKQ864.A5.73.AQ4", "4C"),
]
SIGNED_OFF = [
    ("1S P 2NT P 3H P 4S P", "AT762.5.AJ65.A87"),
    ("1H P 1S P 3H P 4H P", "J.AT8432.AQJ75.K"),
    ("2C P 2D P 2H P 4H P", "AK5.AKQJ85.AQ8.4"),
]


@pytest.mark.parametrize(("auction", "hand", "call"), STRONG_HANDS)
def test_a_strong_hand_shows_its_suit_or_a_control_first(auction, hand, call):
    """Before game is passed, shape and controls are described: neither no trumps nor game in haste."""
    assert call == str(after(auction).choose(Hand.parse(hand)))


@pytest.mark.parametrize(("auction", "hand"), SIGNED_OFF)
def test_a_hand_that_has_been_described_passes_a_sign_off(auction, hand):
    """Partner knew the strength or the short suit, and stopped in game."""
    assert "P" == str(after(auction).choose(Hand.parse(hand)))


@pytest.mark.parametrize(("option", "one", "none"), [("keycards", "5D", "5C"), ("keycards-1430", "5C", "5D")])
def test_a_system_may_play_keycards(option, one, none):
    """With the option the king of trumps counts as an ace, and the queen is told with two."""
    point = after("1S P 3S P 4NT P", System.parse(KEYCARDS.format(option=option)))
    for hand, call in (
        ("K732.85.QJ63.Q42", one),
        ("Q732.85.KQ63.K42", none),
        ("K732.85.AJ63.Q42", "5H"),
        ("KQ32.85.AJ63.J42", "5S"),
    ):
        assert call == str(point.choose(Hand.parse(hand)))
    disturbed = after("1S P 3S P 4NT 5C", System.parse(KEYCARDS.format(option=option)))
    for hand, call in (("Q732.85.KQ63.K42", "X"), ("K732.85.QJ63.Q42", "P"), ("KQ32.85.AJ63.J42", "5D")):
        assert call == str(disturbed.choose(Hand.parse(hand)))


def test_a_suit_passed_over_has_no_control():
    """Four hearts over four clubs denies a control in diamonds, shows one in hearts, and forces to game."""
    said = after("1S P 3S P 4C P").meaning(Auction(SEATS).call("1S P 3S P 4C P 4H").calls[-1])
    controls = {suit: said.known.values[Feature(FeatureKind.CONTROL, (suit,))] for suit in (Suit.D, Suit.H)}
    assert {Suit.D: 0b01, Suit.H: 0b10} == controls
    assert said.forcing is Forcing.GAME


CONVENTIONS_OF_PEOPLE = [
    ("1S P 4NT P", "AK953.83.KQ4.Q72", "5D"),
    ("1NT P 5NT P", "AQ7.KJ3.AQJ62.83", "6D"),
    ("2NT P 4D P", "AQ7.KJ3.AQJ6.KJ4", "4H"),
    ("1S 3S P", "KJ53.842.7632.T5", "3NT"),
    ("1S 3S P", "953.842.7632.QT5", "4C"),
    ("2H 4C P", "KJ53.842.7632.T5", "4S"),
]


@pytest.mark.parametrize(("auction", "hand", "call"), CONVENTIONS_OF_PEOPLE)
def test_conventions_of_people_are_answered(auction, hand, call):
    """A convention that no rule of the system makes is understood, forces, and gets its usual answer."""
    before = after(" ".join(auction.split()[:-2]))
    made = Auction(SEATS).call(auction).calls[-2]
    meaning = before.meaning(made)
    assert not meaning.by_system
    assert meaning.forcing is not Forcing.NO
    assert call == str(after(auction).choose(Hand.parse(hand)))
