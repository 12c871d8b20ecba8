"""Evaluations: examples of their rules, and the ranks that they distinguish."""

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
def test_hcp_and_controls(hand):
    """HCP are those of the hand (RULES 0.1); an ace is 2 controls, a king 1."""
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
    """One loser for each missing ace, king and queen among the first three cards; a bare king loses."""
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
    """A missing ace is 1½ losers, a king 1 in two cards or more, a queen ½ in three or more."""
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
    """Length plus honours; jack and ten count only with a higher honour."""
    assert count == quality(Hand.parse(f"{suit}.AKQJT.."), Suit.S)


@pytest.mark.parametrize("evaluation", EVERY, ids=str)
def test_other_ranks_count_the_same(evaluation):
    """Holdings that differ only in ranks outside `ranks` have the same value, as dealing assumes."""
    values_by_holding: dict[tuple[int, int], set[int]] = {}
    for cards in range(1 << 13):
        key = cards & evaluation.ranks, cards.bit_count()
        values_by_holding.setdefault(key, set()).add(values_of_holdings(evaluation.of_suit)[cards])
    assert {1} == {len(values) for values in values_by_holding.values()}


@given(hands)
def test_an_evaluation_is_the_sum_over_the_suits(hand):
    """The value of a hand is the sum of the values of its suits."""
    for evaluation in EVERY:
        assert evaluation(hand) == sum(evaluation(hand, suit) for suit in Suit)


@pytest.mark.parametrize("weights", [{"A": -1}, {"A": 1.5}, {"A": True}])
def test_weights_are_whole(weights):
    """Counting is exact only with whole weights of 0 or more."""
    with pytest.raises(BadOption):
        Evaluation.from_weights("odd", weights)


def test_a_suit_has_thirteen_top_cards():
    with pytest.raises(BadOption):
        top(14)
