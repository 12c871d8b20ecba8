"""Look for what is wrong with a system: rules no hand reaches, auctions without a call, unknown names."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, product

from chelem.bots.systems import exploring
from chelem.bots.systems.examining.idle_sections import idle_sections, turned_off
from chelem.bots.systems.examining.point_report import PointReport, reached_in_its_file
from chelem.bots.systems.examining.remembered_points import AuctionTree, RememberedPoint
from chelem.bots.systems.point_rules import PointRule
from chelem.bots.systems.scope import Scope
from chelem.bots.systems.sections import KINDS, SystemSection
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
_APPROACHED = 1000
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
class SystemCheck:
    """A system under examination: points are looked at one by one, then come the findings.

    Rules and sections are noted by their numbers.
    """

    system: System
    points: int = 0
    before: AuctionTree | None = None
    """The points of another state of the system, which are taken over where they are the same."""
    walked: AuctionTree = field(init=False)
    _idle: frozenset[int] = field(init=False)
    """The sections that no auction can meet."""
    _sections: set[int] = field(default_factory=set)
    """Those that some point has met."""
    _examples: dict[int, RememberedPoint] = field(default_factory=dict)
    """For each rule that applied the first point where it did."""
    _counts: Counter[int] = field(default_factory=Counter)
    """How often each rule applied."""
    _reached: set[int] = field(default_factory=set)
    _possible: set[int] = field(default_factory=set)
    """The rules that some hand meets, whether it comes to them or not."""
    _missed: dict[int, list[RememberedPoint]] = field(default_factory=lambda: defaultdict(list))
    """For each rule the points where it applied before hands reached it."""
    _explained: set[int] = field(default_factory=set)
    """The sections that have explained a call which bots do not make."""
    _seen: set[int] = field(default_factory=set)
    """The points that were looked at, by their identity: they are kept as long as the check."""
    _gaps: dict[str, SystemFinding] = field(default_factory=dict)
    _uses: dict[str, list[tuple[RememberedPoint, Call]]] = field(default_factory=dict)
    """For each convention some points where a rule uses it."""

    def __post_init__(self) -> None:
        self.walked = AuctionTree(self.system, self.before)
        self._idle = idle_sections(self.system)

    def run(self, auctions: int = 300, seed: int = 0) -> list[SystemFinding]:
        """Examine the written sequences and some drawn auctions; return what is found."""
        written: list[RememberedPoint] = []
        for start in exploring.STARTS[:_USUAL_STARTS]:
            for section in self._wanted():
                for point in exploring.written_points(self.walked, section, start):
                    self.look(point)
                    written.append(point)
        for point in exploring.drawn_points(self.walked, auctions, f"{seed}"):
            self.look(point)
        scored = exploring.drawn_points(self.walked, auctions // 2, f"{seed} score", exploring.PART_SCORES)
        for point in scored:
            self.look(point)
        for point in exploring.wandering_points(written, auctions // 3, f"{seed} further"):
            self.look(point)
        for round_number in range(_ROUNDS):
            for section in self._wanted():
                self._follow(section)
            if not round_number:
                self._approach(written, f"{seed} towards")
        for start in exploring.STARTS:
            tried = _THOROUGH if start == exploring.STARTS[0] else exploring.TRIED
            for section in (*self._wanted(), *self._doubtful()):
                for point in exploring.written_points(self.walked, section, start, tried):
                    self.look(point)
        return list(self.findings())

    def _approach(self, points: list[RememberedPoint], seed: str) -> None:
        """Examine auctions from the points where most facts hold that a section asks for, until it is met."""
        unmet = self._wanted()
        for section, nearest in zip(unmet, self._nearest(unmet, points), strict=True):
            wandering = exploring.wandering_points(nearest, _APPROACHED, seed)
            for point in islice(wandering, _APPROACHED):
                if section.number in self._sections:
                    break
                self.look(point)

    def _nearest(
        self, sections: list[SystemSection], points: list[RememberedPoint]
    ) -> list[list[RememberedPoint]]:
        """Return for each section points before those where most of its facts hold."""
        most, nearest = [1] * len(sections), [list[RememberedPoint]() for _ in sections]
        for point in points:
            scope = Scope(point.auction, {}, self.system.options)
            start = point.before(max(len(point.auction.calls) - 4, 0))  # where its player called before
            for index, section in enumerate(sections):
                met = sum(fact.holds(scope) for fact in section.facts)
                if met > most[index]:
                    most[index], nearest[index] = met, []
                if met == most[index]:
                    nearest[index].append(start)
            point.auction.given.clear()
        return nearest

    def _doubtful(self) -> list[SystemSection]:
        """Return the sections of sequences with a rule that applied, and that no hand has reached."""
        doubted = self._examples.keys() - self._reached
        return [
            section
            for section in self.system.sections
            if section.patterns and not doubted.isdisjoint(rule.number for rule in section.rules)
        ]

    def _wanted(self) -> list[SystemSection]:
        """Return the sections that no point has met, without those that none can meet."""
        return [section for section in self._unmet() if section.number not in self._idle]

    def _unmet(self) -> list[SystemSection]:
        """Return the sections that no point has met, without those that an option turns off."""
        options = self.system.options
        return [
            section
            for section in self.system.all_sections
            if section.number not in self._sections and not turned_off(section.text.condition, options)
        ]

    def _follow(self, section: SystemSection) -> None:
        """Examine points after the conventions that a section asks for, until it is met."""
        for (name, calls), quiet in product(exploring.asked_conventions(section), (True, False)):
            for before, call in self._uses.get(name, ()):
                later = exploring.later_points(before, call, calls, quiet=quiet)
                for point in islice(later, _FOLLOWED):
                    self.look(point)
                    if section.number in self._sections:
                        return

    def look(self, point: RememberedPoint) -> bool:
        """Examine the rules at one point; return whether it is a new one."""
        if id(point) in self._seen:
            return False
        self._seen.add(id(point))
        self.points += 1
        report = point.report
        self._sections.update(report.sections)
        self._counts.update(report.rules)
        self._possible.update(report.possible)
        for number in report.rules:
            self._examples.setdefault(number, point)
        if not self._reached.issuperset(report.reached):
            self._note_uses(point, report)
            self._reached.update(report.reached)
        if report.gap:
            self._gap(point, report)
        for number in report.missed:
            if number not in self._reached:
                self._missed[number].append(point)
        interpreting = point.recognising
        unexplained = [section for section in interpreting if section.number not in self._explained]
        for section in unexplained:
            explains = [self._explains(rule, section, point) for rule in point.recognised_by(section)]
            if any(explains):
                self._explained.add(section.number)
        point.auction.given.clear()  # by far the most of what a point keeps, and seldom asked for again
        return True

    def _note_uses(self, point: RememberedPoint, report: PointReport) -> None:
        """Keep a point for each convention of a rule that hands reach there first."""
        noted = set()
        for number, call, names in report.uses:
            if number not in self._reached and number not in noted:
                noted.add(number)
                for name in names:
                    self._uses.setdefault(name, []).append((point, call))

    def _explains(self, rule: PointRule, section: SystemSection, point: RememberedPoint) -> bool:
        """Note that a section applies which only interprets calls; return whether it alone explains one."""
        if rule.rule is None:
            return False
        self._sections.add(section.number)
        explaining = (reached.rule.rule for reached in point.meaning(rule.call).reached)
        if not any(found is not None and found.number == rule.rule.number for found in explaining):
            return False
        for name in rule.understood.conventions:
            self._uses.setdefault(name, []).append((point, rule.call))
        return True

    def _gap(self, point: RememberedPoint, report: PointReport) -> None:
        """Note a point where hands are left for which no rule has a call."""
        code = "system.gap-forced" if point.auction.forced else "system.gap"
        last = self._place(report.rules[-1]) if report.rules else ""
        found = SystemFinding(code, last or self.system.name, auction=_calls_of(point))
        self._gaps.setdefault(f"{code} {last}", found)

    def _place(self, number: int) -> str:
        return str(self.system.rules[number].place)

    def findings(self) -> Iterator[SystemFinding]:
        """Yield what has been found, in the order of the file."""
        for fault in self.system.faults_of_citations:
            yield SystemFinding(fault.code, str(fault.place), text=fault.name)
        yield from self._gaps.values()
        for section in self._unmet():
            place, title = str(section.text.place), section.text.title
            yield SystemFinding("system.unmatched", place, fault=False, text=title)
        for section in self.system.all_sections:
            yield from _unknown_names(section)
        written = {
            rule.number for section in self.system.sections if section.patterns for rule in section.rules
        }
        for number, point in self._examples.items():
            if number not in self._reached and (number in written or self._counts[number] >= _OFTEN):
                yield self._finding(number, point)

    def _finding(self, number: int, point: RememberedPoint) -> SystemFinding:
        """Return why no hand reaches a rule; a shared rule that the system replaces is not a fault."""
        replaced = any(reached_in_its_file(point, number) for point in self._missed[number])
        code = "system.shadowed" if number in self._possible else "system.impossible"
        text = str(self.system.rules[number].text).strip()
        return SystemFinding(
            "system.replaced" if replaced else code,
            self._place(number),
            fault=not replaced,
            auction=_calls_of(point),
            text=text,
        )

    @property
    def judgements(self) -> int:
        """The number of rules that are a matter of judgement."""
        rules = (rule for section in self.system.sections for rule in section.rules)
        return sum("judgement" in rule.attributes.names for rule in rules)


def _calls_of(point: RememberedPoint) -> str:
    return " ".join(map(str, point.auction.calls)) or "–"


def _unknown_names(section: SystemSection) -> Iterator[SystemFinding]:
    for rule in section.rules:
        for name in sorted(rule.attributes.names - set(KINDS)):
            if not all(f"convention.{name}" in load_catalogue(language) for language in LANGUAGES):
                yield SystemFinding("system.convention", str(rule.place), text=name)
