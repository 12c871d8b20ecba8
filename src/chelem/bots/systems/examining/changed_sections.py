"""The sections that two states of a system do not share, and the auctions where one of them applies."""

from dataclasses import replace
from difflib import SequenceMatcher

from chelem.bots.systems import syntax
from chelem.bots.systems.public_auction import PublicAuction
from chelem.bots.systems.scope import Scope
from chelem.bots.systems.sections import SectionIndex, SystemSection
from chelem.bots.systems.system import System


def numbered_like(now: System, before: System) -> System:
    """Return a system whose sections have the numbers of another state of it, where they are the same.

    The same are those with the same text in the same file, whose definitions and options are the same, too,
    in the order of that state. They share what they have found out, and stand where they stand now.
    """
    changed = _ChangedNames(before, now)
    same: dict[int, SystemSection] = {}
    for kind in syntax.SectionKind:
        old, new = before.sections_of(kind), now.sections_of(kind)
        matcher = SequenceMatcher(None, *_keys(old, new, changed), autojunk=False)
        for block in matcher.get_matching_blocks():
            for index in range(block.size):
                section = new[block.b + index]
                same[section.number] = _moved(old[block.a + index], section)
    return now.with_sections(tuple(same.get(section.number, section) for section in now.written))


def _keys(
    old: tuple[SystemSection, ...], new: tuple[SystemSection, ...], changed: "_ChangedNames"
) -> tuple[list[object], list[object]]:
    """Return for each section of two states a key that it shares with those that are the same."""
    known: dict[object, bool] = {}
    both: tuple[list[object], list[object]] = [], []
    for state, sections in enumerate((old, new)):
        for section in sections:
            key = section.text.place.file, section.text
            if key not in known:
                known[key] = changed.concern(section.text)
            both[state].append((state, section.number) if known[key] else key)
    return both


def _moved(old: SystemSection, now: SystemSection) -> SystemSection:
    """Return a section as it was, at the place where it is now."""
    rules = tuple(replace(rule, text=new.text) for rule, new in zip(old.rules, now.rules, strict=True))
    return replace(old, text=now.text, rules=rules, chapter=now.chapter, cited=now.cited)


class _ChangedNames:
    """The options and definitions that differ between two states.

    A definition differs if one that it asks for does.
    """

    def __init__(self, before: System, now: System) -> None:
        both = {*before.options.items()} ^ {*now.options.items()}
        self._options = {name for name, _ in both}
        self._definitions: list[frozenset[str]] = []
        shared = {*before.definitions} & {*now.definitions}
        for definition in (*before.definitions, *now.definitions):
            if definition not in shared or self._in(definition.meaning):
                words = (symbol.text for symbol in definition.phrase.symbols if symbol.kind == "WORD")
                self._definitions.append(frozenset(words))

    def concern(self, section: syntax.SectionText) -> bool:
        """Return whether a section may ask for one of them."""
        if not (self._options or self._definitions):
            return False
        conditions = (section.condition, *(rule.requirement for rule in section.rules))
        return any(condition is not None and self._in(condition) for condition in conditions)

    def _in(self, condition: syntax.Expression) -> bool:
        return any(map(self._asked, syntax.phrases_in(condition)))

    def _asked(self, phrase: syntax.PhraseText) -> bool:
        words = {symbol.text for symbol in phrase.symbols}
        text = str(phrase)
        return any(name in text for name in self._options) or any(
            definition <= words for definition in self._definitions
        )


class ChangedSections:
    """The sections of two states of a system that the other one does not have."""

    def __init__(self, before: System, now: System) -> None:
        kept = {section.number for section in before.all_sections}
        kept &= {section.number for section in now.all_sections}
        self._states = [
            (SectionIndex(changed, system.options), system.options)
            for system in (before, now)
            if (changed := [section for section in system.all_sections if section.number not in kept])
        ]

    def reach(self, auction: PublicAuction) -> bool:
        """Return whether one of them applies to an auction."""
        return any(
            next(section.choices(Scope(auction, {}, options)), None) is not None
            for index, options in self._states
            for section in index.candidates(auction, options)
        )
