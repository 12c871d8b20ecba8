"""The closed vocabulary: it gives each phrase of a system file its meaning, or says that it has none."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from functools import lru_cache

from chelem.bots.systems import syntax
from chelem.bots.systems.auction_phrases import SCOPED, SITUATIONS, WHOSE, WITH_NOTRUMP
from chelem.bots.systems.hand_phrases import COUNTED, EVERY_SUIT_OF, SIMPLE, hand_condition, names_level
from chelem.bots.systems.number_ranges import RangeText, fixed_limits
from chelem.bots.systems.requirements import (
    ANYTHING,
    NOTHING,
    HandRequirement,
    all_requirements,
    any_requirement,
    opposite_of,
)
from chelem.bots.systems.scope import Clause, Scope
from chelem.core import ParseError, Suit

_PLACEHOLDERS = {
    "SUIT": "<suit>",
    "BID": "<bid>",
    "SPECIAL": "<call>",
    "RANGE": "<range>",
    "PATTERN": "<pattern>",
}


def template_of(symbols: Iterable[syntax.Symbol]) -> str:
    """Return a phrase with `<suit>`, `<bid>` … in place of what varies; a name after "used" varies too."""
    words: list[str] = []
    for symbol in symbols:
        named = words[-1:] in (["used"], ["convention"])
        words.append("<name>" if named else _PLACEHOLDERS.get(symbol.kind, symbol.text))
    return " ".join(words)


class Vocabulary:
    """The phrases of the language, those that a system defines, and its options."""

    def __init__(self, options: Iterable[str], definitions: Iterable[syntax.Definition]) -> None:
        self._options = frozenset(options)
        self._definitions: dict[str, tuple[tuple[str, ...], Clause]] = {}
        self._conditions: dict[syntax.Expression, Clause] = {}
        for definition in definitions:
            self._define(definition)

    def _define(self, definition: syntax.Definition) -> None:
        phrase = definition.phrase
        letters = tuple(symbol.text for symbol in phrase.symbols if symbol.kind == "SUIT")
        unknown = [letter for letter in syntax.variables_in(definition.meaning) if letter not in letters]
        if unknown:
            raise ParseError("system.letter", at=phrase.place, letter=unknown[0])
        template = template_of(phrase.symbols)
        if template in all_templates() or template in self._options:
            raise ParseError("system.taken", at=phrase.place, phrase=str(phrase))
        self._definitions[template] = (letters, self.condition(definition.meaning))

    def condition(self, expression: syntax.Expression) -> Clause:
        """Return the condition that an expression stands for; `ParseError` for an unknown phrase.

        Equal expressions have the same condition, which then finds what it gives only once.
        """
        if (known := self._conditions.get(expression)) is None:
            known = self._conditions[expression] = self._condition(expression)
        return known

    def _condition(self, expression: syntax.Expression) -> Clause:
        match expression:
            case syntax.Every(parts):
                every = [self.condition(part) for part in parts]
                return _made_of(lambda scope: _all(every, scope), every)
            case syntax.Either(parts):
                either = [self.condition(part) for part in parts]
                return _made_of(lambda scope: _any(either, scope), either)
            case syntax.Opposite(part):
                opposite = self.condition(part)
                return _made_of(lambda scope: opposite_of(opposite(scope)), [opposite])
            case syntax.PhraseText():
                return self._phrase(expression)

    def _phrase(self, phrase: syntax.PhraseText) -> Clause:
        symbols, template = phrase.symbols, template_of(phrase.symbols)
        self._check_numbers(phrase)
        if template not in WITH_NOTRUMP and any(symbol.text == "NT" for symbol in symbols):
            raise ParseError("system.suit", at=phrase.place, phrase=str(phrase))
        if asked := self._asked_of_player(phrase):
            return asked
        if phrase.inner is not None:
            raise ParseError("system.phrase", at=phrase.place, phrase=str(phrase))
        if template in self._options:
            return Clause(lambda scope: ANYTHING if scope.options[template] else NOTHING, fact=True)
        if template in self._definitions:
            return self._defined(template, symbols)
        if (situation := SITUATIONS.get(template)) is not None:
            return Clause(
                lambda scope: ANYTHING if situation(scope.auction) else NOTHING, of_auction=True, fact=True
            )
        if (scoped := SCOPED.get(template)) is not None:
            return Clause(
                lambda scope: ANYTHING if scoped(scope, symbols) else NOTHING,
                syntax.variables_in(phrase),
                of_auction=True,
                of_level=names_level(symbols),
                fact=True,
            )
        if (about_hand := hand_condition(template, symbols)) is not None:
            return about_hand
        raise self._unknown(phrase, template)

    def _defined(self, template: str, symbols: tuple[syntax.Symbol, ...]) -> Clause:
        letters, condition = self._definitions[template]
        given = [symbol for symbol in symbols if symbol.kind == "SUIT"]

        def substituted(scope: Scope) -> HandRequirement:
            suits = {
                letter: scope.suit(symbol)
                for letter, symbol in zip(letters, given, strict=True)
                if letter in syntax.VARIABLES
            }
            return condition(scope.with_suits(suits))

        used = tuple(dict.fromkeys(symbol.variable for symbol in given if symbol.variable))
        return replace(_made_of(substituted, [condition]), letters=used)

    def _asked_of_player(self, phrase: syntax.PhraseText) -> Clause | None:
        """Return the condition of `partner shows …`, `rho may hold …`; None for another phrase."""
        words = [symbol.text for symbol in phrase.symbols]
        verb = next((verb for verb in _VERBS if tuple(words[1 : 1 + len(verb)]) == verb), None)
        if verb is None or words[0] not in WHOSE:
            return None
        rest = phrase.symbols[1 + len(verb) :]
        if phrase.inner is not None and not rest:
            inner = self.condition(phrase.inner)
        elif rest:
            inner = self._phrase(syntax.PhraseText(rest, phrase.inner, phrase.place))
        else:
            raise ParseError("system.phrase", at=phrase.place, phrase=str(phrase))
        place, certain = WHOSE[words[0]][0], _VERBS[verb]

        def asked(scope: Scope) -> HandRequirement:
            known = scope.auction.known[getattr(scope.auction, place)]
            requirement = inner(scope)
            return ANYTHING if (known.shows if certain else known.may_hold)(requirement) else NOTHING

        return replace(_made_of(asked, [inner]), of_auction=True, fact=True, slow=True)

    def _check_numbers(self, phrase: syntax.PhraseText) -> None:
        for symbol in phrase.symbols:
            if symbol.kind == "RANGE":
                try:
                    if fixed_limits(symbol.text, 1) is not None:
                        continue
                    unknown = RangeText.parse(symbol.text).names - self._options - {"level"}
                except ValueError:
                    raise ParseError("system.number", at=phrase.place, text=symbol.text) from None
                if unknown:
                    raise ParseError("system.option", at=phrase.place, name=min(unknown))

    def _unknown(self, phrase: syntax.PhraseText, template: str) -> ParseError:
        known = [*self._options, *self._definitions, *all_templates()]
        near = get_close_matches(template, known, 1)
        if near:
            return ParseError("system.phrase-near", at=phrase.place, phrase=str(phrase), near=near[0])
        return ParseError("system.phrase", at=phrase.place, phrase=str(phrase))


_VERBS = {("shows",): True, ("have", "shown"): True, ("may", "hold"): False}
"""Verbs after a player, and whether the hand must be certain or only possible."""


def all_templates() -> list[str]:
    """Return every phrase of the vocabulary, with placeholders."""
    counted = [f"<range> {whose}{feature}" for feature in COUNTED for whose in ("", "combined ", "expected ")]
    fixed = ["any", "minimum", "maximum", "<pattern>", "rule of <range>"]
    return [*fixed, *counted, *SIMPLE, *EVERY_SUIT_OF, *SITUATIONS, *SCOPED]


def _made_of(given: Callable[[Scope], HandRequirement], parts: list[Clause]) -> Clause:
    """Return a condition that depends on what its parts depend on."""
    return Clause(
        given,
        tuple(dict.fromkeys(letter for part in parts for letter in part.letters)),
        of_auction=any(part.of_auction for part in parts),
        of_level=any(part.of_level for part in parts),
        fact=all(part.fact for part in parts),
        slow=any(part.slow for part in parts),
    )


def _all(parts: list[Clause], scope: Scope) -> HandRequirement:
    found = []
    for part in parts:
        requirement = part(scope)
        if requirement is NOTHING:
            return NOTHING
        found.append(requirement)
    return all_requirements(found)


def _any(parts: list[Clause], scope: Scope) -> HandRequirement:
    found = []
    for part in parts:
        requirement = part(scope)
        if requirement is ANYTHING:
            return ANYTHING
        found.append(requirement)
    return any_requirement(found)


def suits_for(letter: str) -> tuple[Suit, ...]:
    """Return the suits that a letter may stand for, spades first."""
    if letter in "MW":
        return Suit.S, Suit.H
    return (Suit.D, Suit.C) if letter in "mw" else (Suit.S, Suit.H, Suit.D, Suit.C)


def assignments(letters: Iterable[str], known: Mapping[str, Suit]) -> Iterable[Mapping[str, Suit]]:
    """Return every choice of different suits for letters, spades first, beside those known."""
    order = tuple(letter for letter in letters if letter not in known)
    return _assigned(order, tuple(known.items())) if order else (known,)


@lru_cache(maxsize=4096)
def _assigned(order: tuple[str, ...], known: tuple[tuple[str, Suit], ...]) -> tuple[Mapping[str, Suit], ...]:
    if not order:
        return (dict(known),)
    first, *rest = order
    taken = [suit for _, suit in known]
    return tuple(
        found
        for suit in suits_for(first)
        if suit not in taken
        for found in _assigned(tuple(rest), (*known, (first, suit)))
    )
