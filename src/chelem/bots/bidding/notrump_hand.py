"""Whether a hand is one for no trumps, after what was said."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Test,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.core.cards import SUITS

C, D, H, S = SUITS


_NT_BIDS = tuple(at(level, NO_TRUMP) for level in (1, 2, 3))
_NATURAL = ("notrump", "invite", "game")


def no_trump_hand(picture: Picture) -> Test:
    """Their suits stopped; of the suits that we have not shown, none wide open; no void opposite a suit."""
    theirs = picture.theirs
    if notrump_theirs(picture):
        return lambda hand: hand.h >= 20
    if any(rule.code.endswith(_NATURAL) and rule.call in _NT_BIDS for rule in picture.of(picture.mate)):
        return lambda _: True
    long = tuple(suit for suit in SUITS if picture.partners.least(suit) >= 5)
    unbid = tuple(
        suit
        for suit in SUITS
        if suit not in theirs and picture.partners.least(suit) < 3 and picture.mine.least(suit) < 4
    )

    def hand_for_it(hand: Holding) -> bool:
        open_suits = sum(hand.length(suit) <= 1 or not hand.stops(suit) for suit in unbid)
        if any(hand.length(suit) == 0 for suit in long):
            return False
        return all(hand.stops(suit) for suit in theirs) and (
            open_suits == 0 or open_suits < len(unbid) or picture.partners.even
        )

    return hand_for_it


def notrump_theirs(picture: Picture) -> bool:
    """Whether the other side has bid no trumps."""
    return any(bid.strain is NO_TRUMP for side in (1, 3) for bid in picture.bids((picture.me + side) % 4))
