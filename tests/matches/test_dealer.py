"""Who deals first: a fair draw, by cards in bridge-whist (RULES Common, First dealer)."""

from hashlib import sha256

import pytest

from chelem.core.cards import HIGH_FIRST, Card
from chelem.core.seats import SEATS, Seat
from chelem.engine.first_dealer import dealer_after_ties, draw_for_deal, drawn_dealer, promised_dealer
from chelem.games.contract.rules import ContractBridge
from chelem.games.whist.rules import BridgeWhist
from chelem.matches.dealing import next_setting
from tests.support.chance import seeded
from tests.support.matches.playing import Table

WHIST = BridgeWhist.info.suits


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
    drawn = draw_for_deal(SEATS, places("HT", "S9", "DQ", "C2"))
    assert drawn == tuple(zip(SEATS, map(Card.parse, ("HT", "S9", "DQ", "C2")), strict=True))
    assert drawn_dealer(drawn, WHIST) is Seat.S


@pytest.mark.parametrize(
    ("cards", "suits", "dealer"),
    [
        (("SK", "CK", "DK", "HK"), WHIST, Seat.W),
        (("SK", "CK", "DK", "H2"), WHIST, Seat.S),
        (("SK", "CK", "DK", "HK"), HIGH_FIRST, Seat.N),
        (("C2", "CK", "DK", "HK"), HIGH_FIRST, Seat.W),
        (("SA", "HK", "DK", "CK"), WHIST, Seat.N),
    ],
)
def test_equal_cards_are_ranked_by_suit(cards, suits, dealer):
    """♥ ♦ ♣ ♠ in the old bridge, ♠ ♥ ♦ ♣ elsewhere: nobody draws again (RULES Common, First dealer)."""
    assert drawn_dealer(draw_for_deal(SEATS, places(*cards)), suits) is dealer


def test_dealers_of_older_logs_are_known():
    """Where nobody tied, they are today's; where some did, one of these had drawn again (LOG, format 2)."""
    tied = 0
    for number in range(300):
        digest = sha256(str(number).encode()).digest()
        drawn, dealer = promised_dealer(BridgeWhist(), SEATS, digest)
        before = dealer_after_ties(BridgeWhist(), SEATS, digest)
        highest = max(card.rank for _, card in drawn)
        best = [seat for seat, card in drawn if card.rank is highest]
        tied += len(best) > 1
        assert before in best
        assert len(best) > 1 or before is dealer
    assert tied
    assert dealer_after_ties(ContractBridge(), SEATS, bytes(32)) is None


def test_no_card_is_drawn_twice():
    """Each draws one card of the same pack (RULES Common, First dealer)."""
    below = seeded(3)
    for _ in range(200):
        drawn = draw_for_deal(SEATS, below)
        assert len({card for _, card in drawn}) == len(drawn)
