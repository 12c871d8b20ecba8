"""What a fit needs in any system: the level of a splinter, the cards of a raise."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from chelem.bots.systems import exploring
from chelem.bots.systems.examining.remembered_points import AuctionTree
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting, Forcing
from chelem.bots.systems.system import System
from chelem.core.calls import Bid, Call, SimpleCall
from chelem.core.cards import DECK, Suit
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.phases.auction import Auction

SPLINTER = "splinter"
RAISE = 3
"""The fewest cards with which responder bids opener's major after a jump in another suit."""
JUMPS = 8
"""How many hands that jump are looked at over each opening."""


def point(system: System, auction: str) -> AuctionPoint:
    """Return the point after an auction, the dealer's call first."""
    return point_after(system, BiddingSetting(), Auction(SEATS).call(auction).calls)


def splinters(system: System) -> Iterator[tuple[AuctionPoint, Bid]]:
    """Yield bids that are splinters, after the auctions that their sections write."""
    walked = AuctionTree(system)
    for section in system.sections:
        if not any(f"convention {SPLINTER}" in str(rule.text) for rule in section.rules):
            continue
        for start in exploring.STARTS[:2]:
            for found in islice(exploring.written_points(walked, section, start), 20):
                for call in found.possible_calls:
                    if isinstance(call, Bid) and SPLINTER in found.meaning(call).understood.conventions:
                        yield found, call


@pytest.mark.slow
@pytest.mark.parametrize("name", known_systems())
def test_a_splinter_stays_below_game_in_the_suit_that_it_raises(name: str) -> None:
    """Partner may sign off in four of the major."""
    seen = 0
    for found, bid in splinters(System.load(name)):
        agreed = found.meaning(bid).understood.agreed
        assert agreed is not None
        assert bid < Bid.parse(f"4{agreed.name}"), f"{found.auction.calls} {bid}"
        seen += 1
    assert seen


@pytest.mark.parametrize("name", ["sayc", "acol"])
@pytest.mark.parametrize(("hand", "bid"), [("AJ743.KQ96.A73.4", "4C"), ("AQ743.KQ96.4.Q73", "4D")])
def test_opener_splinters_over_two_hearts(name: str, hand: str, bid: str) -> None:
    """A jump is enough to show the short minor."""
    assert bid == str(point(System.load(name), "1S P 2H P").choose(Hand.parse(hand)))


def jumping_hands(system: System, opening: str, seed: int) -> Iterator[tuple[Hand, Call]]:
    """Yield, without end, hands that force to game by a jump in a suit over one of a major."""
    rng, at = random.Random(seed), point(system, f"{opening} P")  # noqa: S311 - a test repeats itself
    while True:
        hand = Hand.of(rng.sample(DECK, 13))
        if hand.hcp < 15 or max(hand.lengths) < 5:
            continue
        call = at.choose(hand)
        if isinstance(call, Bid) and call.number > 1 and call.strain.suit is not None:
            meant = at.meaning(call).understood
            jumped = call > Bid.parse(f"2{opening[1]}") or (opening == "1H" and call == Bid.parse("2S"))
            if jumped and meant.natural and meant.forcing is Forcing.GAME and meant.agreed is None:
                yield hand, call


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sayc", "acol"])
@pytest.mark.parametrize("major", [Suit.H, Suit.S])
def test_responder_has_three_cards_for_openers_major_after_a_strong_jump(name: str, major: Suit) -> None:
    """Whatever natural rebid opener makes."""
    system, opening = System.load(name), f"1{major.name}"
    for hand, jump in islice(jumping_hands(system, opening, seed=1), JUMPS):
        for rebid in point(system, f"{opening} P {jump} P").possible_calls:
            if not isinstance(rebid, Bid) or rebid >= Bid.parse("4C"):
                continue
            at = point(system, f"{opening} P {jump} P {rebid} P")
            call = at.choose(hand)
            natural = call is not SimpleCall.PASS and at.meaning(call).understood.natural
            if natural and isinstance(call, Bid) and call.strain.suit is major:
                assert hand.length(major) >= RAISE, f"{jump} {rebid} {call}: {hand}"


@pytest.mark.parametrize(
    ("auction", "hand", "bid"),
    [
        ("1NT X P 2S P", "KJ74.A.QJ852.KJ4", "3S"),
        ("1NT X P 2S P", "KJ74.A3.QJ852.K4", "P"),
        ("1NT X P 2S P 3S P", "QT863.84.K73.Q92", "4S"),
        ("1NT X P 2S P 3S P", "QT863.84.J73.J92", "P"),
        ("1NT X P 2D P 2S P", "QT86.KJ74.73.Q92", "3S"),
        ("1NT X P 2D P 2S P", "QT86.KJ74.73.982", "P"),
        ("1NT X P P 2H", "KJ74.AJ3.AQJ52.4", "X"),
        ("1NT X P P 2D P P", "KJ4.Q73.Q842.K92", "X"),
    ],
)
def test_after_the_double_of_one_notrump_with_a_minor_and_a_major(auction: str, hand: str, bid: str) -> None:
    """Both sides of a fit may invite, and opponents who run from the double are doubled."""
    assert bid == str(point(System.load("sef"), auction).choose(Hand.parse(hand)))
