"""Fair shuffling from a source of random bits, in exact integers."""

from functools import cache
from random import Random

from chelem.simulation.requirements import Bits

CARDS = tuple(1 << index for index in range(52))
_SUITS = tuple(0x1FFF << 13 * suit for suit in range(4))
WORD = 60
"""Bits of each random number drawn: two digits of a Python int."""


def shuffled(chance: Random) -> Bits:
    """The four hands of a random deal, all deals equally likely."""
    cards = list(CARDS)
    north, east, south = pick(cards, 13, chance), pick(cards, 13, chance), pick(cards, 13, chance)
    return north, east, south, sum(cards)


def pick(cards: list[int], count: int, chance: Random) -> int:
    """Remove `count` random cards from the list and return them as one bit set.

    >>> cards = [1, 2, 4, 8]
    >>> picked = pick(cards, 3, Random(1))
    >>> sum(cards) + picked, len(cards), picked.bit_count()
    (15, 1, 3)
    """
    getrandbits = chance.getrandbits
    for below, bits, sizes in _words(len(cards), count):
        number = getrandbits(bits)
        while number >= below:
            number = getrandbits(bits)
        for size in sizes:
            number, place = divmod(number, size)
            cards[place], cards[size - 1] = cards[size - 1], cards[place]
    picked = sum(cards[len(cards) - count :])
    del cards[len(cards) - count :]
    return picked


@cache
def _words(size: int, count: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """List sizes at each pick, grouped while their product fits a word: product, its bits, the sizes."""
    words: list[tuple[int, int, tuple[int, ...]]] = []
    below: int = 1
    sizes: list[int] = []
    for left in range(size, size - count, -1):
        if below * left >> WORD:
            words.append((below, below.bit_length(), tuple(sizes)))
            below, sizes = 1, []
        below *= left
        sizes.append(left)
    return (*words, (below, below.bit_length(), tuple(sizes)))


def single_cards(bits: int) -> list[int]:
    """Each card of a bit set, as a bit set of one card."""
    return [card for suit in _SUITS for card in _single_cards(bits & suit)]


@cache
def _single_cards(suit: int) -> tuple[int, ...]:
    return tuple(card for card in CARDS if card & suit)
