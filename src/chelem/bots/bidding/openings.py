"""Opening bids: five-card majors, better minor, 15–17 notrump, strong 2♣, weak twos."""

from functools import lru_cache

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    HandTest,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import Force, hcp, hl
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.notrump import after_notrump
from chelem.bots.bidding.preempts import after_preempt, after_weak_two
from chelem.bots.bidding.responses import to_major, to_minor
from chelem.bots.bidding.shape_tests import longest
from chelem.bots.bidding.strong_two_clubs import after_two_clubs
from chelem.core.calls import SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def opening_bids(auction: AuctionState) -> RuleList:
    """Return the opening bids of a seat; no preempts and no light openings in fourth seat."""
    return _openings(len(auction.calls), auction.style.preempts)


@lru_cache
def _openings(passes: int, preempts: bool) -> RuleList:  # noqa: FBT001 - a style, not a mode
    passed = Rule(SimpleCall.PASS, hcp(0, 11 if passes < 3 else 13), agreed.OPENING_PASS)
    weak = _weak() if passes < 3 and preempts else ()
    return (*_strong(), *_one(_opens if passes < 3 else _opens_fourth), *weak, passed)


def _strong() -> RuleList:
    return (
        Rule(bid_at(2, C), hl(23), agreed.OPENING_STRONG, Force.ONCE, then=after_two_clubs),
        Rule(bid_at(2, C), hcp(22), agreed.OPENING_STRONG, Force.ONCE, then=after_two_clubs),
        Rule(bid_at(2, NT), hcp(20, 21, balanced=True), agreed.OPENING_NOTRUMP, then=after_notrump),
        Rule(bid_at(1, NT), hcp(15, 17, balanced=True), agreed.OPENING_NOTRUMP, then=after_notrump),
    )


def _one(opens: HandTest) -> RuleList:
    one = hl(12, 22)
    return (
        Rule(bid_at(1, S), one.has(S, 5), agreed.OPENING_MAJOR, when=_and(opens, longest(S)), then=to_major),
        Rule(bid_at(1, H), one.has(H, 5), agreed.OPENING_MAJOR, when=_and(opens, longest(H)), then=to_major),
        Rule(
            bid_at(1, D), one.has(D, 4), agreed.OPENING_MINOR, when=_and(opens, _longer(D, C)), then=to_minor
        ),
        Rule(bid_at(1, D), one.has(D, 3, 3).has(C, 2, 2), agreed.OPENING_MINOR, when=opens, then=to_minor),
        Rule(bid_at(1, C), one.has(C, 3), agreed.OPENING_MINOR, when=opens, then=to_minor),
        Rule(bid_at(1, D), one.has(D, 3), agreed.OPENING_MINOR, when=opens, then=to_minor),
    )


def _weak() -> RuleList:
    return (
        *(
            Rule(
                bid_at(4, suit),
                hcp(4, 10).has(suit, 8),
                agreed.OPENING_PREEMPT,
                when=_weak_suit(suit),
                then=after_preempt,
            )
            for suit in (S, H)
        ),
        *(
            Rule(
                bid_at(3, suit),
                hcp(4, 10).has(suit, 7),
                agreed.OPENING_PREEMPT,
                when=_weak_suit(suit),
                then=after_preempt,
            )
            for suit in reversed(SUITS)
        ),
        *(
            Rule(
                bid_at(2, suit),
                hcp(6, 10).has(suit, 6, 6),
                agreed.OPENING_WEAK,
                when=_weak_two(suit),
                then=after_weak_two,
            )
            for suit in (S, H, D)
        ),
    )


def _opens(hand: EvaluatedHand) -> bool:
    """Test for 12 HCP, or 10 that satisfy the rule of twenty: HCP plus the two longest suits."""
    two = sum(sorted(hand.lengths)[2:])
    return hand.hcp >= 12 or (hand.hcp >= 10 and hand.hcp + two >= 20)


def _opens_fourth(hand: EvaluatedHand) -> bool:
    """Test for a fourth-seat opening: 13 HCP, or the rule of fifteen: HCP plus spades."""
    return hand.hcp >= 13 or (_opens(hand) and hand.hcp + hand.length(S) >= 15)


def _longer(suit: Suit, other: Suit) -> HandTest:
    """Test that `suit` is at least as long as `other`."""
    return lambda hand: hand.length(suit) >= hand.length(other)


def _weak_suit(suit: Suit) -> HandTest:
    """Test for a fair suit with a top honour in a hand too weak to open."""
    return lambda hand: not _opens(hand) and hand.fair_suit(suit) and hand.top_honours(suit) >= 1


def _weak_two(suit: Suit) -> HandTest:
    """Test for a good suit, and no four cards in another major."""
    return lambda hand: (
        hand.good_suit(suit) and all(hand.length(major) < 4 for major in (S, H) if major is not suit)
    )


def _and(first: HandTest, second: HandTest) -> HandTest:
    return lambda hand: first(hand) and second(hand)
