"""Hands that bid an auction by a system."""

from collections.abc import Iterator

import numpy as np

from chelem.bots.systems.hand_domains import HandBits
from chelem.bots.systems.points import AuctionPoint
from chelem.core import Hand

_BATCH = 20_000
_BATCHES = 25


def sampled_hands(count: int, generator: np.random.Generator) -> HandBits:
    """Return random hands of thirteen cards as `Hand.bits`."""
    cards = np.argpartition(generator.random((count, 52)), 13, axis=1)[:, :13].astype(np.uint64)
    hands: HandBits = (np.uint64(1) << cards).sum(axis=1, dtype=np.uint64)
    return hands


def example_hands(point: AuctionPoint, place: int, seed: int = 0) -> Iterator[Hand]:
    """Yield hands that agree with every call of a place; it ends when half a million were tried."""
    generator = np.random.default_rng((seed, place))
    for _ in range(_BATCHES):
        hands = sampled_hands(_BATCH, generator)
        for bits in hands[point.weights(place, hands) == 1]:
            yield Hand(int(bits))
