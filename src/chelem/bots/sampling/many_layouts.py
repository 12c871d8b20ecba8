"""Thousands of layouts at once, in arrays."""

from random import Random

import numpy as np
import numpy.typing as npt

from chelem.bots.sampling.layouts import GroupSplits, LayoutSpace
from chelem.core import SEATS

LayoutArray = npt.NDArray[np.uint64]
"""A row for each layout: the cards that North, East, South and West still hold, as bits."""


def draw_many(space: LayoutSpace, count: int, rng: Random) -> LayoutArray:
    """Draw layouts of a space, each as likely as it is."""
    generator = np.random.default_rng(rng.getrandbits(64))
    splits, likelihoods = zip(*space.splits(), strict=True)
    total = sum(likelihoods)
    shares = np.cumsum([likelihood / total for likelihood in likelihoods])
    drawn = np.minimum(np.searchsorted(shares, generator.random(count), side="right"), len(splits) - 1)
    layouts: LayoutArray = np.tile(np.array(space.known, np.uint64), (count, 1))
    for number, split in enumerate(splits):
        rows = np.flatnonzero(drawn == number)
        if len(rows):
            layouts[rows] |= _deal_split(space, split, len(rows), generator)
    return layouts


def _deal_split(
    space: LayoutSpace, split: GroupSplits, count: int, generator: np.random.Generator
) -> LayoutArray:
    """Deal each group at random, each of its seats as many cards as the split says."""
    layouts: LayoutArray = np.zeros((count, len(SEATS)), np.uint64)
    for group, numbers in split:
        order = np.argsort(generator.random((count, len(group.cards))), axis=1)
        cards = np.array(group.cards, np.uint64)[order]
        first = 0
        for seat, taken in zip(group.seats, numbers, strict=True):
            layouts[:, space.hidden[seat]] |= cards[:, first : first + taken].sum(axis=1, dtype=np.uint64)
            first += taken
    return layouts
