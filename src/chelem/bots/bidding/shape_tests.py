"""Judgements of a hand that several pages of the system share."""

from collections.abc import Iterable

from chelem.bots.bidding.auction_state import Test
from chelem.bots.bidding.evaluation import Holding
from chelem.core.cards import Suit


def stops(suits: Iterable[Suit]) -> Test:
    """Whether each of these suits is stopped."""
    held = tuple(suits)
    return lambda hand: all(hand.stops(suit) for suit in held)


def longest(suit: Suit) -> Test:
    """No suit is longer; of two as long, the higher."""
    return lambda hand: hand.longest is suit


def good(suit: Suit) -> Test:
    """The suit has honours for its length."""
    return lambda hand: hand.good(suit)


def short(hand: Holding) -> bool:
    """A singleton or void."""
    return min(hand.lengths) <= 1


def shapely(hand: Holding) -> bool:
    """Not regular."""
    return not hand.regular
