"""All deals that meet some requirements: their number, and a uniform draw among them."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from math import comb, inf, prod
from random import Random

from chelem.core.cards import HIGH_FIRST
from chelem.core.deals import DEAL_COUNT
from chelem.core.seats import SEATS
from chelem.simulation import evaluations
from chelem.simulation.conditions import Box
from chelem.simulation.counting import BudgetExceeded, Counting
from chelem.simulation.requirements import (
    Bits,
    Requirement,
    all_lengths,
    scaled_limits,
)
from chelem.simulation.shuffling import pick, single_cards
from chelem.simulation.suit_layouts import LayoutsByValue, SeatGroup, SuitQuery, group_layouts, query_suit

LAYOUT = 100
"""Cost of finding one layout, in counting steps."""


class DealSpace:
    """The `size` deals that meet all `requirements`, at most one of which may name the same seats.

    The cards can be divided among the `parts` of the table in `ways` ways, numbered from 0; within a part
    they are dealt freely. `BudgetExceeded` if counting takes more than `budget` steps.
    """

    def __init__(self, requirements: Sequence[Requirement], budget: float = inf) -> None:
        self.requirements = tuple(requirements)
        self.parts = group_seats(self.requirements)
        tracked = (*self.requirements, *_totals(self.parts, self.requirements))
        self._counting = Counting(
            self._layouts(tracked, budget),
            [requirement.lengths for requirement in tracked],
            [scaled_limits(*asked) for requirement in tracked for asked in requirement.ranges.items()],
            budget,
        )
        self.ways = self._counting.ways
        self.size = self.ways * prod(_splits(len(part)) for part in self.parts)

    def __contains__(self, hands: Bits) -> bool:
        return all(requirement.accepts(hands) for requirement in self.requirements)

    def _layouts(self, tracked: Sequence[Requirement], budget: float) -> list[LayoutsByValue]:
        """The layouts of each suit; suits with the same requirements share them."""
        alike: dict[SuitQuery, LayoutsByValue] = {}
        found = []
        for suit in HIGH_FIRST:
            asked = query_suit(suit, self.parts, tracked)
            if asked not in alike:
                if asked.effort * LAYOUT > budget:
                    raise BudgetExceeded
                alike[asked] = group_layouts(asked)
            found.append(alike[asked])
        return found

    def draw(self, chance: Random) -> Bits:
        """Draw one of the deals, all equally likely."""
        return self._split(self.held(chance.randrange(self.ways)), chance)

    def held(self, number: int) -> list[int]:
        """The cards of each part in division `number`, 0 … `ways` − 1."""
        held = [0] * len(self.parts)
        for suit, (layout, way) in zip(HIGH_FIRST, self._counting.path(number), strict=True):
            for part, cards in enumerate(layout.draw(way)):
                held[part] |= cards << 13 * suit
        return held

    def _split(self, held: Sequence[int], chance: Random) -> Bits:
        """Deal the cards of each part among its seats."""
        hands = [0, 0, 0, 0]
        for part, bits in zip(self.parts, held, strict=True):
            left = single_cards(bits) if len(part) > 1 else []
            for seat in part[1:]:
                hands[seat] = pick(left, 13, chance)
            hands[part[0]] = sum(left) if left else bits
        north, east, south, west = hands
        return north, east, south, west


def group_seats(requirements: Sequence[Requirement]) -> tuple[SeatGroup, ...]:
    """The table divided into parts: seats named by the same requirements form one part.

    >>> from chelem.core.seats import Seat
    >>> group_seats([Requirement((Seat.N,), all_lengths(1)), Requirement((Seat.N, Seat.S), all_lengths(2))])
    ((Seat.N,), (Seat.E, Seat.W), (Seat.S,))
    """
    parts: dict[tuple[bool, ...], SeatGroup] = {}
    for seat in SEATS:
        named = tuple(seat in requirement.seats for requirement in requirements)
        parts[named] = (*parts.get(named, ()), seat)
    return tuple(parts.values())


def _totals(parts: Sequence[SeatGroup], requirements: Sequence[Requirement]) -> list[Requirement]:
    """The requirement of 13 cards a seat, for every part but one that no requirement names."""
    named = {requirement.seats for requirement in requirements}
    return [Requirement(part, all_lengths(len(part))) for part in parts if part not in named][1:]


def _splits(seats: int) -> int:
    """The number of ways to deal a part's cards among its seats."""
    return prod(comb(13 * left, 13) for left in range(1, seats + 1))


RARE = Fraction(1, 4)
"""Above this share of all deals, rejection is quicker than constrained dealing."""


def space_of_box(box: Box, budget: float = inf) -> DealSpace:
    """A space that contains all deals of the box, as small as `budget` counting steps can make it.

    It equals the box if its requirements are those of the box.
    """
    if not box:
        return DealSpace([])
    best, *others = sorted((_alone(requirement, budget) for requirement in box), key=lambda space: space.size)
    for other in others:
        for simpler in simpler_forms(other.requirements[0]):
            if _alone(simpler, budget).size > RARE * DEAL_COUNT:
                break
            with suppress(BudgetExceeded):
                best = DealSpace((*best.requirements, simpler), budget)
                break
    return best


def _alone(requirement: Requirement, budget: float) -> DealSpace:
    """The space of one requirement, simplified until it fits the budget."""
    *some, last = simpler_forms(requirement)
    for simpler in some:
        with suppress(BudgetExceeded):
            return DealSpace([simpler], budget)
    return DealSpace([last])


def simpler_forms(requirement: Requirement) -> tuple[Requirement, ...]:
    """The requirement, then cheaper ones to count: first HCP only, then only cards and lengths."""
    hcp_only = {found: wide for found, wide in requirement.ranges.items() if found == evaluations.hcp}
    less = replace(requirement, ranges=hcp_only), replace(requirement, ranges={}, suits={})
    return tuple(dict.fromkeys((requirement, *less)))
