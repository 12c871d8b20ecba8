"""Responder's first call after partner's 1NT is doubled or overcalled."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import Force, hcp, hl
from chelem.bots.bidding.penalty import leave_double
from chelem.bots.bidding.shape_tests import longest, shapely, stops_all
from chelem.core.calls import SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def over_notrump(auction: AuctionState) -> RuleList:
    """Bid suits naturally and game on points, double for penalties; weak hands escape from a double."""
    game = max(0, auction.style.game - auction.partner_hand.low)
    strong = (
        (Rule(SimpleCall.REDOUBLE, hcp(game), agreed.REDOUBLE_STRONG),)
        if auction.doubled
        else _strong(auction, game)
    )
    return (*_suits(auction, game), *strong, Rule(SimpleCall.PASS, hcp(0), agreed.RESPONSE_PASS))


def _suits(auction: AuctionState, game: int) -> RuleList:
    """Bid five cards, to play at two and forcing to game at three; jump to game with a six-card major."""
    rules = [
        Rule(bid_at(4, suit), hl(game).has(suit, 6), agreed.RESPONSE_GAME)
        for suit in (S, H)
        if suit not in auction.their_suits and auction.allows(bid_at(4, suit))
    ]
    weak = hl(0 if auction.doubled else 4, game)
    for suit in (S, H, D, C):
        call = auction.lowest_bid(suit)
        if call is None or suit in auction.their_suits or call.number > 3:
            continue
        if call.number == 3:
            rules.append(Rule(call, hl(game).has(suit, 5), agreed.RESPONSE_SUIT, Force.GAME, shapely))
        else:
            rules.append(Rule(call, weak.has(suit, 5), agreed.RESPONSE_SUIT, when=longest(suit)))
    return tuple(rules)


def _strong(auction: AuctionState, game: int) -> RuleList:
    """Double with four of their trumps, bid notrump with a stopper, double with points for game."""
    last, stopped = auction.last_bid, stops_all(auction.their_suits)
    if last is None or last.strain is NT:
        return ()
    trumps, two = hcp(7).has(Suit(last.strain), 4), bid_at(2, NT)
    rules = [
        Rule(SimpleCall.DOUBLE, trumps, agreed.DOUBLE_PENALTY, when=stopped, then=leave_double),
        Rule(bid_at(3, NT), hcp(game), agreed.RESPONSE_GAME, when=stopped),
    ]
    if last.number <= 2:
        rules.append(Rule(two, hcp(game - 2, game - 1), agreed.RESPONSE_INVITE, when=stopped))
        rules.append(Rule(SimpleCall.DOUBLE, hcp(game), agreed.DOUBLE_VALUES))
    return tuple(rules)
