"""The meaning of a call in one short sentence, as it is said at a table; the exact one is in `words`."""

from dataclasses import dataclass

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.public_auction import Forcing
from chelem.bots.systems.requirements import (
    ANYTHING,
    NO_LIMIT,
    AllOf,
    HandRequirement,
    SomeOf,
    Within,
    all_requirements,
    any_requirement,
    features_of,
)
from chelem.bots.systems.stated import (
    cell_picture,
    common_ranges,
    merge_ranges,
    size_of_requirement,
    stated_requirement,
)
from chelem.bots.systems.usual.usual_points import PointSummary, Tail, usual_points
from chelem.bots.systems.words import say_alternatives, say_names, say_requirement
from chelem.core import Call
from chelem.i18n import Fact, say

_SHORT = 4
"""The most ranges in a sentence that is read at a glance."""
_UNSAID = (FeatureKind.LONGER, FeatureKind.LEAD, FeatureKind.PATTERN, FeatureKind.EXACT_PATTERN)
"""Which suit is longer is left out where lengths are usual."""
_HCP = Feature(FeatureKind.HCP)
_COUNTED = (FeatureKind.HCP, FeatureKind.HL, FeatureKind.HLD)
_WIDE, _WIDE_SUPPORT = 9, 6
"""The difference of the ends from which a range of high-card points, or of support points, tells little."""
_NO_LONG_SUIT, _LONG_SUIT, _VERY_LONG = 4, 4, 7
_CARDS = (FeatureKind.ACES, FeatureKind.KINGS, FeatureKind.KEYCARDS)
"""Whoever tells the number of these says nothing of points."""
_STRONG_SUPPORT = 10
"""From so many support points on, a wide range is usual without its upper end."""


@dataclass(frozen=True, slots=True)
class ShortStatement:
    """What a short sentence states: a requirement, and the usual points apart from it."""

    shown: HandRequirement
    points: PointSummary | None = None

    @property
    def requirement(self) -> HandRequirement:
        """What every hand meets that makes the call."""
        usual = [] if self.points is None else [self.points.requirement]
        return all_requirements([*usual, self.shown])


def say_call(point: AuctionPoint, call: Call, language: str) -> str:
    """Return the meaning of a call as a short sentence, its points as people tell them."""
    return say_briefly(point.meaning(call), language, usual_points(point, call))


def say_briefly(meaning: SystemMeaning, language: str, usual: PointSummary | None = None) -> str:
    """Return a meaning as a short sentence: true of all its hands, or of the usual ones if it says so.

    The points are the `usual` ones, if given. A call that no rule makes is described by what it promises
    itself, not by what its player has shown before.
    """
    hands = _say_hands(state_briefly(meaning, usual), meaning, language)
    names = ", ".join(say_names(meaning, language))
    if names and hands:
        hands = say("shows.named", {"names": names, "hands": hands}, language)
    text = hands or names or say("shows.any", {}, language)
    if not meaning.by_system:
        text = say(
            "shows.recognised" if names or _tells(meaning) else "shows.unknown", {"text": text}, language
        )
    elif not meaning.strict and (hands or names):
        text = say("shows.in-principle", {"text": text}, language)
    if meaning.forcing is not Forcing.NO:
        text = say("shows.forcing", {"text": text, "force": int(meaning.forcing)}, language)
    return say("shows.sentence", {"text": text[:1].upper() + text[1:]}, language)


def _say_hands(brief: ShortStatement, meaning: SystemMeaning, language: str) -> str:
    """Return the points and what else is shown; empty for any hand."""
    if brief.points is None:
        return say_alternatives(brief.shown, language)
    others = "" if brief.shown == ANYTHING else say_requirement(brief.shown, language)
    points = "" if brief.points.says_nothing else say_alternatives(brief.points.core, language)
    # A sentence that begins with "usually" leaves rare hands out.
    tails = [tail for tail in brief.points.tails if meaning.strict or not tail.reason.hedges]
    if len(tails) == len([tail for tail in tails if tail.reason.hedges]) > 1:
        points = say("shows.usually", {"hands": points}, language)
    elif tails:
        facts: dict[str, Fact] = {
            "points": points,
            "tails": ", ".join(_say_tail(tail, language) for tail in tails),
            "hedged": int(tails[0].reason.hedges),
        }
        points = say("shows.points-among" if others else "shows.points-alone", facts, language)
    return ", ".join(part for part in (points, others) if part)


def _say_tail(tail: Tail, language: str) -> str:
    """Return the points of a tail and which hands have them."""
    facts: dict[str, Fact] = {
        "low": tail.low,
        "high": tail.high,
        "end": "more" if tail.high == NO_LIMIT else "fewer" if tail.low == 0 else "both",
        "reason": tail.reason.value,
    }
    if tail.high == tail.low:
        facts["end"] = "exact"
    if tail.length is not None:
        facts["hands"] = say_requirement(tail.length, language)
    return say(f"shows.tail-{tail.reason.value}", facts, language)


