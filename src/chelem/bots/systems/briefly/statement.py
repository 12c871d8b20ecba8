"""What a short sentence about a call states: few ranges, all of them true, and the usual points apart."""

from dataclasses import dataclass

from chelem.bots.systems.briefly.alternatives import (
    is_two_counts,
    with_a_choice,
    without_high_ends,
    without_implied,
)
from chelem.bots.systems.briefly.telling import shortened_alternatives, telling_parts
from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.cells import EVERY_CELL, HANDS, flags_of
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.requirements import (
    ANYTHING,
    NO_LIMIT,
    AllOf,
    HandRequirement,
    SomeOf,
    Within,
    all_requirements,
    evaluate,
    features_of,
    without_kinds,
)
from chelem.bots.systems.stated import (
    cell_picture,
    common_ranges,
    merge_ranges,
    size_of_requirement,
    stated_requirement,
)
from chelem.bots.systems.usual.summary import HCP, PointSummary
from chelem.core import Bid, SimpleCall, Strain

_SHORT = 4
"""The most ranges in a sentence that is read at a glance, besides points."""
_UNSAID = (FeatureKind.LONGER, FeatureKind.LEAD, FeatureKind.PATTERN, FeatureKind.EXACT_PATTERN)
"""Comparisons of suits, which are left out of a short sentence."""
_COUNTED = (FeatureKind.HCP, FeatureKind.HL, FeatureKind.HLD)
_WIDE = 9
"""The difference of the ends from which a range of points tells little."""
_FEW_ALTERNATIVES = 2
"""More alternatives that have nothing in common are not said."""
_CLOSE = 6
"""The difference of the ends up to which points are one range, whatever the alternatives."""
_CARDS = (FeatureKind.ACES, FeatureKind.KINGS, FeatureKind.KEYCARDS)
"""A reply that tells the number of these says nothing of points."""
_BALANCED = Within(Feature(FeatureKind.BALANCED), 1, 1)
_MOST_BALANCED = 0.75
"""The part of the hands from which on a bid of notrump is said to be balanced as a rule."""
_LOW = 2
"""The level up to which the shape of a bid of notrump matters most."""
_ANY_HAND = 15
"""A pass on at most so many points or more tells nothing."""
_THREE = 3
_SEMI_BALANCED = Within(Feature(FeatureKind.SEMI_BALANCED), 1, 1)


@dataclass(frozen=True, slots=True)
class ShortStatement:
    """What a short sentence states: a requirement, and the usual points apart from it."""

    shown: HandRequirement
    points: PointSummary | None = None
    mostly_balanced: bool = False
    """Whether most hands are balanced, though not all."""
    nothing_to_add: bool = False
    """Whether a pass says no more than that."""

    @property
    def requirement(self) -> HandRequirement:
        """What every hand meets that makes the call."""
        usual = [] if self.points is None else [self.points.requirement]
        return all_requirements([*usual, self.shown])


def state_briefly(meaning: SystemMeaning, usual: PointSummary | None = None) -> ShortStatement:
    """Return what to say in few words, with the `usual` points where the sentence would give them."""
    if not meaning.by_system:
        return ShortStatement(brief_requirement(meaning) if says_anything(meaning) else ANYTHING)
    if usual is not None and usual.left is not None:
        return ShortStatement(usual.left)
    shown = brief_requirement(meaning)
    if isinstance(shown, SomeOf):
        if usual is None or not _is_vague(shown, usual, meaning):
            return ShortStatement(shortened_alternatives(shown))
        shown = _in_common(meaning)
    parts = shown.parts if isinstance(shown, AllOf) else (shown,)
    if usual is None:
        return ShortStatement(all_requirements(telling_parts(parts, meaning)))
    return _with_points(meaning, usual, parts)


