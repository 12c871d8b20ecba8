"""What a call means: the hands that make it, in cells and in words, and what it asks of partner."""

from dataclasses import dataclass, replace
from functools import reduce

from chelem.bots.systems.cells import ALL_CELLS, CellSet
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.point_rules import PointRule
from chelem.bots.systems.public_auction import Forcing, UnderstoodCall
from chelem.bots.systems.requirements import ALL_VALUES, features_of, values_of
from chelem.bots.systems.shown_hand import ShownHand
from chelem.core import SUITS, Call


@dataclass(frozen=True, slots=True)
class ReachedRule:
    """A rule with the cells of the hands that come to it and meet it."""

    rule: PointRule
    cells: CellSet


@dataclass(frozen=True, slots=True)
class SystemMeaning:
    """The meaning of a call, by the player's earlier calls too.

    Every hand lies in `known` that the system bids so, in `possible` every hand with which a simulation
    chooses the call instead of the usual one, too.
    """

    call: Call
    reached: tuple[ReachedRule, ...]
    """The rules that make it; empty if none does."""
    known: ShownHand
    possible: ShownHand
    understood: UnderstoodCall
    judged: tuple[ReachedRule, ...] = ()
    """The rules by which a simulation chooses it."""
    by_system: bool = True
    """Whether bots make the call; otherwise it is only recognised."""

    @property
    def cells(self) -> CellSet:
        """The cells of the hands with which the system makes this call and the player's earlier ones."""
        return self.known.cells

    @property
    def strict(self) -> bool:
        """Whether no simulation makes this call, or made an earlier one, with hands that the rules leave out.

        Cells alone cannot answer it: two hands of one cell may differ in stoppers or in aces.
        """
        return self.judged in ((), self.reached) and self.possible == self.known

    @property
    def forcing(self) -> Forcing:
        """What it asks of partner."""
        return self.understood.forcing

    @property
    def points(self) -> tuple[int, int]:
        """The least and the most high-card points that are possible."""
        return self.possible.range_of(Feature(FeatureKind.HCP))

    @property
    def lengths(self) -> tuple[tuple[int, int], ...]:
        """The fewest and the most cards in ♣ ♦ ♥ ♠ that are possible."""
        return tuple(self.possible.range_of(Feature(FeatureKind.LENGTH, (suit,))) for suit in SUITS)


def shown_by(reached: tuple[ReachedRule, ...], before: ShownHand) -> ShownHand:
    """Return what a call shows by the rules that make it and by what its player has shown before.

    A call that contradicts the player's earlier calls, which a person may make, counts alone.
    """
    cells = reduce(int.__or__, (rule.cells for rule in reached), 0) or ALL_CELLS
    values = _values([rule.rule for rule in reached])
    if cells & before.cells:
        cells &= before.cells
        values = {
            feature: common
            for feature in {*values, *before.values}
            if (common := values.get(feature, ALL_VALUES) & before.values.get(feature, ALL_VALUES))
        }
    return ShownHand(cells, values)


def _values(rules: list[PointRule]) -> dict[Feature, int]:
    """Return the values that features may have under one of the rules, where that says anything."""
    if not rules:
        return {}
    asked = [{feature for feature in features_of(rule.requirement) if not feature.of_shape} for rule in rules]
    found = {}
    for feature in set.intersection(*asked):
        allowed = reduce(int.__or__, (values_of(rule.requirement, feature) for rule in rules))
        if allowed != ALL_VALUES:
            found[feature] = allowed
    return found


def understood_by(call: Call, reached: tuple[ReachedRule, ...]) -> UnderstoodCall:
    """Return how the rules describe the call: it forces if any of them does, to game if all do."""
    descriptions = [rule.rule.understood for rule in reached]
    if not descriptions:
        return UnderstoodCall(call)
    if len(descriptions) == 1:
        return replace(descriptions[0], call=call)
    forcing = min(description.forcing for description in descriptions)
    if forcing is Forcing.NO and any(description.forcing is not Forcing.NO for description in descriptions):
        forcing = Forcing.ROUND
    agreed = {description.agreed for description in descriptions}
    return UnderstoodCall(
        call,
        forcing,
        all(description.natural for description in descriptions),
        frozenset().union(*(description.conventions for description in descriptions)),
        agreed.pop() if len(agreed) == 1 else None,
    )
