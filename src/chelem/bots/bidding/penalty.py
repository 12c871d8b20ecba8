"""Doubles for penalties: of contracts that are clearly down."""

from chelem.bots.bidding.auction_state import (
    Picture,
    Rule,
    Table,
    Test,
    is_game,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.shows import h
from chelem.core.calls import Bid, Word

TRICKS_A_POINT = 0.14  # what partner's points are worth in defence, when only their number is known


def penalty_doubles(picture: Picture) -> Table:
    """Four of a suit and higher on tricks, lower contracts only with trumps behind the bidder."""
    last = picture.last
    if last is None or picture.ours or picture.doubled:
        return ()
    return (Rule(Word.DOUBLE, h(0), "double.penalty", when=_down(picture, last), then=leave),)


def leave(_: Picture) -> Table:
    """Partner has doubled for penalties."""
    return (Rule(Word.PASS, h(0), "double.left"),)


def _down(picture: Picture, last: Bid) -> Test:
    trumps = last.strain.suit
    partner = TRICKS_A_POINT * picture.partners.low
    points = picture.partners.low
    needed = 8 - last.number

    def down(hand: Holding) -> bool:
        sure = hand.sure(trumps)
        if last.number >= 6:
            return sure >= 2.5
        if trumps is None:
            return is_game(last) and hand.h + points >= 20 and sure + partner >= needed + 0.5
        if last.number >= 4:
            margin = 0.5 if hand.length(trumps) >= 2 else 1.0
            return hand.h + points >= 18 and sure + partner >= needed + margin
        return (
            points >= 10
            and hand.length(trumps) >= 4
            and hand.tops(trumps) >= 1
            and hand.h + points >= 22
            and sure + partner >= needed + 1
        )

    return down
