"""Acol: the ranges of its notrump bids, what forces, and the ranges that a card may choose."""

import pytest

from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.core.calls import Call, parse_action
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.engine.setting import Setting
from chelem.phases.auction import Auction
from tests.bots import problems

NAME = "acol"


@pytest.fixture(scope="module")
def acol() -> System:
    return System.load(NAME)


def point(system: System, auction: str) -> AuctionPoint:
    return point_after(system, BiddingSetting(), Auction(SEATS).call(auction).calls)


def choice(system: System, auction: str, hand: str) -> str:
    return str(point(system, auction).choose(Hand.parse(hand)))


def points_shown(system: System, auction: str, call: str) -> tuple[int, int]:
    return point(system, auction).meaning(parse_action(call)).known.range_of(Feature(FeatureKind.HCP))


def test_it_bids_as_its_problems_say(acol: System) -> None:
    """Books agree on their answers, and so does the system."""
    asked = [each for name in problems.chapters(NAME) for each in problems.read_chapter(NAME, name)]

    def bid(setting: Setting, calls: tuple[Call, ...], hand: Hand, legal: frozenset[Call]) -> Call:
        at = point_after(acol, setting_for(setting.dealer, setting.vulnerable), calls)
        return at.choose(hand, legal)

    wrong = [answer for answer in problems.answers(asked, bid) if not answer.agrees]
    assert [] == [f"{answer.problem} not {answer.call}" for answer in wrong]


@pytest.mark.parametrize("auction", ["1S P 2C P", "1H P 1S P", "1D P 1H P", "1S P 2C P 2D P"])
def test_a_new_suit_forces_for_a_round(acol: System, auction: str) -> None:
    """A response in a new suit, and opener's lower suit after one at the two level; not to game."""
    auction_then = point(acol, auction).auction
    assert auction_then.forced
    assert not auction_then.game_forced


@pytest.mark.parametrize("auction", ["1S P 2C P 2S P", "1H P 2D P 3D P", "1S P 3S P", "1S P 2NT P"])
def test_limit_bids_may_be_passed(acol: System, auction: str) -> None:
    """Opener's suit bid again, a raise, and responder's limit bids."""
    assert not point(acol, auction).auction.forced


def test_two_notrump_after_two_over_one_forces_to_game(acol: System) -> None:
    """Opener has fifteen points or more, responder ten."""
    assert point(acol, "1S P 2C P 2NT P").auction.game_forced


RANGES = {
    "12-14": ((12, 14), (15, 17)),
    "14-16": ((14, 16), (12, 13)),
    "15-17": ((15, 17), (12, 14)),
    "16-18": ((16, 18), (12, 15)),
}


@pytest.mark.parametrize("system", ["sayc", "2over1"])
@pytest.mark.parametrize("wanted", RANGES)
def test_a_card_chooses_the_range_of_one_notrump(system: str, wanted: str) -> None:
    """The rebid of one notrump then has the balanced hands that open neither one nor two notrump."""
    card = PartnershipCard(system, choices={"notrump": {"notrump-range": wanted}}).bidding_system()
    opening, rebid = RANGES[wanted]
    assert opening == points_shown(card, "", "1NT")
    low, high = points_shown(card, "1C P 1H P", "1NT")
    assert high == rebid[1]
    assert low <= rebid[0]


@pytest.mark.parametrize(
    ("wanted", "invites", "bids_game"),
    [
        ("12-14", "K83.Q95.AQ84.J63", "KQ3.Q95.AQ84.J63"),
        ("15-17", "K83.Q95.Q842.J63", "K83.Q95.AQ84.963"),
        ("16-18", "K83.Q95.J842.J63", "K83.Q95.KQ84.963"),
    ],
)
def test_replies_go_with_the_range(wanted: str, invites: str, bids_game: str) -> None:
    """Two notrump invites when game needs a maximum; game is bid when a minimum is enough."""
    card = PartnershipCard("sayc", choices={"notrump": {"notrump-range": wanted}}).bidding_system()
    assert ("2NT", "3NT") == (choice(card, "1NT P", invites), choice(card, "1NT P", bids_game))


def test_a_card_chooses_jacoby(acol: System) -> None:
    """Two notrump is natural unless the card says that it raises."""
    card = PartnershipCard(NAME, choices={"majors": {"two-notrump-response": "jacoby"}}).bidding_system()
    raise_, balanced = "AJ82.K3.KQ984.63", "83.K52.AQ84.Q963"
    assert ("2D", "2NT") == (choice(acol, "1S P", raise_), choice(acol, "1S P", balanced))
    assert ("2NT", "2C") == (choice(card, "1S P", raise_), choice(card, "1S P", balanced))
