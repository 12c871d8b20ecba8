"""Sections that no auction meets: options turn them off, or they ask for a convention out of play."""

from collections.abc import Collection, Mapping

from chelem.bots.systems.auction_phrases import WHOSE
from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.syntax import Either, Every, Expression, Opposite, PhraseText
from chelem.bots.systems.system import System
from chelem.bots.systems.vocabulary import template_of


def turned_off(
    condition: Expression | None, options: Mapping[str, int], names: Collection[str] | None = None
) -> bool:
    """Return whether options alone make a condition false; with `names` also that calls have no others."""
    match condition:
        case Every(parts):
            return any(turned_off(part, options, names) for part in parts)
        case Either(parts):
            return all(turned_off(part, options, names) for part in parts)
        case Opposite(PhraseText() as phrase):
            return bool(options.get(str(phrase), 0))
        case PhraseText() as phrase:
            if names is not None and _asked_name(phrase) not in (None, *names):
                return True
            return options.get(str(phrase), 1) == 0
        case _:
            return False


def _asked_name(phrase: PhraseText) -> str | None:
    """Return the convention that a phrase says was used."""
    whose = phrase.symbols[0].text
    if whose in WHOSE and template_of(phrase.symbols) == f"{whose} used <name>":
        return phrase.symbols[-1].text
    return None


def idle_sections(system: System) -> frozenset[int]:
    """Return the numbers of the sections that no auction can meet if all four players bid by the system.

    Where a section is out of play, so are the names of its calls, and then the sections that ask for them.
    """
    names = {name for section in system.all_sections for name in _names(section, system.options, None)}
    while True:
        idle = [
            section
            for section in system.all_sections
            if turned_off(section.text.condition, system.options, names)
        ]
        numbers = frozenset(section.number for section in idle)
        left = {
            name
            for section in system.all_sections
            if section.number not in numbers
            for name in _names(section, system.options, names)
        }
        if left == names:
            return numbers
        names = left


def _names(
    section: SystemSection, options: Mapping[str, int], names: Collection[str] | None
) -> frozenset[str]:
    """Return the names that the calls of a section may have."""
    made = (
        rule.attributes.names
        for rule in section.rules
        if rule.attributes.names and not turned_off(rule.text.requirement, options, names)
    )
    return frozenset().union(*made)
