"""Responder's first call after partner's opening of one of a suit is doubled or overcalled."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    GAME_LEVEL,
    NT,
    AuctionState,
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
from chelem.bots.bidding.negative_doubles import after_negative
from chelem.bots.bidding.penalty import leave_double
from chelem.bots.bidding.rebids import after_new_suit, after_two_over_one
from chelem.bots.bidding.shape_tests import longest, short, stops_all
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def over_double(auction: AuctionState) -> RuleList:
    """Respond over a takeout double: redouble with 10 HCP, raise on trumps, bid suits naturally."""
    suit = auction.opening.strain.suit
    if suit is None or auction.opening.number > 1:
        return ()
    major = suit >= H
    least = 3 if major else 5
    rules = [
        *(
            (Rule(bid_at(4, suit), hcp(3, 9).has(suit, 5), agreed.RAISE_PREEMPT, when=short),)
            if major
            else ()
        ),
        *((Rule(bid_at(4, suit), hld(suit, 13).has(suit, 4), agreed.RAISE_GAME),) if major else ()),
        Rule(SimpleCall.REDOUBLE, hcp(10), agreed.REDOUBLE_STRONG),
        Rule(bid_at(3, suit), hld(suit, 6, 10).has(suit, least + 1), agreed.RAISE_PREEMPT),
        Rule(bid_at(2, suit), hld(suit, 5, 10).has(suit, least), agreed.RAISE_SINGLE),
        *_natural_suits(auction, suit),
        Rule(bid_at(1, NT), hcp(7, 9), agreed.RESPONSE_NOTRUMP),
        Rule(SimpleCall.PASS, hcp(0, 9), agreed.RESPONSE_PASS),
    ]
    if not auction.style.redouble:
        rules.insert(4, Rule(bid_at(3, suit), hld(suit, 11).has(suit, least), agreed.RAISE_INVITE))
    return tuple(rules)


def _natural_suits(auction: AuctionState, opened: Suit) -> RuleList:
    rules = []
    for suit in SUITS:
        call = auction.lowest_bid(suit)
        if call is None or suit is opened or call.number > 2:
            continue
        if call.number == 1:
            rules.append(
                Rule(
                    call,
                    hl(6).has(suit, 4),
                    agreed.RESPONSE_SUIT,
                    _once(auction),
                    when=_best(suit),
                    then=after_new_suit,
                )
            )
        else:
            rules.append(Rule(call, hl(6, 10).has(suit, 5), agreed.RESPONSE_SUIT, when=_six_or_good(suit)))
    return tuple(rules)


def _once(auction: AuctionState) -> Force:
    return Force.NONE if auction.passed_hand else Force.ONCE


def _best(suit: Suit) -> HandTest:
    return lambda hand: all(hand.length(other) <= hand.length(suit) for other in (H, S))


def _six_or_good(suit: Suit) -> HandTest:
    return lambda hand: hand.length(suit) >= 6 or hand.good_suit(suit)


def over_overcall(auction: AuctionState) -> RuleList:
    """Respond over an overcall: raise on trumps, cue-bid with 11 HLD, double for the unbid majors."""
    opened, last = auction.opening.strain.suit, auction.last_bid
    if opened is None or last is None:
        return ()
    if last.strain is NT:
        return (
            Rule(SimpleCall.DOUBLE, hcp(9), agreed.DOUBLE_PENALTY, then=leave_double),
            *_raises(auction, opened),
            Rule(SimpleCall.PASS, hcp(0, 9), agreed.RESPONSE_PASS),
        )
    return (
        *blackwood(auction, [(opened, 4)] if opened >= H else []),
        *(_raises(auction, opened) if opened >= H else ()),
        *_free_suits(auction, opened),
        *_negative(auction, opened, last),
        *(_raises(auction, opened) if opened < H else ()),
        *_notrumps(auction),
        *_strong(auction),
        *(
            (Rule(SimpleCall.DOUBLE, hcp(10), agreed.DOUBLE_VALUES, then=after_negative),)
            if last < bid_at(3, C)
            else ()
        ),
        Rule(SimpleCall.PASS, hcp(0, 12), agreed.RESPONSE_PASS),
    )


def _raises(auction: AuctionState, opened: Suit) -> RuleList:
    """Raise to the level of the combined trumps; cue-bid to raise with 11 HLD or more."""
    low = auction.lowest_bid(opened)
    theirs = auction.their_suits
    cue = auction.lowest_bid(theirs[0]) if theirs else None
    least = 3 if opened >= H else 4 if opened is D else 5
    rules = []
    if opened >= H and auction.allows(bid_at(4, opened)):
        rules.append(Rule(bid_at(4, opened), hcp(3, 9).has(opened, 5), agreed.RAISE_PREEMPT, when=short))
        if low is not None and low.number >= 3:
            rules.append(Rule(bid_at(4, opened), hld(opened, 13).has(opened, least), agreed.RAISE_GAME))
    if cue is not None and cue < bid_at(3, opened):
        rules.append(
            Rule(cue, hld(opened, 11).has(opened, least), agreed.RAISE_CUE, Force.ONCE, then=after_raise_cue)
        )
    if low is not None and low.number == 2:
        rules.append(
            Rule(bid_at(3, opened), hld(opened, 7, 10).has(opened, least + 1), agreed.RAISE_LAW, when=short)
        )
        rules.append(Rule(low, hld(opened, 6, 10).has(opened, least), agreed.RAISE_SINGLE))
        rules.append(Rule(bid_at(3, opened), hld(opened, 11, 13).has(opened, least), agreed.RAISE_INVITE))
    elif low is not None and low.number == 3:
        rules.append(Rule(low, hld(opened, 8, 12).has(opened, least), agreed.RAISE_LAW))
    elif low is not None and low.number == 4 and opened < H:
        rules.append(Rule(low, hld(opened, 9, 14).has(opened, least + 1), agreed.RAISE_LAW))
    return tuple(rules)


def after_raise_cue(auction: AuctionState) -> RuleList:
    """Answer partner's cue-bid raise: game, or the suit at its lowest level."""
    suit = auction.my_bids[0].strain.suit
    if suit is None:
        return ()
    low = auction.lowest_bid(suit)
    need = auction.style.major - auction.partner_hand.low - 1
    rules = [*blackwood(auction, [(suit, 5)])]
    if suit >= H:
        rules.append(Rule(bid_at(4, suit), hld(suit, need), agreed.RAISE_ACCEPT))
    else:
        if auction.allows(bid_at(3, NT)):
            rules.append(
                Rule(bid_at(3, NT), hcp(need), agreed.RAISE_ACCEPT, when=stops_all(auction.their_suits))
            )
        rules.append(
            Rule(
                bid_at(5, suit),
                hld(suit, auction.style.minor - auction.partner_hand.low),
                agreed.RAISE_ACCEPT,
            )
        )
    if low is not None and low.number < GAME_LEVEL[low.strain]:
        rules.append(Rule(low, hcp(0), agreed.RAISE_MINIMUM))
    return tuple(rules)


