"""Blackwood: 4NT asks for aces and the asker places the contract; and quantitative 4NT."""

from collections.abc import Iterable

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    Continuation,
    HandTest,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import ANY_HAND, Force, hcp, hld
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.core.calls import SimpleCall
from chelem.core.cards import Strain, Suit

FOUR_NT = bid_at(4, NT)
ANSWERS = ((Strain.C, (0, 4)), (Strain.D, (1,)), (Strain.H, (2,)), (Strain.S, (3,)))
MOST_SHAPE_POINTS = 5
"""Points beyond HCP that count toward a slam, at most."""
FitLengths = tuple[tuple[Suit, int], ...]


def blackwood(auction: AuctionState, fits: Iterable[tuple[Suit, int]]) -> RuleList:
    """Bid 4NT with slam values and a fit; `fits` are suits with the length needed in each."""
    if not auction.allows(FOUR_NT):
        return ()
    pairs = tuple(fits)
    need, answers = auction.style.slam - auction.partner_hand.expected, _answers(pairs)
    return tuple(
        Rule(
            FOUR_NT,
            hld(suit, need).has(suit, least),
            agreed.SLAM_ACES,
            Force.ONCE,
            _can_ask(suit, need),
            answers,
        )
        for suit, least in pairs
    )


def _can_ask(trumps: Suit, need: int) -> HandTest:
    """Test for a hand that may ask for aces: its points are mostly high cards, with aces and kings."""
    return lambda hand: (
        hand.hcp >= need - MOST_SHAPE_POINTS
        and (hand.aces + hand.kings >= 3 or need < 14)
        and (trumps is not Suit.C or hand.aces >= 2 or need < 14)
    )


def _answers(fits: FitLengths) -> Continuation:
    """Answer Blackwood: 5♣ none or four, then one, two, three."""

    def aces(_: AuctionState) -> RuleList:
        return tuple(
            Rule(
                bid_at(5, step),
                ANY_HAND,
                agreed.SLAM_ANSWER,
                when=_holds(numbers),
                then=_decide(fits, numbers),
            )
            for step, numbers in ANSWERS
        )

    return aces


def _holds(numbers: tuple[int, ...]) -> HandTest:
    return lambda hand: hand.aces in numbers


def _decide(fits: FitLengths, shown: tuple[int, ...]) -> Continuation:
    """Place the contract: small slam missing one ace at most, grand slam with all aces and the points."""

    def total_aces(hand: EvaluatedHand) -> int:
        return hand.aces + max((number for number in shown if number + hand.aces <= 4), default=0)

    def decide(auction: AuctionState) -> RuleList:
        style, partner, last = auction.style, auction.partner_hand, auction.last_bid
        rules = []
        for suit, least in fits:
            trumps = ANY_HAND.has(suit, least)
            grand = hld(suit, style.grand - partner.low).has(suit, least)
            low = (
                SimpleCall.PASS if last is not None and last.strain.suit is suit else auction.lowest_bid(suit)
            )
            rules += [
                Rule(
                    bid_at(7, suit),
                    grand,
                    agreed.SLAM_GRAND,
                    when=lambda hand: total_aces(hand) == 4,
                    then=_pass,
                ),
                Rule(
                    bid_at(6, suit),
                    trumps,
                    agreed.SLAM_SMALL,
                    when=lambda hand: total_aces(hand) >= 3,
                    then=_pass,
                ),
            ]
            if low is not None:
                rules.append(Rule(low, trumps, agreed.SLAM_STOP, then=_pass))
        return tuple(rules)

    return decide


def _pass(_: AuctionState) -> RuleList:
    return (Rule(SimpleCall.PASS, hcp(0), agreed.SLAM_PASS),)


def after_quantitative(auction: AuctionState) -> RuleList:
    """Answer a quantitative 4NT: 6NT with a maximum."""
    mine = auction.my_hand
    middle = (mine.low + mine.high + 1) // 2
    return (
        Rule(bid_at(6, NT), hcp(middle + 1), agreed.SLAM_ACCEPT),
        Rule(bid_at(6, NT), hcp(middle), agreed.SLAM_ACCEPT, when=lambda hand: max(hand.lengths) >= 5),
        Rule(SimpleCall.PASS, hcp(0), agreed.SLAM_DECLINE),
    )
