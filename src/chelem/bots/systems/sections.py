"""Sections of a system with their phrases resolved: in which auctions they apply, and their rules.

An index finds them by the length of an auction and its opening bid before they are matched.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count

from chelem.bots.systems import syntax
from chelem.bots.systems.call_forms import CallForm
from chelem.bots.systems.public_auction import BiddingSetting, Forcing, PublicAuction
from chelem.bots.systems.requirements import NOTHING
from chelem.bots.systems.scope import Clause, Scope, SuitLetters
from chelem.bots.systems.sequences import Pattern, matching_suits, pattern_of
from chelem.bots.systems.vocabulary import Vocabulary, assignments, template_of
from chelem.core import Call, ParseError

_FORCES = {"forcing": Forcing.ROUND, "game forcing": Forcing.GAME}
KINDS = ("preemptive", "weak-two", "takeout", "penalty", "invitational", "sign-off", "relay", "judgement")
"""Kinds of call that a rule may have; `partner used takeout` asks for one."""
ATTRIBUTES = (*_FORCES, *KINDS, "artificial", "convention <name>", "agrees <suit>")
"""All that may follow the semicolon of a rule."""
_numbers = count()


@dataclass(frozen=True, slots=True)
class Attributes:
    """What a rule tells about its call beside the hands that make it."""

    forcing: Forcing = Forcing.NO
    natural: bool = True
    names: frozenset[str] = frozenset()
    agrees: syntax.Symbol | None = None


@dataclass(frozen=True, slots=True)
class SystemRule:
    """A rule whose phrases are resolved."""

    text: syntax.RuleText
    form: CallForm
    condition: Clause
    letters: tuple[str, ...]
    attributes: Attributes
    facts: tuple[Clause, ...]
    """The parts of the condition that are facts without letters."""
    lettered: tuple[Clause, ...]
    """The parts that are facts, too."""
    hand: Clause
    """The other parts."""
    named: tuple[str, ...]
    """The letters of its call, its condition and the suit that it agrees."""
    of_level: bool
    """Whether the level of its call has a say in its condition."""
    number: int = field(default_factory=lambda: next(_numbers), compare=False, repr=False)
    """A number that no other rule or section has."""

    @property
    def place(self) -> syntax.SourcePlace:
        """Where it is written."""
        return self.text.call.place


@dataclass(frozen=True, slots=True)
class LetteredClause:
    """A part of a section's condition, and the letters that need suits before it can be decided."""

    letters: frozenset[str]
    clause: Clause


@dataclass(frozen=True, slots=True)
class SystemSection:
    """A section whose phrases are resolved."""

    text: syntax.SectionText
    patterns: tuple[Pattern, ...]
    facts: tuple[Clause, ...]
    """The parts of the condition without letters."""
    conditions: tuple[LetteredClause, ...]
    """The parts with letters."""
    letters: tuple[str, ...]
    rules: tuple[SystemRule, ...]
    chapter: syntax.Titles
    cited: tuple[syntax.Citation, ...] = ()
    """Texts that say what the rules say; of a shared file, also those that only other systems have."""
    number: int = field(default_factory=lambda: next(_numbers), compare=False, repr=False)
    """A number that no other section or rule has."""
    _plans: dict[tuple[str, ...], tuple[tuple[str, tuple[Clause, ...]], ...]] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )
    """By the letters of a sequence how the others get their suits."""

    def matches(self, scope: Scope) -> Iterator[SuitLetters]:
        """Yield each choice of suits for the letters of the header with which the section applies.

        The scope is that of the auction, without letters.
        """
        if all(fact.holds(scope) for fact in self.facts):
            yield from self.choices(scope)

    def choices(self, scope: Scope) -> Iterator[SuitLetters]:
        """Yield the same in an auction in which the parts without letters hold."""
        if not self.patterns and not self.conditions:
            yield {}
            return
        seen: list[SuitLetters] = []
        for start in self._starts(scope.auction) if self.patterns else ({},):
            for suits in self._assigned(start, scope):
                if suits not in seen:
                    seen.append(suits)
                    yield suits

    def _starts(self, auction: PublicAuction) -> Iterable[SuitLetters]:
        """Return the suits for letters with which a sequence fits, as an index has found them if it has."""
        if (known := auction.matched.get(self.number)) is not None:
            return known
        return (suits for pattern in self.patterns for suits in matching_suits(pattern, auction))

    def _assigned(self, start: SuitLetters, scope: Scope) -> Iterator[SuitLetters]:
        """Yield the choices of suits for letters, beside those known, with which the conditions hold."""
        if not self.conditions:  # then there are no letters but those of the sequence
            yield start
            return
        letters = (*start,)
        if (plan := self._plans.get(letters)) is None:
            plan = self._plans[letters] = tuple(self._plan(letters))
        found: list[SuitLetters] = [start]
        for letter, clauses in plan:
            among = [more for suits in found for more in assignments(letter, suits)] if letter else found
            found = [suits for suits in among if _all_hold(clauses, scope, suits)] if clauses else [*among]
        yield from found

    def _plan(self, start: tuple[str, ...]) -> Iterator[tuple[str, tuple[Clause, ...]]]:
        """Yield each letter that needs a suit beside those at the start, with the parts that it decides.

        The first, without a letter, are decided at the start.
        """
        decided: set[str] = set()
        for letter in ("", *(letter for letter in self.letters if letter not in start)):
            before = frozenset(decided)
            decided |= {letter} if letter else {*start}
            yield (
                letter,
                tuple(
                    condition.clause
                    for condition in self.conditions
                    if decided >= condition.letters and not before >= condition.letters
                ),
            )


