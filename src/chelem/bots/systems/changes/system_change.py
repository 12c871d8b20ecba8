"""Two states of a system compared: faults that came and went, and calls that mean something else now."""

from collections.abc import Iterable
from dataclasses import dataclass

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.changes.examined_system import CallInAuction, ExaminedSystem
from chelem.bots.systems.checking import SystemFinding
from chelem.bots.systems.points import AuctionPoint


@dataclass(frozen=True, slots=True)
class ChangedCall:
    """A call that means something else than before, where the system still explains it."""

    made: CallInAuction
    before: AuctionPoint
    now: AuctionPoint
    written: bool
    """Whether the rules that make it are written otherwise; else it changed in consequence."""


@dataclass(frozen=True, slots=True)
class SystemChange:
    """What is different between two states of a system."""

    came: tuple[SystemFinding, ...]
    """What was not found before."""
    went: tuple[SystemFinding, ...]
    """What was found before alone."""
    calls: tuple[ChangedCall, ...]

    @classmethod
    def between(cls, before: ExaminedSystem, now: ExaminedSystem) -> "SystemChange":
        """Compare two states of a system."""
        known, found = set(map(_named, before.findings)), set(map(_named, now.findings))
        return cls(
            tuple(finding for finding in now.findings if _named(finding) not in known),
            tuple(finding for finding in before.findings if _named(finding) not in found),
            tuple(_changed_calls(before, now)),
        )

    @property
    def written(self) -> tuple[ChangedCall, ...]:
        """The calls whose rules are written otherwise."""
        return tuple(changed for changed in self.calls if changed.written)

    @property
    def in_consequence(self) -> tuple[ChangedCall, ...]:
        """The other calls: the rules that make them are as before."""
        return tuple(changed for changed in self.calls if not changed.written)


def _named(finding: SystemFinding) -> tuple[str, str, str]:
    """Return what a finding is about, whatever the line on which it stands now."""
    return finding.code, finding.at.split(":")[0], finding.text or finding.auction


def _changed_calls(before: ExaminedSystem, now: ExaminedSystem) -> Iterable[ChangedCall]:
    written = _rules_of_system(before) ^ _rules_of_system(now)
    for made in dict.fromkeys((*now.calls, *before.calls)):
        meant, means = before.meaning(made), now.meaning(made)
        if meant is None or means is None or _content(meant) == _content(means):
            continue
        old, new = made.point(before.system), made.point(now.system)
        if old is not None and new is not None:
            yield ChangedCall(
                made, old, new, written=not written.isdisjoint(_rules_of(meant) | _rules_of(means))
            )


def _content(meaning: SystemMeaning) -> tuple[object, ...]:
    return meaning.known, meaning.possible, meaning.understood, meaning.by_system


def _rules_of(meaning: SystemMeaning) -> set[str]:
    return {str(reached.rule.rule.text) for reached in meaning.reached if reached.rule.rule is not None}


def _rules_of_system(state: ExaminedSystem) -> set[str]:
    system = state.system
    sections = (*system.sections, *system.judged, *system.recognised)
    return {str(rule.text) for section in sections for rule in section.rules}
