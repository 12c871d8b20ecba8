"""Alternatives that share most of what they ask, as one list with a choice in it: 5+ spades, and a minor."""

from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.requirements import (
    NO_LIMIT,
    AllOf,
    HandRequirement,
    SomeOf,
    Within,
    all_requirements,
    any_requirement,
)

_K = FeatureKind
_POINTS = (_K.HCP, _K.HL, _K.HLD)
_STRONG = {_K.HCP: 17, _K.HL: 18, _K.HLD: 20}
"""From here on the upper end of a strong hand is not told."""


def with_a_choice(stated: SomeOf) -> HandRequirement | None:
    """Return what all alternatives ask for, and a choice of suits or of two counts of points.

    None if they differ in other ways.
    """
    lists = [_ranges_of(part) for part in stated.parts]
    found = [ranges for ranges in lists if ranges is not None]
    if len(found) < len(lists) or len(found) < 2:
        return None
    common = [feature for feature in found[0] if all(feature in ranges for ranges in found)]
    rests = [[limits for feature, limits in ranges.items() if feature not in common] for ranges in found]
    if any(len(rest) != 1 for rest in rests):
        return None
    choice = [rest[0] for rest in rests]
    if not (_same_length(choice) or _two_counts(choice)):
        return None
    shared: list[HandRequirement] = [_hull(feature, found) for feature in common]
    return all_requirements([*shared, without_high_ends(SomeOf(tuple(choice)))])


def _ranges_of(part: HandRequirement) -> dict[Feature, Within] | None:
    """Return the ranges of a list, or of one range; None if it has choices."""
    members = part.parts if isinstance(part, AllOf) else (part,)
    ranges = {member.feature: member for member in members if isinstance(member, Within)}
    return ranges if len(ranges) == len(members) else None


def _hull(feature: Feature, lists: list[dict[Feature, Within]]) -> Within:
    ranges = [listed[feature] for listed in lists]
    return Within(feature, min(limits.low for limits in ranges), max(limits.high for limits in ranges))


def _same_length(choice: list[Within]) -> bool:
    """Return whether the choice is one of suits, of the same length."""
    lengths = {(limits.low, limits.high) for limits in choice}
    return all(limits.feature.kind is _K.LENGTH for limits in choice) and len(lengths) == 1


def _two_counts(choice: list[Within]) -> bool:
    """Return whether the choice is one of points counted in different ways."""
    kinds = {limits.feature.kind for limits in choice}
    return kinds.issubset(_POINTS) and len(kinds) == len(choice)


def _rank(limits: Within) -> int:
    """Return a place in the order of kinds: high cards before support points; suits stay as they are."""
    return _POINTS.index(limits.feature.kind) if limits.feature.kind in _POINTS else 0


def _without_high_end(limits: Within) -> HandRequirement:
    strong = _STRONG.get(limits.feature.kind, NO_LIMIT)
    return Within(limits.feature, limits.low) if limits.high >= strong else limits


def is_two_counts(part: SomeOf) -> bool:
    """Return whether a choice is one of points counted in different ways."""
    ranges = [member for member in part.parts if isinstance(member, Within)]
    return len(ranges) == len(part.parts) and _two_counts(ranges)


def without_high_ends(part: SomeOf) -> HandRequirement:
    """Return a choice of points counted in different ways without the upper ends of strong hands."""
    ranges = sorted((member for member in part.parts if isinstance(member, Within)), key=_rank)
    return any_requirement([*map(_without_high_end, ranges)])


def without_implied(stated: SomeOf) -> HandRequirement:
    """Return alternatives without "a stopper" where another one is "half a stopper"."""
    half = {
        Within(Feature(_K.STOP, part.feature.suits), 1, part.high)
        for part in stated.parts
        if isinstance(part, Within) and part.feature.kind is _K.HALF_STOP and part.low == 1
    }
    return any_requirement([part for part in stated.parts if part not in half])
