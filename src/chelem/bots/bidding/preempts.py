"""After a weak two or a preempt: raise to the level of the trumps, or play the game on strength."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Reply,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.shape_tests import short
from chelem.bots.bidding.shows import (
    Force,
    Shows,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_weak_two(picture: Picture) -> Table:
    """2NT asks with fifteen points; a raise is preemptive; four of the major to make, or on five trumps."""
    suit = picture.first.strain.suit
    if suit is None:
        return ()
    major = suit >= H
    return (
        *blackwood(picture, [(suit, 3)]),
        *((Rule(at(4, suit), fit(suit, 17).has(suit, 2), "preempt.game"),) if major else ()),
        Rule(at(3, NO_TRUMP), h(16).has(suit, 1), "preempt.game", when=_stops_but(suit)),
        Rule(at(2, NO_TRUMP), h(15), "preempt.ask", Force.ONCE, then=_minimum(suit)),
        *((Rule(at(4, suit), h(0, 14).has(suit, 4), "preempt.raise", when=short),) if major else ()),
        Rule(at(3, suit), h(5, 14).has(suit, 3), "preempt.raise"),
        Rule(Word.PASS, h(0, 15), "preempt.pass"),
    )


def _stops_but(trumps: Suit) -> Test:
    return lambda hand: (
        all(hand.stops(suit) for suit in SUITS if suit is not trumps) and hand.tops(trumps) >= 1
    )


def _minimum(suit: Suit) -> Reply:
    """A minimum says the suit again; a maximum no trumps."""

    def answers(_: Picture) -> Table:
        return (
            Rule(at(3, NO_TRUMP), h(9, 10), "preempt.maximum", then=_place(suit)),
            Rule(at(3, suit), Shows(), "preempt.minimum", then=_place(suit)),
        )

    return answers


def _place(suit: Suit) -> Reply:
    def places(picture: Picture) -> Table:
        rules = []
        if suit >= H:
            rules.append(Rule(at(4, suit), fit(suit, 16).has(suit, 2), "preempt.game"))
        if picture.open_to(at(3, NO_TRUMP)):
            rules.append(Rule(at(3, NO_TRUMP), h(17), "preempt.game", when=_mostly_stopped(suit)))
        rules.append(Rule(Word.PASS, h(0), "preempt.pass"))
        return tuple(rules)

    return places


def _mostly_stopped(trumps: Suit) -> Test:
    return lambda hand: sum(not hand.stops(suit) for suit in SUITS if suit is not trumps) == 0


def after_preempt(picture: Picture) -> Table:
    """Game on tricks: sixteen points and some support; three trumps take the preempt a level higher."""
    bid, suit = picture.first, picture.first.strain.suit
    if suit is None:
        return ()
    level = bid.number
    major = suit >= H
    rules = [*blackwood(picture, [(suit, 2)])]
    if level == 3:
        if major:
            rules.append(Rule(at(4, suit), hl(15).has(suit, 1), "preempt.game", when=_tricks))
        rules.append(Rule(at(3, NO_TRUMP), h(16).has(suit, 2), "preempt.game", when=_stops_but(suit)))
        if major:
            rules.append(Rule(at(4, suit), h(0, 14).has(suit, 3), "preempt.raise", when=short))
        else:
            rules += [Rule(at(4, other), hl(17).has(other, 7), "preempt.own") for other in (S, H)]
            rules.append(Rule(at(5, suit), fit(suit, 16).has(suit, 3), "preempt.game", when=_tricks))
            rules.append(Rule(at(4, suit), h(4, 12).has(suit, 3), "preempt.raise", when=short))
    rules.append(Rule(Word.PASS, h(0), "preempt.pass"))
    return tuple(rules)


def _tricks(hand: Holding) -> bool:
    """Aces and kings, not queens and jacks."""
    return hand.sure(None) >= 3