def _free_suits(auction: AuctionState, opened: Suit) -> RuleList:
    """Bid a new suit, forcing: four cards at the one level, five with 11 points at two, with 13 at three."""
    rules = []
    for suit in (S, H, D, C):
        call = auction.lowest_bid(suit)
        if call is None or suit in auction.their_suits or suit is opened or call.number > 3:
            continue
        if call.number == 1:
            least = 5 if suit is S and H in auction.their_suits else 4
            rules.append(
                Rule(
                    call,
                    hl(6).has(suit, least),
                    agreed.RESPONSE_SUIT,
                    _once(auction),
                    when=_best_major(suit),
                    then=after_new_suit,
                )
            )
        else:
            low = 11 if call.number == 2 else 13
            then = after_two_over_one if call.number == 2 else None
            rules.append(
                Rule(call, hl(low).has(suit, 5), agreed.RESPONSE_SUIT, _once(auction), longest(suit), then)
            )
    return tuple(rules)


def _best_major(suit: Suit) -> HandTest:
    """Test for a suit bid: a double is better with two four-card majors."""
    if suit is D:
        return lambda hand: hand.length(H) < 4 and hand.length(S) < 4
    return lambda hand: (
        not (hand.length(H) == 4 == hand.length(S))
        and all(hand.length(s) <= hand.length(suit) for s in (H, S))
    )


def _negative(auction: AuctionState, opened: Suit, last: Bid) -> RuleList:
    """Double, through 3♠, to show the unbid majors; the unbid minors if both majors are bid."""
    if last > bid_at(3, S):
        return ()
    low = {1: 6, 2: 8, 3: 10}[last.number]
    majors = [suit for suit in (H, S) if suit is not opened and suit not in auction.their_suits]
    if not majors:
        minors = [suit for suit in (C, D) if suit is not opened and suit not in auction.their_suits]
        shows = hcp(low + 2)
        for suit in minors:
            shows = shows.has(suit, 4)
        return (Rule(SimpleCall.DOUBLE, shows, agreed.DOUBLE_NEGATIVE, then=after_negative),)
    both = hl(low)
    for suit in majors:
        both = both.has(suit, 4)
    rules = [Rule(SimpleCall.DOUBLE, both, agreed.DOUBLE_NEGATIVE, then=after_negative)]
    if len(majors) == 2:
        rules += [
            Rule(
                SimpleCall.DOUBLE,
                hl(low + 1).has(suit, 4, 4),
                agreed.DOUBLE_NEGATIVE,
                then=after_negative,
                when=_fit_or_strength(opened),
            )
            for suit in majors
            if last.number >= 2
        ]
    return tuple(rules)


def _fit_or_strength(opened: Suit) -> HandTest:
    """Test for a negative double with one major only: support for opener or 10 HCP."""
    return lambda hand: hand.length(opened) >= 3 or hand.hcp >= 10


def _notrumps(auction: AuctionState) -> RuleList:
    stopped = stops_all(auction.their_suits)
    ranges = ((3, 13, 17), (2, 11, 12), (1, 7, 10))
    return tuple(
        Rule(bid_at(level, NT), hcp(low, high), agreed.RESPONSE_NOTRUMP, when=stopped)
        for level, low, high in ranges
        if auction.allows(bid_at(level, NT))
    )


def _strong(auction: AuctionState) -> RuleList:
    """Cue-bid with game values and nothing else to bid."""
    theirs = auction.their_suits
    cue = auction.lowest_bid(theirs[0]) if theirs else None
    if cue is None or cue.number > 3:
        return ()
    return (Rule(cue, hcp(13), agreed.RESPONSE_CUE, Force.GAME),)
