"""All the deals that meet some requirements: how many they are, and a fair draw among them."""

from collections.abc import Sequence
from math import comb, inf, prod
from random import Random

from chelem.core.hands import HIGH_FIRST
from chelem.core.seats import SEATS
from chelem.simulation.counting import Counting, TooMany
from chelem.simulation.layouts import Found, layouts
from chelem.simulation.requirements import (
    Bits,
    Requirement,
    all_lengths,
    limit,
)
from chelem.simulation.shuffling import cards_in, pick
from chelem.simulation.suited import Part, Suited, suited

LAYOUT = 100
"""The steps of counting that it takes as long to find a layout."""


class Space:
    """The deals that meet all of `requirements`, at most one of them for the same seats.

    They are `size` deals. The `parts` of the table can hold their cards in so many `ways`, each with a
    number; the seats of a part share its cards freely. `TooMany` where it takes more than `budget` steps.
    """

    def __init__(self, requirements: Sequence[Requirement], budget: float = inf) -> None:
        self.requirements = tuple(requirements)
        self.parts = parts_of(self.requirements)
        tracked = (*self.requirements, *_totals(self.parts, self.requirements))
        self._counting = Counting(
            self._layouts(tracked, budget),
            [requirement.lengths for requirement in tracked],
            [limit(*asked) for requirement in tracked for asked in requirement.ranges.items()],
            budget,
        )
        self.ways = self._counting.ways
        self.size = self.ways * prod(_splits(len(part)) for part in self.parts)

    def __contains__(self, hands: Bits) -> bool:
        return all(requirement.accepts(hands) for requirement in self.requirements)

    def _layouts(self, tracked: Sequence[Requirement], budget: float) -> list[Found]:
        """The layouts of each suit; suits of which the same is asked have the same."""
        alike: dict[Suited, Found] = {}
        found = []
        for suit in HIGH_FIRST:
            asked = suited(suit, self.parts, tracked)
            if asked not in alike:
                if asked.effort * LAYOUT > budget:
                    raise TooMany
                alike[asked] = layouts(asked)
            found.append(alike[asked])
        return found

    def draw(self, chance: Random) -> Bits:
        """One of the deals, all equally likely."""
        return self._split(self.held(chance.randrange(self.ways)), chance)

    def held(self, number: int) -> list[int]:
        """The cards of each part; every number below `ways` has its own."""
        held = [0] * len(self.parts)
        for suit, (layout, way) in zip(HIGH_FIRST, self._counting.path(number), strict=True):
            for part, cards in enumerate(layout.draw(way)):
                held[part] |= cards << 13 * suit
        return held

    def _split(self, held: Sequence[int], chance: Random) -> Bits:
        """The cards of each part among its seats."""
        hands = [0, 0, 0, 0]
        for part, bits in zip(self.parts, held, strict=True):
            left = cards_in(bits) if len(part) > 1 else []
            for seat in part[1:]:
                hands[seat] = pick(left, 13, chance)
            hands[part[0]] = sum(left) if left else bits
        north, east, south, west = hands
        return north, east, south, west


def parts_of(requirements: Sequence[Requirement]) -> tuple[Part, ...]:
    """The table in parts: seats that the same requirements name are one part.

    >>> from chelem.core.seats import Seat
    >>> parts_of([Requirement((Seat.N,), all_lengths(1)), Requirement((Seat.N, Seat.S), all_lengths(2))])
    ((Seat.N,), (Seat.E, Seat.W), (Seat.S,))
    """
    parts: dict[tuple[bool, ...], Part] = {}
    for seat in SEATS:
        named = tuple(seat in requirement.seats for requirement in requirements)
        parts[named] = (*parts.get(named, ()), seat)
    return tuple(parts.values())


def _totals(parts: Sequence[Part], requirements: Sequence[Requirement]) -> list[Requirement]:
    """That each part holds thirteen cards a seat: for those of which no requirement says so, but one."""
    named = {requirement.seats for requirement in requirements}
    return [Requirement(part, all_lengths(len(part))) for part in parts if part not in named][1:]


def _splits(seats: int) -> int:
    """The ways to split a part's cards among its seats."""
    return prod(comb(13 * left, 13) for left in range(1, seats + 1))
