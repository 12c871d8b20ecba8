"""Test whether a hand is suitable for notrump after an auction."""

from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    HandTest,
    bid_at,
)
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.core.cards import SUITS

C, D, H, S = SUITS


_NT_BIDS = tuple(bid_at(level, NT) for level in (1, 2, 3))


def notrump_hand(auction: AuctionState) -> HandTest:
    """Test for stoppers in their suits, no wide-open unbid suit, and no void in partner's long suit."""
    their_suits = auction.their_suits
    if opponents_bid_notrump(auction):
        return lambda hand: hand.hcp >= 20
    if any(rule.agreement.natural_notrump and rule.call in _NT_BIDS for rule in auction.partner_rules):
        return lambda _: True
    long = tuple(suit for suit in SUITS if auction.partner_hand.min_length(suit) >= 5)
    unbid = tuple(
        suit
        for suit in SUITS
        if suit not in their_suits
        and auction.partner_hand.min_length(suit) < 3
        and auction.my_hand.min_length(suit) < 4
    )

    def suits_notrump(hand: EvaluatedHand) -> bool:
        open_suits = sum(hand.length(suit) <= 1 or not hand.stops(suit) for suit in unbid)
        if any(hand.length(suit) == 0 for suit in long):
            return False
        return all(hand.stops(suit) for suit in their_suits) and (
            open_suits == 0 or open_suits < len(unbid) or auction.partner_hand.balanced
        )

    return suits_notrump


def opponents_bid_notrump(auction: AuctionState) -> bool:
    """Return whether the opponents have bid notrump."""
    return any(bid.strain is NT for bid in auction.their_bids)
