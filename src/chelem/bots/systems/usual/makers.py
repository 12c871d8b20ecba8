"""Which hands make a call: some are drawn for each number of points, and bid by the system so far."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.cells import EVERY_CELL, HANDS, CellSet, flags_of
from chelem.bots.systems.features import POINT_KINDS
from chelem.bots.systems.hand_domains import HandDomain
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.requirements import Booleans, evaluate, without_kinds
from chelem.bots.systems.shapes import POINTS, SHAPES
from chelem.bots.systems.stated import stated_requirement
from chelem.bots.systems.usual.drawing import IndexArray, hands_of_shapes
from chelem.core import Call

_DRAWN, _MORE = 48, 160
"""How many hands are drawn for each number of points, and how many where few of them make the call."""
_FEW = 0.3
_SOUGHT = 4000
"""How many hands are drawn before it is said that no hand makes a call."""
_SEED = 1

Shares = npt.NDArray[np.float64]
"""A number for each number of high-card points, from 0 to 37."""


@dataclass(frozen=True, slots=True)
class MakerCounts:
    """The hands that might make a call by their lengths and earlier calls, and those of them that do.

    By high-card points, in proportion to all hands there are; `near` are those that do not make it, though
    others of their shape and points do.
    """

    candidates: Shares
    makers: Shares
    near: Shares
    seen: int = 0
    """How many hands that make the call were drawn."""

    def share(self, low: int, high: int) -> float:
        """Return the part of all hands that make the call which has these points."""
        total = float(self.makers.sum())
        return float(self.makers[low : high + 1].sum()) / total if total else 0.0

    def rate(self, low: int, high: int) -> float:
        """Return how often the call is made with these points by a hand that might."""
        candidates = float(self.candidates[low : high + 1].sum())
        return float(self.makers[low : high + 1].sum()) / candidates if candidates else 0.0

    def shape_decides(self, low: int, high: int) -> bool:
        """Return whether with these points it is mostly the lengths that decide whether the call is made."""
        makers, candidates, near = (
            float(counted[low : high + 1].sum()) for counted in (self.makers, self.candidates, self.near)
        )
        return near <= _OTHERWISE * (candidates - makers)


_OTHERWISE = 0.3
"""The part of the hands that do not make a call which may have the lengths for it."""


@lru_cache(maxsize=2048)
def makers_of(point: AuctionPoint, call: Call) -> MakerCounts:
    """Return which hands make a call; the same ones are drawn each time."""
    found = _makers(point, call, _DRAWN)
    few = found.seen > 0 and found.rate(0, POINTS - 1) < _FEW
    return _makers(point, call, _MORE) if few else found


def _makers(point: AuctionPoint, call: Call, drawn: int) -> MakerCounts:
    meaning = point.meaning(call)
    lengths = without_kinds(stated_requirement(meaning), POINT_KINDS)
    shown = point.auction.known[point.auction.me].cells
    cells = shown & evaluate(lengths, EVERY_CELL)[1]
    weights = (HANDS * flags_of(cells)).reshape(len(SHAPES), POINTS)
    numbers, shapes = _stratified(weights, drawn)
    if not len(numbers):
        return MakerCounts(np.zeros(POINTS), np.zeros(POINTS), np.zeros(POINTS))
    hands = HandDomain(hands_of_shapes(shapes, numbers, np.random.default_rng(_SEED)))
    might = evaluate(lengths, hands)[0] & has_bid_so(point, hands)
    makes = might & point.agreement(call, hands)
    near = might & ~makes & flags_of(meaning.cells)[hands.cell_numbers]
    worth = weights.sum(axis=0) / drawn
    candidates, makers, others = (
        np.bincount(numbers[which], minlength=POINTS) * worth for which in (might, makes, near)
    )
    return MakerCounts(candidates, makers, others, int(makes.sum()))


def _stratified(weights: Shares, drawn: int) -> tuple[IndexArray, IndexArray]:
    """Return as many pairs of points and a shape for each number of points that has any hands."""
    generator = np.random.default_rng(_SEED)
    possible = np.flatnonzero(weights.sum(axis=0))
    found = [np.zeros(0, np.int64)]
    for number in possible:
        sums = np.cumsum(weights[:, number])
        found.append(np.searchsorted(sums, generator.random(drawn) * sums[-1], side="right"))
    return np.repeat(possible, drawn), np.concatenate(found)


def has_bid_so(point: AuctionPoint, hands: HandDomain) -> Booleans:
    """Return which hands make all earlier calls of the player who is to call."""
    agrees = hands.everywhere
    for index in range(point.auction.me, len(point.auction.calls), 4):
        agrees = agrees & point.before(index).agreement(point.auction.calls[index], hands)
    return agrees


def calls_in_use(point: AuctionPoint) -> tuple[Call, ...]:
    """Return the calls that the system makes with some hand: the possible ones for which a hand is found.

    Cells alone allow more, as they hold neither aces nor stoppers. Where no hand is found for any call, all
    the possible ones stand.
    """
    made = tuple(call for call in point.possible_calls if _is_made(point, call))
    return made or point.possible_calls


def _is_made(point: AuctionPoint, call: Call) -> bool:
    if makers_of(point, call).seen:
        return True
    meaning = point.meaning(call)
    return any(_found(point, meaning, rule.cells & meaning.cells) for rule in meaning.reached)


def _found(point: AuctionPoint, meaning: SystemMeaning, cells: CellSet) -> bool:
    """Return whether a hand is found in these cells that makes a call: half are drawn from rare cells."""
    weights = HANDS * flags_of(cells)
    if not weights.any():
        return False
    generator = np.random.default_rng(_SEED)
    chosen = []
    for density in (weights, weights > 0):
        sums = np.cumsum(density)
        chosen.append(np.searchsorted(sums, generator.random(_SOUGHT // 2) * sums[-1], side="right"))
    shapes, points = np.divmod(np.concatenate(chosen), POINTS)
    hands = HandDomain(hands_of_shapes(shapes, points, generator))
    return bool((point.agreement(meaning.call, hands) & has_bid_so(point, hands)).any())
