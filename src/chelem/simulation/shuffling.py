"""Fair shuffling, quickly: whole numbers from a source of random bits, nothing rounded."""

from functools import cache
from random import Random

from chelem.simulation.requirements import Bits

CARDS = tuple(1 << index for index in range(52))
_SUITS = tuple(0x1FFF << 13 * suit for suit in range(4))
WORD = 60
"""Bits of the numbers that are drawn: those of two digits of Python's."""


def shuffled(chance: Random) -> Bits:
    """The four hands of any deal, all equally likely."""
    cards = list(CARDS)
    north, east, south = pick(cards, 13, chance), pick(cards, 13, chance), pick(cards, 13, chance)
    return north, east, south, sum(cards)


def pick(cards: list[int], count: int, chance: Random) -> int:
    """Take `count` of the cards, any of them equally likely, and give them as one set of bits.

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
    """Sizes left at each pick, together as long as their product fits a word: it, its bits, the sizes."""
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


def cards_in(bits: int) -> list[int]:
    """Each card of a set of bits by itself."""
    return [card for suit in _SUITS for card in _cards_in(bits & suit)]


@cache
def _cards_in(suit: int) -> tuple[int, ...]:
    return tuple(card for card in CARDS if card & suit)
