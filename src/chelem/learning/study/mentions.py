"""Where the rules of a system depend on an option: they name it, words defined by it, or its conventions."""

from chelem.bots import System
from chelem.bots.systems.exploring import asked_conventions
from chelem.bots.systems.number_ranges import RangeText
from chelem.bots.systems.sections import KINDS, SystemSection
from chelem.bots.systems.syntax import Expression, phrases_in
from chelem.bots.systems.vocabulary import template_of


def sections_naming(system: System, options: frozenset[str]) -> tuple[SystemSection, ...]:
    """Return the sections whose condition or rules name one of these options, and those that go on from them.

    A section goes on from another one if it asks whether a convention was used that a rule of it names.
    """
    words = set(options)
    found = 0
    while found < len(words):  # words may be defined by words
        found = len(words)
        words |= {
            template_of(defined.phrase.symbols)
            for defined in system.definitions
            if words & _names(defined.meaning)
        }
    naming = [
        section for section in system.sections if words & {*_condition_names(section), *_rule_names(section)}
    ]
    used: set[str] = set()
    for section in naming:
        whole = bool(words & _condition_names(section))
        for rule in section.rules:
            if whole or words & _names(rule.text.requirement):
                used |= rule.attributes.names - set(KINDS)
    going_on = (
        section
        for section in system.sections
        if used.intersection(name for name, _ in asked_conventions(section))
    )
    return tuple(dict.fromkeys((*naming, *going_on)))


def _condition_names(section: SystemSection) -> set[str]:
    condition = section.text.condition
    return set() if condition is None else _names(condition)


def _rule_names(section: SystemSection) -> set[str]:
    return {name for rule in section.text.rules for name in _names(rule.requirement)}


def _names(expression: Expression) -> set[str]:
    """Return the phrases of an expression, and the options in its numbers."""
    found = set()
    for phrase in phrases_in(expression):
        found.add(template_of(phrase.symbols))
        for symbol in phrase.symbols:
            if symbol.kind == "RANGE":
                found |= RangeText.parse(symbol.text).names
    return found
