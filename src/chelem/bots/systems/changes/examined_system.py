"""A system with what its check found, and for each rule an auction in which hands reach it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.checking import SystemCheck, SystemFinding
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.syntax import SourcePlace
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

    @classmethod
    def of(cls, system: System, auctions: int = 300, seed: int = 0) -> "ExaminedSystem":
        """Examine a system."""
        check = _CallsOfRules(system)
        findings = tuple(check.run(auctions, seed))
        return cls(system, findings, check.calls, check.points)

    def meaning(self, made: CallInAuction) -> SystemMeaning | None:
        """Return what a call means; None where it is not legal."""
        if (known := self.calls.get(made)) is not None:
            return known
        point = made.point(self.system)
        return None if point is None else point.meaning(made.call)

    @property
    def faults(self) -> Iterator[SystemFinding]:
        """What is wrong, of all that was found."""
        return (finding for finding in self.findings if finding.fault)


@dataclass(slots=True)
class _CallsOfRules(SystemCheck):
    """A check that keeps a call for each rule."""

    calls: dict[CallInAuction, SystemMeaning] = field(default_factory=dict)
    _with_call: set[SourcePlace] = field(default_factory=set)

    def look(self, point: AuctionPoint) -> None:
        """Examine the rules at one point, and keep the calls of those that had none."""
        SystemCheck.look(self, point)
        known = point.auction.known[point.auction.me].cells
        for rule, cells in zip(point.rules, point.reach, strict=True):
            if rule.rule is not None and rule.rule.place not in self._with_call and cells & known:
                self._with_call.add(rule.rule.place)
                made = CallInAuction(point.auction.setting, point.auction.calls, rule.call)
                self.calls[made] = point.meaning(rule.call)
