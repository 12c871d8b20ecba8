"""Deal at random among the deals that meet a condition, all equally likely."""

from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from random import Random

from chelem.core import DEAL_COUNT, Deal, Hand, Unanswered
from chelem.simulation.conditions import Condition
from chelem.simulation.deal_space import MAX_CONSTRAINED, space_of_box
from chelem.simulation.requirements import Bits
from chelem.simulation.shuffling import random_hands

BUDGET = 2_000_000
"""Counting steps allowed for a condition: about half a second of work."""


class DealGenerator:
    """Draws deals that meet a condition.

    Requirements on lengths, evaluations and cards held are counted within `BUDGET`, and deals are drawn from
    those spaces only; what remains of the condition is checked by rejection. A deal that lies in k spaces is
    kept one time in k, so that all are equally likely. `Unanswered` if no deal can meet the condition.

    `sampled_fraction` is the fraction of all deals that it draws from, deals in k spaces counted k times.
    `probability` is that of the condition if it was counted completely, otherwise None.
    """

    def __init__(self, condition: Condition) -> None:
        self._condition = condition
        cover = condition.cover()
        spaces = [space_of_box(box, BUDGET // len(cover.boxes)) for box in cover.boxes]
        fully_counted = all(
            set(space.requirements) == set(box) for space, box in zip(spaces, cover.boxes, strict=True)
        )
        sampled_fraction = Fraction(sum(space.size for space in spaces), DEAL_COUNT)
        if not sampled_fraction:
            raise Unanswered("simulation.impossible", condition=repr(condition))
        self.probability = sampled_fraction if cover.exact and fully_counted and len(spaces) == 1 else None
        self._spaces = spaces if sampled_fraction < MAX_CONSTRAINED else []
        self._cumulative_sizes = list(accumulate(space.size for space in self._spaces))
        self._always_accepted = bool(
            self.probability == 1 or (self._spaces and cover.exact and fully_counted)
        )
        self.sampled_fraction = sampled_fraction if self._spaces else Fraction(1)

    def draw(self, rng: Random, tries: int) -> tuple[Deal, int]:
        """Return a deal and the number of tries it took; `Unanswered` after `tries` failures."""
        for tried in range(1, tries + 1):
            hands = self._propose(rng)
            if hands and (self._always_accepted or self._condition.accepts(hands)):
                north, east, south, west = map(Hand, hands)
                return Deal((north, east, south, west)), tried
        raise Unanswered("simulation.rare", tries=tries)

    def _propose(self, rng: Random) -> Bits | None:
        """Return a random deal of the spaces; None if it is rejected because spaces overlap."""
        if not self._spaces:
            return random_hands(rng)
        if len(self._spaces) == 1:
            return self._spaces[0].draw(rng)
        hands = self._spaces[
            bisect_right(self._cumulative_sizes, rng.randrange(self._cumulative_sizes[-1]))
        ].draw(rng)
        overlapping = sum(hands in space for space in self._spaces)
        return hands if rng.randrange(overlapping) == 0 else None
