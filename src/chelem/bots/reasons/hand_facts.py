"""What a hand has of what a rule asks for: exact numbers, to be said in words."""

from collections.abc import Iterator

from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.hand_domains import OneHand
from chelem.bots.systems.requirements import (
    AllOf,
    HandRequirement,
    SomeOf,
    Within,
    all_requirements,
)
from chelem.core import Bid, Call, Hand

_K = FeatureKind
MOST_FACTS = 4
_UNSAID = {
    _K.LONGER,
    _K.LEAD,
    _K.PATTERN,
    _K.EXACT_PATTERN,
    _K.LONGEST,
    _K.SECOND_LONGEST,
    _K.SHORTEST,
    _K.QUICK_TRICKS,
}
"""What is plain from the lengths and the points."""
_POINTS = (_K.HCP, _K.HL, _K.HLD)


def facts_behind(requirement: HandRequirement, hand: Hand, call: Call) -> HandRequirement:
    """Return what the hand has, exactly, of the features that its rule asks about: points always."""
    domain = OneHand(hand)
    features = list(dict.fromkeys(_asked(requirement, domain)))
    if isinstance(call, Bid) and call.strain.suit is not None:
        length = Feature(_K.LENGTH, (call.strain.suit,))
        if length not in features and hand.length(call.strain.suit) >= 2:
            features.insert(0, length)
    if not any(feature.kind in _POINTS for feature in features):
        features.insert(0, Feature(_K.HCP))
    return all_requirements(
        [_exactly(feature, domain) for feature in sorted(features, key=_rank)[:MOST_FACTS]]
    )


def _exactly(feature: Feature, domain: OneHand) -> HandRequirement:
    value = domain.value(feature)
    return Within(feature, value, value)


def _rank(feature: Feature) -> int:
    """Return a sort key: points, then long suits, then the rest."""
    if feature.kind in _POINTS:
        return 0
    return 1 if feature.kind in (_K.LENGTH, _K.BALANCED) else 2


def _asked(requirement: HandRequirement, domain: OneHand) -> Iterator[Feature]:
    """Yield the features worth telling of a requirement that the hand meets."""
    match requirement:
        case Within(feature, low, high):
            if feature.kind is _K.LENGTH:
                if low >= 3 or high <= 1:
                    yield feature
            elif feature.flag:
                if low == 1 and feature.kind not in _UNSAID:
                    yield feature
            elif feature.kind not in _UNSAID:
                yield feature
        case AllOf(parts):
            for part in parts:
                yield from _asked(part, domain)
        case SomeOf(parts):
            met = next((part for part in parts if domain.fits(part)), None)
            if met is not None:
                yield from _asked(met, domain)
