"""What of a condition is worth counting: the rarest hand, and those that are rare beside it."""

from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from math import inf

from chelem.core.deals import DEALS
from chelem.simulation import evaluations
from chelem.simulation.conditions import Box
from chelem.simulation.counting import TooMany
from chelem.simulation.requirements import Requirement
from chelem.simulation.spaces import Space

RARE = Fraction(1, 4)
"""What is not rarer than this is left to chance: to try again is quicker than to deal to order."""


def space_of(box: Box, budget: float = inf) -> Space:
    """A space in which all deals of the box lie, as small as counting in `budget` steps can make it.

    It is the box itself where its requirements are those of the box.
    """
    if not box:
        return Space([])
    best, *others = sorted((_alone(requirement, budget) for requirement in box), key=lambda space: space.size)
    for other in others:
        for simpler in simplified(other.requirements[0]):
            if _alone(simpler, budget).size > RARE * DEALS:
                break
            with suppress(TooMany):
                best = Space((*best.requirements, simpler), budget)
                break
    return best


def _alone(requirement: Requirement, budget: float) -> Space:
    """The space of one requirement, simplified as far as it must be."""
    *some, last = simplified(requirement)
    for simpler in some:
        with suppress(TooMany):
            return Space([simpler], budget)
    return Space([last])


def simplified(requirement: Requirement) -> tuple[Requirement, ...]:
    """The requirement, then less and less of what makes it long to count: cards and lengths are kept."""
    points = {found: wide for found, wide in requirement.ranges.items() if found == evaluations.points}
    less = replace(requirement, ranges=points), replace(requirement, ranges={}, suits={})
    return tuple(dict.fromkeys((requirement, *less)))
