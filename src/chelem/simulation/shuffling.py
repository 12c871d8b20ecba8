"""Fair shuffling from a source of random bits, in exact integers."""

from functools import cache
from random import Random

from chelem.simulation.requirements import Bits

CARDS = tuple(1 << index for index in range(52))
_SUITS = tuple(0x1FFF << 13 * suit for suit in range(4))
MAX_BITS = 60
"""The most bits of a random number drawn: two digits of a Python int."""


def random_hands(rng: Random) -> Bits:
    """Return the four hands of a random deal, all deals equally likely."""
    cards = list(CARDS)
    north, east, south = draw_cards(cards, 13, rng), draw_cards(cards, 13, rng), draw_cards(cards, 13, rng)
    return north, east, south, sum(cards)


def draw_cards(cards: list[int], count: int, rng: Random) -> int:
    """Remove `count` random cards from the list and return them as one bit set.

    >>> cards = [1, 2, 4, 8]
    >>> drawn = draw_cards(cards, 3, Random(1))
    >>> sum(cards) + drawn, len(cards), drawn.bit_count()
    (15, 1, 3)
    """
    getrandbits = rng.getrandbits
    for bound, bits, sizes in _draws(len(cards), count):
        number = getrandbits(bits)
        while number >= bound:
            number = getrandbits(bits)
        for size in sizes:
            number, place = divmod(number, size)
            cards[place], cards[size - 1] = cards[size - 1], cards[place]
    drawn = sum(cards[len(cards) - count :])
    del cards[len(cards) - count :]
    return drawn


@cache
def _draws(size: int, count: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Return the random numbers to draw: for each its bound, its bits and the list sizes it serves."""
    draws: list[tuple[int, int, tuple[int, ...]]] = []
    bound: int = 1
    sizes: list[int] = []
    for remaining in range(size, size - count, -1):
        if bound * remaining >> MAX_BITS:
            draws.append((bound, bound.bit_length(), tuple(sizes)))
            bound, sizes = 1, []
        bound *= remaining
        sizes.append(remaining)
    return (*draws, (bound, bound.bit_length(), tuple(sizes)))


def single_cards(bits: int) -> list[int]:
    """Return each card of a bit set, as a bit set of one card."""
    return [card for suit in _SUITS for card in _single_cards(bits & suit)]


@cache
def _single_cards(suit: int) -> tuple[int, ...]:
    return tuple(card for card in CARDS if card & suit)
