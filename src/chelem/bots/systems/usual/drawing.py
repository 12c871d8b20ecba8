"""Hands drawn in given cells: with a shape and a number of high-card points, all of them equally likely."""

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.hand_domains import HandBits
from chelem.bots.systems.holdings import HOLDING_LENGTHS, HOLDING_POINTS
from chelem.bots.systems.shapes import SHAPE_LENGTHS

IndexArray = npt.NDArray[np.int64]
_Weights = npt.NDArray[np.float64]

_MOST = 10
"""The high-card points of a whole suit."""


def _holdings() -> _Weights:
    """Return how many holdings of a suit have each length and each number of points."""
    counted = np.zeros((14, _MOST + 1))
    np.add.at(counted, (HOLDING_LENGTHS, HOLDING_POINTS), 1)
    return counted


_COUNTED = _holdings()
_OF_TWO = np.array([[np.convolve(first, second) for second in _COUNTED] for first in _COUNTED])
"""How many holdings of two suits have each two lengths and each number of points together."""
_SORTED = np.lexsort((HOLDING_POINTS, HOLDING_LENGTHS)).astype(np.uint64)
"""The holdings of a suit by length, then by points."""
_FIRST = np.cumsum(_COUNTED).reshape(_COUNTED.shape) - _COUNTED
"""Where those of a length and a number of points begin."""


def hands_of_shapes(shapes: IndexArray, points: IndexArray, generator: np.random.Generator) -> HandBits:
    """Return a hand for each shape (by its number) and number of high-card points, which some hand has.

    The points are divided between minors and majors, then between two suits, each time as often as hands do.
    """
    lengths = SHAPE_LENGTHS[shapes].astype(np.int64)
    chances = generator.random((7, len(shapes)))
    minors = _divided(_OF_TWO[lengths[:, 0], lengths[:, 1]], _OF_TWO[lengths[:, 2], lengths[:, 3]], points)
    of_minors = _chosen(minors, chances[0])
    hands: HandBits = np.zeros(len(shapes), np.uint64)
    for first, together in ((0, of_minors), (2, points - of_minors)):
        cards, rest = lengths[:, first], lengths[:, first + 1]
        part = _chosen(_divided(_COUNTED[cards], _COUNTED[rest], together), chances[1 + first // 2])
        for suit, length, honours in ((first, cards, part), (first + 1, rest, together - part)):
            place = _FIRST[length, honours] + np.floor(chances[3 + suit] * _COUNTED[length, honours])
            hands |= _SORTED[place.astype(np.int64)] << np.uint64(13 * suit)
    return hands


def _divided(first: _Weights, second: _Weights, points: IndexArray) -> _Weights:
    """Return, for each number of points in the first part, how many hands have the rest in the second."""
    width = first.shape[1]
    rest = points[:, None] - np.arange(width)
    left = np.take_along_axis(second, np.clip(rest, 0, width - 1), axis=1)
    weights: _Weights = first * np.where((rest >= 0) & (rest < width), left, 0)
    return weights


def _chosen(weights: _Weights, chances: _Weights) -> IndexArray:
    """Return a place in each row, as often as its weights say."""
    sums = np.cumsum(weights, axis=1)
    places: IndexArray = (sums <= (chances * sums[:, -1])[:, None]).sum(axis=1)
    return places
