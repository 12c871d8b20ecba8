"""Hands as a domain: thousands in arrays, or a single one."""

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.features import Feature
from chelem.bots.systems.holdings import HOLDING_LENGTHS, HOLDING_POINTS, Integers, holding_values
from chelem.bots.systems.requirements import AllOf, Booleans, HandRequirement, SomeOf, Within
from chelem.bots.systems.shapes import POINTS, SHAPE_INDEX, shape_number, shape_values
from chelem.core import SUITS, Hand

HandBits = npt.NDArray[np.uint64]
"""Hands of thirteen cards as `Hand.bits`."""


class HandDomain:
    """Many hands of thirteen cards; what certainly holds for a hand and what may hold are the same."""

    def __init__(self, bits: HandBits) -> None:
        shifts = np.array([0, 13, 26, 39], np.uint64)
        self._holdings = (bits[:, None] >> shifts & np.uint64(0x1FFF)).astype(np.int16)
        self._points: Integers = HOLDING_POINTS[self._holdings].sum(axis=1, dtype=np.int16)
        self._shapes = shape_number(HOLDING_LENGTHS[self._holdings])
        self._values: dict[Feature, Integers] = {}

    @property
    def everywhere(self) -> Booleans:
        """All hands."""
        return np.ones(len(self._points), np.bool_)

    @property
    def cell_numbers(self) -> npt.NDArray[np.int32]:
        """The cell of each hand: 38·shape + points."""
        numbers: npt.NDArray[np.int32] = self._shapes.astype(np.int32) * POINTS + self._points
        return numbers

    def values(self, feature: Feature) -> Integers:
        """Return a feature of each hand."""
        if (known := self._values.get(feature)) is None:
            known = self._values[feature] = self._value(feature)
        return known

    def within(self, limits: Within) -> tuple[Booleans, Booleans]:
        """Return the hands for which the range holds, twice."""
        values = self.values(limits.feature)
        holds = (values >= limits.low) & (values <= limits.high)
        return holds, holds

    def _value(self, feature: Feature) -> Integers:
        if feature.of_shape:
            values: Integers = shape_values(feature)[self._shapes]
            return (values + self._points).astype(np.int16) if feature.counts_points else values
        by_suit = [table[self._holdings[:, suit]] for suit, table in enumerate(holding_values(feature))]
        total: Integers = np.sum(by_suit, axis=0, dtype=np.int16)
        return total


class OneHand:
    """A single hand of thirteen cards, whose features are computed when they are asked for."""

    __slots__ = ("_holdings", "_points", "_shape", "_values")

    def __init__(self, hand: Hand) -> None:
        self._holdings = tuple(hand.bits >> 13 * suit & 0x1FFF for suit in SUITS)
        self._points = hand.hcp
        self._shape = SHAPE_INDEX[tuple(holding.bit_count() for holding in self._holdings)]
        self._values: dict[Feature, int] = {}

    def value(self, feature: Feature) -> int:
        """Return a feature of the hand."""
        if (known := self._values.get(feature)) is None:
            known = self._values[feature] = self._value(feature)
        return known

    def _value(self, feature: Feature) -> int:
        if feature.of_shape:
            value = int(shape_values(feature)[self._shape])
            return value + self._points if feature.counts_points else value
        tables = holding_values(feature)
        return sum(int(table[holding]) for table, holding in zip(tables, self._holdings, strict=True))

    def fits(self, requirement: HandRequirement) -> bool:
        """Return whether the hand meets a requirement."""
        match requirement:
            case Within(feature, low, high):
                return low <= self.value(feature) <= high
            case AllOf(parts):
                return all(map(self.fits, parts))
            case SomeOf(parts):
                return any(map(self.fits, parts))
