"""Penalty doubles of contracts that should go down clearly."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    AuctionState,
    HandTest,
    Rule,
    RuleList,
    reaches_game,
)
from chelem.bots.bidding.description import hcp
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.core.calls import Bid, SimpleCall

TRICKS_PER_POINT = 0.14
"""Defensive tricks expected for each point that partner has shown."""


def penalty_doubles(auction: AuctionState) -> RuleList:
    """Double four of a suit and higher on tricks, lower contracts only with four trumps."""
    last = auction.last_bid
    if last is None or auction.we_bid_last or auction.doubled:
        return ()
    return (
        Rule(SimpleCall.DOUBLE, hcp(0), agreed.DOUBLE_PENALTY, when=_down(auction, last), then=leave_double),
    )


def leave_double(_: AuctionState) -> RuleList:
    """Pass partner's penalty double."""
    return (Rule(SimpleCall.PASS, hcp(0), agreed.DOUBLE_LEFT),)


def _down(auction: AuctionState, last: Bid) -> HandTest:
    trumps = last.strain.suit
    partner = TRICKS_PER_POINT * auction.partner_hand.low
    points = auction.partner_hand.low
    needed = 8 - last.number

    def down(hand: EvaluatedHand) -> bool:
        sure = hand.defensive_tricks(trumps)
        if last.number >= 6:
            return sure >= 2.5
        if trumps is None:
            return reaches_game(last) and hand.hcp + points >= 20 and sure + partner >= needed + 0.5
        if last.number >= 4:
            margin = 0.5 if hand.length(trumps) >= 2 else 1.0
            return hand.hcp + points >= 18 and sure + partner >= needed + margin
        return (
            points >= 10
            and hand.length(trumps) >= 4
            and hand.top_honours(trumps) >= 1
            and hand.hcp + points >= 22
            and sure + partner >= needed + 1
        )

    return down
