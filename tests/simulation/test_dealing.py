"""Deals that meet a condition are all equally likely, however they are found."""

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
from chelem.simulation.shuffling import shuffled


def chance(seed):
    return Random(seed)  # noqa: S311 - a test must repeat itself


def drawn(asked, count, seed=1):
    """A number of deals, and the tries they took."""
    dealing, random = DealGenerator(as_condition(asked)), chance(seed)
    pairs = [dealing.draw(random, 100_000) for _ in range(count)]
    return [deal for deal, _ in pairs], sum(tried for _, tried in pairs)


def chi_square(one: Counter, other: Counter) -> tuple[float, int]:
    """Of two samples of the same size: the sum, and the degrees of freedom."""
    values = set(one) | set(other)
    return sum((one[value] - other[value]) ** 2 / (one[value] + other[value]) for value in values), len(
        values
    ) - 1


QUESTIONS = [
    hand("N", "balanced", hcp="12-14"),
    hand("N", "5+xxx", hcp="12+") & hand("S", "3+xxx"),
    hand("N", hcp="10+") & hand("E", hcp="10+") & (lambda deal: deal[Seat.S].hcp < 12),
    side("NS", hcp="24-26", spades="8+"),
    hand("N", "5+xxx", hcp="10+") | hand("N", "x5+xx", hcp="8+") | suit("N", "S", "4+", top="2/3"),
    hand("S", hearts="5+", losers="7-") & ~hand("N", "x3+xx"),
    fit("NS", "9+") & hand("N", controls="3+"),
]


@pytest.mark.parametrize("asked", QUESTIONS, ids=map(str, QUESTIONS))
def test_dealing_to_order_is_as_trying_again(asked):
    """What the four hands look like: the same as among deals at random that happen to meet the condition."""
    count, random = 600, chance(7)
    tried = 0
    found = []
    while len(found) < count:
        deal = Deal(tuple(map(Hand, shuffled(random))))
        tried += 1
        if asked(deal):
            found.append(deal)
    ordered, _ = drawn(asked, count)
    assert all(map(asked, ordered))
    for look in (
        lambda deal: deal[Seat.N].hcp // 2,
        lambda deal: deal[Seat.S].lengths[0],
        lambda deal: deal[Seat.E].lengths[1],
        lambda deal: deal[Seat.W].hcp // 2,
        lambda deal: max(deal[Seat.N].lengths),
    ):
        total, freedom = chi_square(Counter(map(look, found)), Counter(map(look, ordered)))
        assert total < freedom + 4 * (2 * freedom) ** 0.5 + 4
    frequency = DealGenerator(asked)
    if frequency.probability is not None:
        deviation = (tried * float(frequency.probability)) ** 0.5
        assert abs(count - tried * float(frequency.probability)) < 4 * deviation


def test_each_deal_of_several_spaces_comes_as_often():
    """The thirteenth card is a spade, a club or an ace: two of the 22 are in two of the three spaces."""
    twelve = Hand.parse("KQ2.KQJ.KQJ.KQJ")
    open_ = hand("N", holds=twelve)
    asked = (open_ & hand("N", spades=4)) | (open_ & hand("N", hcp=27)) | (open_ & hand("N", clubs=4))
    rest = [card for card in DECK if card not in twelve]
    wanted = [card for card in rest if asked.accepts((twelve.bits | card.bit, 0, 0, 0))]
    found = Counter(next(iter(deal[Seat.N] - twelve)) for deal in drawn(asked, 200 * len(wanted))[0])
    assert 22 == len(wanted)
    assert set(wanted) == set(found)
    assert sum((times - 200) ** 2 / 200 for times in found.values()) < 55  # 21 degrees of freedom


def test_the_probability_is_counted_where_it_can_be():
    """A balanced hand of 15 to 17 points, as in any table of probabilities: 4.87 %."""
    assert 0.0487 == round(float(DealGenerator(hand("N", "balanced", hcp="15-17")).probability), 4)
    assert 1 == DealGenerator(ANY_DEAL).probability == DealGenerator(ANY_DEAL).share
    assert DealGenerator(as_condition(lambda _: True)).probability is None
    assert DealGenerator(fit("NS")).probability is None


def test_the_share_and_the_tries_give_the_probability():
    """Of a condition that is counted in part: about what it is when it is counted as a whole."""
    whole = hand("N", "balanced", hcp="15-17")
    part = hand("N", "balanced") & (lambda deal: 15 <= deal[Seat.N].hcp <= 17)
    dealing = DealGenerator(part)
    _, tried = drawn(part, 400)
    estimate = float(dealing.share) * 400 / tried
    assert abs(estimate / float(DealGenerator(whole).probability) - 1) < 4 / 400**0.5


def test_what_is_rare_takes_no_more_tries():
    """Seven spades with the king and queen at most, and a known hand facing it."""
    asked = suit("N", "S", "7", top="2/3") & hand("S", holds="A2.KQ54.A963.K72")
    deals, tried = drawn(asked, 50)
    assert 50 == tried
    assert {Hand.parse("A2.KQ54.A963.K72")} == {deal[Seat.S] for deal in deals}
    assert DealGenerator(asked).share < 1e-12


@pytest.mark.parametrize(
    "asked",
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
def test_what_no_deal_can_be(asked):
    """It is said at once, without a try."""
    with pytest.raises(Unanswered) as caught:
        DealGenerator(asked)
    assert "simulation.impossible" == caught.value.code


def test_to_give_up():
    """Dealing stops after the given number of failures in a row, which the error states."""
    with pytest.raises(Unanswered) as caught:
        DealGenerator(as_condition(lambda _: False)).draw(chance(1), 50)
    assert ("simulation.rare", 50) == (caught.value.code, caught.value.facts["tries"])


def test_all_deals_are_there():
    """Without a condition, as many as there are."""
    assert DEAL_COUNT == DealGenerator(ANY_DEAL).probability * DEAL_COUNT
    assert hcp(drawn(ANY_DEAL, 1)[0][0][Seat.N]) >= 0