def state_briefly(meaning: SystemMeaning, usual: PointSummary | None = None) -> ShortStatement:
    """Return what to say in few words, with the `usual` points where the sentence would give them."""
    if not meaning.by_system:
        return ShortStatement(brief_requirement(meaning) if _tells(meaning) else ANYTHING)
    shown = brief_requirement(meaning)
    if usual is None:
        return ShortStatement(shown)
    if isinstance(shown, SomeOf):
        if not _is_vague(shown, usual):
            return ShortStatement(shown)
        shown = _in_common(meaning)
    parts = shown.parts if isinstance(shown, AllOf) else (shown,)
    others = [kept for part in parts if (kept := _kept(part)) is not None]
    counts_cards = any(feature.kind in _CARDS for feature in features_of(shown))
    if not counts_cards and (len(others) < len(parts) or all(map(_of_shape, parts))):
        return ShortStatement(all_requirements(others), None if usual.says_nothing else usual)
    return ShortStatement(all_requirements(others))


def _kept(part: HandRequirement) -> HandRequirement | None:
    """Return a part of a sentence, without high-card points and vague ranges; None if nothing is left."""
    if not isinstance(part, Within) or part.feature.kind not in (*_COUNTED, FeatureKind.LENGTH):
        return part
    if part.feature.kind is FeatureKind.LENGTH:
        return _telling_length(part)
    if part.feature == _HCP:
        return None
    if part.high == NO_LIMIT or part.high - part.low <= _WIDE_SUPPORT:
        return part
    return Within(part.feature, part.low) if part.low >= _STRONG_SUPPORT else None


def _telling_length(limits: Within) -> Within | None:
    """Return a length without an end that adds little: at most four cards, or at most six of a long suit."""
    if limits.low == 0 and limits.high >= _NO_LONG_SUIT:
        return None
    long = limits.high - limits.low >= 2
    if limits.low and long and limits.high >= (_VERY_LONG if limits.low < _LONG_SUIT else _LONG_SUIT + 2):
        return Within(limits.feature, limits.low)
    return limits


def _of_shape(part: HandRequirement) -> bool:
    return all(feature.of_shape and not feature.counts_points for feature in features_of(part))


def _is_vague(shown: SomeOf, usual: PointSummary) -> bool:
    """Return whether alternatives leave the points wide open, though the usual ones are known."""
    every = [limits for part in shown.parts for limits in _ranges(part)]
    points = [limits for limits in every if limits.feature.kind in _COUNTED]
    if not points:
        return not usual.says_nothing and all(map(_of_shape, shown.parts))
    if _repeats_a_suit(shown) or not all(map(_says_something, shown.parts)):
        return True
    return any(limits.high - limits.low > _WIDE and limits.high < NO_LIMIT for limits in points)


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


def _tells(meaning: SystemMeaning) -> bool:
    return any(reached.rule.requirement != ANYTHING for reached in meaning.reached)


def brief_requirement(meaning: SystemMeaning) -> HandRequirement:
    """Return what to say in few words: it says no more than `stated_requirement`, often less."""
    stated = stated_requirement(meaning)
    brief = _without_comparisons(stated)
    if not isinstance(stated, SomeOf):
        return brief if _is_short(brief) else _glance(meaning)
    alike = len(set(map(features_of, stated.parts))) == 1
    if brief == stated and _is_short(brief) and not alike:
        return brief
    return _in_common(meaning)


def _in_common(meaning: SystemMeaning) -> HandRequirement:
    """Return what all alternatives have in common, and what all hands have."""
    both = merge_ranges([common_ranges(stated_requirement(meaning)), _glance(meaning)])
    return both if _is_short(both) else _glance(meaning)


def _is_short(requirement: HandRequirement) -> bool:
    return 0 < size_of_requirement(requirement) <= _SHORT


def _without_comparisons(requirement: HandRequirement) -> HandRequirement:
    """Return a requirement without what compares the lengths of suits."""
    match requirement:
        case Within(feature):
            return ANYTHING if feature.kind in _UNSAID else requirement
        case AllOf(parts):
            return all_requirements([_without_comparisons(part) for part in parts])
        case SomeOf(parts):
            return any_requirement([_without_comparisons(part) for part in parts])


def _glance(meaning: SystemMeaning) -> HandRequirement:
    """Return the picture of the hands, of the lengths only the most telling where there are many."""
    picture = cell_picture(meaning.cells)
    if not isinstance(picture, AllOf) or len(picture.parts) < _SHORT:
        return picture
    telling = [part for part in picture.parts if isinstance(part, Within) and _tells_much(part)]
    return all_requirements(list(telling))


def _tells_much(limits: Within) -> bool:
    return limits.feature.kind is not FeatureKind.LENGTH or limits.low >= 3 or limits.high <= 1
