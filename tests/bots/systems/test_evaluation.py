"""One evaluator: arrays of hands agree with single hands, and cells bound both."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.bots.systems.cells import ALL_CELLS, EVERY_CELL, HANDS, cell_bounds, cell_of, flags_of
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.hand_domains import HandDomain, OneHand
from chelem.bots.systems.requirements import (
    AllOf,
    SomeOf,
    Within,
    evaluate,
    opposite_of,
    values_of,
)
from chelem.core.cards import SUITS, Rank, Suit
from tests.support.strategies import thirteens

K = FeatureKind
PLAIN = [
    K.HCP, K.HL, K.LONGEST, K.SECOND_LONGEST, K.SHORTEST, K.BALANCED, K.SEMI_BALANCED, K.RULE_OF_TWENTY,
    K.RULE_OF_FIFTEEN, K.ACES, K.KINGS, K.CONTROLS, K.LOSERS, K.QUICK_TRICKS, K.PLAYING_TRICKS,
]  # fmt: skip
OF_A_SUIT = [
    K.HLD, K.LENGTH, K.LEAD, K.KEYCARDS, K.TOPS, K.HONOURS, K.SUIT_POINTS, K.GOOD, K.FAIR, K.SOLID, K.STRONG,
    K.STOP, K.HALF_STOP, K.DOUBLE_STOP, K.ACE, K.KING, K.QUEEN, K.FIRST_CONTROL, K.CONTROL,
]  # fmt: skip
FEATURES = [
    *map(Feature, PLAIN),
    *(Feature(kind, (suit,)) for kind in OF_A_SUIT for suit in SUITS),
    Feature(K.LONGER, (Suit.S, Suit.H)),
    Feature(K.PATTERN, pattern=(5, 3, 3, 2)),
    Feature(K.EXACT_PATTERN, pattern=(4, 4, 4, 1)),
]
RANGES = st.builds(
    lambda feature, low, width: Within(feature, low, low + width),
    st.sampled_from(FEATURES),
    st.integers(0, 20),
    st.integers(0, 6),
)
REQUIREMENTS = st.recursive(
    RANGES,
    lambda parts: (
        st.lists(parts, max_size=3).map(lambda found: AllOf(tuple(found)))
        | st.lists(parts, max_size=3).map(lambda found: SomeOf(tuple(found)))
    ),
    max_leaves=5,
)
CELL_COUNT = 635_013_559_600
"""C(52, 13), the number of hands."""


def cell_index(hand):
    spades, hearts, diamonds, clubs = hand.lengths
    return cell_of((clubs, diamonds, hearts, spades), hand.hcp)


def test_every_hand_is_in_one_cell():
    """The cells hold C(52, 13) hands together, and none is empty."""
    assert CELL_COUNT == round(HANDS.sum())
    assert (HANDS > 0).sum() == flags_of(ALL_CELLS).sum()


SHORTNESS = {3: (3, 2, 1), 4: (4, 3, 1)}
"""Points for a void, a singleton and a doubleton, with three trumps and with four or more."""


def support_points(hand, trumps):
    """Return the points with these trumps: shortness counts with three trumps or more only."""
    length = hand.length(trumps)
    if length < 3:
        return hand.hcp
    sides = [hand.length(suit) for suit in SUITS if suit is not trumps]
    short = sum(SHORTNESS[min(length, 4)][side] for side in sides if side < 3)
    return hand.hcp + short + max(0, length - 5) + (max(sides) >= 5)


def stops(ranks):
    """Return whether a suit is stopped: A, Kx, Qxx or Jxxx at least."""
    return bool(ranks) and ranks[0] >= Rank.JACK and len(ranks) > Rank.ACE - ranks[0]


@given(thirteens)
def test_features_agree_with_the_evaluation_of_a_hand(hand):
    """Points, suit quality, stoppers, aces and kings are those that players count."""
    one = OneHand(hand)
    aces, kings = (sum(rank in hand.ranks(suit) for suit in SUITS) for rank in (Rank.ACE, Rank.KING))
    assert hand.hcp == one.value(Feature(K.HCP))
    assert hand.hcp + sum(max(0, length - 4) for length in hand.lengths) == one.value(Feature(K.HL))
    assert (aces, kings) == (one.value(Feature(K.ACES)), one.value(Feature(K.KINGS)))
    assert hand.balanced == one.value(Feature(K.BALANCED))
    for suit in SUITS:
        ranks = hand.ranks(suit)
        top, honours = (sum(rank >= least for rank in ranks) for least in (Rank.QUEEN, Rank.TEN))
        good = top >= 2 or honours >= 3
        assert support_points(hand, suit) == one.value(Feature(K.HLD, (suit,)))
        assert good == one.value(Feature(K.GOOD, (suit,)))
        fair = good or (top >= 1 and honours >= 2) or len(ranks) >= 6
        assert fair == one.value(Feature(K.FAIR, (suit,)))
        assert stops(ranks) == one.value(Feature(K.STOP, (suit,)))
        assert top == one.value(Feature(K.TOPS, (suit,)))
        assert aces + (Rank.KING in ranks) == one.value(Feature(K.KEYCARDS, (suit,)))


@given(st.lists(thirteens, min_size=1, max_size=8))
def test_many_hands_agree_with_each_hand(hands):
    """A feature of hands in an array is that of each hand alone."""
    domain = HandDomain(np.array([hand.bits for hand in hands], np.uint64))
    for feature in FEATURES:
        assert [OneHand(hand).value(feature) for hand in hands] == domain.values(feature).tolist()


@given(thirteens, REQUIREMENTS)
def test_a_single_hand_an_array_and_a_cell_agree(hand, requirement):
    """What certainly holds in a hand's cell holds for it; what holds for it may hold in its cell."""
    fits = OneHand(hand).fits(requirement)
    certain, possible = evaluate(requirement, EVERY_CELL)
    cell = cell_index(hand)
    assert [fits] == evaluate(requirement, HandDomain(np.array([hand.bits], np.uint64)))[0].tolist()
    assert fits or not certain & cell
    assert not fits or possible & cell
    assert not certain & ~possible


