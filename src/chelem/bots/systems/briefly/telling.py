"""Which parts of a list a short sentence keeps: those that are new and rule out more than a few hands."""

from collections.abc import Iterable
from itertools import pairwise

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.requirements import (
    NO_LIMIT,
    AllOf,
    HandRequirement,
    SomeOf,
    Within,
    all_requirements,
    any_requirement,
    features_of,
)
from chelem.bots.systems.stated import common_ranges
from chelem.core import Bid, Suit

_K = FeatureKind
_POINTS = (_K.HCP, _K.HL, _K.HLD)
_BALANCE = (_K.BALANCED, _K.SEMI_BALANCED)
_NO_LONG_SUIT, _LONG_SUIT = 4, 4
_DENIED = 3
"""Whoever shows a suit denies so many cards in others by that; fewer are worth a word."""


def telling_parts(
    parts: Iterable[HandRequirement], meaning: SystemMeaning, known: frozenset[HandRequirement] = frozenset()
) -> list[HandRequirement]:
    """Return the parts of a list that a short sentence keeps; `known` are the lengths of earlier calls."""
    listed = _once_balanced(member for part in parts for member in _simplified(part))
    shape = any(_is_balanced(part) for part in listed)
    own = _own_suit(meaning)
    kept: list[HandRequirement] = []
    for part in listed:
        if isinstance(part, SomeOf):
            repeats = part in known or _repeats_a_length(part, listed)
            kept += [] if repeats or _mixes(part) else [_shortened(part)]
        elif not isinstance(part, Within) or part.feature.kind is not _K.LENGTH:
            kept += [] if _says_little(part) else [part]
        elif (limits := _telling_length(part, balanced=shape)) is not None:
            of_own_suit = own is not None and part.feature.suits == (own,)
            if of_own_suit or not _is_known(limits, known):
                kept.append(limits)
    return _no_major(_without_denials(list(dict.fromkeys(kept))))


def _simplified(part: HandRequirement) -> tuple[HandRequirement, ...]:
    """Return the parts of a list for one of them: a choice of lists as what these have in common."""
    if isinstance(part, SomeOf) and any(isinstance(member, AllOf) for member in part.parts):
        part = common_ranges(part)
    members = part.parts if isinstance(part, AllOf) else (part,)
    return tuple(_one_range(member) for member in members)


def _one_range(part: HandRequirement) -> HandRequirement:
    """Return a choice of ranges of one feature, without gaps between them, as a single range."""
    if not isinstance(part, SomeOf):
        return part
    ranges = sorted(
        (member for member in part.parts if isinstance(member, Within)), key=lambda limits: limits.low
    )
    near = all(after.low <= before.high + 1 for before, after in pairwise(ranges))
    if len(ranges) < len(part.parts) or not near or len(features_of(part)) > 1:
        return part
    return Within(ranges[0].feature, ranges[0].low, max(limits.high for limits in ranges))


def _once_balanced(parts: Iterable[HandRequirement]) -> list[HandRequirement]:
    """Return a list without "balanced or nearly" where it says "balanced"."""
    listed = list(parts)
    balanced = Within(Feature(_K.BALANCED), 1, 1) in listed
    return [part for part in listed if not (balanced and part == Within(Feature(_K.SEMI_BALANCED), 1, 1))]


def _says_little(part: HandRequirement) -> bool:
    """Return whether a part rules out hardly any hands: three honours in a suit, or a void."""
    if not isinstance(part, Within):
        return False
    three_honours = part.feature.kind is _K.TOPS and part.low == 0 and part.high > 1
    return three_honours or (part.feature.kind is _K.SHORTEST and part.low == 1)


def _own_suit(meaning: SystemMeaning) -> Suit | None:
    call = meaning.call
    return call.strain.suit if isinstance(call, Bid) and meaning.understood.natural else None


def _is_known(limits: Within, known: frozenset[HandRequirement]) -> bool:
    """Return whether earlier calls have shown a length: the same range, or of a long suit a card less."""
    earlier = next(
        (shown for shown in known if isinstance(shown, Within) and shown.feature == limits.feature), None
    )
    if earlier is None:
        return False
    if earlier.low > 2 and limits.high == NO_LIMIT:
        return limits.low <= earlier.low + 1
    return limits.low <= earlier.low and limits.high >= earlier.high


def _is_balanced(part: HandRequirement) -> bool:
    return isinstance(part, Within) and part.feature.kind in _BALANCE and part.low == 1


def _mixes(part: SomeOf) -> bool:
    """Return whether a choice is one of balanced and unbalanced hands, or of different things.

    Points stand for themselves in the sentence; long and short suits are rare alternatives of each other.
    """
    kinds = {feature.kind for feature in features_of(part)}
    points = kinds.intersection(_POINTS)
    return kinds.issubset(_BALANCE) or (bool(points) and points != kinds) or {_K.SHORTEST, _K.LENGTH} <= kinds


def _repeats_a_length(part: SomeOf, listed: list[HandRequirement]) -> bool:
    """Return whether a choice is one of lengths, one of them in a suit that a list has anyway."""
    features = features_of(part)
    lengths = {limits.feature for limits in listed if isinstance(limits, Within)}
    return all(feature.kind is _K.LENGTH for feature in features) and not features.isdisjoint(lengths)


def _shortened(part: HandRequirement) -> HandRequirement:
    """Return a part whose lengths have no ends that add little."""
    match part:
        case Within(feature):
            return _telling_length(part, balanced=False) or part if feature.kind is _K.LENGTH else part
        case AllOf(parts):
            return all_requirements([_shortened(member) for member in parts])
        case SomeOf(parts):
            return any_requirement([_shortened(member) for member in parts])


def shortened_alternatives(stated: SomeOf) -> HandRequirement:
    """Return alternatives whose lengths have no ends that add little."""
    return _shortened(stated)


def _telling_length(limits: Within, *, balanced: bool) -> Within | None:
    """Return a length without an end that adds little: at most four cards, or at most six of a long suit."""
    if limits.low <= 2 and limits.high >= _NO_LONG_SUIT:
        return None
    if balanced and limits.low == 3 and limits.high > 3:
        return None
    if limits.low < limits.high <= _DENIED:
        return Within(limits.feature, 0, limits.high)
    if limits.low > 2 and limits.high > max(limits.low, _LONG_SUIT):
        return Within(limits.feature, limits.low)
    return limits


def _without_denials(parts: list[HandRequirement]) -> list[HandRequirement]:
    """Return a list without "at most three" of a suit where it shows another one."""
    lengths = [part for part in parts if isinstance(part, Within) and part.feature.kind is _K.LENGTH]
    if not any(limits.low >= _LONG_SUIT for limits in lengths):
        return parts
    denied = [limits for limits in lengths if limits.low == 0 and limits.high >= _DENIED]
    return [part for part in parts if part not in denied]


def _no_major(parts: list[HandRequirement]) -> list[HandRequirement]:
    """Return a list in which neither major has four cards, if that is so, in the same terms for both."""
    majors = [Feature(_K.LENGTH, (suit,)) for suit in (Suit.H, Suit.S)]
    limits = [part for part in parts if isinstance(part, Within) and part.feature in majors]
    if len(limits) < len(majors) or any(part.high != _DENIED or part.low == _DENIED for part in limits):
        return parts
    return [*(part for part in parts if part not in limits), *(Within(major, 0, _DENIED) for major in majors)]
