"""Requirements and meanings in French and English, as players say them."""

from collections.abc import Iterable

from chelem.bots.systems.briefly.grouping import Group, grouped, numbers_of, suits_at_choice
from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.features import FeatureKind
from chelem.bots.systems.public_auction import Forcing
from chelem.bots.systems.requirements import ANYTHING, AllOf, HandRequirement, SomeOf, Within
from chelem.bots.systems.sections import KINDS
from chelem.bots.systems.stated import cell_picture, merge_ranges, stated_requirement
from chelem.i18n import Fact, say

_K = FeatureKind
_ORDER = (_K.HCP, _K.HL, _K.HLD, _K.BALANCED, _K.SEMI_BALANCED, _K.LENGTH)
"""Points come first, then balance and lengths, then the rest."""
_MOST = {
    _K.ACES: 4,
    _K.KINGS: 4,
    _K.KEYCARDS: 5,
    _K.TOPS: 3,
    _K.HONOURS: 5,
    _K.LOSERS: 12,
    _K.SUIT_POINTS: 10,
}
_HIGHEST = 37
"""From here on a range has no upper end: nobody has more points, nor as much of anything else."""


def say_requirement(requirement: HandRequirement, language: str) -> str:
    """Return a requirement in words, without a full stop.

    >>> from chelem.bots.systems.features import Feature
    >>> say_requirement(Within(Feature(FeatureKind.HCP), 15, 17), "fr")
    '15–17 H'
    """
    match requirement:
        case Within():
            return _range(requirement, language)
        case AllOf(parts):
            return ", ".join(say_parts(parts, language)) or say("shows.any", {}, language)
        case SomeOf((Within() as limits, *_)) if (suits := suits_at_choice(requirement)) is not None:
            return say(f"shows.either-{suits}", _facts(limits, language), language)
        case SomeOf() if (numbers := numbers_of(requirement)) is not None:
            return _numbers(*numbers, language)
        case SomeOf(parts):
            return _said_or([_inner(part, language) for part in parts], language)


def say_parts(parts: Iterable[HandRequirement], language: str) -> list[str]:
    """Return the parts of a list in words, the points first."""
    return [
        _group(part, language) if isinstance(part, Group) else _inner(part, language)
        for part in grouped(sorted(parts, key=_rank))
    ]


def _said_or(texts: list[str], language: str) -> str:
    joined = texts[0]
    for text in texts[1:]:
        joined = say("shows.or", {"first": joined, "second": text}, language)
    return joined


def _inner(requirement: HandRequirement, language: str) -> str:
    """Return a part in words, in parentheses where a list of lists would be unclear."""
    text = say_requirement(requirement, language)
    return text if _simple(requirement) else f"({text})"


def _simple(requirement: HandRequirement) -> bool:
    """Return whether a part is clear without parentheses: a range, or a choice of ranges."""
    match requirement:
        case Within():
            return True
        case SomeOf(parts):
            return all(isinstance(part, Within) for part in parts)
        case AllOf(parts):
            return len(parts) <= 1


def _rank(requirement: HandRequirement) -> int:
    match requirement:
        case Within(feature):
            return _ORDER.index(feature.kind) if feature.kind in _ORDER else len(_ORDER)
        case AllOf(parts) | SomeOf(parts):
            return min(map(_rank, parts), default=len(_ORDER))


def _numbers(limits: Within, numbers: list[int], language: str) -> str:
    """Return a choice of numbers in words: one or four keycards."""
    text = _said_or([", ".join(map(str, numbers[:-1])), str(numbers[-1])], language)
    facts = _facts(limits, language) | {"kind": "exact", "low": text, "high": text}
    return say(f"shows.{limits.feature.kind.value}", facts, language)


def _group(group: Group, language: str) -> str:
    """Return what holds in several suits in words."""
    if group.choice:
        members = (
            _group(part, language) if isinstance(part, Group) else _inner(part, language)
            for part in group.choice
        )
        return _said_or(list(members), language)
    if group.limits is not None:
        return say(f"shows.{group.message}", _facts(group.limits, language), language)
    if len(group.suits) == 1:
        return say(f"shows.{group.message}", {"suit": str(group.suits[0])}, language)
    names = [say("shows.in-suit", {"suit": str(suit)}, language) for suit in group.suits]
    joined = names[0] if names else ""
    last = "shows.suits-or" if group.message.startswith("several-no-") else "shows.suits-and"
    for index, name in enumerate(names[1:], 1):
        facts: dict[str, Fact] = {"first": joined, "second": name}
        joined = say(last if index == len(group.suits) - 1 else "shows.suits", facts, language)
    return say(f"shows.{group.message}", {"suits": joined}, language)


