"""Dealing to order is exact: how many deals there are, and that each of them is drawn from one number."""

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
"""The ways to deal the other three hands, once one is known."""


def north(shape="any", holds="", lacks="", suits=None, seats=(Seat.N,), **ranges):
    """A requirement, in short."""
    by_name = {"hcp": hcp, "controls": controls, "losers": losers, "quick_tricks": quick_tricks}
    return Requirement(
        seats,
        Shape.parse(shape).shapes if len(seats) == 1 else all_lengths(2),
        {by_name[name]: Range.of(wide) for name, wide in ranges.items()},
        suits or {},
        Hand.parse(holds or "..."),
        Hand.parse(lacks or "..."),
    )


def hands_by_points() -> Counter[int]:
    """How many hands have how many points: by the numbers of aces, kings, queens and jacks."""
    found: Counter[int] = Counter()
    for aces, kings, queens, jacks in product(range(5), repeat=4):
        small = 13 - aces - kings - queens - jacks
        if small >= 0:
            ways = comb(4, aces) * comb(4, kings) * comb(4, queens) * comb(4, jacks) * comb(36, small)
            found[4 * aces + 3 * kings + 2 * queens + jacks] += ways
    return found


@pytest.mark.parametrize("count", [0, 1, 10, 15, 23, 37])
def test_hands_of_so_many_points(count):
    """As many as honours can be chosen, and small cards beside them."""
    assert hands_by_points()[count] * OTHERS == DealSpace([north(hcp=count)]).size


def test_all_deals():
    """Nothing asked, nothing left out."""
    assert (
        DEAL_COUNT
        == DealSpace([]).size
        == DealSpace([north()]).size
        == DealSpace([north(seats=(Seat.E, Seat.W))]).size
    )


@given(st.frozensets(st.sampled_from(sorted(ALL)), min_size=1))
@settings(max_examples=20, deadline=None)
def test_hands_of_these_shapes(shapes):
    """Each shape's hands are chosen suit by suit."""
    ways = sum(comb(13, s) * comb(13, h) * comb(13, d) * comb(13, c) for s, h, d, c in shapes)
    assert ways * OTHERS == DealSpace([Requirement((Seat.W,), shapes)]).size


def test_shape_and_points_together():
    """15 to 17 points in balanced hands, counted from all holdings of a suit."""
    by_length = [Counter() for _ in range(14)]
    for cards in range(1 << 13):
        worth = sum((cards >> 9 + place & 1) * (place + 1) for place in range(4))
        by_length[cards.bit_count()][worth] += 1
    total = 0
    for lengths in Shape.parse("balanced"):
        sums = Counter({0: 1})
        for length in lengths:
            added: Counter[int] = Counter()
            for before, ways in sums.items():
                for worth, more in by_length[length].items():
                    added[before + worth] += ways * more
            sums = added
        total += sum(sums[count] for count in (15, 16, 17))
    assert total * OTHERS == DealSpace([north("balanced", hcp="15-17")]).size


def test_two_hands_share_the_honours():
    """North's points and South's, from the ways to give each both of every rank."""
    total = 0
    counts = [(mine, yours) for mine in range(5) for yours in range(5 - mine)]
    for shared in product(counts, repeat=4):
        mine, yours = ([pair[who] for pair in shared] for who in (0, 1))
        if sum(mine) > 13 or sum(yours) > 13 or not 27 <= sum(map(int.__mul__, mine, (4, 3, 2, 1))):
            continue
        if sum(map(int.__mul__, yours, (4, 3, 2, 1))) >= 12:
            ways = comb(36, 13 - sum(mine)) * comb(36 - 13 + sum(mine), 13 - sum(yours))
            for one, other in shared:
                ways *= comb(4, one) * comb(4 - one, other)
            total += ways
    both = DealSpace([north(hcp="27+"), north(hcp="12+", seats=(Seat.S,))])
    assert total * comb(26, 13) == both.size


