"""Opener's second call after partner's negative double."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    at,
)
from chelem.bots.bidding.rebids import again, second_suits
from chelem.bots.bidding.shape_tests import stops
from chelem.bots.bidding.shows import fit, h
from chelem.core.calls import Bid
from chelem.core.cards import SUITS

C, D, H, S = SUITS


def after_negative(picture: Picture) -> Table:
    """After a negative double: the major it shows by points, a stopper at no trumps, a suit."""
    mine, theirs = picture.bids(picture.me)[0].strain.suit or C, picture.theirs
    rules: list[Rule] = []
    stopped = stops(theirs)
    for major in (H, S):
        low, jump = picture.bid(major), picture.bid(major, 1)
        if major in (mine, *theirs) or low is None or jump is None:
            continue
        rules.append(Rule(at(4, major), fit(major, 19).has(major, 4), "negative.game"))
        if jump.number <= 3:
            rules.append(Rule(jump, fit(major, 16, 18).has(major, 4), "negative.jump"))
        if low.number <= 3:
            rules.append(
                Rule(low, fit(major, 11, 15 if jump.number <= 3 else 18).has(major, 4), "negative.suit")
            )
    low = picture.bid(NO_TRUMP)
    if low is not None and low.number <= 2:
        rules.append(Rule(at(3, NO_TRUMP), h(18), "negative.notrump", when=stopped))
        if low.number == 1:
            rules.append(Rule(at(2, NO_TRUMP), h(17, 19).regular, "negative.notrump", when=stopped))
        rules.append(Rule(low, h(11, 16).regular, "negative.notrump", when=stopped))
    rules += again(picture, mine)
    rules += (
        rule
        for rule in second_suits(picture, mine, None)
        if isinstance(rule.call, Bid) and rule.call < at(3, S)
    )
    for suit in SUITS:
        call = picture.bid(suit)
        if call is not None and suit not in theirs:
            rules.append(Rule(call, h(0).has(suit, 5 if suit is mine else 3), "negative.least"))
    return tuple(rules)
