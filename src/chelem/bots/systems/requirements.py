"""A requirement on a hand as a tree, and its evaluation in three-valued logic over any domain of hands."""

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.features import Feature, FeatureKind

Booleans = npt.NDArray[np.bool_]
Mask_co = TypeVar("Mask_co", int, Booleans, covariant=True)
"""A bit for each item of a domain: an integer of that many bits, or an array."""

NO_LIMIT = 99
"""The upper end of a range without one."""


@dataclass(frozen=True, slots=True)
class Within:
    """A feature is between two numbers, both included."""

    feature: Feature
    low: int
    high: int = NO_LIMIT


@dataclass(frozen=True, slots=True)
class AllOf:
    """All parts hold; without parts, any hand."""

    parts: tuple["HandRequirement", ...] = ()
    _hash: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((1, self.parts)))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type["AllOf"], tuple[object]]:
        return AllOf, (self.parts,)  # the hash of another process would be wrong here


@dataclass(frozen=True, slots=True)
class SomeOf:
    """At least one part holds; without parts, no hand."""

    parts: tuple["HandRequirement", ...] = ()
    _hash: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((2, self.parts)))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type["SomeOf"], tuple[object]]:
        return SomeOf, (self.parts,)  # the hash of another process would be wrong here


HandRequirement = Within | AllOf | SomeOf

ANYTHING = AllOf()
NOTHING = SomeOf()


def all_requirements(parts: "list[HandRequirement]") -> HandRequirement:
    """Return the conjunction of requirements, simplified."""
    flat: list[HandRequirement] = []
    for part in parts:
        if part == NOTHING:
            return NOTHING
        for member in part.parts if isinstance(part, AllOf) else (part,):
            if member not in flat:
                flat.append(member)
    if not flat:
        return ANYTHING
    return flat[0] if len(flat) == 1 else AllOf(tuple(flat))


def any_requirement(parts: "list[HandRequirement]") -> HandRequirement:
    """Return the disjunction of requirements, simplified."""
    flat: list[HandRequirement] = []
    for part in parts:
        if part == ANYTHING:
            return ANYTHING
        for member in part.parts if isinstance(part, SomeOf) else (part,):
            if member not in flat:
                flat.append(member)
    if not flat:
        return NOTHING
    return flat[0] if len(flat) == 1 else SomeOf(tuple(flat))


def opposite_of(part: HandRequirement) -> HandRequirement:
    """Return the negation of a requirement, pushed down to its ranges."""
    match part:
        case Within(feature, low, high):
            bottom = least_value(feature)
            below = [Within(feature, bottom, low - 1)] if low > bottom else []
            above = [Within(feature, high + 1)] if high < (1 if feature.flag else NO_LIMIT) else []
            return any_requirement([*below, *above])
        case AllOf(parts):
            return any_requirement([opposite_of(member) for member in parts])
        case SomeOf(parts):
            return all_requirements([opposite_of(member) for member in parts])


def least_value(feature: Feature) -> int:
    """Return a number that the feature is never below: negative for differences of lengths only."""
    return -NO_LIMIT if feature.kind in (FeatureKind.LONGER, FeatureKind.LEAD) else 0


_GREATEST = {
    FeatureKind.ACES: 4,
    FeatureKind.KINGS: 4,
    FeatureKind.KEYCARDS: 5,
    FeatureKind.TOPS: 3,
}


def greatest_value(feature: Feature) -> int | None:
    """Return the number that a feature never exceeds, where that is known."""
    return 1 if feature.flag else _GREATEST.get(feature.kind)


class Domain(Protocol[Mask_co]):
    """Hands, or sets of hands: a mask has one bit for each, set where something holds."""

    @property
    def everywhere(self) -> Mask_co:
        """The mask of all items."""

    def within(self, limits: Within) -> tuple[Mask_co, Mask_co]:
        """Return where the range certainly holds, and where it may hold."""


def evaluate(requirement: HandRequirement, domain: Domain[Mask_co]) -> tuple[Mask_co, Mask_co]:
    """Return where the requirement certainly holds, and where it may hold."""
    match requirement:
        case Within():
            return domain.within(requirement)
        case AllOf(parts):
            certain = possible = domain.everywhere
            for part in parts:
                surely, maybe = evaluate(part, domain)
                certain, possible = certain & surely, possible & maybe
            return certain, possible
        case SomeOf(parts):
            certain = possible = domain.everywhere ^ domain.everywhere
            for part in parts:
                surely, maybe = evaluate(part, domain)
                certain, possible = certain | surely, possible | maybe
            return certain, possible


@lru_cache(maxsize=8192)
def features_of(requirement: HandRequirement) -> frozenset[Feature]:
    """Return the features that a requirement asks about."""
    match requirement:
        case Within(feature):
            return frozenset((feature,))
        case AllOf(parts) | SomeOf(parts):
            return frozenset().union(*map(features_of, parts))


def values_of(requirement: HandRequirement, feature: Feature) -> int:
    """Return the values that a feature may have where a requirement holds, as bits: 1 << value.

    Only for features that are never negative.
    """
    match requirement:
        case Within(asked, low, high) if asked == feature:
            return (1 << min(high, _MOST) + 1) - (1 << max(low, 0)) if high >= low else 0
        case AllOf(parts):
            values = ALL_VALUES
            for part in parts:
                values &= values_of(part, feature)
            return values
        case SomeOf(parts):
            values = 0
            for part in parts:
                values |= values_of(part, feature)
            return values
        case _:
            return ALL_VALUES


_MOST = 63
ALL_VALUES = (1 << _MOST + 1) - 1
"""The values of a feature about which nothing is known."""


def without_kinds(requirement: HandRequirement, kinds: Collection[FeatureKind]) -> HandRequirement:
    """Return a requirement without the ranges of some kinds of features."""
    match requirement:
        case Within(feature):
            return ANYTHING if feature.kind in kinds else requirement
        case AllOf(parts):
            return all_requirements([without_kinds(part, kinds) for part in parts])
        case SomeOf(parts):
            return any_requirement([without_kinds(part, kinds) for part in parts])