def test_the_points_of_a_side():
    """Two partners' cards as one hand of twenty-six."""
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
"""Two cards of North's are open: 820 hands at most."""


@pytest.mark.parametrize("asked", NARROW, ids=range(len(NARROW)))
def test_each_number_is_a_hand_of_its_own(asked):
    """All the hands that meet the requirement, found by trying all, and each once."""
    held = Hand.parse(ELEVEN)
    rest = [card for card in DECK if card not in held]
    tried = (held.bits | one.bit | other.bit for one, other in combinations(rest, 2))
    wanted = [bits for bits in tried if asked.accepts((bits, 0, 0, 0))]
    space = DealSpace([asked])
    assert sorted(wanted) == sorted(space.held(number)[0] for number in range(space.ways))
    assert len(wanted) * OTHERS == space.size


def test_each_number_is_a_pair_of_hands_of_its_own():
    """The same for two hands at once, and for the points that they have together."""
    mine, yours = Hand.parse("AKJ9.Q54.K82.72"), Hand.parse("QT.AK3.QJ4.KQ85")
    asked = [
        north(holds=str(mine), hcp="13-16"),
        north("3+xxx + x4xx + xxx4", holds=str(yours), seats=(Seat.S,), losers="7-"),
        north(seats=(Seat.N, Seat.S), hcp="30-31"),
    ]
    rest = [card for card in DECK if card not in mine | yours]
    pairs = ((mine.bits | one.bit, yours.bits | other.bit) for one, other in permutations(rest, 2))
    wanted = [pair for pair in pairs if all(found.accepts((pair[0], 0, pair[1], 0)) for found in asked)]
    space = DealSpace(asked)
    ours, theirs = space.parts.index((Seat.N,)), space.parts.index((Seat.S,))
    dealt = map(space.held, range(space.ways))
    assert sorted(wanted) == sorted((held[ours], held[theirs]) for held in dealt)
    assert 100 < len(wanted)


wide = st.tuples(st.integers(0, 20), st.integers(0, 20)).map(lambda ends: Range(min(ends), max(ends)))
required = st.builds(
    Requirement,
    st.sampled_from([(Seat.N,), (Seat.E,)]),
    st.frozensets(st.sampled_from(sorted(ALL)), min_size=20),
    st.dictionaries(st.sampled_from([hcp, controls, losers, quick_tricks]), wide, max_size=2),
    st.dictionaries(
        st.tuples(st.sampled_from(Suit), st.sampled_from([hcp, quality, top(2)])), wide, max_size=1
    ),
    st.frozensets(st.sampled_from(DECK[:26]), max_size=3).map(Hand.of),
    st.frozensets(st.sampled_from(DECK[26:]), max_size=3).map(Hand.of),
)


@given(required, st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_every_deal_drawn_is_as_required(asked, seed):
    """And it is a deal: fifty-two cards, thirteen each."""
    space = DealSpace([asked])
    if space.size:
        hands = space.draw(Random(seed))  # noqa: S311 - a test must repeat itself
        assert hands in space
        assert [13] * 4 == [bits.bit_count() for bits in hands]
        assert (1 << 52) - 1 == hands[0] | hands[1] | hands[2] | hands[3]


def test_too_much_to_count():
    """Counting stops at its budget, before it starts if it can foresee that."""
    asked = [north(hcp="12-14"), north(hcp="12-14", seats=(Seat.S,))]
    with pytest.raises(BudgetExceeded):
        DealSpace(asked, budget=100_000)
    with pytest.raises(BudgetExceeded):
        DealSpace([north("balanced", hcp="15-17")], budget=2_000)


def test_an_evaluation_of_ones_own_is_counted():
    """Tens count here: 0 of them, and 4."""
    tens = Evaluation.weighing("tens", {"T": 1})
    for count in (0, 4):
        asked = Requirement((Seat.N,), all_lengths(1), {tens: Range(count, count)})
        assert comb(4, count) * comb(48, 13 - count) * OTHERS == DealSpace([asked]).size
