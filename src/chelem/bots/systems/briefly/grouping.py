"""Parts of a list that are said together: controls in several suits, neither major with four cards."""

from collections.abc import Iterable
from dataclasses import dataclass

from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.requirements import HandRequirement, SomeOf, Within
from chelem.core import Suit

_K = FeatureKind
_SAID_TOGETHER = (_K.CONTROL, _K.FIRST_CONTROL, _K.STOP)
_NUMBERED = (_K.ACES, _K.KINGS, _K.KEYCARDS)
_MAJORS = frozenset((Suit.H, Suit.S))
_MINORS = frozenset((Suit.C, Suit.D))
_NO_MAJOR = frozenset(Within(Feature(_K.LENGTH, (suit,)), 0, 3) for suit in _MAJORS)


@dataclass(frozen=True, slots=True)
class Group:
    """What holds in several suits; `message` is the name of its sentence."""

    message: str
    suits: tuple[Suit, ...] = ()
    limits: Within | None = None
    choice: tuple["Said", ...] = ()
    """What is said with "or" between, if that is it."""


Said = HandRequirement | Group


def grouped(parts: Iterable[HandRequirement]) -> list[Said]:
    """Return the parts of a list, those that are said together as one at the place of the first."""
    listed = list(parts)
    found: dict[Said, None] = {}
    for part in listed:
        found[_group_of(part, listed)] = None
    return list(found)


def _group_of(part: HandRequirement, listed: list[HandRequirement]) -> Said:
    if isinstance(part, SomeOf) and (suit := _ace_or_king(part)) is not None:
        return Group("ace-or-king", suits=(suit,))
    if isinstance(part, SomeOf) and any(_counts_named(member, listed) for member in part.parts):
        return Group("choice", choice=tuple(_group_of(member, listed) for member in part.parts))
    if not isinstance(part, Within):
        return part
    if part in _NO_MAJOR and _NO_MAJOR.issubset(listed):
        return Group("no-major")
    if _counts_named(part, listed):
        return Group("support-points", part.feature.suits, part)
    if part.feature.kind in _SAID_TOGETHER:
        return _in_suits(part, listed)
    return part


def _counts_named(part: HandRequirement, listed: list[HandRequirement]) -> bool:
    """Return whether a part is about support points for a suit whose length is in a list."""
    if not isinstance(part, Within) or part.feature.kind is not _K.HLD:
        return False
    length = Feature(_K.LENGTH, part.feature.suits)
    return any(isinstance(part, Within) and part.feature == length for part in listed)


def _in_suits(part: Within, listed: list[HandRequirement]) -> Said:
    """Return one flag of several suits as a group; in all suits but the agreed one, without their names."""
    alike = [
        member
        for member in listed
        if isinstance(member, Within) and member.feature.kind is part.feature.kind and member.low == part.low
    ]
    if len(alike) == 1:
        return part
    suits = tuple(flag.feature.suits[0] for flag in alike)
    kind = part.feature.kind.value
    name = f"several-{kind}" if part.low else f"several-no-{kind}"
    trumps = {
        member.feature.suits[0]
        for member in listed
        if isinstance(member, Within) and member.feature.kind in (_K.HLD, _K.LENGTH)
    }
    rest = set(_MAJORS | _MINORS).difference(suits)
    return Group(f"{name}-others" if part.low and len(rest) == 1 and rest <= trumps else name, suits)


def numbers_of(choice: SomeOf) -> tuple[Within, list[int]] | None:
    """Return a range and the numbers that a choice allows, if these are of aces, kings or keycards."""
    ranges = [part for part in choice.parts if isinstance(part, Within) and part.feature.kind in _NUMBERED]
    if len(ranges) < len(choice.parts) or len({limits.feature for limits in ranges}) != 1:
        return None
    if any(limits.low != limits.high for limits in ranges):
        return None
    return ranges[0], sorted(limits.low for limits in ranges)


def _ace_or_king(choice: SomeOf) -> Suit | None:
    """Return the suit if a choice is one of its ace and its king."""
    ranges = [part for part in choice.parts if isinstance(part, Within) and part.low == 1]
    kinds = {limits.feature.kind for limits in ranges}
    suits = {suit for limits in ranges for suit in limits.feature.suits}
    if len(ranges) < len(choice.parts) or kinds != {_K.ACE, _K.KING} or len(suits) != 1:
        return None
    return suits.pop()


def suits_at_choice(choice: SomeOf) -> str | None:
    """Return "minor" or "major" if a choice is one of lengths in either of the two; None otherwise."""
    ranges = [part for part in choice.parts if isinstance(part, Within) and part.feature.kind is _K.LENGTH]
    if len(ranges) < len(choice.parts) or len({(limits.low, limits.high) for limits in ranges}) != 1:
        return None
    suits = frozenset(limits.feature.suits[0] for limits in ranges)
    if not ranges[0].low or suits not in (_MAJORS, _MINORS):
        return None
    return "major" if suits == _MAJORS else "minor"
