"""Deals that meet a condition, drawn so that all of them are equally likely."""

from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from random import Random

from chelem.core.deals import DEALS, Deal
from chelem.core.errors import Unanswered
from chelem.core.hands import Hand
from chelem.simulation.conditions import Condition
from chelem.simulation.planning import RARE, space_of
from chelem.simulation.requirements import Bits
from chelem.simulation.shuffling import shuffled

BUDGET = 2_000_000
"""The steps of counting that are tried for a condition: about half a second."""


class Dealing:
    """Draws deals that meet a condition.

    What the condition asks of lengths, evaluations and cards held is counted, as far as `BUDGET` goes, and
    deals are drawn from those spaces alone; for the rest one tries again. A deal that lies in k of several
    spaces is taken one time in k, so that all are equally likely. `Unanswered` where no deal can do.

    `share` is the part of all deals from which it draws, those in k spaces counted k times. `probability` is
    that of the condition, where all of it was counted; else None.
    """

    def __init__(self, condition: Condition) -> None:
        self._condition = condition
        cover = condition.cover()
        spaces = [space_of(box, BUDGET // len(cover.boxes)) for box in cover.boxes]
        whole = all(
            set(space.requirements) == set(box) for space, box in zip(spaces, cover.boxes, strict=True)
        )
        share = Fraction(sum(space.size for space in spaces), DEALS)
        if not share:
            raise Unanswered("simulation.impossible", condition=repr(condition))
        self.probability = share if cover.exact and whole and len(spaces) == 1 else None
        self._spaces = spaces if share < RARE else []
        self._upto = list(accumulate(space.size for space in self._spaces))
        self._sure = bool(self.probability == 1 or (self._spaces and cover.exact and whole))
        self.share = share if self._spaces else Fraction(1)

    def draw(self, chance: Random, tries: int) -> tuple[Deal, int]:
        """A deal, and how many it took; `Unanswered` where `tries` are not enough."""
        for tried in range(1, tries + 1):
            hands = self._propose(chance)
            if hands and (self._sure or self._condition.accepts(hands)):
                north, east, south, west = map(Hand, hands)
                return Deal((north, east, south, west)), tried
        raise Unanswered("simulation.rare", tries=tries)

    def _propose(self, chance: Random) -> Bits | None:
        """Any deal of the spaces, as likely as any other; now and then none."""
        if not self._spaces:
            return shuffled(chance)
        if len(self._spaces) == 1:
            return self._spaces[0].draw(chance)
        hands = self._spaces[bisect_right(self._upto, chance.randrange(self._upto[-1]))].draw(chance)
        inside = sum(hands in space for space in self._spaces)
        return hands if chance.randrange(inside) == 0 else None