def _all_hold(clauses: tuple[Clause, ...], scope: Scope, suits: SuitLetters) -> bool:
    here = scope.with_suits(suits)
    return all(clause(here) is not NOTHING for clause in clauses)


class _Candidates:
    """Sections that share a start; each fact is asked once for all that it decides about.

    Facts of options alone hold: sections are left out where they do not.
    """

    def __init__(self, sections: dict[int, SystemSection]) -> None:
        self._places = list(sections)
        deciding: dict[Clause, int] = {}
        for bit, section in enumerate(sections.values()):
            for fact in section.facts:
                deciding[fact] = deciding.get(fact, 0) | 1 << bit
        of_auction = [(fact, asking) for fact, asking in deciding.items() if fact.of_auction]
        self._deciding = sorted(of_auction, key=lambda item: (item[0].slow, -item[1].bit_count()))

    def where_facts_hold(self, scope: Scope) -> list[int]:
        """Return the places of the sections whose facts hold."""
        left = (1 << len(self._places)) - 1
        given = scope.auction.given
        for fact, asking in self._deciding:
            if left & asking:
                if (known := given.get(fact)) is None:
                    known = given[fact] = fact.given(scope)
                if known is NOTHING:
                    left &= ~asking
        found = []
        while left:
            lowest = left & -left
            found.append(self._places[lowest.bit_length() - 1])
            left ^= lowest
        return found


_Start = tuple[int, Call | None]
"""The number of calls since the opening bid, and that bid; None while there is none."""


class _Fitting:
    """The sequences of sections that fit the calls since the opening, and those that fit them so far."""

    def __init__(self, going: list[tuple[int, Pattern, SuitLetters]]) -> None:
        self.found: dict[int, tuple[SuitLetters, ...]] = {}
        """The suits for letters with which a sequence fits, by the place of its section."""
        self._going = going

    def after(self, call: Call) -> "_Fitting":
        """Return those that fit with one more call."""
        going: list[tuple[int, Pattern, SuitLetters]] = []
        found: dict[int, tuple[SuitLetters, ...]] = {}
        for place, pattern, known in self._going:
            for suits in pattern[0].matches(call, known) if pattern[0] is not None else ():
                if len(pattern) > 1:
                    going.append((place, pattern[1:], suits))
                else:
                    found[place] = (*found.get(place, ()), suits)
        fitting = _Fitting(going)
        fitting.found = found
        return fitting


_KEPT = 16384
"""The most auctions for which an index keeps the sequences that fit."""