@given(thirteens, REQUIREMENTS)
def test_the_opposite_holds_where_a_requirement_does_not(hand, requirement):
    """A hand meets either a requirement or its opposite."""
    one = OneHand(hand)
    assert one.fits(requirement) != one.fits(opposite_of(requirement))


@given(thirteens, REQUIREMENTS, st.sampled_from(FEATURES))
def test_a_hand_that_meets_a_requirement_has_one_of_its_values(hand, requirement, feature):
    """The values that a requirement leaves to a feature include those of all hands that meet it."""
    one = OneHand(hand)
    value = one.value(feature)
    assert not one.fits(requirement) or value < 0 or values_of(requirement, feature) >> value & 1


@pytest.mark.parametrize("feature", FEATURES, ids=str)
def test_no_hand_lies_outside_the_bounds_of_its_cell(feature):
    """A cell bounds each feature of its hands."""
    low, high = cell_bounds(feature)
    rng = np.random.default_rng(7)
    hands = np.array(
        [sum(1 << int(card) for card in rng.permutation(52)[:13]) for _ in range(2000)], np.uint64
    )
    domain = HandDomain(hands)
    lengths = np.stack([domain.values(Feature(K.LENGTH, (suit,))) for suit in SUITS], axis=1)
    points = domain.values(Feature(K.HCP))
    cells = [
        cell_of(tuple(map(int, row)), int(hcp)).bit_length() - 1
        for row, hcp in zip(lengths, points, strict=True)
    ]
    values = domain.values(feature)
    assert (low[cells] <= values).all()
    assert (values <= high[cells]).all()