def _with_points(
    meaning: SystemMeaning, usual: PointSummary, parts: tuple[HandRequirement, ...]
) -> ShortStatement:
    """Return a list of parts with the usual points, or those of the list where they say more."""
    two_counts = [part for part in parts if isinstance(part, SomeOf) and is_two_counts(part)]
    counts = [without_high_ends(part) for part in two_counts]
    if usual.feature == HCP and not _is_narrow(usual):
        counts = counts or _support_in(parts)
    plain = [part for part in parts if not (_counts_points(part) or part in two_counts)]
    others = telling_parts(plain, meaning, usual.known)
    cards = any(feature.kind in _CARDS for part in parts for feature in features_of(part))
    if not cards and meaning.understood.tells_number:
        return ShortStatement(ANYTHING)
    if counts:
        return ShortStatement(all_requirements([*counts, *others]))
    if cards or not (
        len(plain) < len(parts) or any(map(_mentions_points, plain)) or all(map(_of_shape, parts))
    ):
        return ShortStatement(all_requirements(others))
    if meaning.call is SimpleCall.PASS and _adds_nothing(usual, others):
        return ShortStatement(ANYTHING, nothing_to_add=True)
    points = None if usual.says_nothing else usual
    return ShortStatement(all_requirements(others), points, _mostly_balanced(meaning, others))


def _adds_nothing(usual: PointSummary, others: list[HandRequirement]) -> bool:
    """Return whether a pass tells no points that are new, or hardly any, and no lengths."""
    shape = [part for part in others if part not in (_BALANCED, _SEMI_BALANCED)]
    wide = usual.low == 0 and usual.high >= _ANY_HAND
    return not shape and not usual.tails and (wide or usual.core in usual.known)


def _mentions_points(part: HandRequirement) -> bool:
    """Return whether a choice is one of points and of other things; the usual points stand for it."""
    return isinstance(part, SomeOf) and any(feature.kind in _COUNTED for feature in features_of(part))


def _support_in(parts: tuple[HandRequirement, ...]) -> list[HandRequirement]:
    """Return a range of support points with a lower end, without the upper one if it is wide."""
    return [
        part if part.high - part.low <= _CLOSE else Within(part.feature, part.low)
        for part in parts
        if isinstance(part, Within) and part.feature.kind is FeatureKind.HLD and part.low > 0
    ]


def _is_narrow(usual: PointSummary) -> bool:
    return usual.high - usual.low <= _CLOSE and not usual.tails


def _counts_points(part: HandRequirement) -> bool:
    """Return whether a part is a range of points, which the usual ones stand for."""
    return isinstance(part, Within) and part.feature.kind in _COUNTED


def _of_shape(part: HandRequirement) -> bool:
    return all(feature.of_shape and not feature.counts_points for feature in features_of(part))


def _is_vague(shown: SomeOf, usual: PointSummary, meaning: SystemMeaning) -> bool:
    """Return whether alternatives leave the points wide open, though the usual ones are known."""
    every = [limits for part in shown.parts for limits in _ranges(part)]
    points = [limits for limits in every if limits.feature.kind in _COUNTED]
    if usual.feature != HCP or meaning.call is SimpleCall.PASS or _few_points_apart(shown):
        return True
    if len(shown.parts) > _FEW_ALTERNATIVES and not frozenset.intersection(*map(features_of, shown.parts)):
        return True
    if meaning.understood.natural and _points_or_shape(shown):
        return True
    if not points:
        return not usual.says_nothing and all(map(_of_shape, shown.parts))
    if _repeats_a_suit(shown) or not all(map(_says_something, shown.parts)):
        return True
    return any(limits.high - limits.low > _WIDE and limits.high < NO_LIMIT for limits in points)


def _points_or_shape(shown: SomeOf) -> bool:
    """Return whether alternatives are points alone and lengths alone."""
    kinds = [{feature.kind for feature in features_of(part)} for part in shown.parts]
    return any(kind <= set(_COUNTED) for kind in kinds) and any(map(_of_shape, shown.parts))


def _few_points_apart(shown: SomeOf) -> bool:
    """Return whether all alternatives are about high-card points, which lie close together."""
    points = [limits for part in shown.parts for limits in _ranges(part) if limits.feature == HCP]
    if len(points) < len(shown.parts):
        return False
    return max(limits.high for limits in points) - min(limits.low for limits in points) <= _CLOSE


def _repeats_a_suit(shown: SomeOf) -> bool:
    """Return whether an alternative leaves out the points, about suits that all alternatives name."""
    asked = [features_of(part) for part in shown.parts]
    common = frozenset.intersection(*asked)
    return common in asked and not any(feature.kind in _COUNTED for feature in common)


