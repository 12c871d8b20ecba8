"""The meaning of a call in one short sentence, as it is said at a table."""

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.features import FeatureKind
from chelem.bots.systems.public_auction import Forcing
from chelem.bots.systems.requirements import (
    ANYTHING,
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
from chelem.bots.systems.words import say_alternatives, say_names, say_usual
from chelem.i18n import say

_SHORT = 4
"""The most ranges in a sentence that is read at a glance."""
_UNSAID = (FeatureKind.LONGER, FeatureKind.LEAD, FeatureKind.PATTERN, FeatureKind.EXACT_PATTERN)
"""Which suit is longer is left out where lengths are told."""


def say_briefly(meaning: SystemMeaning, language: str, usual: tuple[int, int] | None = None) -> str:
    """Return a meaning as a short sentence: true of all its hands, or of the usual ones if it says so.

    With `usual` points, what most hands have is added to a bare picture of points and lengths. A call that
    no rule makes is described by what it promises itself, not by what its player has shown before.
    """
    shown = brief_requirement(meaning) if meaning.by_system or _tells(meaning) else ANYTHING
    hands = say_alternatives(shown, language)
    picture = meaning.by_system and shown == _glance(meaning)
    if picture and usual is not None and (often := say_usual(meaning, usual, language)):
        hands = ", ".join(part for part in (hands, often) if part)
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
    both = merge_ranges([common_ranges(stated), _glance(meaning)])
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
