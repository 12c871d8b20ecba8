"""Deal hands that meet a condition, all such deals equally likely."""

from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from random import Random

from chelem.core.deals import DEAL_COUNT, Deal
from chelem.core.errors import Unanswered
from chelem.core.hands import Hand
from chelem.simulation.conditions import Condition
from chelem.simulation.deal_space import RARE, space_of_box
from chelem.simulation.requirements import Bits
from chelem.simulation.shuffling import shuffled

BUDGET = 2_000_000
"""Counting steps allowed for a condition: about half a second."""


class DealGenerator:
    """Draws deals that meet a condition.

    Requirements on lengths, evaluations and cards held are counted within `BUDGET`, and deals are drawn from
    those spaces only; the rest is checked by rejection. A deal that lies in k spaces is kept one time in
    k, so that all are equally likely. `Unanswered` if no deal can meet the condition.

    `share` is the fraction of all deals it draws from, deals in k spaces counted k times. `probability` is
    that of the condition if it was counted completely, otherwise None.
    """

    def __init__(self, condition: Condition) -> None:
        self._condition = condition
        cover = condition.cover()
        spaces = [space_of_box(box, BUDGET // len(cover.boxes)) for box in cover.boxes]
        whole = all(
            set(space.requirements) == set(box) for space, box in zip(spaces, cover.boxes, strict=True)
        )
        share = Fraction(sum(space.size for space in spaces), DEAL_COUNT)
        if not share:
            raise Unanswered("simulation.impossible", condition=repr(condition))
        self.probability = share if cover.exact and whole and len(spaces) == 1 else None
        self._spaces = spaces if share < RARE else []
        self._upto = list(accumulate(space.size for space in self._spaces))
        self._sure = bool(self.probability == 1 or (self._spaces and cover.exact and whole))
        self.share = share if self._spaces else Fraction(1)

    def draw(self, chance: Random, tries: int) -> tuple[Deal, int]:
        """A deal, and the number of tries it took; `Unanswered` after `tries` failures."""
        for tried in range(1, tries + 1):
            hands = self._propose(chance)
            if hands and (self._sure or self._condition.accepts(hands)):
                north, east, south, west = map(Hand, hands)
                return Deal((north, east, south, west)), tried
        raise Unanswered("simulation.rare", tries=tries)

    def _propose(self, chance: Random) -> Bits | None:
        """A deal of the spaces, all equally likely; None if an overlap makes it try again."""
        if not self._spaces:
            return shuffled(chance)
        if len(self._spaces) == 1:
            return self._spaces[0].draw(chance)
        hands = self._spaces[bisect_right(self._upto, chance.randrange(self._upto[-1]))].draw(chance)
        inside = sum(hands in space for space in self._spaces)
        return hands if chance.randrange(inside) == 0 else None
