"""What a reply shows whose rule is for any hand that is left, after rules for the other numbers of aces."""

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.cells import EVERY_CELL
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.requirements import (
    ANYTHING,
    NOTHING,
    AllOf,
    HandRequirement,
    SomeOf,
    Within,
    all_requirements,
    any_requirement,
    evaluate,
    features_of,
    greatest_value,
    opposite_of,
)

_NUMBERED = (FeatureKind.ACES, FeatureKind.KINGS, FeatureKind.KEYCARDS)
_MOST = 2
"""The most numbers that a sentence lists."""


def left_over(point: AuctionPoint, meaning: SystemMeaning) -> HandRequirement | None:
    """Return the numbers of aces, kings or keycards that are left for a reply; None if it names its own."""
    if any(reached.rule.requirement != ANYTHING for reached in meaning.reached):
        return None
    section = meaning.reached[0].rule.section
    earlier = [
        rule.requirement
        for rule in point.rules
        if rule.section is section and rule.requirement != ANYTHING and rule.call != meaning.call
    ]
    features = {feature for requirement in earlier for feature in features_of(requirement)}
    numbered = [feature for feature in features if feature.kind in _NUMBERED]
    if len(numbered) != 1:
        return None
    found = [left for left in _left(numbered[0], earlier) if meaning.cells & evaluate(left, EVERY_CELL)[1]]
    return any_requirement(found) if 0 < len(found) <= _MOST else None


def _left(feature: Feature, earlier: list[HandRequirement]) -> list[HandRequirement]:
    """Return what hands with each number hold that meet no earlier rule."""
    found = []
    for number in range((greatest_value(feature) or 0) + 1):
        others = [opposite_of(_with_number(requirement, feature, number)) for requirement in earlier]
        left = all_requirements([Within(feature, number, number), *others])
        if left != NOTHING:
            found.append(left)
    return found


def _with_number(requirement: HandRequirement, feature: Feature, number: int) -> HandRequirement:
    """Return what a requirement asks of hands in which a feature has this number."""
    match requirement:
        case Within(asked, low, high) if asked == feature:
            return ANYTHING if low <= number <= high else NOTHING
        case Within():
            return requirement
        case AllOf(parts):
            return all_requirements([_with_number(part, feature, number) for part in parts])
        case SomeOf(parts):
            return any_requirement([_with_number(part, feature, number) for part in parts])
