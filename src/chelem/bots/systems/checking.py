"""Look for what is wrong with a system: rules no hand reaches, auctions without a call, unknown names."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from chelem.bots.systems import exploring
from chelem.bots.systems.cells import ALL_CELLS, cells_of
from chelem.bots.systems.point_rules import PointRule, applicable_rules
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.requirements import NOTHING
from chelem.bots.systems.scope import Scope
from chelem.bots.systems.sections import KINDS, SystemRule, SystemSection
from chelem.bots.systems.syntax import Either, Every, Expression, Opposite, PhraseText, SourcePlace
from chelem.bots.systems.system import System
from chelem.core import Call
from chelem.i18n import LANGUAGES, Fact, say
from chelem.i18n.catalogue import load_catalogue

_OFTEN = 20
"""A general rule is judged after so many points: in a few, others may happen to take all hands."""
_USUAL_STARTS = 3
"""The starts of written sequences that are tried at first; after drawn auctions all are, for what is left."""
_THOROUGH = 200
"""The most ways in which a sequence is then filled in."""
_FOLLOWED = 120
"""The most points to look at after one use of a convention."""
_APPROACHED = 250
"""The most points to look at in auctions from those that are nearest to a section."""
_ROUNDS = 2
"""How often sections are tried again, since a convention may only be used after another one."""


@dataclass(frozen=True, slots=True)
class SystemFinding:
    """Something to look at: a message code, where, and an example auction; `fault` if it is wrong."""

    code: str
    at: str
    fault: bool = True
    auction: str = ""
    text: str = ""

    def say(self, language: str) -> str:
        """Return the finding as a sentence."""
        facts: dict[str, Fact] = {"at": self.at, "auction": self.auction, "text": self.text}
        return say(self.code, facts, language)


@dataclass(slots=True)
class _RuleRecord:
    """A rule as seen so far: where it applies, whether hands can meet it, whether they reach it."""

    rule: SystemRule
    written: bool
    """Whether its section names sequences of calls."""
    example: str = ""
    seen: int = 0
    possible: bool = False
    reached: bool = False
    followed: bool = False
    replaced: bool = False
    """Whether hands reach it after the earlier rules of its own file alone."""

    def finding(self) -> SystemFinding:
        """Return why no hand reaches it; a shared rule that the system replaces is not a fault."""
        code = (
            "system.replaced"
            if self.replaced
            else "system.shadowed"
            if self.possible
            else "system.impossible"
        )
        text, place = str(self.rule.text).strip(), str(self.rule.place)
        return SystemFinding(code, place, fault=not self.replaced, auction=self.example, text=text)


@dataclass(slots=True)
class SystemCheck:
    """A system under examination: points are looked at one by one, then come the findings."""

    system: System
    points: int = 0
    _sections: set[SourcePlace] = field(default_factory=set)
    _rules: dict[SourcePlace, _RuleRecord] = field(default_factory=dict)
    _explained: set[SourcePlace] = field(default_factory=set)
    """The sections that have explained a call which bots do not make."""
    _seen: set[tuple[BiddingSetting, tuple[Call, ...]]] = field(default_factory=set)
    _gaps: dict[str, SystemFinding] = field(default_factory=dict)
    _uses: dict[str, list[tuple[AuctionPoint, Call]]] = field(default_factory=dict)
    """For each convention some points where a rule uses it."""

    def run(self, auctions: int = 300, seed: int = 0) -> list[SystemFinding]:
        """Examine the written sequences and some drawn auctions; return what is found."""
        written: list[AuctionPoint] = []
        for start in exploring.STARTS[:_USUAL_STARTS]:
            for section in self._unmet():
                for point in exploring.written_points(self.system, section, start):
                    self.look(point)
                    written.append(point)
        random = Random(seed)  # noqa: S311 - a check repeats itself
        for point in exploring.drawn_points(self.system, auctions, random):
            self.look(point)
        for point in exploring.drawn_points(self.system, auctions // 2, random, exploring.PART_SCORES):
            self.look(point)
        for point in exploring.wandering_points(written, auctions // 3, random):
            self.look(point)
        for _ in range(_ROUNDS):
            for section in self._unmet():
                self._follow(section)
        for section in self._unmet():
            self._approach(section, written, random)
        for start in exploring.STARTS:
            tried = _THOROUGH if start == exploring.STARTS[0] else exploring.TRIED
            for section in (*self._unmet(), *self._doubtful()):
                for point in exploring.written_points(self.system, section, start, tried):
                    self.look(point)
        return list(self.findings())

    def _approach(self, section: SystemSection, points: list[AuctionPoint], random: Random) -> None:
        """Examine auctions from the points where most facts hold that a section asks for, until it is met."""
        options = self.system.options
        scopes = [Scope(point.auction, {}, options) for point in points]
        met = [sum(fact(scope) != NOTHING for fact in section.facts) for scope in scopes]
        most = max(met, default=0)
        nearest = [
            point.before(max(len(point.auction.calls) - 4, 0))  # where its player called before
            for point, number in zip(points, met, strict=True)
            if number == most > 0
        ]
        for point in islice(exploring.wandering_points(nearest, _APPROACHED, random), _APPROACHED):
            self.look(point)
            if section.text.place in self._sections:
                return

    def _doubtful(self) -> list[SystemSection]:
        """Return the sections of sequences with a rule that no hand has reached."""
        doubted = {
            record.rule.place for record in self._rules.values() if record.written and not record.reached
        }
        return [
            section
            for section in self.system.sections
            if doubted.intersection(rule.place for rule in section.rules)
        ]

    def _unmet(self) -> list[SystemSection]:
        """Return the sections that no point has met, without those that an option turns off."""
        options = self.system.options
        return [
            section
            for section in (*self.system.sections, *self.system.judged, *self.system.recognised)
            if section.text.place not in self._sections and not _turned_off(section.text.condition, options)
        ]

    def _follow(self, section: SystemSection) -> None:
        """Examine points after the conventions that a section asks for, until it is met."""
        for name, calls in exploring.asked_conventions(section):
            for before, call in self._uses.get(name, ()):
                for point in islice(exploring.later_points(before, call, calls), _FOLLOWED):
                    self.look(point)
                    if section.text.place in self._sections:
                        return

    def look(self, point: AuctionPoint) -> None:
        """Examine the rules at one point."""
        key = point.auction.setting, point.auction.calls
        if key in self._seen:
            return
        self._seen.add(key)
        self.points += 1
        auction = " ".join(map(str, point.auction.calls)) or "–"
        last = ""
        for rule, cells in zip(point.rules, point.reach, strict=True):
            if rule.rule is None or rule.section is None:
                self._gap(point, auction, last)
                continue
            self._sections.add(rule.section.text.place)
            last = str(rule.rule.place)
            record = self._rules.setdefault(
                rule.rule.place, _RuleRecord(rule.rule, bool(rule.section.patterns), auction)
            )
            record.seen += 1
            record.possible |= bool(cells or cells_of(rule.requirement)[1])
            record.reached |= bool(cells)
            if not (record.reached or record.replaced):
                record.replaced = _reached_in_its_file(point, rule)
            if cells and not record.followed:
                record.followed = True
                for name in rule.understood.conventions:
                    self._uses.setdefault(name, []).append((point, rule.call))
        for section in self.system.judged_for(point.auction):
            if section.text.place not in self._sections and point.judges(section):
                self._sections.add(section.text.place)
        for section in self.system.recognised_for(point.auction):
            self._look_at_recognised(section, point)

    def _look_at_recognised(self, section: SystemSection, point: AuctionPoint) -> None:
        """Note whether a section that only interprets calls applies, and the calls that only it explains."""
        place = section.text.place
        if place in self._explained:
            return
        for rule in applicable_rules((section,), point.auction, self.system.options):
            self._sections.add(place)
            if any(reached.rule.rule is rule.rule for reached in point.meaning(rule.call).reached):
                self._explained.add(place)
                for name in rule.understood.conventions:
                    self._uses.setdefault(name, []).append((point, rule.call))

    def _gap(self, point: AuctionPoint, auction: str, last: str) -> None:
        """Note a point where hands are left for which no rule has a call."""
        if point.reach[-1]:
            code = "system.gap-forced" if point.auction.forced else "system.gap"
            found = SystemFinding(code, last or self.system.name, auction=auction)
            self._gaps.setdefault(f"{code} {last}", found)

    def findings(self) -> Iterator[SystemFinding]:
        """Yield what has been found, in the order of the file."""
        for fault in self.system.faults_of_citations:
            yield SystemFinding(fault.code, str(fault.place), text=fault.name)
        yield from self._gaps.values()
        for section in self._unmet():
            place, title = str(section.text.place), section.text.title
            yield SystemFinding("system.unmatched", place, fault=False, text=title)
        for section in (*self.system.sections, *self.system.judged, *self.system.recognised):
            yield from _unknown_names(section)
        for record in self._rules.values():
            if not record.reached and (record.written or record.seen >= _OFTEN):
                yield record.finding()

    @property
    def judgements(self) -> int:
        """The number of rules that are a matter of judgement."""
        rules = (rule for section in self.system.sections for rule in section.rules)
        return sum("judgement" in rule.attributes.names for rule in rules)


def _reached_in_its_file(point: AuctionPoint, rule: PointRule) -> bool:
    """Whether hands reach a rule after the earlier rules of its own file."""
    left = ALL_CELLS
    for earlier in point.rules:
        certain, possible = cells_of(earlier.requirement)
        if earlier is rule:
            return bool(possible & left)
        if earlier.rule and rule.rule and earlier.rule.place.file == rule.rule.place.file:
            left &= ~certain
    return False


def _turned_off(condition: Expression | None, options: Mapping[str, int]) -> bool:
    """Return whether options alone make a condition false."""
    match condition:
        case Every(parts):
            return any(_turned_off(part, options) for part in parts)
        case Either(parts):
            return all(_turned_off(part, options) for part in parts)
        case Opposite(PhraseText() as phrase):
            return bool(options.get(str(phrase), 0))
        case PhraseText() as phrase:
            return options.get(str(phrase), 1) == 0
        case _:
            return False


def _unknown_names(section: SystemSection) -> Iterator[SystemFinding]:
    for rule in section.rules:
        for name in sorted(rule.attributes.names - set(KINDS)):
            if not all(f"convention.{name}" in load_catalogue(language) for language in LANGUAGES):
                yield SystemFinding("system.convention", str(rule.place), text=name)
