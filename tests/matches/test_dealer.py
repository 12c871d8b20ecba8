"""Who deals first: a fair draw, by cards in bridge-whist (RULES Common, First dealer)."""

import pytest

from chelem.core.cards import Card
from chelem.core.seats import SEATS, Seat
from chelem.engine.first_dealer import draw_for_deal, drawn_dealer
from chelem.matches.dealing import next_setting
from tests.support.chance import seeded
from tests.support.playing import Table


@pytest.mark.parametrize("drawn", range(4))
def test_the_first_dealer_is_drawn_at_random(drawn):
    """Drawn at random: one of the players, each equally likely (RULES Common, First dealer)."""
    asked = []

    def below(n):
        asked.append(n)
        return drawn

    assert next_setting(Table(match="rubber").state, below).dealer is SEATS[drawn]
    assert asked == [4]


@pytest.mark.parametrize("drawn", range(3))
def test_domy_is_not_drawn(drawn):
    """Three players, so three may deal (RULES 4.1, Common)."""
    state = Table("whiz", "deals:3", domy=Seat.E).state
    assert next_setting(state, lambda n: drawn % n).dealer is (Seat.N, Seat.S, Seat.W)[drawn]


def places(*codes):
    """A draw that brings these cards: their places in what is left of a pack in order."""
    cards = iter(codes)
    left = []

    def below(n):
        if n == 52:
            left[:] = [f"{suit}{rank}" for suit in "CDHS" for rank in "23456789TJQKA"]
        place = left.index(next(cards))
        del left[place]
        return place

    return below


def test_the_highest_card_deals():
    """Each draws one, the highest deals (RULES Common, First dealer)."""
    rounds = draw_for_deal(SEATS, places("HT", "S9", "DQ", "C2"))
    assert rounds == (tuple(zip(SEATS, map(Card.parse, ("HT", "S9", "DQ", "C2")), strict=True)),)
    assert drawn_dealer(rounds) is Seat.S


def test_only_those_tied_for_highest_draw_again():
    """Only those tied for highest draw again, as often as it takes (RULES Common, First dealer)."""
    draw = places("HK", "SK", "DK", "CA", "CA")
    assert drawn_dealer(draw_for_deal(SEATS, draw)) is Seat.W
    rounds = draw_for_deal(SEATS, places("HK", "S9", "DK", "CK", "H3", "S3", "C2", "D8", "C7"))
    assert [[str(seat) for seat, _ in drawn] for drawn in rounds] == [
        ["N", "E", "S", "W"],
        ["N", "S", "W"],
        ["N", "S"],
    ]
    assert drawn_dealer(rounds) is Seat.N


def test_no_card_is_drawn_twice_in_a_round():
    """Each draws one card of the same pack (RULES Common, First dealer)."""
    below = seeded(3)
    for _ in range(200):
        for drawn in draw_for_deal(SEATS, below):
            assert len({card for _, card in drawn}) == len(drawn)
