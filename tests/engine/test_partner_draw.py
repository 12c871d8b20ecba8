"""Partners by a draw of cards (RULES Common, Partners)."""

from itertools import permutations

import pytest

from chelem.core.cards import Card, Suit
from chelem.core.seats import SEATS, Seat
from chelem.engine.partner_draw import seats_by_draw

SUITS = (Suit.S, Suit.H, Suit.D, Suit.C)
UNEQUAL, EQUAL = ("DA", "SK", "H9", "C2"), ("S7", "H7", "D7", "C7")


@pytest.mark.parametrize("cards", [UNEQUAL, EQUAL])
@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_the_two_highest_play_together(order, cards):
    """In every order: the highest stays, the second is opposite, the others stay in clockwise order."""
    drawn = tuple(zip(order, map(Card.parse, cards), strict=True))
    moves = seats_by_draw(drawn, SUITS)
    highest, second, *others = order
    assert set(SEATS) == set(moves.values())
    assert (highest, highest.partner) == (moves[highest], moves[second])

    def turn(seat: Seat) -> int:
        return (seat - highest) % 4

    before = sorted(others, key=turn)
    assert before == sorted(others, key=lambda seat: turn(moves[seat]))


def test_suits_rank_equal_cards_as_the_game_does():
    """In the bridge of 1900 hearts are the highest suit."""
    drawn = tuple(zip(SEATS, map(Card.parse, EQUAL), strict=True))
    north, east, _, _ = SEATS
    assert east == seats_by_draw(drawn, (Suit.H, Suit.D, Suit.C, Suit.S))[east]
    assert north.partner == seats_by_draw(drawn, SUITS)[east]
