"""What a call means: the hands that make it, in cells and in words, and what it asks of partner."""

from dataclasses import dataclass
from functools import reduce

from chelem.bots.systems.cells import ALL_CELLS, CellSet
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.point_rules import PointRule
from chelem.bots.systems.public_auction import Forcing, UnderstoodCall
from chelem.bots.systems.requirements import ALL_VALUES, features_of, values_of
from chelem.bots.systems.shown_hand import ShownHand
from chelem.core.calls import Call
from chelem.core.cards import SUITS


@dataclass(frozen=True, slots=True)
class ReachedRule:
    """A rule with the cells of the hands that come to it and meet it."""

    rule: PointRule
    cells: CellSet
    judged: bool = False
    """Whether only a simulation makes the call by it."""


@dataclass(frozen=True, slots=True)
class SystemMeaning:
    """The meaning of a call: every hand that makes it lies in `known`, by the player's earlier calls too."""

    call: Call
    reached: tuple[ReachedRule, ...]
    """The rules that make it; empty if none does."""
    known: ShownHand
    understood: UnderstoodCall
    by_system: bool = True
    """Whether bots make the call; otherwise it is only recognised."""

    @property
    def cells(self) -> CellSet:
        """The cells of the hands that may have made this call and the player's earlier ones."""
        return self.known.cells

    @property
    def forcing(self) -> Forcing:
        """What it asks of partner."""
        return self.understood.forcing

    @property
    def points(self) -> tuple[int, int]:
        """The least and the most high-card points."""
        return self.known.range_of(Feature(FeatureKind.HCP))

    @property
    def lengths(self) -> tuple[tuple[int, int], ...]:
        """The fewest and the most cards in ♣ ♦ ♥ ♠."""
        return tuple(self.known.range_of(Feature(FeatureKind.LENGTH, (suit,))) for suit in SUITS)


def meaning_by_rules(
    call: Call, reached: tuple[ReachedRule, ...], before: ShownHand, *, by_system: bool
) -> SystemMeaning:
    """Return the meaning of a call by the rules that make it and by what its player has shown before.

    A call that contradicts the player's earlier calls, which a person may make, counts alone.
    """
    cells = reduce(int.__or__, (each.cells for each in reached), 0) or ALL_CELLS
    values = _values([each.rule for each in reached])
    if cells & before.cells:
        cells &= before.cells
        values = {
            feature: held
            for feature in {*values, *before.values}
            if (held := values.get(feature, ALL_VALUES) & before.values.get(feature, ALL_VALUES))
        }
    return SystemMeaning(call, reached, ShownHand(cells, values), _understood(call, reached), by_system)


def _values(rules: list[PointRule]) -> dict[Feature, int]:
    """Return the values that features may have under one of the rules, where that says anything."""
    if not rules:
        return {}
    asked = [{feature for feature in features_of(rule.requirement) if not feature.of_shape} for rule in rules]
    found = {}
    for feature in set.intersection(*asked):
        held = reduce(int.__or__, (values_of(rule.requirement, feature) for rule in rules))
        if held != ALL_VALUES:
            found[feature] = held
    return found


def _understood(call: Call, reached: tuple[ReachedRule, ...]) -> UnderstoodCall:
    """Return how the rules describe the call: it forces if any of them does, to game if all do."""
    usual = [each for each in reached if not each.judged]
    said = [each.rule.understood for each in usual or reached]
    if not said:
        return UnderstoodCall(call)
    forcing = min(each.forcing for each in said)
    if forcing is Forcing.NO and any(each.forcing is not Forcing.NO for each in said):
        forcing = Forcing.ROUND
    agreed = {each.agreed for each in said}
    return UnderstoodCall(
        call,
        forcing,
        all(each.natural for each in said),
        frozenset().union(*(each.conventions for each in said)),
        agreed.pop() if len(agreed) == 1 else None,
    )
