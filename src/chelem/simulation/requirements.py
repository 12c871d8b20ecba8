"""Requirements on the cards of one seat, or of several combined: conditions that can be counted."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import TypeVar

from chelem.core import Hand, Seat, Suit, freeze
from chelem.simulation.evaluations import Evaluation, OfSuit, values_of_holdings
from chelem.simulation.ranges import Range
from chelem.simulation.shapes import ShapeLengths

Bits = tuple[int, int, int, int]
"""The hands of N, E, S, W as sets of 52 bits."""
K = TypeVar("K")

NO_CARDS = Hand()
_SUIT = 0x1FFF


@cache
def all_lengths(seats: int) -> frozenset[ShapeLengths]:
    """Return every (spades, hearts, diamonds, clubs) that `seats` combined hands can have."""
    cards = 13 * seats
    suits = range(min(13, cards) + 1)
    return frozenset(
        (spades, hearts, diamonds, cards - spades - hearts - diamonds)
        for spades, hearts, diamonds in product(suits, repeat=3)
        if cards - spades - hearts - diamonds in suits
    )


@dataclass(frozen=True, slots=True)
class Requirement:
    """Limits on the combined cards of `seats`: lengths, evaluations, cards held and not held.

    `ranges` limit evaluations of the whole hand, `suits` those of one suit.
    """

    seats: tuple[Seat, ...]
    lengths: frozenset[ShapeLengths]
    ranges: Mapping[Evaluation, Range] = field(default_factory=dict)
    suits: Mapping[tuple[Suit, Evaluation], Range] = field(default_factory=dict)
    holds: Hand = NO_CARDS
    lacks: Hand = NO_CARDS
    _limits: tuple[tuple[OfSuit, int, float, float], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        freeze(self, "ranges", "suits")
        limits = [
            (evaluation.of_suit, _SUIT << 13 * suit, *scaled_limits(evaluation, limit))
            for (suit, evaluation), limit in self.suits.items()
        ]
        limits += [
            (evaluation.of_suit, -1, *scaled_limits(evaluation, limit))
            for evaluation, limit in self.ranges.items()
        ]
        object.__setattr__(self, "_limits", tuple(limits))

    def accepts(self, hands: Bits) -> bool:
        """Return whether these hands satisfy the requirement."""
        bits = 0
        for seat in self.seats:
            bits |= hands[seat]
        if self.holds.bits & ~bits or self.lacks.bits & bits:
            return False
        lengths = (
            (bits >> 39).bit_count(),
            (bits >> 26 & _SUIT).bit_count(),
            (bits >> 13 & _SUIT).bit_count(),
            (bits & _SUIT).bit_count(),
        )
        if lengths not in self.lengths:
            return False
        for of_suit, mask, low, high in self._limits:
            values, cards = values_of_holdings(of_suit), bits & mask
            total = (
                values[cards & _SUIT]
                + values[cards >> 13 & _SUIT]
                + values[cards >> 26 & _SUIT]
                + values[cards >> 39]
            )
            if not low <= total <= high:
                return False
        return True

    def __and__(self, other: "Requirement") -> "Requirement | None":
        """Return the intersection with a requirement on the same seats; None if they contradict."""
        lengths = self.lengths & other.lengths
        ranges, suits = intersect_ranges(self.ranges, other.ranges), intersect_ranges(self.suits, other.suits)
        holds, lacks = self.holds | other.holds, self.lacks | other.lacks
        if not lengths or ranges is None or suits is None or holds & lacks:
            return None
        return Requirement(self.seats, lengths, ranges, suits, holds, lacks)


def scaled_limits(evaluation: Evaluation, limit: Range) -> tuple[float, float]:
    """Return the ends of a range in the evaluation's unit."""
    unit = 1 + evaluation.halves
    return limit.low * unit, limit.high * unit


def intersect_ranges(some: Mapping[K, Range], others: Mapping[K, Range]) -> dict[K, Range] | None:
    """Return both mappings merged, ranges of common keys intersected; None if an intersection is empty."""
    merged = dict(some)
    for key, limit in others.items():
        common = merged.get(key, limit) & limit
        if common is None:
            return None
        merged[key] = common
    return merged
