"""Declarer looks ahead to the next decision, which is the same card in all layouts that look the same."""

from chelem.bots.sampling.second_look import PlayedLayout, SecondLook
from chelem.core.cards import Card, Strain
from chelem.core.hands import Hand
from chelem.core.seats import Seat, Side

NS, TRICKS = ("KJ2..A.", "A43..2."), tuple(range(14))


def after(card, *defenders):
    """Return South's tricks after a card of South's, in each layout of the hands of West and East."""
    north, south = (Hand.parse(hand).bits for hand in NS)
    layouts = [
        PlayedLayout(place, (north, Hand.parse(east).bits, south, Hand.parse(west).bits), Seat.S, (), 0)
        for place, (west, east) in enumerate(defenders)
    ]
    look = SecondLook(Strain.NT, Side.NS, TRICKS, (1.0,) * len(layouts))
    double_dummy = dict.fromkeys(range(len(layouts)), 4)
    return look.tricks_after(layouts, Card.parse(card), double_dummy)


QUEEN_WITH_WEST, QUEEN_WITH_EAST = ("Q65..3.", "T98..4."), ("T65..3.", "Q98..4.")


def test_a_guess_is_not_made_right_in_every_layout():
    """King, jack opposite ace: after a low card to the jack the queen may be on either side."""
    tricks = after("S3", QUEEN_WITH_WEST, QUEEN_WITH_EAST)
    assert 7 == sum(tricks.values())


def test_a_known_layout_is_played_double_dummy():
    """With one layout nothing has to be guessed."""
    assert {0: 4} == after("S3", QUEEN_WITH_WEST)