class SectionIndex:
    """Sections in order, and for each auction those that its calls do not rule out."""

    def __init__(self, sections: Iterable[SystemSection], options: Mapping[str, int]) -> None:
        nothing_known = Scope(PublicAuction(BiddingSetting()), {}, options)
        self._sections = tuple(
            section
            for section in sections
            if all(fact.of_auction or fact.holds(nothing_known) for fact in section.facts)
        )
        placed = dict(enumerate(self._sections))
        self._open = {
            place: section
            for place, section in placed.items()
            if not section.patterns or any(None in pattern for pattern in section.patterns)
        }
        """The sections for auctions of any length."""
        lengths = (len(pattern) for section in self._open.values() for pattern in section.patterns)
        self._longest = max(lengths, default=0) + 2
        self._found: dict[_Start, _Candidates] = {}
        self._nothing = _Fitting([])
        every: list[tuple[int, Pattern, SuitLetters]] = [
            (place, pattern, {})
            for place, section in placed.items()
            if place not in self._open
            for pattern in section.patterns
        ]
        self._longest_sequence = max((len(pattern) for _, pattern, _ in every), default=0)
        self._fitting: dict[tuple[Call, ...], _Fitting] = {(): _Fitting(every)}

    def candidates(self, auction: PublicAuction, options: Mapping[str, int]) -> list[SystemSection]:
        """Return the sections that may apply to an auction, in order: their parts without letters hold."""
        start = self._start(auction)
        if (known := self._found.get(start)) is None:
            sections = {place: found for place, found in self._open.items() if _may_apply(found, start)}
            known = self._found[start] = _Candidates(sections)
        scope = Scope(auction, {}, options)
        places = known.where_facts_hold(scope)
        calls = () if auction.opener is None else auction.calls[auction.opener :]
        if fitting := self._fits(calls).found:
            for place, suits in fitting.items():
                section = self._sections[place]
                if all(fact.holds(scope) for fact in section.facts):
                    auction.matched[section.number] = suits
                    places.append(place)
            places.sort()
        return [self._sections[place] for place in places]

    def _fits(self, calls: tuple[Call, ...]) -> _Fitting:
        """Return the sequences that fit the calls since the opening."""
        if len(calls) > self._longest_sequence:
            return self._nothing
        if (known := self._fitting.get(calls)) is None:
            before = self._fits(calls[:-1])
            if len(self._fitting) > _KEPT:
                self._fitting = {(): self._fitting[()]}
            known = self._fitting[calls] = before.after(calls[-1])
        return known

    def _start(self, auction: PublicAuction) -> _Start:
        """Return the start of an auction; beyond the longest sequence only whose turn it is counts."""
        if auction.opener is None:
            return 0, None
        length = len(auction.calls) - auction.opener
        return length if length < self._longest else self._longest + length % 2, auction.calls[auction.opener]


def _may_apply(section: SystemSection, start: _Start) -> bool:
    return not section.patterns or any(_may_match(pattern, start) for pattern in section.patterns)


def _may_match(pattern: Pattern, start: _Start) -> bool:
    length, opening = start
    if opening is None or None in pattern:
        return opening is not None and length >= len(pattern) - 1
    first = pattern[0]
    return (
        first is not None
        and length == len(pattern)
        and first.ours == (length % 2 == 0)
        and next(first.matches(opening, {}), None) is not None
    )


def resolve_section(
    text: syntax.SectionText,
    vocabulary: Vocabulary,
    chapter: syntax.Titles,
    cited: tuple[syntax.Citation, ...],
) -> SystemSection:
    """Return a section with its phrases resolved; `ParseError` for one that is unknown."""
    patterns = tuple(pattern_of(sequence, text.place) for sequence in text.sequences)
    written = text.condition.parts if isinstance(text.condition, syntax.Every) else (text.condition,)
    conditions = [
        LetteredClause(frozenset(syntax.variables_in(part)), vocabulary.condition(part))
        for part in written
        if part is not None
    ]
    facts = tuple(condition.clause for condition in conditions if not condition.letters)
    lettered = tuple(condition for condition in conditions if condition.letters)
    rules = tuple(_resolve(rule, vocabulary) for rule in text.rules)
    letters = syntax.variables_in(text.condition)
    return SystemSection(text, patterns, facts, lettered, letters, rules, chapter, cited)


def _resolve(text: syntax.RuleText, vocabulary: Vocabulary) -> SystemRule:
    form, attributes = CallForm.parse(text.call), _attributes(text.attributes)
    letters = tuple(dict.fromkeys([*form.letters, *syntax.variables_in(text.requirement)]))
    condition = vocabulary.condition(text.requirement)
    parts = text.requirement.parts if isinstance(text.requirement, syntax.Every) else (text.requirement,)
    clauses = [(part, vocabulary.condition(part)) for part in parts]
    facts = [clause for _, clause in clauses if clause.fact]
    agreed = attributes.agrees.variable if attributes.agrees is not None else ""
    about_hand = tuple(part for part, clause in clauses if not clause.fact)
    return SystemRule(
        text,
        form,
        condition,
        letters,
        attributes,
        tuple(fact for fact in facts if not fact.letters and not fact.of_level),
        tuple(fact for fact in facts if fact.letters or fact.of_level),
        vocabulary.condition(syntax.Every(about_hand)),
        letters if not agreed or agreed in letters else (*letters, agreed),
        condition.of_level,
    )


def _attributes(phrases: tuple[syntax.PhraseText, ...]) -> Attributes:
    forcing, natural, agrees = Forcing.NO, True, None
    names: set[str] = set()
    for phrase in phrases:
        match template_of(phrase.symbols):
            case "forcing" | "game forcing" as force:
                forcing = _FORCES[force]
            case "artificial":
                natural = False
            case "convention <name>":
                natural = False
                names.add(phrase.symbols[-1].text)
            case "agrees <suit>":
                agrees = phrase.symbols[-1]
            case kind if kind in KINDS:
                names.add(kind)
            case _:
                raise ParseError("system.attribute", at=phrase.place, attribute=str(phrase))
    return Attributes(forcing, natural, frozenset(names), agrees)
