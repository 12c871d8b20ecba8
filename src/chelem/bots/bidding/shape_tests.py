"""Judgements of a hand that several pages of the system share."""

from collections.abc import Iterable

from chelem.bots.bidding.auction_state import HandTest
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.core.cards import Suit


def stops_all(suits: Iterable[Suit]) -> HandTest:
    """Whether each of these suits is stopped."""
    held = tuple(suits)
    return lambda hand: all(hand.stops(suit) for suit in held)


def longest(suit: Suit) -> HandTest:
    """No suit is longer; of two as long, the higher."""
    return lambda hand: hand.longest is suit


def good(suit: Suit) -> HandTest:
    """The suit has honours for its length."""
    return lambda hand: hand.good_suit(suit)


def short(hand: EvaluatedHand) -> bool:
    """A singleton or void."""
    return min(hand.lengths) <= 1


def shapely(hand: EvaluatedHand) -> bool:
    """Not regular."""
    return not hand.balanced
