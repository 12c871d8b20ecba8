"""Requirements on the cards of one seat or of two together: the part of a condition that can be counted."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import TypeVar

from chelem.core.cards import Suit
from chelem.core.frozen import freeze
from chelem.core.hands import Hand
from chelem.core.seats import Seat
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
    """Every (spades, hearts, diamonds, clubs) that `seats` seats can hold together."""
    cards = 13 * seats
    suits = range(min(13, cards) + 1)
    return frozenset(
        (spades, hearts, diamonds, cards - spades - hearts - diamonds)
        for spades, hearts, diamonds in product(suits, repeat=3)
        if cards - spades - hearts - diamonds in suits
    )


@dataclass(frozen=True, slots=True)
class Requirement:
    """What the combined cards of `seats` must satisfy: lengths, evaluations, cards held and not held.

    `ranges` limit an evaluation of the whole hand, `suits` that of one suit.
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
            (evaluation.of_suit, _SUIT << 13 * suit, *scaled_limits(evaluation, wide))
            for (suit, evaluation), wide in self.suits.items()
        ]
        limits += [
            (evaluation.of_suit, -1, *scaled_limits(evaluation, wide))
            for evaluation, wide in self.ranges.items()
        ]
        object.__setattr__(self, "_limits", tuple(limits))

    def accepts(self, hands: Bits) -> bool:
        """Whether these hands satisfy the requirement."""
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
            worth, cards = values_of_holdings(of_suit), bits & mask
            total = (
                worth[cards & _SUIT]
                + worth[cards >> 13 & _SUIT]
                + worth[cards >> 26 & _SUIT]
                + worth[cards >> 39]
            )
            if not low <= total <= high:
                return False
        return True

    def __and__(self, other: "Requirement") -> "Requirement | None":
        """Both requirements, for the same seats; None if they contradict each other."""
        lengths = self.lengths & other.lengths
        ranges, suits = both(self.ranges, other.ranges), both(self.suits, other.suits)
        holds, lacks = self.holds | other.holds, self.lacks | other.lacks
        if not lengths or ranges is None or suits is None or holds & lacks:
            return None
        return Requirement(self.seats, lengths, ranges, suits, holds, lacks)


def scaled_limits(evaluation: Evaluation, wide: Range) -> tuple[float, float]:
    """The ends of a range in the evaluation's unit."""
    unit = 1 + evaluation.halves
    return wide.low * unit, wide.high * unit


def both(some: Mapping[K, Range], others: Mapping[K, Range]) -> dict[K, Range] | None:
    """The union of both mappings, ranges of common keys intersected; None if an intersection is empty."""
    joined = dict(some)
    for key, wide in others.items():
        common = joined.get(key, wide) & wide
        if common is None:
            return None
        joined[key] = common
    return joined
