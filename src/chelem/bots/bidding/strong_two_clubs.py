"""Bidding after a strong 2♣: a waiting 2♦ or a positive response, then opener's rebid."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    HandTest,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import ANY_HAND, Force, hcp, hl, hld
from chelem.bots.bidding.notrump import after_notrump
from chelem.bots.bidding.shape_tests import longest
from chelem.bots.bidding.slam import blackwood
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_two_clubs(_: AuctionState) -> RuleList:
    """Respond: a positive with 8 points and a fair five-card suit or balanced; else 2♦, waiting."""

    def good(suit: Suit) -> HandTest:
        return lambda hand: hand.fair_suit(suit) and hand.longest is suit

    suits = ((bid_at(2, S), S), (bid_at(2, H), H), (bid_at(3, C), C), (bid_at(3, D), D))
    return (
        *(
            Rule(call, hl(8).has(suit, 5), agreed.STRONG_POSITIVE, Force.GAME, good(suit), _rebid)
            for call, suit in suits
        ),
        Rule(bid_at(2, NT), hcp(8, balanced=True), agreed.STRONG_POSITIVE, Force.GAME, then=_rebid),
        Rule(bid_at(2, D), hcp(0), agreed.STRONG_WAITING, Force.ONCE, then=_rebid),
    )


def _rebid(auction: AuctionState) -> RuleList:
    """Rebid: 2NT with a balanced 22–24, 3NT with 25–27; else the longest suit, forcing to game."""
    rules = []
    if auction.allows(bid_at(2, NT)):
        rules.append(
            Rule(bid_at(2, NT), hcp(22, 24, balanced=True), agreed.STRONG_NOTRUMP, then=after_notrump)
        )
    partner = auction.partner_bids[-1].strain.suit
    positive = auction.partner_hand.low >= 8
    if positive and partner is not None:
        low = auction.lowest_bid(partner)
        if low is not None:
            rules.append(
                Rule(low, ANY_HAND.has(partner, 3), agreed.STRONG_RAISE, Force.GAME, then=_after_fit)
            )
    rules.append(Rule(bid_at(3, NT), hcp(25, 27, balanced=True), agreed.STRONG_NOTRUMP))
    for least in (5, 4):
        for suit in (S, H, D, C):
            call = auction.lowest_bid(suit)
            if call is not None:
                rules.append(
                    Rule(
                        call,
                        hl(20).has(suit, least),
                        agreed.STRONG_SUIT,
                        Force.GAME,
                        longest(suit),
                        then=_answer,
                    )
                )
    notrump = auction.lowest_bid(NT)
    if notrump is not None:
        rules.append(Rule(notrump, hcp(20), agreed.STRONG_NOTRUMP, Force.GAME))
    return tuple(rules)


def _after_fit(auction: AuctionState) -> RuleList:
    """Continue with an agreed suit: Blackwood, or game."""
    suit = auction.known_fit
    if suit is None:
        return ()
    game = bid_at(4 if suit >= H else 5, suit)
    return (
        *blackwood(auction, [(suit, 0)]),
        *((Rule(game, ANY_HAND, agreed.STRONG_GAME),) if auction.allows(game) else ()),
    )


def _answer(auction: AuctionState) -> RuleList:
    """Answer opener's suit: a raise, strong if below game; a five-card suit; else notrump."""
    partner = auction.partner_bids[-1].strain.suit
    if partner is None:
        return ()
    rules = [*blackwood(auction, [(partner, 3)])]
    low = auction.lowest_bid(partner)
    game = bid_at(4 if partner >= H else 5, partner)
    if low is not None and low < game:
        rules.append(
            Rule(low, hld(partner, 5).has(partner, 3), agreed.STRONG_RAISE, Force.GAME, then=_after_fit)
        )
    if partner >= H and auction.allows(game):
        rules.append(Rule(game, hld(partner, 0, 4).has(partner, 3), agreed.STRONG_GAME))
    elif low is not None:
        rules.append(Rule(low, ANY_HAND.has(partner, 4), agreed.STRONG_RAISE, Force.GAME))
    for suit in (S, H, D, C):
        call = auction.lowest_bid(suit)
        if call is not None and suit is not partner and call.number <= 3:
            rules.append(Rule(call, hcp(5).has(suit, 5), agreed.STRONG_SUIT, Force.GAME))
    notrump = auction.lowest_bid(NT)
    if notrump is not None and notrump.number <= 3:
        rules.append(
            Rule(notrump, hcp(0), agreed.STRONG_NOTHING, Force.GAME if notrump.number == 2 else Force.NONE)
        )
    return tuple(rules)
