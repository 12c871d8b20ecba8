"""Standard American: calls that its texts settle, and the options for those where it differs."""

import pytest

from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.phases.auction import Auction


def choice(system: System, auction: str, hand: str) -> str:
    """Return the call of a hand after an auction."""
    calls = Auction(SEATS).call(auction).calls
    return str(point_after(system, BiddingSetting(), calls).choose(Hand.parse(hand)))


@pytest.mark.parametrize(
    ("auction", "hand", "call"),
    [
        pytest.param("3NT P", "Q874.J3.T952.J84", "4C", id="Stayman over three notrump"),
        pytest.param("3NT P", "4.QJ8742.952.J84", "4D", id="a transfer over three notrump"),
        pytest.param("3NT P 4H P", "AKQ.KQ4.AKJ5.KQ3", "4S", id="the transfer is completed"),
        pytest.param("2C P", "K84.Q73.A952.J84", "2NT", id="two notrump is natural, eight points"),
        pytest.param("2C P 2NT P", "AQ3.AKJ4.KQ3.AQ5", "3NT", id="balanced opposite balanced"),
        pytest.param("2H P 2NT P", "Q84.KQJ974.QJ.82", "3NT", id="a maximum without a feature"),
    ],
)
def test_calls_that_the_texts_settle(auction, hand, call):
    """SAYC as the restatements of its booklet have it."""
    assert call == choice(System.load("sayc"), auction, hand)


@pytest.mark.parametrize(
    ("option", "auction", "hand", "on", "off"),
    [
        ("splinters", "1S P", "KQ74.A965.4.J842", "4D", "2NT"),
        ("high-negative-doubles", "1C 3D", "KQ74.A952.83.J84", "X", "P"),
        ("responsive-doubles", "1C X 2C", "KQ74.Q952.83.984", "X", "2S"),
    ],
)
def test_what_differs_from_the_texts_is_an_option(option, auction, hand, on, off):
    """It is on, and a file that includes the system may turn it off."""
    plain = System.parse(f'include "sayc.system"\noption {option} = off\n')
    assert [on, off] == [choice(system, auction, hand) for system in (System.load("sayc"), plain)]
    assert len(plain.deviations) < len(System.load("sayc").deviations)
