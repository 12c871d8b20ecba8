"""What is known of a player's hand: a set of cells, and the values that features such as aces may have."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chelem.bots.systems.cells import ALL_CELLS, CellSet, cells_among, mean_in, range_in
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.requirements import ALL_VALUES, HandRequirement
from chelem.core import SUITS, Suit

_LENGTHS = tuple(Feature(FeatureKind.LENGTH, (suit,)) for suit in SUITS)


@dataclass(frozen=True, slots=True)
class ShownHand:
    """The hands a player may hold: all of them lie in `cells`, and each feature has one of its `values`.

    The real hand is always among them as long as the player bids by the system.
    """

    cells: CellSet = ALL_CELLS
    values: Mapping[Feature, int] = field(default_factory=dict)
    _ranges: dict[Feature, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)
    _means: dict[Feature, int] = field(default_factory=dict, compare=False, repr=False)

    def range_of(self, feature: Feature) -> tuple[int, int]:
        """Return the least and the most that a feature may be."""
        if (known := self._ranges.get(feature)) is None:
            low, high = range_in(feature, self.cells)
            if (values := self.values.get(feature, ALL_VALUES)) != ALL_VALUES:
                low = max(low, (values & -values).bit_length() - 1)
                high = min(high, values.bit_length() - 1)
            known = self._ranges[feature] = (low, high)
        return known

    def least(self, feature: Feature) -> int:
        """Return the least that a feature may be."""
        return self.range_of(feature)[0]

    def least_length(self, suit: Suit) -> int:
        """Return the fewest cards in a suit."""
        return self.least(_LENGTHS[suit])

    def expected(self, feature: Feature) -> int:
        """Return the mean of a feature over all hands that are possible, rounded."""
        if (known := self._means.get(feature)) is None:
            known = self._means[feature] = round(mean_in(feature, self.cells))
        return known

    def shows(self, requirement: HandRequirement) -> bool:
        """Return whether every hand that is possible certainly meets a requirement."""
        certain, _ = cells_among(requirement, self.values)
        return not self.cells & ~certain

    def may_hold(self, requirement: HandRequirement) -> bool:
        """Return whether some hand that is possible may meet a requirement."""
        _, possible = cells_among(requirement, self.values)
        return bool(self.cells & possible)


UNKNOWN_HAND = ShownHand()
