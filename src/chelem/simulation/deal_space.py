"""All deals that meet some requirements: their number, and a uniform draw among them."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from math import comb, inf, prod
from random import Random

from chelem.core import DEAL_COUNT, HIGH_FIRST, SEATS
from chelem.simulation import evaluations
from chelem.simulation.conditions import Box
from chelem.simulation.counting import BudgetExceeded, Counting
from chelem.simulation.requirements import (
    Bits,
    Requirement,
    all_lengths,
    scaled_limits,
)
from chelem.simulation.shuffling import draw_cards, single_cards
from chelem.simulation.suit_layouts import LayoutsByValue, SeatGroup, SuitQuery, group_layouts, query_suit

STEPS_PER_LAYOUT = 100
"""Cost of finding one layout, in counting steps."""


class DealSpace:
    """The `size` deals that meet all `requirements`, at most one of which may name the same seats.

    The cards can be divided among the seat groups `groups` in `divisions` ways, numbered from 0; within a
    group they are dealt freely. `BudgetExceeded` if counting takes more than `budget` steps.
    """

    def __init__(self, requirements: Sequence[Requirement], budget: float = inf) -> None:
        self.requirements = tuple(requirements)
        self.groups = group_seats(self.requirements)
        tracked = (*self.requirements, *_card_counts(self.groups, self.requirements))
        self._counting = Counting(
            self._layouts(tracked, budget),
            [requirement.lengths for requirement in tracked],
            [scaled_limits(*item) for requirement in tracked for item in requirement.ranges.items()],
            budget,
        )
        self.divisions = self._counting.total
        self.size = self.divisions * prod(_deals_within(len(group)) for group in self.groups)

    def __contains__(self, hands: Bits) -> bool:
        return all(requirement.accepts(hands) for requirement in self.requirements)

    def _layouts(self, tracked: Sequence[Requirement], budget: float) -> list[LayoutsByValue]:
        """Return the layouts of each suit; suits with the same requirements share them."""
        by_query: dict[SuitQuery, LayoutsByValue] = {}
        layouts = []
        for suit in HIGH_FIRST:
            query = query_suit(suit, self.groups, tracked)
            if query not in by_query:
                if query.max_layouts * STEPS_PER_LAYOUT > budget:
                    raise BudgetExceeded
                by_query[query] = group_layouts(query)
            layouts.append(by_query[query])
        return layouts

    def draw(self, rng: Random) -> Bits:
        """Draw one of the deals, all equally likely."""
        return self._deal_within_groups(self.division(rng.randrange(self.divisions)), rng)

    def division(self, number: int) -> list[int]:
        """Return the cards of each seat group, as bits, in division `number`, 0 … `divisions` − 1."""
        by_group = [0] * len(self.groups)
        for suit, (layout, distribution) in zip(HIGH_FIRST, self._counting.arrangement(number), strict=True):
            for group, cards in enumerate(layout.cards_by_group(distribution)):
                by_group[group] |= cards << 13 * suit
        return by_group

    def _deal_within_groups(self, by_group: Sequence[int], rng: Random) -> Bits:
        """Deal the cards of each group among its seats."""
        hands = [0, 0, 0, 0]
        for group, bits in zip(self.groups, by_group, strict=True):
            remaining = single_cards(bits) if len(group) > 1 else []
            for seat in group[1:]:
                hands[seat] = draw_cards(remaining, 13, rng)
            hands[group[0]] = sum(remaining) if remaining else bits
        north, east, south, west = hands
        return north, east, south, west


def group_seats(requirements: Sequence[Requirement]) -> tuple[SeatGroup, ...]:
    """Return the seats in groups, each of seats that are named by the same requirements.

    >>> from chelem.core.seats import Seat
    >>> group_seats([Requirement((Seat.N,), all_lengths(1)), Requirement((Seat.N, Seat.S), all_lengths(2))])
    ((Seat.N,), (Seat.E, Seat.W), (Seat.S,))
    """
    groups: dict[tuple[bool, ...], SeatGroup] = {}
    for seat in SEATS:
        named = tuple(seat in requirement.seats for requirement in requirements)
        groups[named] = (*groups.get(named, ()), seat)
    return tuple(groups.values())


def _card_counts(groups: Sequence[SeatGroup], requirements: Sequence[Requirement]) -> list[Requirement]:
    """Return the requirement of 13 cards a seat for every group that no requirement names, except one."""
    named = {requirement.seats for requirement in requirements}
    return [Requirement(group, all_lengths(len(group))) for group in groups if group not in named][1:]


def _deals_within(seats: int) -> int:
    """Return the number of ways to deal a group's cards among its seats."""
    return prod(comb(13 * remaining, 13) for remaining in range(1, seats + 1))


MAX_CONSTRAINED = Fraction(1, 4)
"""Above this fraction of all deals, rejection is quicker than constrained dealing."""


def space_of_box(box: Box, budget: float = inf) -> DealSpace:
    """Return a space that contains all deals of the box, as small as `budget` counting steps can make it.

    It equals the box if it has the same requirements.
    """
    if not box:
        return DealSpace([])
    best, *others = sorted((_single_space(part, budget) for part in box), key=lambda space: space.size)
    for other in others:
        for simpler in simpler_forms(other.requirements[0]):
            if _single_space(simpler, budget).size > MAX_CONSTRAINED * DEAL_COUNT:
                break
            with suppress(BudgetExceeded):
                best = DealSpace((*best.requirements, simpler), budget)
                break
    return best


def _single_space(requirement: Requirement, budget: float) -> DealSpace:
    """Return the space of one requirement, simplified until it fits the budget."""
    *forms, simplest = simpler_forms(requirement)
    for form in forms:
        with suppress(BudgetExceeded):
            return DealSpace([form], budget)
    return DealSpace([simplest])


def simpler_forms(requirement: Requirement) -> tuple[Requirement, ...]:
    """Return the requirement, then forms that are quicker to count: HCP only, cards and lengths only."""
    hcp_only = {key: limits for key, limits in requirement.ranges.items() if key == evaluations.hcp}
    simpler = replace(requirement, ranges=hcp_only), replace(requirement, ranges={}, suits={})
    return tuple(dict.fromkeys((requirement, *simpler)))