def _range(limits: Within, language: str) -> str:
    return say(f"shows.{limits.feature.kind.value}", _facts(limits, language), language)


def _facts(limits: Within, language: str) -> dict[str, Fact]:
    """Return a range as the facts of its sentence."""
    feature, scale = limits.feature, limits.feature.kind.scale
    most = _MOST.get(feature.kind, 13 if feature.kind is _K.LENGTH else _HIGHEST)
    low, high = max(limits.low, 0), min(limits.high, most * scale)
    facts: dict[str, Fact] = {
        "kind": _kind(low, high, most * scale),
        "low": _number(low, scale, language),
        "high": _number(high, scale, language),
        "pattern": ("=" if feature.kind is _K.EXACT_PATTERN else "-").join(map(str, feature.pattern)),
    }
    if feature.suits:
        facts["suit"] = str(feature.suits[0])
    if feature.kind in (_K.LONGER, _K.LEAD):
        facts |= {"relation": _relation(limits), "other": str(feature.suits[-1])}
        facts |= {"low": limits.low, "high": limits.high}
    return facts


def _kind(low: int, high: int, most: int) -> str:
    if low == high:
        return "exact"
    if high >= most:
        return "least"
    return "most" if low == 0 else "both"


def _number(value: int, scale: int, language: str) -> Fact:
    """Return a number that may have a half, which French writes after a comma."""
    if value % scale == 0:
        return value // scale
    text = f"{value / scale:g}"
    return text.replace(".", ",") if language == "fr" else text


def _relation(limits: Within) -> str:
    """Return how two lengths compare: the usual relations have words of their own."""
    match limits.low, limits.high:
        case 0, 0:
            return "equal"
        case 0, high if high >= 13:
            return "least"
        case 1, high if high >= 13:
            return "more"
        case low, 0 if low <= -13:
            return "most"
        case low, -1 if low <= -13:
            return "fewer"
        case _:
            return "other"


def say_meaning(meaning: SystemMeaning, language: str) -> str:
    """Return a meaning as an exact sentence: what every hand has that makes the call."""
    hands = say_alternatives(stated_requirement(meaning), language)
    names = ", ".join(say_names(meaning, language))
    if names and hands:
        hands = say("shows.named", {"names": names, "hands": hands}, language)
    hands = hands or names
    if hands and not meaning.strict:
        hands = say("shows.in-principle", {"text": hands}, language)
    hands = hands or say("shows.any", {}, language)
    if meaning.forcing is not Forcing.NO:
        hands = say("shows.forcing", {"text": hands, "force": int(meaning.forcing)}, language)
    return say("shows.sentence", {"text": hands[:1].upper() + hands[1:]}, language)


def say_exactly(meaning: SystemMeaning, language: str) -> str:
    """Return the exact limits of the hands that make a call, for those who ask."""
    text = " · ".join(filter(None, (say_alternatives(part, language) for part in _limits(meaning))))
    return say("shows.exactly", {"text": text or say("shows.any", {}, language)}, language)


def _limits(meaning: SystemMeaning) -> list[HandRequirement]:
    """Return what all hands meet: the rules' requirements, and the picture of their points and lengths.

    Where a simulation may choose the call, its hands are in the picture too, and may miss the rules.
    """
    picture = cell_picture(meaning.possible.cells)
    if not meaning.strict:
        return [picture]
    stated = stated_requirement(meaning)
    if not meaning.by_system:
        return [stated]
    return [stated, picture] if isinstance(stated, SomeOf) else [merge_ranges([stated, picture])]


def say_alternatives(stated: HandRequirement, language: str) -> str:
    """Return what is stated, one alternative after the other; empty for any hand."""
    if stated == ANYTHING:
        return ""
    if isinstance(stated, SomeOf) and numbers_of(stated) is not None:
        return say_requirement(stated, language)
    alternatives = stated.parts if isinstance(stated, SomeOf) else (stated,)
    sentence = say_requirement(alternatives[0], language)
    for part in alternatives[1:]:
        facts: dict[str, Fact] = {"first": sentence, "second": say_requirement(part, language)}
        sentence = say("shows.otherwise", facts, language)
    return sentence


def say_names(meaning: SystemMeaning, language: str) -> list[str]:
    """Return the names of the conventions and kinds of a call, of two that say the same the more precise."""
    names = meaning.understood.conventions - {"judgement"}
    if names.difference(KINDS):
        names -= {"takeout", "penalty"}
    if "weak-two" in names:
        names -= {"preemptive"}
    return [
        say(f"{'kind' if name in KINDS else 'convention'}.{name}", {}, language) for name in sorted(names)
    ]
