"""The deal of a record has 52 different cards; otherwise it is None (boards/record.py)."""

import pytest

from chelem.boards.record import Record
from chelem.core.hands import Hand

HANDS = tuple(
    map(Hand.parse, ("QJ6.K652.J85.T98", "873.J97.AT764.Q4", "K5.T83.KQ9.A7652", "AT942.AQ4.32.KJ3"))
)


def test_four_complete_hands_are_a_deal():
    """Four hands of thirteen cards, all different, make a deal."""
    assert HANDS == Record(hands=HANDS).deal.hands


@pytest.mark.parametrize("north", [None, Hand.parse("QJ6.K652.J85.T9"), Hand.parse("QJ8.K652.J85.T98")])
def test_incomplete_or_repeated_cards_are_not_a_deal(north):
    """The deal is None if a hand is unknown, lacks a card, or repeats a card of another hand."""
    assert Record(hands=(north, *HANDS[1:])).deal is None
