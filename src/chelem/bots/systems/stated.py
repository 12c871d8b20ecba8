"""What a sentence about a call states: a requirement that every hand meets which makes the call."""

from functools import lru_cache

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.cells import EVERY_CELL, CellSet, range_in
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.requirements import (
    ANYTHING,
    NO_LIMIT,
    AllOf,
    HandRequirement,
    SomeOf,
    Within,
    all_requirements,
    any_requirement,
    evaluate,
    features_of,
)
from chelem.core import HIGH_FIRST, Suit

_K = FeatureKind
_MOST_ALTERNATIVES = 3
_MOST_PARTS = 9
"""The most ranges in one sentence; longer ones are hard to read."""
_OPEN_END = {_K.HCP: 28, _K.HL: 28, _K.HLD: 30, _K.LENGTH: 8}
"""From here on an upper end is not worth mentioning."""
_LONG_SUITS = [
    [
        (choice, evaluate(choice, EVERY_CELL)[0])
        for least in (7, 6, 5)
        for most in (least, NO_LIMIT)
        for choice in [SomeOf(tuple(Within(Feature(_K.LENGTH, (suit,)), least, most) for suit in suits))]
    ]
    for suits in ((Suit.S, Suit.H), (Suit.D, Suit.C))
]
"""A long major, and a long minor, with the hands that have it: the longest and the most exact come first."""


def stated_requirement(meaning: SystemMeaning) -> HandRequirement:
    """Return what to state: the rules' requirements if they are few, else the picture of the cells."""
    parts = [
        _narrowed(rule.rule.requirement, rule.cells & meaning.cells or rule.cells) for rule in meaning.reached
    ]
    stated = _joined(_distinct(parts))
    alternatives = len(stated.parts) if isinstance(stated, SomeOf) else 1
    if (
        stated == ANYTHING
        or not parts
        or alternatives > _MOST_ALTERNATIVES
        or size_of_requirement(stated) > _MOST_PARTS
    ):
        return cell_picture(meaning.cells)
    return stated


def _distinct(parts: list[HandRequirement]) -> list[HandRequirement]:
    return list(dict.fromkeys(parts))


def size_of_requirement(requirement: HandRequirement) -> int:
    """Return the number of ranges in a requirement."""
    match requirement:
        case Within():
            return 1
        case AllOf(parts) | SomeOf(parts):
            return sum(map(size_of_requirement, parts))


def _narrowed(requirement: HandRequirement, cells: CellSet) -> HandRequirement:
    """Return a requirement with its ranges narrowed to a set of cells that holds all hands in question."""
    match requirement:
        case Within():
            return _narrowed_range(requirement, cells)
        case AllOf(parts):
            return merge_ranges([common_ranges(_narrowed(part, cells)) for part in parts])
        case SomeOf(parts):
            possible = [(part, cells & evaluate(part, EVERY_CELL)[1]) for part in parts]
            return _joined(_distinct([_narrowed(part, here) for part, here in possible if here]))


def common_ranges(part: HandRequirement) -> HandRequirement:
    """Return a choice of lists as the ranges they have in common, each as wide as in any of them."""
    if not isinstance(part, SomeOf) or all(isinstance(alternative, Within) for alternative in part.parts):
        return part
    lists = [_ranges_of(alternative) for alternative in part.parts]
    common = set.intersection(*(set(ranges) for ranges in lists))
    return all_requirements(
        [
            Within(
                feature,
                min(ranges[feature].low for ranges in lists),
                max(ranges[feature].high for ranges in lists),
            )
            for feature in lists[0]
            if feature in common
        ]
    )


def _ranges_of(part: HandRequirement) -> dict[Feature, Within]:
    """Return the ranges that a list, or a single range, demands."""
    parts = part.parts if isinstance(part, AllOf) else (part,)
    return {limits.feature: limits for limits in parts if isinstance(limits, Within)}


def _only_ranges(part: HandRequirement) -> bool:
    parts = part.parts if isinstance(part, AllOf) else (part,)
    return all(isinstance(member, Within) for member in parts)


