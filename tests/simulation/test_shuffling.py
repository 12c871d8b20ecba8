"""Shuffling is fair: every number that may be drawn is tried."""

from collections import Counter
from itertools import combinations
from math import comb, perm
from random import Random

import pytest

from chelem.simulation.shuffling import (
    WORD,
    pick,
    shuffled,
    single_cards,
)


class Told(Random):
    """A random source that returns given numbers."""

    def __init__(self, *numbers):
        super().__init__()
        self.numbers = list(numbers)

    def getrandbits(self, k):
        number = self.numbers.pop(0)
        assert number < 1 << k
        return number


@pytest.mark.parametrize(("size", "count"), [(4, 2), (5, 3), (6, 1), (5, 5), (3, 0)])
def test_every_choice_comes_from_as_many_numbers(size, count):
    """Of all numbers below the one that is drawn from, each set of cards has the same share."""
    found = Counter()
    for number in range(perm(size, count)):
        found[pick([1 << place for place in range(size)], count, Told(number))] += 1
    wanted = {sum(1 << place for place in places) for places in combinations(range(size), count)}
    assert wanted == set(found)
    assert {perm(size, count) // comb(size, count)} == set(found.values())


def test_a_number_too_large_is_drawn_again():
    """Else the lowest would come more often."""
    chance = Told(31, 20, 7)
    assert pick([1, 2, 4, 8, 16], 2, Told(7)) == pick([1, 2, 4, 8, 16], 2, chance)
    assert [] == chance.numbers


def test_the_numbers_drawn_are_short():
    """Products of the sizes left, each within a word."""

    class Watched(Random):
        def getrandbits(self, k):
            assert k <= WORD
            return super().getrandbits(k)

    hands = shuffled(Watched(1))
    assert [13] * 4 == [bits.bit_count() for bits in hands]
    assert (1 << 52) - 1 == sum(hands)


def test_cards_one_by_one():
    bits = (1 << 51) | (1 << 13) | 1
    assert [1, 1 << 13, 1 << 51] == single_cards(bits)
