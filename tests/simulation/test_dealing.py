"""Deals that meet a condition are equally likely, however they are found."""

from collections import Counter
from random import Random

import pytest

from chelem import (
    DEAL_COUNT,
    DECK,
    Hand,
    Seat,
    Unanswered,
)
from chelem.core.deals import Deal
from chelem.simulation import (
    ANY_DEAL,
    as_condition,
    fit,
    hand,
    hcp,
    side,
    suit,
)
from chelem.simulation.dealing import DealGenerator
from chelem.simulation.shuffling import random_hands


def seeded(seed):
    return Random(seed)  # noqa: S311 - a test must repeat itself


def deal_by_program(condition, count, seed=1):
    """Return `count` deals and the tries they took."""
    generator, rng = DealGenerator(as_condition(condition)), seeded(seed)
    pairs = [generator.draw(rng, 100_000) for _ in range(count)]
    return [deal for deal, _ in pairs], sum(tries for _, tries in pairs)


def chi_square(one: Counter, other: Counter) -> tuple[float, int]:
    """Return the chi-square statistic of two samples of the same size, and the degrees of freedom."""
    values = set(one) | set(other)
    return sum((one[value] - other[value]) ** 2 / (one[value] + other[value]) for value in values), len(
        values
    ) - 1


CONDITIONS = [
    hand("N", "balanced", hcp="12-14"),
    hand("N", "5+xxx", hcp="12+") & hand("S", "3+xxx"),
    hand("N", hcp="10+") & hand("E", hcp="10+") & (lambda deal: deal[Seat.S].hcp < 12),
    side("NS", hcp="24-26", spades="8+"),
    hand("N", "5+xxx", hcp="10+") | hand("N", "x5+xx", hcp="8+") | suit("N", "S", "4+", top="2/3"),
    hand("S", hearts="5+", losers="7-") & ~hand("N", "x3+xx"),
    fit("NS", "9+") & hand("N", controls="3+"),
]


@pytest.mark.slow
@pytest.mark.parametrize("condition", CONDITIONS, ids=map(str, CONDITIONS))
def test_constrained_dealing_agrees_with_rejection(condition):
    """The four hands have the same distributions as in random deals that meet the condition."""
    count, rng = 600, seeded(7)
    tries = 0
    accepted = []
    while len(accepted) < count:
        deal = Deal(tuple(map(Hand, random_hands(rng))))
        tries += 1
        if condition(deal):
            accepted.append(deal)
    constrained, _ = deal_by_program(condition, count)
    assert all(map(condition, constrained))
    for feature in (
        lambda deal: deal[Seat.N].hcp // 2,
        lambda deal: deal[Seat.S].lengths[0],
        lambda deal: deal[Seat.E].lengths[1],
        lambda deal: deal[Seat.W].hcp // 2,
        lambda deal: max(deal[Seat.N].lengths),
    ):
        total, freedom = chi_square(Counter(map(feature, accepted)), Counter(map(feature, constrained)))
        assert total < freedom + 4 * (2 * freedom) ** 0.5 + 4
    generator = DealGenerator(condition)
    if generator.probability is not None:
        deviation = (tries * float(generator.probability)) ** 0.5
        assert abs(count - tries * float(generator.probability)) < 4 * deviation


def test_deals_in_several_spaces_are_equally_likely():
    """The thirteenth card is a spade, a club or an ace: two of the 22 are in two of the three spaces."""
    twelve = Hand.parse("KQ2.KQJ.KQJ.KQJ")
    known = hand("N", holds=twelve)
    condition = (known & hand("N", spades=4)) | (known & hand("N", hcp=27)) | (known & hand("N", clubs=4))
    rest = [card for card in DECK if card not in twelve]
    wanted = [card for card in rest if condition.accepts((twelve.bits | card.bit, 0, 0, 0))]
    counts = Counter(
        next(iter(deal[Seat.N] - twelve)) for deal in deal_by_program(condition, 200 * len(wanted))[0]
    )
    assert 22 == len(wanted)
    assert set(wanted) == set(counts)
    assert sum((times - 200) ** 2 / 200 for times in counts.values()) < 55  # 21 degrees of freedom


def test_the_probability_is_counted_if_possible():
    """A balanced hand of 15 to 17 HCP has a probability of 4.87 %, as in any table."""
    assert 0.0487 == round(float(DealGenerator(hand("N", "balanced", hcp="15-17")).probability), 4)
    assert 1 == DealGenerator(ANY_DEAL).probability == DealGenerator(ANY_DEAL).sampled_fraction
    assert DealGenerator(as_condition(lambda _: True)).probability is None
    assert DealGenerator(fit("NS")).probability is None


def test_a_partly_counted_condition_estimates_the_probability():
    """The sampled fraction times the acceptance rate is about the exact probability."""
    counted = hand("N", "balanced", hcp="15-17")
    partly_counted = hand("N", "balanced") & (lambda deal: 15 <= deal[Seat.N].hcp <= 17)
    generator = DealGenerator(partly_counted)
    _, tries = deal_by_program(partly_counted, 400)
    estimate = float(generator.sampled_fraction) * 400 / tries
    assert abs(estimate / float(DealGenerator(counted).probability) - 1) < 4 / 400**0.5


def test_a_rare_condition_needs_one_try_per_deal():
    """A fully counted condition is never counts, however rare it is."""
    condition = suit("N", "S", "7", top="2/3") & hand("S", holds="A2.KQ54.A963.K72")
    deals, tries = deal_by_program(condition, 50)
    assert 50 == tries
    assert {Hand.parse("A2.KQ54.A963.K72")} == {deal[Seat.S] for deal in deals}
    assert DealGenerator(condition).sampled_fraction < 1e-12


@pytest.mark.parametrize(
    "condition",
    [
        hand("N", hcp="38+"),
        hand("N", spades="7+") & hand("S", spades="7+"),
        hand("N", hcp=10) & hand("N", hcp=11),
        hand("N", holds="SA") & hand("S", holds="SA"),
        hand("N", holds="SA", lacks="SA"),
        hand("N", "any - any"),
        suit("N", "S", "2-", top="3/3"),
    ],
    ids=str,
)
def test_an_impossible_condition(condition):
    """It is reported at once, without a try."""
    with pytest.raises(Unanswered) as caught:
        DealGenerator(condition)
    assert "simulation.impossible" == caught.value.code


def test_dealing_gives_up():
    """Dealing stops after the given number of failures in a row, which the error states."""
    with pytest.raises(Unanswered) as caught:
        DealGenerator(as_condition(lambda _: False)).draw(seeded(1), 50)
    assert ("simulation.rare", 50) == (caught.value.code, caught.value.facts["tries"])


def test_any_deal():
    """Without a condition all deals are drawn from."""
    assert DEAL_COUNT == DealGenerator(ANY_DEAL).probability * DEAL_COUNT
    assert hcp(deal_by_program(ANY_DEAL, 1)[0][0][Seat.N]) >= 0