def _says_something(part: HandRequirement) -> bool:
    """Return whether an alternative is about more than stoppers and the like."""
    return any(feature.kind is not FeatureKind.STOP for feature in features_of(part))


def _ranges(part: HandRequirement) -> list[Within]:
    match part:
        case Within():
            return [part]
        case AllOf(parts) | SomeOf(parts):
            return [limits for member in parts for limits in _ranges(member)]


def says_anything(meaning: SystemMeaning) -> bool:
    """Return whether a rule of the call asks for anything."""
    return any(reached.rule.requirement != ANYTHING for reached in meaning.reached)


def brief_requirement(meaning: SystemMeaning) -> HandRequirement:
    """Return what to say in few words: it says no more than `stated_requirement`, often less."""
    stated = stated_requirement(meaning)
    plain = without_kinds(stated, _UNSAID)
    brief = without_implied(plain) if isinstance(plain, SomeOf) else plain
    if not isinstance(stated, SomeOf):
        return brief if _is_short(brief) else _glance(meaning)
    if isinstance(brief, SomeOf) and (chosen := with_a_choice(brief)) is not None and _is_short(chosen):
        return chosen
    alike = len(set(map(features_of, stated.parts))) == 1
    if plain == stated and _is_short(brief) and not alike:
        return brief
    return _in_common(meaning)


def _in_common(meaning: SystemMeaning) -> HandRequirement:
    """Return what all alternatives have in common, and what all hands have."""
    common = common_ranges(without_kinds(stated_requirement(meaning), _UNSAID))
    both = merge_ranges([common, _glance(meaning)])
    return both if _is_short(both) else _glance(meaning)


def _is_short(requirement: HandRequirement) -> bool:
    """Return whether a requirement has few ranges; one list may have points, too."""
    parts = requirement.parts if isinstance(requirement, AllOf) else (requirement,)
    listed = [part for part in parts if not _counts_points(part)]
    return bool(parts) and sum(map(size_of_requirement, listed)) <= _SHORT


def _glance(meaning: SystemMeaning) -> HandRequirement:
    """Return the picture of the hands, of the lengths only the most telling where there are many."""
    picture = cell_picture(meaning.cells)
    parts = picture.parts if isinstance(picture, AllOf) else (picture,)
    if len(parts) >= _SHORT:
        parts = tuple(part for part in parts if isinstance(part, Within) and _tells_much(part))
    telling = (part for part in parts if isinstance(part, Within) and _tells_more(part, meaning))
    return all_requirements([*telling, *_nearly_balanced(meaning)])


def _mostly_balanced(meaning: SystemMeaning, shown: list[HandRequirement]) -> bool:
    """Return whether a natural bid of notrump shows mostly balanced hands, though not only these."""
    low = isinstance(meaning.call, Bid) and meaning.call.strain is Strain.NT and meaning.call.number <= _LOW
    if not low or not meaning.understood.natural or _SEMI_BALANCED in shown or _BALANCED in shown:
        return False
    hands, balanced = HANDS[flags_of(meaning.cells)], meaning.cells & evaluate(_BALANCED, EVERY_CELL)[0]
    return float(HANDS[flags_of(balanced)].sum()) >= _MOST_BALANCED * float(hands.sum())


def _nearly_balanced(meaning: SystemMeaning) -> list[HandRequirement]:
    """Return that all hands are balanced or nearly so, if a bid of notrump shows that."""
    notrump = isinstance(meaning.call, Bid) and meaning.call.strain is Strain.NT
    every_hand = not meaning.cells & ~evaluate(_SEMI_BALANCED, EVERY_CELL)[0]
    return [_SEMI_BALANCED] if notrump and every_hand and meaning.understood.natural else []


def _tells_much(limits: Within) -> bool:
    return limits.feature.kind is not FeatureKind.LENGTH or limits.low >= 3 or limits.high <= 1


def _tells_more(limits: Within, meaning: SystemMeaning) -> bool:
    """Return whether a length is not just three cards or more of a suit that the call does not name."""
    if limits.feature.kind is not FeatureKind.LENGTH or limits.low != _THREE or limits.high == _THREE:
        return True
    return isinstance(meaning.call, Bid) and limits.feature.suits == (meaning.call.strain.suit,)
