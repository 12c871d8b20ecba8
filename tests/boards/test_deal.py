"""The deal of a record is one of 52 different cards, or none (boards/record.py)."""

import pytest

from chelem.boards.record import Record
from chelem.core.hands import Hand

HANDS = tuple(
    map(Hand.parse, ("QJ6.K652.J85.T98", "873.J97.AT764.Q4", "K5.T83.KQ9.A7652", "AT942.AQ4.32.KJ3"))
)


def test_four_whole_hands_are_a_deal():
    """Thirteen cards each, all different."""
    assert HANDS == Record(hands=HANDS).deal.hands


@pytest.mark.parametrize("north", [None, Hand.parse("QJ6.K652.J85.T9"), Hand.parse("QJ8.K652.J85.T98")])
def test_anything_else_is_none(north):
    """A hand that is not known, one card too few, a card that another hand has too."""
    assert Record(hands=(north, *HANDS[1:])).deal is None
