"""Requirements and meanings in French and English, as players say them."""

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.features import FeatureKind
from chelem.bots.systems.public_auction import Forcing
from chelem.bots.systems.requirements import ANYTHING, AllOf, HandRequirement, SomeOf, Within
from chelem.bots.systems.sections import KINDS
from chelem.bots.systems.stated import cell_picture, merge_ranges, stated_requirement
from chelem.i18n import Fact, say

_K = FeatureKind
_ORDER = (_K.HCP, _K.HL, _K.HLD, _K.BALANCED, _K.LENGTH)
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

    >>> say_requirement(Within(Feature(FeatureKind.HCP), 15, 17), "fr")
    '15–17 H'
    """
    match requirement:
        case Within():
            return _range(requirement, language)
        case AllOf(parts):
            sentences = [_inner(part, language) for part in sorted(parts, key=_rank)]
            return ", ".join(sentences) or say("shows.any", {}, language)
        case SomeOf(parts):
            joined = _inner(parts[0], language)
            for part in parts[1:]:
                facts: dict[str, Fact] = {"first": joined, "second": _inner(part, language)}
                joined = say("shows.or", facts, language)
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


def _range(limits: Within, language: str) -> str:
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
    return say(f"shows.{feature.kind.value}", facts, language)


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
