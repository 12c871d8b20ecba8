"""A hand is a set of cards, shown spades, hearts, diamonds, clubs, high to low (RULES 0.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.cards import (
    DECK,
    SUITS,
    Card,
    Suit,
)
from chelem.core.errors import ParseError
from chelem.core.hands import PACK, Hand
from tests.support.strategies import cards, hands, suits, thirteens

HIGH_FIRST = [Card.parse(suit + rank) for suit in "SHDC" for rank in "AKQJT98765432"]


@given(hands)
def test_a_hand_is_what_it_iterates(hand):
    """Iteration, length and membership agree, and the cards make the same hand again."""
    assert Hand.of(hand) == hand
    assert len(list(hand)) == len(hand)
    assert [card for card in DECK if card in hand] == sorted(hand)


@given(hands)
def test_cards_come_spades_first_high_to_low(hand):
    """♠ ♥ ♦ ♣ top to bottom, ace to 2 (RULES 0.1)."""
    assert list(hand) == [card for card in HIGH_FIRST if card in hand]


@given(hands, hands)
def test_union_intersection_difference_are_those_of_sets(one, other):
    """A hand is a set of cards."""
    assert set(one | other) == set(one) | set(other)
    assert set(one & other) == set(one) & set(other)
    assert set(one - other) == set(one) - set(other)


@given(hands, hands, hands)
def test_set_laws(a, b, c):
    """Order and grouping change nothing; parts of a hand make it whole."""
    assert a | b == b | a
    assert a & (b | c) == (a & b) | (a & c)
    assert (a - b) | (a & b) == a
    assert PACK - (PACK - a) == a
    assert len(a | b) == len(a) + len(b) - len(a & b)


@given(hands, cards)
def test_a_card_leaves_the_hand(hand, card):
    """A card that was played is in the hand no longer; the others stay."""
    assert set(hand.without(card)) == set(hand) - {card}


@given(hands, suits)
def test_a_suit_of_the_hand(hand, suit):
    """The cards of one suit, their number and their ranks."""
    of_suit = [card for card in hand if card.suit is suit]
    assert list(hand.suit(suit)) == of_suit
    assert hand.length(suit) == len(of_suit)
    assert list(hand.ranks(suit)) == [card.rank for card in of_suit]


@given(hands)
def test_lengths_are_given_spades_first(hand):
    """Spades, hearts, diamonds, clubs, as the hand is shown (RULES 0.1)."""
    assert hand.lengths == tuple(hand.length(suit) for suit in reversed(SUITS))


@pytest.mark.slow
@given(hands, st.text(max_size=3) | st.integers() | st.none())
def test_only_cards_are_in_a_hand(hand, other):
    """`in` is false for anything that is not a card."""
    assert other not in hand


@given(hands)
def test_points_are_4_3_2_1(hand):
    """HCP: ace 4, king 3, queen 2, jack 1 (RULES 0.1)."""
    worth = {"A": 4, "K": 3, "Q": 2, "J": 1}
    assert hand.hcp == sum(worth.get(str(card)[1], 0) for card in hand)


def test_the_pack_has_40_points():
    """10 HCP in each suit (RULES 0.1)."""
    assert PACK.hcp == 40
    assert len(PACK) == 52


@given(thirteens)
def test_a_regular_hand_by_its_shape(hand):
    """4333, 4432 and 5332 are balanced (RULES 4.6)."""
    shape = "".join(map(str, sorted(hand.lengths, reverse=True)))
    assert hand.balanced == (shape in {"4333", "4432", "5332"})


@pytest.mark.parametrize(
    ("text", "balanced"),
    [
        ("AKQJ.T98.765.432", True),
        ("AKQJ.T987.654.32", True),
        ("AKQJT.987.654.32", True),
        ("AKQJT.9876.543.2", False),
        ("AKQJT9.876.54.32", False),
        ("AKQ.JT9.876.", False),
    ],
)
def test_examples_of_balanced_hands(text, balanced):
    """4333, 4432 and 5332 of thirteen cards, no others (RULES 4.6)."""
    assert Hand.parse(text).balanced == balanced


def test_a_card_twice_is_refused_by_name():
    """Thirteen different cards are needed: the error names a repeated one."""
    with pytest.raises(ParseError) as refused:
        Hand.parse("AKA...")
    assert (refused.value.code, refused.value.facts) == ("hand.twice", {"card": "SA"})


@pytest.mark.parametrize("bits", [-1, 1 << 52])
def test_bits_outside_the_pack_are_refused(bits):
    """52 bits, one a card."""
    with pytest.raises(ParseError) as refused:
        Hand(bits)
    assert refused.value.code == "hand.bits"


@given(hands, st.randoms(use_true_random=False))
def test_ranks_may_be_written_in_any_order(hand, random):
    """The text of a hand may list a suit's ranks in any order; it prints high to low."""
    suits_text = [random.sample(list(text), len(text)) for text in str(hand).split(".")]
    assert Hand.parse(".".join(map("".join, suits_text))) == hand


def test_an_empty_hand():
    """No card is a hand too: after thirteen tricks."""
    assert str(Hand()) == "..."
    assert list(Hand()) == []
    assert Hand().length(Suit.S) == 0
