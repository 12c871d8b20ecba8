"""Responses to a weak two or a preempt: raise on trumps, or bid game on strength."""

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
from chelem.bots.bidding.description import ANY_HAND, Force, hcp, hl, hld
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.shape_tests import short
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_weak_two(auction: AuctionState) -> RuleList:
    """Respond to a weak two: game or a 2NT enquiry on strength, a preemptive raise on trumps."""
    suit = auction.opening.strain.suit
    if suit is None:
        return ()
    major = suit >= H
    return (
        *blackwood(auction, [(suit, 3)]),
        *((Rule(bid_at(4, suit), hld(suit, 17).has(suit, 2), agreed.PREEMPT_GAME),) if major else ()),
        Rule(bid_at(3, NT), hcp(16).has(suit, 1), agreed.PREEMPT_GAME, when=_stops_but(suit)),
        Rule(bid_at(2, NT), hcp(15), agreed.PREEMPT_ASK, Force.ONCE, then=_answer_enquiry(suit)),
        *(
            (Rule(bid_at(4, suit), hcp(0, 14).has(suit, 4), agreed.PREEMPT_RAISE, when=short),)
            if major
            else ()
        ),
        Rule(bid_at(3, suit), hcp(5, 14).has(suit, 3), agreed.PREEMPT_RAISE),
        Rule(SimpleCall.PASS, hcp(0, 15), agreed.PREEMPT_PASS),
    )


def _stops_but(trumps: Suit) -> HandTest:
    return lambda hand: (
        all(hand.stops(suit) for suit in SUITS if suit is not trumps) and hand.top_honours(trumps) >= 1
    )


def _answer_enquiry(suit: Suit) -> Continuation:
    """Answer the 2NT enquiry: repeat the suit with a minimum, bid 3NT with a maximum."""

    def answers(_: AuctionState) -> RuleList:
        return (
            Rule(bid_at(3, NT), hcp(9, 10), agreed.PREEMPT_MAXIMUM, then=_place_contract(suit)),
            Rule(bid_at(3, suit), ANY_HAND, agreed.PREEMPT_MINIMUM, then=_place_contract(suit)),
        )

    return answers


def _place_contract(suit: Suit) -> Continuation:
    def rules_for_asker(auction: AuctionState) -> RuleList:
        rules = []
        if suit >= H:
            rules.append(Rule(bid_at(4, suit), hld(suit, 16).has(suit, 2), agreed.PREEMPT_GAME))
        if auction.allows(bid_at(3, NT)):
            rules.append(Rule(bid_at(3, NT), hcp(17), agreed.PREEMPT_GAME, when=_mostly_stopped(suit)))
        rules.append(Rule(SimpleCall.PASS, hcp(0), agreed.PREEMPT_PASS))
        return tuple(rules)

    return rules_for_asker


def _mostly_stopped(trumps: Suit) -> HandTest:
    return lambda hand: sum(not hand.stops(suit) for suit in SUITS if suit is not trumps) == 0


def after_preempt(auction: AuctionState) -> RuleList:
    """Respond to a preempt: game on quick tricks, a raise with three trumps."""
    bid, suit = auction.opening, auction.opening.strain.suit
    if suit is None:
        return ()
    level = bid.number
    major = suit >= H
    rules = [*blackwood(auction, [(suit, 2)])]
    if level == 3:
        if major:
            rules.append(
                Rule(bid_at(4, suit), hl(15).has(suit, 1), agreed.PREEMPT_GAME, when=_three_quick_tricks)
            )
        rules.append(Rule(bid_at(3, NT), hcp(16).has(suit, 2), agreed.PREEMPT_GAME, when=_stops_but(suit)))
        if major:
            rules.append(Rule(bid_at(4, suit), hcp(0, 14).has(suit, 3), agreed.PREEMPT_RAISE, when=short))
        else:
            rules += [Rule(bid_at(4, other), hl(17).has(other, 7), agreed.PREEMPT_OWN) for other in (S, H)]
            rules.append(
                Rule(
                    bid_at(5, suit), hld(suit, 16).has(suit, 3), agreed.PREEMPT_GAME, when=_three_quick_tricks
                )
            )
            rules.append(Rule(bid_at(4, suit), hcp(4, 12).has(suit, 3), agreed.PREEMPT_RAISE, when=short))
    rules.append(Rule(SimpleCall.PASS, hcp(0), agreed.PREEMPT_PASS))
    return tuple(rules)


def _three_quick_tricks(hand: EvaluatedHand) -> bool:
    """Test for three defensive tricks: aces and kings, not queens and jacks."""
    return hand.defensive_tricks(None) >= 3
