"""Shuffling is fair: every random number that may be drawn is tried."""

from collections import Counter
from itertools import combinations
from math import comb, perm
from random import Random

import pytest

from chelem.simulation.shuffling import (
    MAX_BITS,
    draw_cards,
    random_hands,
    single_cards,
)


class FixedBits(Random):
    """A random source that returns given numbers."""

    def __init__(self, *numbers):
        super().__init__()
        self.numbers = list(numbers)

    def getrandbits(self, k):
        number = self.numbers.pop(0)
        assert number < 1 << k
        return number


@pytest.mark.parametrize(("size", "count"), [(4, 2), (5, 3), (6, 1), (5, 5), (3, 0)])
def test_every_choice_is_equally_likely(size, count):
    """Over all random numbers below the bound, each set of cards comes equally often."""
    found = Counter()
    for number in range(perm(size, count)):
        found[draw_cards([1 << place for place in range(size)], count, FixedBits(number))] += 1
    expected = {sum(1 << place for place in places) for places in combinations(range(size), count)}
    assert expected == set(found)
    assert {perm(size, count) // comb(size, count)} == set(found.values())


def test_a_number_too_large_is_drawn_again():
    """Numbers above the bound are rejected, since a remainder would favour the lowest."""
    chance = FixedBits(31, 20, 7)
    assert draw_cards([1, 2, 4, 8, 16], 2, FixedBits(7)) == draw_cards([1, 2, 4, 8, 16], 2, chance)
    assert [] == chance.numbers


def test_random_numbers_have_few_bits():
    """No random number has more than `MAX_BITS` bits."""

    class CheckedRandom(Random):
        def getrandbits(self, k):
            assert k <= MAX_BITS
            return super().getrandbits(k)

    hands = random_hands(CheckedRandom(1))
    assert [13] * 4 == [bits.bit_count() for bits in hands]
    assert (1 << 52) - 1 == sum(hands)


def test_single_cards():
    bits = (1 << 51) | (1 << 13) | 1
    assert [1, 1 << 13, 1 << 51] == single_cards(bits)
