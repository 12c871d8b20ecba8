"""Evaluations, against examples of their rules; and that they see no more ranks than they say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem import BadOption, Hand, Suit
from chelem.simulation import (
    Evaluation,
    controls,
    hcp,
    losers,
    new_losers,
    quality,
    quick_tricks,
    top,
)
from chelem.simulation.evaluations import values_of_holdings

hands = st.permutations(range(52)).map(lambda cards: Hand(sum(1 << card for card in cards[:13])))
EVERY = [hcp, controls, losers, new_losers, quick_tricks, quality, top(2), top(3), top(5)]


@given(hands)
def test_points_are_those_of_the_hand(hand):
    """RULES 0.1; and controls, an ace 2 and a king 1."""
    assert hand.hcp == hcp(hand)
    assert sum({12: 2, 11: 1}.get(card.rank, 0) for card in hand) == controls(hand)


@pytest.mark.parametrize(
    ("suit", "count"),
    [
        ("", 0),
        ("A", 0),
        ("K", 1),
        ("2", 1),
        ("AK", 0),
        ("AQ", 1),
        ("KQ", 1),
        ("K2", 1),
        ("QJ", 2),
        ("32", 2),
        ("AKQ", 0),
        ("AQJ", 1),
        ("Q32", 2),
        ("JT9", 3),
        ("AKQJ9876", 0),
        ("T987654", 3),
    ],
)
def test_losers(suit, count):
    """One for each of ace, king and queen that is missing, in the first three cards; a bare king loses."""
    assert count == losers(Hand.parse(f"{suit}..."))


@pytest.mark.parametrize(
    ("suit", "count"),
    [
        ("", 0),
        ("A", 0),
        ("K", 1.5),
        ("AQ", 1),
        ("K2", 1.5),
        ("Q2", 2.5),
        ("AQ2", 1),
        ("KQ2", 1.5),
        ("Q32", 2.5),
        ("432", 3),
        ("AK2", 0.5),
        ("5432", 3),
    ],
)
def test_new_losers(suit, count):
    """A missing ace is 1½ losers, a king 1 where there are two cards, a queen ½ where there are three."""
    assert count == new_losers(Hand.parse(f".{suit}.."))


@pytest.mark.parametrize(
    ("suit", "count"),
    [
        ("AK2", 2),
        ("AQ2", 1.5),
        ("AKQ", 2),
        ("A2", 1),
        ("A", 1),
        ("KQ", 1),
        ("K2", 0.5),
        ("K", 0),
        ("QJT", 0),
        ("", 0),
    ],
)
def test_quick_tricks(suit, count):
    """AK 2, AQ 1½, A or KQ 1, a guarded king ½."""
    assert count == quick_tricks(Hand.parse(f"..{suit}."))


@pytest.mark.parametrize(
    ("suit", "count"), [("AQJ954", 9), ("JT9876", 6), ("QJ9876", 8), ("AKQJT", 10), ("", 0)]
)
def test_quality(suit, count):
    """Cards and honours; jack and ten count with a higher one."""
    assert count == quality(Hand.parse(f"{suit}.AKQJT.."), Suit.S)


@pytest.mark.parametrize("evaluation", EVERY, ids=str)
def test_an_evaluation_sees_no_other_ranks(evaluation):
    """Holdings of one length that differ in other ranks alone are worth the same: dealing rests on it."""
    worth: dict[tuple[int, int], set[int]] = {}
    for cards in range(1 << 13):
        seen = cards & evaluation.sees, cards.bit_count()
        worth.setdefault(seen, set()).add(values_of_holdings(evaluation.of_suit)[cards])
    assert {1} == {len(values) for values in worth.values()}


@given(hands)
def test_a_hand_is_worth_the_sum_of_its_suits(hand):
    """All are sums over the suits."""
    for evaluation in EVERY:
        assert evaluation(hand) == sum(evaluation(hand, suit) for suit in Suit)


@pytest.mark.parametrize("weights", [{"A": -1}, {"A": 1.5}, {"A": True}])
def test_weights_are_whole(weights):
    """Else counting would not be exact."""
    with pytest.raises(BadOption):
        Evaluation.weighing("odd", weights)


def test_a_suit_has_thirteen_top_cards():
    with pytest.raises(BadOption):
        top(14)
