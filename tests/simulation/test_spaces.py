"""Constrained dealing is exact: deals are counted correctly, and each has one number."""

from collections import Counter
from itertools import combinations, permutations, product
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem import (
    DEAL_COUNT,
    DECK,
    Hand,
    Seat,
    Suit,
)
from chelem.simulation import (
    Evaluation,
    Range,
    Shape,
    controls,
    hcp,
    losers,
    quality,
    quick_tricks,
    top,
)
from chelem.simulation.counting import BudgetExceeded
from chelem.simulation.deal_space import DealSpace
from chelem.simulation.requirements import Requirement, all_lengths
from chelem.simulation.shapes import ALL

pytestmark = pytest.mark.slow

OTHERS = comb(39, 13) * comb(26, 13)
"""The number of ways to deal the other three hands once one is known."""


def north(shape="any", holds="", lacks="", suits=None, seats=(Seat.N,), **ranges):
    """Return a requirement on North's hand, or on the combined hands of `seats`."""
    by_name = {"hcp": hcp, "controls": controls, "losers": losers, "quick_tricks": quick_tricks}
    return Requirement(
        seats,
        Shape.parse(shape).shapes if len(seats) == 1 else all_lengths(2),
        {by_name[name]: Range.of(limits) for name, limits in ranges.items()},
        suits or {},
        Hand.parse(holds or "..."),
        Hand.parse(lacks or "..."),
    )


def hands_by_points() -> Counter[int]:
    """Return the number of hands by HCP, from the numbers of aces, kings, queens and jacks."""
    counts: Counter[int] = Counter()
    for aces, kings, queens, jacks in product(range(5), repeat=4):
        small = 13 - aces - kings - queens - jacks
        if small >= 0:
            count = comb(4, aces) * comb(4, kings) * comb(4, queens) * comb(4, jacks) * comb(36, small)
            counts[4 * aces + 3 * kings + 2 * queens + jacks] += count
    return counts


@pytest.mark.parametrize("count", [0, 1, 10, 15, 23, 37])
def test_the_number_of_hands_by_hcp(count):
    """The count is that of all choices of honours and small cards."""
    assert hands_by_points()[count] * OTHERS == DealSpace([north(hcp=count)]).size


def test_all_deals():
    """Without limits every deal is counted."""
    assert (
        DEAL_COUNT
        == DealSpace([]).size
        == DealSpace([north()]).size
        == DealSpace([north(seats=(Seat.E, Seat.W))]).size
    )


@given(st.frozensets(st.sampled_from(sorted(ALL)), min_size=1))
@settings(max_examples=20, deadline=None)
def test_the_number_of_hands_by_shape(shapes):
    """The hands of a shape are the products of the choices in each suit."""
    count = sum(comb(13, s) * comb(13, h) * comb(13, d) * comb(13, c) for s, h, d, c in shapes)
    assert count * OTHERS == DealSpace([Requirement((Seat.W,), shapes)]).size


def test_shape_and_points_together():
    """Balanced hands of 15 to 17 HCP, counted from all holdings of a suit."""
    by_length = [Counter() for _ in range(14)]
    for cards in range(1 << 13):
        points = sum((cards >> 9 + place & 1) * (place + 1) for place in range(4))
        by_length[cards.bit_count()][points] += 1
    total = 0
    for lengths in Shape.parse("balanced"):
        sums = Counter({0: 1})
        for length in lengths:
            added: Counter[int] = Counter()
            for before, count in sums.items():
                for points, holdings in by_length[length].items():
                    added[before + points] += count * holdings
            sums = added
        total += sum(sums[count] for count in (15, 16, 17))
    assert total * OTHERS == DealSpace([north("balanced", hcp="15-17")]).size


def points_of(honours):
    """The points of a number of aces, kings, queens and jacks."""
    return sum(map(int.__mul__, honours, (4, 3, 2, 1)))


def test_two_hands_share_the_honours():
    """Requirements on two hands: both counts of each honour are summed over."""
    total = 0
    strong = [mine for mine in product(range(5), repeat=4) if points_of(mine) >= 35 and sum(mine) <= 13]
    shared_honours = ((mine, yours) for mine in strong for yours in product(*(range(5 - n) for n in mine)))
    for mine, yours in shared_honours:
        if points_of(yours) >= 4 and sum(yours) <= 13:
            count = comb(36, 13 - sum(mine)) * comb(36 - 13 + sum(mine), 13 - sum(yours))
            for one, other in zip(mine, yours, strict=True):
                count *= comb(4, one) * comb(4 - one, other)
            total += count
    both = DealSpace([north(hcp="35+"), north(hcp="4+", seats=(Seat.S,))])
    assert total * comb(26, 13) == both.size


