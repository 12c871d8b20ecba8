"""How well hands agree with a call: those that the system bids so weigh 1, others the less the farther."""

from functools import lru_cache, reduce

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.cells import ALL_CELLS, EVERY_CELL, CellSet, flags_of
from chelem.bots.systems.hand_domains import HandBits, HandDomain
from chelem.bots.systems.point_rules import PointRule
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.requirements import Booleans, evaluate
from chelem.bots.systems.shapes import POINTS, SHAPE_INDEX, SHAPE_LENGTHS, SHAPES
from chelem.core import Call

HandWeights = npt.NDArray[np.float64]
"""A weight for each hand."""

CLOSE = 0.5
"""The weight of a hand whose usual call is another one, to which this one is close."""
POINT_AWAY, CARD_AWAY, FAR_AWAY = 0.5, 0.3, 0.01
"""What each high-card point and each card in another suit leaves of a weight, and the least that is left."""
_STEPS = 4


def _neighbours() -> npt.NDArray[np.int16]:
    """Return, for each shape, those with one card in another suit; itself where there is none."""
    found = np.empty((len(SHAPES), 12), np.int16)
    moves = [(more, less) for more in range(4) for less in range(4) if more != less]
    for number, lengths in enumerate(SHAPE_LENGTHS):
        for column, (more, less) in enumerate(moves):
            moved = lengths.copy()
            moved[more] += 1
            moved[less] -= 1
            found[number, column] = SHAPE_INDEX.get(tuple(map(int, moved)), number)
    return found


_NEIGHBOURS = _neighbours()


def nearness(cells: CellSet) -> npt.NDArray[np.float32]:
    """Return 1 for the cells of a set, for others the less the more points and cards they are away."""
    near = flags_of(cells).astype(np.float32).reshape(len(SHAPES), POINTS)
    for _ in range(_STEPS):
        wider = np.maximum(near, CARD_AWAY * near[_NEIGHBOURS].max(axis=1))
        np.maximum(wider[:, 1:], POINT_AWAY * near[:, :-1], out=wider[:, 1:])
        np.maximum(wider[:, :-1], POINT_AWAY * near[:, 1:], out=wider[:, :-1])
        near = wider
    found: npt.NDArray[np.float32] = np.maximum(near, FAR_AWAY).reshape(-1)
    return found


class CallWeights:
    """The weight of each hand for one call at one point of an auction.

    A hand that the system bids otherwise weighs at most `amiss`: little for a bot, more for a person. The
    rules are asked only about hands in cells where some make the call and others do not.
    """

    def __init__(self, point: AuctionPoint, call: Call, amiss: float) -> None:
        self._call, self._amiss = call, amiss
        meaning = point.meaning(call)
        self._close = tuple(rule.rule.requirement for rule in meaning.judged)
        own = point.rules if meaning.by_system else tuple(rule.rule for rule in meaning.reached)
        judged = reduce(int.__or__, (rule.cells for rule in meaning.judged), 0)
        surely, usual = _cells_of(own, call)
        maybe = (usual | judged) & ~surely
        self._rules = _decisive(own, call, maybe, judged=bool(judged))
        self._asked = flags_of(maybe)
        near = nearness(surely | maybe) if surely | maybe else np.ones(len(self._asked), np.float32)
        self._by_cell = np.where(flags_of(surely), np.float32(1), near * np.float32(amiss))

    def of(self, hands: HandBits, domain: HandDomain) -> HandWeights:
        """Return the weight of each hand; `domain` is that of the hands."""
        numbers = domain.cell_numbers
        weights: HandWeights = self._by_cell[numbers].astype(np.float64)
        asked = np.flatnonzero(self._asked[numbers])
        if len(asked):
            weights[asked] = self._by_rules(HandDomain(hands[asked]))
        return weights

    def _by_rules(self, hands: HandDomain) -> HandWeights:
        left: Booleans = hands.everywhere
        weights: HandWeights = np.full(len(left), self._amiss)
        for rule in self._rules:
            met = left & evaluate(rule.requirement, hands)[0]
            if rule.call == self._call:
                weights[met] = 1.0
            elif rule.yields:
                for requirement in self._close:
                    weights[met & evaluate(requirement, hands)[0]] = CLOSE
            left &= ~met
        return weights


def _cells_of(rules: tuple[PointRule, ...], call: Call) -> tuple[CellSet, CellSet]:
    """Return the cells in which all hands make a call as their usual one, and those in which some do."""
    surely = maybe = 0
    untouched = left = ALL_CELLS
    for rule in rules:
        certain, possible = evaluate(rule.requirement, EVERY_CELL)
        if rule.call == call:
            surely |= certain & untouched
            maybe |= possible & left
        else:
            untouched &= ~possible
        left &= ~certain
    return surely, maybe


def _decisive(
    rules: tuple[PointRule, ...], call: Call, cells: CellSet, *, judged: bool
) -> tuple[PointRule, ...]:
    """Return the rules that may decide whether hands in these cells make a call, if only by a simulation."""
    met = [rule for rule in rules if evaluate(rule.requirement, EVERY_CELL)[1] & cells]
    may_make = (place for place, rule in enumerate(met) if rule.call == call or (judged and rule.yields))
    last = max(may_make, default=-1)
    return tuple(met[: last + 1])


@lru_cache(maxsize=192)
def weights_for(point: AuctionPoint, call: Call, amiss: float) -> CallWeights:
    """Return the weights of hands for a call; remembered, for all who hear an auction ask for the same."""
    return CallWeights(point, call, amiss)


def weigh_hands(point: AuctionPoint, place: int, hands: HandBits, amiss: float) -> HandWeights:
    """Return how well hands agree with all calls of a place, counted from the dealer."""
    domain = HandDomain(hands)
    weights: HandWeights = np.ones(len(hands))
    for index in range(place, len(point.auction.calls), 4):
        weights *= weights_for(point.before(index), point.auction.calls[index], amiss).of(hands, domain)
    return weights