def _joined(parts: list[HandRequirement]) -> HandRequirement:
    """Return the disjunction; alternatives next to each other in one feature are joined: at most 1, or 2."""
    found: list[HandRequirement] = []
    for part in parts:
        joined = part
        while (near := _neighbour(joined, found)) is not None:
            other, joined = near
            found.remove(other)
        found.append(joined)
    return any_requirement([part for part in found if not any(_narrower(part, other) for other in found)])


def _narrower(part: HandRequirement, other: HandRequirement) -> bool:
    """Return whether a list of ranges asks for all that another one asks for, and for more."""
    if part == other or not _only_ranges(other):
        return False
    here = _ranges_of(part)
    return all(
        feature in here and limits.low <= here[feature].low and here[feature].high <= limits.high
        for feature, limits in _ranges_of(other).items()
    )


def _neighbour(
    part: HandRequirement, others: list[HandRequirement]
) -> tuple[HandRequirement, HandRequirement] | None:
    """Return one of the others that can be joined with a part, and both as one; None if there is none."""
    for other in others:
        joined = _one_requirement(part, other)
        if joined is not None:
            return other, joined
    return None


def _one_requirement(first: HandRequirement, second: HandRequirement) -> HandRequirement | None:
    """Return both as one requirement if they differ in the range of one feature only, without a gap."""
    here, there = _ranges_of(first), _ranges_of(second)
    if here.keys() != there.keys() or not _only_ranges(first) or not _only_ranges(second):
        return None
    different = [feature for feature, limits in here.items() if limits != there[feature]]
    if len(different) != 1:
        return None
    low, high = sorted((here[different[0]], there[different[0]]), key=lambda limits: limits.low)
    if high.low > low.high + 1:
        return None
    here[different[0]] = Within(low.feature, low.low, max(low.high, high.high))
    return all_requirements([*here.values()])


def _narrowed_range(limits: Within, cells: CellSet) -> HandRequirement:
    feature = limits.feature
    if feature.kind not in _OPEN_END:
        return limits
    low, high = range_in(feature, cells)
    low, high = max(low, limits.low), min(high, limits.high)
    return Within(feature, low, high if high < _OPEN_END[feature.kind] else NO_LIMIT)


def merge_ranges(parts: list[HandRequirement]) -> HandRequirement:
    """Return the conjunction, with one range for each feature."""
    ranges: dict[Feature, Within] = {}
    others: list[HandRequirement] = []
    for part in parts:
        for member in part.parts if isinstance(part, AllOf) else (part,):
            if not isinstance(member, Within):
                others.append(member)
                continue
            known = ranges.get(member.feature, Within(member.feature, -NO_LIMIT, NO_LIMIT))
            ranges[member.feature] = Within(
                member.feature, max(known.low, member.low), min(known.high, member.high)
            )
    return all_requirements([*ranges.values(), *others])


def cell_picture(cells: CellSet) -> HandRequirement:
    """Return the points, the balance and the lengths that all hands of a set of cells have."""
    points = Feature(_K.HCP)
    low, high = range_in(points, cells)
    parts = [Within(points, low, high if high < _OPEN_END[_K.HCP] else NO_LIMIT)]
    balanced = Within(Feature(_K.BALANCED), 1, 1)
    if not cells & ~evaluate(balanced, EVERY_CELL)[0]:
        parts.append(balanced)
    for suit in HIGH_FIRST:
        length = Feature(_K.LENGTH, (suit,))
        low, high = range_in(length, cells)
        if low >= 3 or high <= 4:
            parts.append(Within(length, low, high if high < _OPEN_END[_K.LENGTH] else NO_LIMIT))
    ranges = [part for part in parts if part.low > 0 or part.high < NO_LIMIT]
    shown = {limits.feature for limits in ranges if limits.low > 2}
    either = [choice for choice in long_in_either(cells) if shown.isdisjoint(features_of(choice))]
    return all_requirements([*ranges, *either])


@lru_cache(maxsize=64)
def long_in_either(cells: CellSet) -> tuple[HandRequirement, ...]:
    """Return "a long major" and "a long minor" if all hands have it, the longest and most exact of each."""
    found: list[HandRequirement] = []
    for choices in _LONG_SUITS:
        for choice, certain in choices:
            if not cells & ~certain:
                found.append(choice)
                break
    return tuple(found)