def test_the_points_of_a_side():
    """The combined cards of a side count as one hand of twenty-six."""
    total = sum(
        comb(4, aces) * comb(4, kings) * comb(4, queens) * comb(4, jacks) * comb(36, 26 - sum(honours))
        for honours in product(range(5), repeat=4)
        for aces, kings, queens, jacks in [honours]
        if 4 * aces + 3 * kings + 2 * queens + jacks == 25
    )
    split = comb(26, 13) ** 2
    assert total * split == DealSpace([north(hcp=25, seats=(Seat.N, Seat.S))]).size


ELEVEN = "AKJ9.Q54.K8.72"
NARROW = [
    north(holds=ELEVEN),
    north(holds=ELEVEN, hcp="14+"),
    north("5xxx + x4xx", holds=ELEVEN, hcp="13-15"),
    north(holds=ELEVEN, losers="6-", lacks="Q...A"),
    north(holds=ELEVEN, quick_tricks="3.5", controls="5+"),
    north(holds=ELEVEN, suits={(Suit.H, top(3)): Range(2), (Suit.S, quality): Range(0, 8)}),
    north(holds=ELEVEN, lacks="QT8765432.AKJT98.AQJ.AKQJT", hcp="13"),
]
"""North's other two cards are open: at most 820 hands."""


@pytest.mark.parametrize("requirement", NARROW, ids=range(len(NARROW)))
def test_each_number_is_a_different_hand(requirement):
    """The divisions are exactly the hands that meet the requirement, each once."""
    held = Hand.parse(ELEVEN)
    others = [card for card in DECK if card not in held]
    candidates = (held.bits | one.bit | other.bit for one, other in combinations(others, 2))
    wanted = [bits for bits in candidates if requirement.accepts((bits, 0, 0, 0))]
    space = DealSpace([requirement])
    assert sorted(wanted) == sorted(space.division(number)[0] for number in range(space.divisions))
    assert len(wanted) * OTHERS == space.size


def test_each_number_is_a_different_pair_of_hands():
    """The same for two hands, with a limit on their combined HCP."""
    north_hand, south_hand = Hand.parse("AKJ9.Q54.K82.72"), Hand.parse("QT.AK3.QJ4.KQ85")
    requirement = [
        north(holds=str(north_hand), hcp="13-16"),
        north("3+xxx + x4xx + xxx4", holds=str(south_hand), seats=(Seat.S,), losers="7-"),
        north(seats=(Seat.N, Seat.S), hcp="30-31"),
    ]
    others = [card for card in DECK if card not in north_hand | south_hand]
    pairs = (
        (north_hand.bits | one.bit, south_hand.bits | other.bit) for one, other in permutations(others, 2)
    )
    wanted = [
        pair for pair in pairs if all(counts.accepts((pair[0], 0, pair[1], 0)) for counts in requirement)
    ]
    space = DealSpace(requirement)
    ours, theirs = space.groups.index((Seat.N,)), space.groups.index((Seat.S,))
    dealt = map(space.division, range(space.divisions))
    assert sorted(wanted) == sorted((held[ours], held[theirs]) for held in dealt)
    assert 100 < len(wanted)


limits = st.tuples(st.integers(0, 20), st.integers(0, 20)).map(lambda ends: Range(min(ends), max(ends)))
requirements = st.builds(
    Requirement,
    st.sampled_from([(Seat.N,), (Seat.E,)]),
    st.frozensets(st.sampled_from(sorted(ALL)), min_size=20),
    st.dictionaries(st.sampled_from([hcp, controls, losers, quick_tricks]), limits, max_size=2),
    st.dictionaries(
        st.tuples(st.sampled_from(Suit), st.sampled_from([hcp, quality, top(2)])), limits, max_size=1
    ),
    st.frozensets(st.sampled_from(DECK[:26]), max_size=3).map(Hand.of),
    st.frozensets(st.sampled_from(DECK[26:]), max_size=3).map(Hand.of),
)


@given(requirements, st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_every_deal_drawn_meets_the_requirement(requirement, seed):
    """A drawn deal is in the space, with fifty-two cards, thirteen in each hand."""
    space = DealSpace([requirement])
    if space.size:
        hands = space.draw(Random(seed))  # noqa: S311 - a test must repeat itself
        assert hands in space
        assert [13] * 4 == [bits.bit_count() for bits in hands]
        assert (1 << 52) - 1 == hands[0] | hands[1] | hands[2] | hands[3]


def test_the_counting_budget():
    """Counting stops at its budget, or before it starts if the estimate exceeds it."""
    requirement = [north(hcp="12-14"), north(hcp="12-14", seats=(Seat.S,))]
    with pytest.raises(BudgetExceeded):
        DealSpace(requirement, budget=100_000)
    with pytest.raises(BudgetExceeded):
        DealSpace([north("balanced", hcp="15-17")], budget=2_000)


def test_a_custom_evaluation_is_counted():
    """An evaluation that counts tens: none, and all four."""
    tens = Evaluation.from_weights("tens", {"T": 1})
    for count in (0, 4):
        requirement = Requirement((Seat.N,), all_lengths(1), {tens: Range(count, count)})
        assert comb(4, count) * comb(48, 13 - count) * OTHERS == DealSpace([requirement]).size
