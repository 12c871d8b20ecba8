"""A system with what its check found, and for each rule an auction in which hands reach it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from chelem.bots.systems.call_meaning import ReachedRule, SystemMeaning
from chelem.bots.systems.checking import SystemCheck, SystemFinding
from chelem.bots.systems.examining.changed_sections import numbered_like
from chelem.bots.systems.examining.remembered_points import AuctionTree, RememberedPoint
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.core import Call


@dataclass(frozen=True, slots=True)
class CallInAuction:
    """A call after other calls, the dealer's first."""

    setting: BiddingSetting
    before: tuple[Call, ...]
    call: Call

    def point(self, system: System) -> AuctionPoint | None:
        """Return the point where it is made, if both sides play a system; None where it is not legal."""
        point = point_after(system, self.setting, self.before)
        return point if point.auction.allows(self.call) else None


@dataclass(frozen=True, slots=True)
class ExaminedSystem:
    """A system, what is wrong with it, and calls that bring all its rules into play."""

    system: System
    findings: tuple[SystemFinding, ...]
    calls: Mapping[CallInAuction, SystemMeaning]
    """For each rule that hands reach the first call that was met, in the order in which they were."""
    points: int
    walked: AuctionTree = field(compare=False, repr=False)
    """The points that were examined."""

    @classmethod
    def of(
        cls, system: System, auctions: int = 300, seed: int = 0, before: "ExaminedSystem | None" = None
    ) -> "ExaminedSystem":
        """Examine a system; with another state of it only what is different there, with the same result."""
        if before is None:
            check = _CallsOfRules(system)
        else:
            numbered = numbered_like(system, before.system)
            check = _CallsOfRules(numbered, before=before.walked)
        findings = tuple(check.run(auctions, seed))
        calls = {made: _placed(meaning, check.system) for made, meaning in check.calls.items()}
        check.walked.settle()
        return cls(check.system, findings, calls, check.points, check.walked)

    def meaning(self, made: CallInAuction) -> SystemMeaning | None:
        """Return what a call means; None where it is not legal."""
        if (known := self.calls.get(made)) is not None:
            return known
        point = self.walked.after(made.setting, made.before)
        return point.meaning(made.call) if point.auction.allows(made.call) else None

    @property
    def faults(self) -> Iterator[SystemFinding]:
        """What is wrong, of all that was found."""
        return (finding for finding in self.findings if finding.fault)


def _placed(meaning: SystemMeaning, system: System) -> SystemMeaning:
    """Return a meaning with its rules where they stand now: those of a point taken over stand as before."""

    def placed(reached: ReachedRule) -> ReachedRule:
        rule, section = reached.rule.rule, reached.rule.section
        if rule is None or section is None or system.rules[rule.number] is rule:
            return reached
        now = replace(
            reached.rule, rule=system.rules[rule.number], section=system.numbered_sections[section.number]
        )
        return replace(reached, rule=now)

    rules, judged = tuple(map(placed, meaning.reached)), tuple(map(placed, meaning.judged))
    return meaning if not meaning.reached else replace(meaning, reached=rules, judged=judged)


@dataclass(slots=True)
class _CallsOfRules(SystemCheck):
    """A check that keeps a call for each rule."""

    calls: dict[CallInAuction, SystemMeaning] = field(default_factory=dict)
    _with_call: set[int] = field(default_factory=set)

    def look(self, point: RememberedPoint) -> bool:
        """Examine the rules at one point, and keep the calls of those that had none."""
        new = SystemCheck.look(self, point)
        for number, call in point.report.made.items() if new else ():
            if number not in self._with_call:
                self._with_call.add(number)
                made = CallInAuction(point.auction.setting, point.auction.calls, call)
                self.calls[made] = point.meaning(call)
        return new
