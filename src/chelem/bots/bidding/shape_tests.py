"""Tests of a hand that several parts of the system share."""

from collections.abc import Iterable

from chelem.bots.bidding.auction_state import HandTest
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.core.cards import Suit


def stops_all(suits: Iterable[Suit]) -> HandTest:
    """Test that each of these suits is stopped."""
    held = tuple(suits)
    return lambda hand: all(hand.stops(suit) for suit in held)


def longest(suit: Suit) -> HandTest:
    """Test that a suit is the longest, the higher of two of the same length."""
    return lambda hand: hand.longest is suit


def good(suit: Suit) -> HandTest:
    """Test that a suit has good honours."""
    return lambda hand: hand.good_suit(suit)


def short(hand: EvaluatedHand) -> bool:
    """Return whether the hand has a singleton or void."""
    return min(hand.lengths) <= 1


def shapely(hand: EvaluatedHand) -> bool:
    """Return whether the hand is unbalanced."""
    return not hand.balanced
