"""Cells: all hands of one shape and one number of high-card points, as a domain with exact bounds.

With 560 shapes and 38 numbers of points, a set of cells is an integer of 21 280 bits. For each feature a
cell has a lowest and a highest value that its hands reach; a requirement certainly holds in a cell when it
holds for all values between the two, and may hold when it does for some.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.features import Feature
from chelem.bots.systems.holdings import HOLDING_LENGTHS, HOLDING_POINTS, Integers, holding_values
from chelem.bots.systems.requirements import (
    ALL_VALUES,
    Booleans,
    HandRequirement,
    Within,
    evaluate,
    features_of,
)
from chelem.bots.systems.shapes import HANDS_BY_CELL, POINTS, SHAPE_LENGTHS, SHAPES, shape_values

CellSet = int
"""A set of cells: bit 38·shape + points."""

CELLS = len(SHAPES) * POINTS
_FAR = 1000
_SUIT_POINTS = 11


def cells_where(holds: Booleans) -> CellSet:
    """Return the set of cells where an array of 21 280 is true."""
    return int.from_bytes(np.packbits(holds, bitorder="little").tobytes(), "little")


def flags_of(cells: CellSet) -> Booleans:
    """Return a set of cells as an array of 21 280."""
    octets = np.frombuffer(cells.to_bytes(CELLS // 8, "little"), np.uint8)
    return np.unpackbits(octets, bitorder="little").view(np.bool_)


HANDS = HANDS_BY_CELL.reshape(CELLS)
"""The number of hands in each cell."""
ALL_CELLS: CellSet = cells_where(HANDS > 0)
"""The cells that hold any hand."""


@lru_cache(maxsize=512)
def cell_bounds(feature: Feature) -> tuple[Integers, Integers]:
    """Return the lowest and the highest value of a feature in each cell; exact for the feature alone."""
    if feature.of_shape:
        added = np.arange(POINTS, dtype=np.int16) * feature.counts_points
        flat: Integers = (shape_values(feature)[:, None] + added).astype(np.int16).reshape(CELLS)
        return flat, flat
    tables = holding_values(feature)
    low = _extremes([_by_holding(table, np.minimum, _FAR) for table in tables], np.minimum, _FAR)
    high = _extremes([_by_holding(table, np.maximum, -_FAR) for table in tables], np.maximum, -_FAR)
    return low, high


def _by_holding(values: Integers, extreme: np.ufunc, start: int) -> Integers:
    """Return the extreme value of a suit's table for each length and number of points in the suit."""
    found = np.full((14, _SUIT_POINTS), start, np.int16)
    extreme.at(found, (HOLDING_LENGTHS, HOLDING_POINTS), values)
    return found


def _extremes(by_suit: list[Integers], extreme: np.ufunc, start: int) -> Integers:
    """Return the extreme sum over the suits for each cell: all ways to divide its points are tried."""
    total = by_suit[0][SHAPE_LENGTHS[:, 0]]
    for suit in (1, 2, 3):
        added = by_suit[suit][SHAPE_LENGTHS[:, suit]]
        width = total.shape[1]
        sums = np.full((len(SHAPES), width + _SUIT_POINTS - 1), start, np.int16)
        for points in range(_SUIT_POINTS):
            part = sums[:, points : points + width]
            extreme(part, total + added[:, points : points + 1], out=part)
        total = np.clip(sums, -_FAR, _FAR).astype(np.int16)
    flat: Integers = np.ascontiguousarray(total[:, :POINTS]).reshape(CELLS)
    return flat


@lru_cache(maxsize=4096)
def _cells_within(limits: Within) -> tuple[CellSet, CellSet]:
    low, high = cell_bounds(limits.feature)
    certain = cells_where((low >= limits.low) & (high <= limits.high))
    if low is high:
        return certain & ALL_CELLS, certain & ALL_CELLS
    possible = cells_where((high >= limits.low) & (low <= limits.high))
    return certain & ALL_CELLS, possible & ALL_CELLS


