"""The 560 shapes of a hand, what follows from them, and how many hands have each."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.holdings import HOLDING_LENGTHS, HOLDING_POINTS, Integers
from chelem.core import SUITS, Suit

_K = FeatureKind

SHAPES = tuple(
    (clubs, diamonds, hearts, 13 - clubs - diamonds - hearts)
    for clubs in range(14)
    for diamonds in range(14 - clubs)
    for hearts in range(14 - clubs - diamonds)
)
"""The lengths of ♣ ♦ ♥ ♠."""
SHAPE_INDEX: dict[tuple[int, ...], int] = {lengths: index for index, lengths in enumerate(SHAPES)}
POINTS = 38
"""A hand has 0 to 37 high-card points."""
SHAPE_LENGTHS: Integers = np.array(SHAPES, np.int16)

_SHORTNESS = {3: (3, 2, 1), 4: (4, 3, 1)}
"""Points for a void, a singleton and a doubleton, with three trumps and with four or more."""
_BALANCED = ((3, 3, 3, 4), (2, 3, 4, 4), (2, 3, 3, 5))
_SEMI_BALANCED = (*_BALANCED, (2, 2, 4, 5), (2, 2, 3, 6))


def shape_number(lengths: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    """Return the index in `SHAPES` of each row of lengths."""
    numbers: npt.NDArray[np.int16] = _NUMBERS[lengths[:, 0], lengths[:, 1], lengths[:, 2]]
    return numbers


_NUMBERS = np.zeros((14, 14, 14), np.int16)
_NUMBERS[tuple(SHAPE_LENGTHS[:, :3].T)] = np.arange(len(SHAPES))


@lru_cache(maxsize=1024)
def shape_values(feature: Feature) -> Integers:
    """Return a shape feature for each of the 560 shapes, high-card points left out."""
    return np.array([_shape_value(feature, lengths) for lengths in SHAPES], np.int16)


def _shape_value(feature: Feature, lengths: tuple[int, ...]) -> int:
    suits, order = feature.suits, tuple(sorted(lengths))
    match feature.kind:
        case _K.HL:
            return sum(max(0, length - 4) for length in lengths)
        case _K.HLD:
            return _support(lengths, suits[0])
        case _K.LENGTH:
            return lengths[suits[0]]
        case _K.LONGER:
            return lengths[suits[0]] - lengths[suits[1]]
        case _K.LEAD:
            return lengths[suits[0]] - max(lengths[suit] for suit in SUITS if suit != suits[0])
        case _K.RULE_OF_FIFTEEN:
            return lengths[Suit.S]
        case _K.EXACT_PATTERN:
            return int(lengths[::-1] == feature.pattern)
        case _K.PATTERN:
            return int(order == tuple(sorted(feature.pattern)))
        case kind:
            return _of_sorted(kind, order)


def _of_sorted(kind: FeatureKind, order: tuple[int, ...]) -> int:
    """Return a feature that does not ask which suit is which, from the lengths in ascending order."""
    match kind:
        case _K.RULE_OF_TWENTY:
            return order[3] + order[2]
        case _K.LONGEST:
            return order[3]
        case _K.SECOND_LONGEST:
            return order[2]
        case _K.SHORTEST:
            return order[0]
        case _K.BALANCED:
            return int(order in _BALANCED)
        case _K.SEMI_BALANCED:
            return int(order in _SEMI_BALANCED)
        case _:
            return 0


def _support(lengths: tuple[int, ...], trumps: Suit) -> int:
    """Return the support points beyond high cards; none with fewer than three trumps."""
    length_of_trumps = lengths[trumps]
    if length_of_trumps < 3:
        return 0
    values = _SHORTNESS[min(length_of_trumps, 4)]
    side = [lengths[suit] for suit in SUITS if suit != trumps]
    return (
        sum(values[length] for length in side if length < 3)
        + max(0, length_of_trumps - 5)
        + int(max(side) >= 5)
    )


def _hands_by_cell() -> npt.NDArray[np.float64]:
    """Return how many hands have each shape and each number of high-card points."""
    holdings = np.zeros((14, 11))
    np.add.at(holdings, (HOLDING_LENGTHS, HOLDING_POINTS), 1)
    hands = np.zeros((len(SHAPES), POINTS))
    for shape, (clubs, diamonds, hearts, spades) in enumerate(SHAPES):
        minors = np.convolve(holdings[clubs], holdings[diamonds])
        majors = np.convolve(holdings[hearts], holdings[spades])
        hands[shape] = np.convolve(minors, majors)[:POINTS]
    return hands


HANDS_BY_CELL = _hands_by_cell()
"""The number of hands of each shape and number of points: 560 rows of 38; their sum is C(52, 13)."""
