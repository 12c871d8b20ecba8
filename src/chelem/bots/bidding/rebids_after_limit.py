"""Opener's rebids after a limited response: a raise, or notrump."""

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
from chelem.bots.bidding.description import (
    Force,
    hcp,
    hl,
    hld,
)
from chelem.bots.bidding.rebids import describable, opening_and_response, rebid_suit
from chelem.bots.bidding.shape_tests import shapely, short
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_raise(auction: AuctionState) -> RuleList:
    """Rebid after a raise of the suit opened: pass, invite, game or slam, by points."""
    mine, _ = opening_and_response(auction)
    raised = auction.partner_bids[-1]
    low, high = auction.partner_hand.low, auction.partner_hand.high
    style = auction.style
    rules = [*blackwood(auction, [(mine, 5 if mine >= H else 4)])]
    if mine >= H:
        need = style.major - (low + high) // 2
        rules.append(
            Rule(
                bid_at(4, mine),
                hld(mine, need if raised.number > 2 else style.major - low - 1),
                agreed.REBID_GAME,
            )
        )
        if raised.number == 2:
            rules.append(
                Rule(
                    bid_at(3, mine),
                    hld(mine, style.major - high + 1),
                    agreed.REBID_INVITE,
                    then=_accepts(mine),
                )
            )
    else:
        rules += _minor_raised(auction, mine, raised)
    rules.append(Rule(SimpleCall.PASS, hcp(0), agreed.REBID_PASS))
    return tuple(rules)


def _minor_raised(auction: AuctionState, mine: Suit, raised: Bid) -> RuleList:
    """Rebid after a raised minor: notrump with the other suits stopped."""
    low, high, game = auction.partner_hand.low, auction.partner_hand.high, auction.style.game
    stopped = _stops_but(mine)
    if raised.number >= 5:
        return ()
    if raised.number == 3:
        return (
            Rule(bid_at(3, NT), hcp(game - high), agreed.REBID_GAME, when=stopped),
            Rule(bid_at(5, mine), hld(mine, auction.style.minor - low), agreed.REBID_GAME),
        )
    return (
        Rule(bid_at(3, NT), hcp(game - low - 1), agreed.REBID_GAME, when=stopped),
        Rule(bid_at(5, mine), hld(mine, auction.style.minor - low), agreed.REBID_GAME),
        Rule(bid_at(2, NT), hcp(game - high + 1, game - low - 2, balanced=True), agreed.REBID_INVITE),
        Rule(bid_at(3, mine), hld(mine, game - high + 2), agreed.REBID_INVITE),
    )


def _stops_but(mine: Suit) -> HandTest:
    """Test that at most one other suit is not stopped."""
    return lambda hand: sum(not hand.stops(suit) for suit in SUITS if suit is not mine) <= 1


def _accepts(major: Suit) -> Continuation:
    def answers(auction: AuctionState) -> RuleList:
        middle = (auction.my_hand.low + auction.my_hand.high + 1) // 2
        return (
            Rule(bid_at(4, major), hld(major, middle), agreed.RAISE_ACCEPT),
            Rule(SimpleCall.PASS, hcp(0), agreed.RAISE_DECLINE),
        )

    return answers


def after_notrump_response(auction: AuctionState) -> RuleList:
    """Rebid after a notrump response: by points and shape over 1NT, else the major or notrump."""
    mine, _ = opening_and_response(auction)
    level = auction.partner_bids[-1].number
    if level == 1:
        return (
            *_one_notrump(auction, mine),
            Rule(SimpleCall.PASS, hcp(0, 16), agreed.REBID_PASS),
        )
    low, game = auction.partner_hand.low, auction.style.game
    rules = [*blackwood(auction, [(mine, 6)])]
    if mine >= H:
        rules.append(Rule(bid_at(4, mine), hl(game - low).has(mine, 6), agreed.REBID_GAME))
        if level == 2:
            rules.append(Rule(bid_at(3, mine), hl(11, game - low - 1).has(mine, 6), agreed.REBID_AGAIN))
    if level == 2:
        rules += [
            *(
                Rule(bid_at(3, suit), hl(game - low).has(suit, 4), agreed.REBID_SUIT, Force.GAME, when=short)
                for suit in SUITS
                if suit is not mine
            ),
            Rule(bid_at(3, NT), hl(game - low), agreed.REBID_GAME),
            Rule(bid_at(3, mine), hl(11, game - low).has(mine, 6), agreed.REBID_AGAIN),
        ]
    slam = auction.style.slam
    if level < 4:
        rules.append(Rule(bid_at(6, NT), hcp(slam - low), agreed.SLAM_SMALL))
    else:
        rules.append(Rule(bid_at(6, NT), hl(slam - low - 1), agreed.SLAM_SMALL))
    rules.append(Rule(SimpleCall.PASS, hcp(0), agreed.REBID_PASS))
    return tuple(rules)


def _one_notrump(auction: AuctionState, mine: Suit) -> RuleList:
    """Rebid after 1NT, 6–10: 2NT with 17–18, 3NT with 19, a six-card suit, a second suit."""
    rules = [
        Rule(bid_at(3, NT), hcp(19, balanced=True), agreed.REBID_NOTRUMP),
        Rule(bid_at(2, NT), hcp(17, 18, balanced=True), agreed.REBID_NOTRUMP),
    ]
    for suit in reversed(SUITS):
        if suit is mine:
            continue
        if suit > mine:
            rules.append(
                Rule(bid_at(2, suit), hl(17).has(suit, 4).has(mine, 5), agreed.REBID_REVERSE, Force.ONCE)
            )
        else:
            rules.append(
                Rule(bid_at(3, suit), hl(19).has(suit, 4), agreed.REBID_JUMP, Force.GAME, when=describable)
            )
    rules += rebid_suit(auction, mine)
    for suit in SUITS:
        if suit < mine:
            rules.append(Rule(bid_at(2, suit), hl(11, 18).has(suit, 4), agreed.REBID_SUIT, when=shapely))
    if mine >= D:
        rules.append(
            Rule(
                bid_at(2, C),
                hl(11, 18).has(C, 3),
                agreed.REBID_SUIT,
                when=lambda hand: min(hand.lengths) == 0 and hand.length(C) >= 4,
            )
        )
    return tuple(rules)
