"""Opener's rebids after partner's negative double."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import hcp, hld
from chelem.bots.bidding.rebids import rebid_suit, second_suits
from chelem.bots.bidding.shape_tests import stops_all
from chelem.core.calls import Bid
from chelem.core.cards import SUITS

C, D, H, S = SUITS


def after_negative(auction: AuctionState) -> RuleList:
    """Bid the major that the double shows by points, notrump with stoppers, or a suit."""
    mine, theirs = auction.my_bids[0].strain.suit or C, auction.their_suits
    rules: list[Rule] = []
    stopped = stops_all(theirs)
    for major in (H, S):
        low, jump = auction.lowest_bid(major), auction.lowest_bid(major, 1)
        if major in (mine, *theirs) or low is None or jump is None:
            continue
        rules.append(Rule(bid_at(4, major), hld(major, 19).has(major, 4), agreed.NEGATIVE_GAME))
        if jump.number <= 3:
            rules.append(Rule(jump, hld(major, 16, 18).has(major, 4), agreed.NEGATIVE_JUMP))
        if low.number <= 3:
            rules.append(
                Rule(low, hld(major, 11, 15 if jump.number <= 3 else 18).has(major, 4), agreed.NEGATIVE_SUIT)
            )
    low = auction.lowest_bid(NT)
    if low is not None and low.number <= 2:
        rules.append(Rule(bid_at(3, NT), hcp(18), agreed.NEGATIVE_NOTRUMP, when=stopped))
        if low.number == 1:
            rules.append(
                Rule(bid_at(2, NT), hcp(17, 19, balanced=True), agreed.NEGATIVE_NOTRUMP, when=stopped)
            )
        rules.append(Rule(low, hcp(11, 16, balanced=True), agreed.NEGATIVE_NOTRUMP, when=stopped))
    rules += rebid_suit(auction, mine)
    rules += (
        rule
        for rule in second_suits(auction, mine, None)
        if isinstance(rule.call, Bid) and rule.call < bid_at(3, S)
    )
    for suit in SUITS:
        call = auction.lowest_bid(suit)
        if call is not None and suit not in theirs:
            rules.append(Rule(call, hcp(0).has(suit, 5 if suit is mine else 3), agreed.NEGATIVE_LEAST))
    return tuple(rules)
