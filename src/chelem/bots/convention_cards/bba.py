"""Cards of the program BBA (`.bbsa`): lines `key = 1`; keys with a certain meaning become agreements."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.bots.convention_cards.card import MOST_TEXT, PartnershipCard
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.syntax import BOXES
from chelem.bots.systems.system import System
from chelem.core import FrozenMap, ParseError

SUFFIX = ".bbsa"
"""The end of the name of such a file."""
_SYSTEM_TYPE, _OPPONENTS, _PADDING = "System type", "Opponent type", "Not defined"
_SYSTEMS = {0: "2over1", 1: "sayc", 4: "acol"}
"""Our systems by the numbers of theirs."""
_AMERICAN = ("sayc", "2over1")
_PLAYED_ANYWAY = {
    "1NT opening range 15-17",
    "Gerber",
    "Jacoby 2NT",
    "Responsive double",
    "Splinter",
    "Unusual 2NT",
    "Weak natural 2D",
    "Weak natural 2M",
}
"""What these systems play without an agreement about it."""


@dataclass(frozen=True, slots=True)
class KeyMeaning:
    """A choice of an agreement, and the values of keys that mean it; a key that is missing is 0."""

    agreement: str
    choice: str
    keys: Mapping[str, int]


KEY_MEANINGS = (
    KeyMeaning("blackwood", "30-41", {"Blackwood 0314": 1}),
    KeyMeaning("blackwood", "14-30", {"Blackwood 1430": 1}),
    KeyMeaning("blackwood", "aces", {"Blackwood 0123": 1}),
    KeyMeaning("over-notrump", "landy", {"Landy": 1}),
    KeyMeaning("over-notrump", "multi-landy", {"Multi-Landy": 1}),
    KeyMeaning("over-notrump", "cappelletti", {"Cappelletti": 1}),
    KeyMeaning("four-level-transfers", "texas", {"Texas": 1}),
    KeyMeaning("four-level-transfers", "none", {"Texas": 0}),
    KeyMeaning("drury", "drury", {"Drury": 1}),
    KeyMeaning("drury", "drury", {"Reverse drury": 1}),
    KeyMeaning("drury", "natural", {"Drury": 0, "Reverse drury": 0}),
    KeyMeaning("minor-raises", "inverted", {"Inverted minors": 1}),
    KeyMeaning("minor-raises", "standard", {"Inverted minors": 0}),
    KeyMeaning("checkback", "two-way", {"Two Way New Minor Forcing": 1}),
    KeyMeaning("checkback", "new-minor", {"New Minor Forcing": 1}),
    KeyMeaning("checkback", "stayman", {"Checkback": 1}),
    KeyMeaning(
        "checkback", "natural", {"New Minor Forcing": 0, "Checkback": 0, "Two Way New Minor Forcing": 0}
    ),
    KeyMeaning("weak-two-answers", "ogust", {"Ogust": 1}),
    KeyMeaning("weak-two-answers", "feature", {"Ogust": 0}),
    KeyMeaning("support-doubles", "support", {"Support double redouble": 1}),
    KeyMeaning("support-doubles", "strong", {"Support double redouble": 0}),
    KeyMeaning("overcalled-notrump", "lebensohl", {"Lebensohl after 1NT": 1}),
    KeyMeaning("overcalled-notrump", "rubensohl", {"Rubensohl after 1NT": 1}),
    KeyMeaning("overcalled-notrump", "natural", {"Lebensohl after 1NT": 0, "Rubensohl after 1NT": 0}),
    KeyMeaning("jump-shifts", "weak", {"Weak Jump Shifts 2": 1, "Weak Jump Shifts 3": 1}),
    KeyMeaning("jump-shifts", "strong", {"Soloway Jump Shifts": 1}),
    KeyMeaning("two-suiters", "michaels", {"Michaels Cuebid": 1}),
    KeyMeaning("one-notrump", "forcing", {"Forcing 1NT": 1}),
    KeyMeaning("one-notrump", "semi-forcing", {"Semi forcing 1NT": 1}),
)
"""What keys mean; of an agreement, the first that fits counts. A key that is off gives our other choice."""


@dataclass(frozen=True, slots=True)
class ImportedCard:
    """A card made from another program's, and the keys that are on and were not understood."""

    card: PartnershipCard
    left: tuple[str, ...]


def read_bba_card(text: str) -> ImportedCard:
    """Return the card of a `.bbsa` file, with the keys that were not understood in its notes.

    `ParseError` for a line that is not a key with a number, and for a system that we do not have.
    """
    values = dict(_values(text))
    system = _SYSTEMS.get(values.get(_SYSTEM_TYPE, -1), "")
    if system not in known_systems():
        raise ParseError("card-file.bba-system", systems=", ".join(known_systems()))
    agreements = System.load(system).agreements
    choices: dict[str, dict[str, str]] = {}
    understood = {_SYSTEM_TYPE, _OPPONENTS, _PADDING}
    if system in _AMERICAN:
        understood |= _PLAYED_ANYWAY
    for meaning in KEY_MEANINGS:
        agreement = agreements.get(meaning.agreement)
        if agreement is None or not _fits(meaning, values):
            continue
        box = choices.setdefault(agreement.box, {})
        if box.setdefault(agreement.name, meaning.choice) == meaning.choice:
            understood |= meaning.keys.keys()
    left = tuple(key for key, value in values.items() if value and key not in understood)
    frozen = FrozenMap({box: FrozenMap(choices[box]) for box in BOXES if box in choices})
    return ImportedCard(PartnershipCard(system, choices=frozen, notes=_noted(left)), left)


def _values(text: str) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        key, equals, value = (part.strip() for part in line.rpartition("="))
        if not line.strip():
            continue
        if not key or not equals or not value.isdecimal():
            raise ParseError("card-file.bba-line", number=number, line=line[:80])
        yield key, int(value)


def _fits(meaning: KeyMeaning, values: Mapping[str, int]) -> bool:
    """Whether the keys have these values, and at least one of them is in the file."""
    if values.keys().isdisjoint(meaning.keys):
        return False
    return all(values.get(key, 0) == value for key, value in meaning.keys.items())


def _noted(left: tuple[str, ...]) -> str:
    """Return as many keys as the notes of a card have room for."""
    notes = f"BBA: {', '.join(left)}" if left else ""
    return notes if len(notes) <= MOST_TEXT else f"{notes[: MOST_TEXT - 1].rpartition(',')[0]} …"