@dataclass(frozen=True, slots=True)
class CellDomain:
    """All cells, or what is known of one player: `values` are the values that features may have (as bits)."""

    values: Mapping[Feature, int] = field(default_factory=dict)

    @property
    def everywhere(self) -> CellSet:
        """All cells that hold any hand."""
        return ALL_CELLS

    def within(self, limits: Within) -> tuple[CellSet, CellSet]:
        """Return the cells where the range certainly holds, and those where it may hold."""
        known = self.values.get(limits.feature, ALL_VALUES)
        if known != ALL_VALUES:
            inside = (1 << max(limits.high, -1) + 1) - (1 << max(limits.low, 0))
            if not known & ~inside:
                return ALL_CELLS, ALL_CELLS
            if not known & inside:
                return 0, 0
        return _cells_within(limits)


EVERY_CELL = CellDomain()


@lru_cache(maxsize=4096)
def cells_of(requirement: HandRequirement) -> tuple[CellSet, CellSet]:
    """Return the cells where a requirement certainly holds, and those where it may hold."""
    return evaluate(requirement, EVERY_CELL)


def cells_among(requirement: HandRequirement, values: Mapping[Feature, int]) -> tuple[CellSet, CellSet]:
    """Return the same where some features have one of certain values."""
    if features_of(requirement).isdisjoint(values):
        return cells_of(requirement)
    return evaluate(requirement, CellDomain(values))


@lru_cache(maxsize=8192)
def range_in(feature: Feature, cells: CellSet) -> tuple[int, int]:
    """Return the lowest and the highest value of a feature in a set of cells, which is not empty."""
    low, high = cell_bounds(feature)
    flags = _flags_kept(cells)
    least = int(low[flags].min())
    return least, int(high[flags].max())


@lru_cache(maxsize=64)
def _flags_kept(cells: CellSet) -> Booleans:
    """Return a set of cells as an array, the same one while several features of it are asked for."""
    return flags_of(cells)


@lru_cache(maxsize=4096)
def mean_in(feature: Feature, cells: CellSet) -> float:
    """Return the mean of a feature over the hands of a set of cells; halfway where it is not exact.

    All sums are whole numbers below 2⁵³, and so exact in whatever order they are added up.
    """
    places, hands = _hands_at(cells)
    return float(_weighted(feature)[places].sum()) / (2 * hands)


@lru_cache(maxsize=512)
def _weighted(feature: Feature) -> npt.NDArray[np.float64]:
    """Return for each cell the number of its hands times the sum of the bounds of a feature."""
    low, high = cell_bounds(feature)
    weighted: npt.NDArray[np.float64] = HANDS * (low + high)
    return weighted


@lru_cache(maxsize=64)
def _hands_at(cells: CellSet) -> tuple[npt.NDArray[np.intp], float]:
    """Return the places of the cells of a set that hold any hand, and how many hands these are."""
    places = np.flatnonzero(flags_of(cells & ALL_CELLS))
    return places, float(HANDS[places].sum())


def hands_in(cells: CellSet) -> float:
    """Return how many hands a set of cells holds."""
    return float(HANDS[flags_of(cells)].sum())


def cell_of(lengths: tuple[int, int, int, int], hcp: int) -> CellSet:
    """Return the set of one cell: the lengths of ♣ ♦ ♥ ♠, and high-card points."""
    return 1 << POINTS * SHAPES.index(lengths) + hcp


def typical_range(feature: Feature, cells: CellSet, share: float = 0.02) -> tuple[int, int]:
    """Return the values of an exact feature without the rarest hands, a share of them at each end."""
    values, _ = cell_bounds(feature)
    flags = flags_of(cells) & (HANDS > 0)
    order = np.argsort(values[flags], kind="stable")
    cumulated: npt.NDArray[np.float64] = np.cumsum(HANDS[flags][order])
    first = int(np.searchsorted(cumulated, share * cumulated[-1]))
    last = int(np.searchsorted(cumulated, (1 - share) * cumulated[-1]))
    sorted_values = values[flags][order]
    return int(sorted_values[first]), int(sorted_values[min(last, len(sorted_values) - 1)])
