"""What a hand is worth, by the same measures as bidding and simulation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.bots.hand_count import HandCount, SuitFit
from chelem.core.cards import DECK, Suit
from chelem.core.hands import Hand
from chelem.simulation.evaluations import hcp, losers

HANDS = st.permutations(DECK).map(lambda cards: Hand.of(cards[:13]))


@given(HANDS)
def test_counts_are_those_of_simulations(hand):
    """Points and losers agree with the evaluations; length adds a point a card from the fifth on."""
    count = HandCount.of(hand)
    assert (hcp(hand), losers(hand)) == (count.points, count.losers)
    assert count.length_points == hand.hcp + sum(max(0, length - 4) for length in hand.lengths)
    assert () == count.fits


@given(st.permutations(DECK))
def test_a_fit_is_eight_cards(cards):
    """With the hand opposite in sight, fits are the suits with eight cards or more, the longest first."""
    hand, opposite = Hand.of(cards[:13]), Hand.of(cards[13:26])
    count = HandCount.of(hand, opposite)
    both = {suit: (hand | opposite).length(suit) for suit in Suit}
    assert {suit: cards for suit, cards in both.items() if cards >= 8} == {
        fit.suit: fit.cards for fit in count.fits
    }
    assert sorted((fit.cards for fit in count.fits), reverse=True) == [fit.cards for fit in count.fits]
    assert opposite.hcp == count.opposite


@pytest.mark.parametrize(
    ("shown", "fits"),
    [
        ((0, 0, 0, 5), (SuitFit(Suit.S, 9, exact=False, points=14),)),
        ((0, 0, 0, 3), ()),
        ((0, 0, 5, 0), ()),
    ],
)
def test_partner_shows_a_fit(shown, fits):
    """Four spades opposite five are nine at least, and the singleton counts three more points."""
    count = HandCount.of(Hand.parse("KQ42.5.KJ72.Q874"), shown=shown)
    assert fits == count.fits
