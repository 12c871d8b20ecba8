"""A point of an auction: the rules that apply, the call they choose, and what each call means."""

from collections.abc import Collection, Iterable, Iterator
from functools import cached_property, lru_cache, reduce

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.call_meaning import ReachedRule, SystemMeaning, shown_by, understood_by
from chelem.bots.systems.cells import ALL_CELLS, CellSet, cells_of
from chelem.bots.systems.features import Feature
from chelem.bots.systems.hand_domains import HandBits, HandDomain, OneHand
from chelem.bots.systems.point_rules import PointRule, applicable_rules, fallback_call, may_be_made
from chelem.bots.systems.public_auction import BiddingSetting, PublicAuction, UnderstoodCall
from chelem.bots.systems.requirements import (
    ANYTHING,
    Booleans,
    HandRequirement,
    evaluate,
    features_of,
    greatest_value,
    values_of,
)
from chelem.bots.systems.scope import Scope
from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.shown_hand import ShownHand
from chelem.bots.systems.system import System
from chelem.core import Call, Hand, SimpleCall

SystemPair = tuple[System, System]
"""The system of the dealer's side, and that of the other."""


class AuctionPoint:
    """The player to call, the rules for all hands in order, and the meaning of each call."""

    def __init__(self, systems: SystemPair, auction: PublicAuction) -> None:
        self.systems, self.auction = systems, auction
        self.system = systems[auction.me % 2]
        self._meanings: dict[Call, SystemMeaning] = {}

    @cached_property
    def rules(self) -> tuple[PointRule, ...]:
        """The rules in order; the first that a hand meets is its call. Every hand meets one."""
        found = []
        counted: dict[Feature, int] = {}
        for rule in self._applicable(self.system.sections_for(self.auction)):
            if not may_be_made(rule, self.auction):
                continue
            found.append(rule)
            if rule.requirement == ANYTHING or _all_numbers_met(rule.requirement, counted):
                return tuple(found)
        last = fallback_call(self.auction)
        return (*found, PointRule(last, ANYTHING, UnderstoodCall(last)))

    def _applicable(self, sections: Iterable[SystemSection], call: Call | None = None) -> Iterator[PointRule]:
        """Yield the rules of sections that apply here, in order; with `call` those that make it."""
        scope = Scope(self.auction, {}, self.system.options)
        return applicable_rules(sections, scope, self.system.rules_of_sections, call)

    def rule_for(self, hand: Hand, legal: Collection[Call] | None = None) -> PointRule:
        """Return the first rule that a hand meets, among those whose call is in `legal`, if given."""
        domain = OneHand(hand)
        for rule in self.rules:
            if (legal is None or rule.call in legal) and domain.fits(rule.requirement):
                return rule
        return PointRule(SimpleCall.PASS, ANYTHING, UnderstoodCall(SimpleCall.PASS))

    @cached_property
    def judged(self) -> tuple[PointRule, ...]:
        """The rules of calls that a simulation may choose instead of one that yields."""
        return tuple(self._judging())

    @cached_property
    def judging(self) -> tuple[SystemSection, ...]:
        """The sections of calls that a simulation may choose, of those that may apply."""
        return tuple(self.system.judged_for(self.auction))

    @cached_property
    def recognising(self) -> tuple[SystemSection, ...]:
        """The sections that only interpret calls, of those that may apply."""
        return tuple(self.system.recognised_for(self.auction))

    def _judging(self, call: Call | None = None) -> Iterator[PointRule]:
        """Yield the rules of calls that a simulation may choose; with `call` those that make it."""
        for rule in self._applicable(self.judging, call):
            if may_be_made(rule, self.auction):
                yield rule

    def close_calls(self, hand: Hand, usual: PointRule) -> tuple[Call, ...]:
        """Return the calls that a simulation may choose with a hand instead of that of its rule."""
        if not usual.yields:
            return ()
        domain = OneHand(hand)
        met = (rule.call for rule in self.judged if rule.call != usual.call and domain.fits(rule.requirement))
        return tuple(dict.fromkeys(met))

    def choose(self, hand: Hand, legal: Collection[Call] | None = None) -> Call:
        """Return the call that the system makes with a hand."""
        return self.rule_for(hand, legal).call

    @cached_property
    def reach(self) -> tuple[CellSet, ...]:
        """For each rule, the cells of the hands that may come to it and meet it."""
        return _reach_of(tuple(rule.requirement for rule in self.rules))

    @cached_property
    def possible_calls(self) -> tuple[Call, ...]:
        """The calls that the system makes with some hand that has bid so far, in the order of their rules."""
        known = self.auction.known[self.auction.me].cells
        made = (rule.call for rule, cells in zip(self.rules, self.reach, strict=True) if cells & known)
        return tuple(dict.fromkeys(made))

    def shown(self, place: int) -> ShownHand:
        """Return what a place, counted from the dealer, has shown."""
        return self.auction.known[place]

    def meaning(self, call: Call) -> SystemMeaning:
        """Return what a call means, whether a rule makes it or it is only recognised."""
        if (known := self._meanings.get(call)) is None:
            known = self._meanings[call] = self._meaning(call)
        return known

    def _meaning(self, call: Call) -> SystemMeaning:
        before, before_judging = self.auction.known[self.auction.me], self.auction.possible[self.auction.me]
        making, judged = self._making(call), self._judged(call)
        by_system = bool(making or judged)
        reached = _fitting(making, before) or judged or self._recognised(call)
        known = shown_by(reached, before)
        possible = known
        if judged or before_judging != before:
            possible = shown_by((*(_fitting(making, before_judging) or reached), *judged), before_judging)
        understood = understood_by(call, reached)
        return SystemMeaning(call, reached, known, possible, understood, judged, by_system)

    def _making(self, call: Call) -> tuple[ReachedRule, ...]:
        """Return the rules that make a call."""
        reached = zip(self.rules, self.reach, strict=True)
        return tuple(ReachedRule(rule, cells) for rule, cells in reached if cells and rule.call == call)

    def _judged(self, call: Call) -> tuple[ReachedRule, ...]:
        """Return the rules by which a simulation may have chosen a call."""
        found = [
            ReachedRule(rule, cells_of(rule.requirement)[1] & self._yielding) for rule in self._judging(call)
        ]
        return tuple(reached for reached in found if reached.cells)

    @cached_property
    def _yielding(self) -> CellSet:
        """The cells of the hands whose call a simulation may replace."""
        reached = zip(self.rules, self.reach, strict=True)
        return reduce(int.__or__, (cells for rule, cells in reached if rule.yields), 0)

    def _recognised(self, call: Call) -> tuple[ReachedRule, ...]:
        """Return the rules of the first section that interprets a call which no rule makes."""
        found: list[ReachedRule] = []
        for rule in self._applicable(self.recognising, call):
            if found and rule.section is not found[0].rule.section:
                break
            _, cells = cells_of(rule.requirement)
            if cells:
                found.append(ReachedRule(rule, cells))
        return tuple(found)

    def agreement(self, call: Call, hands: HandDomain) -> Booleans:
        """Return which hands the system bids so: their first rule makes the call, or it is recognised so."""
        nobody = hands.everywhere ^ hands.everywhere
        if not self.meaning(call).by_system:
            found = nobody
            for reached in self.meaning(call).reached:
                found = found | evaluate(reached.rule.requirement, hands)[0]
            return found
        makes, left = nobody, hands.everywhere
        for rule in self.rules:
            holds, _ = evaluate(rule.requirement, hands)
            if rule.call == call:
                makes = makes | (left & holds)
            left = left & ~holds
        return makes

    def before(self, index: int) -> "AuctionPoint":
        """Return the point at which the call of that index was made."""
        return point_after(self.systems, self.auction.setting, self.auction.calls[:index])

    def after(self, call: Call) -> "AuctionPoint":
        """Return the point after one more call, which is legal."""
        return point_after(self.systems, self.auction.setting, (*self.auction.calls, call))

    def weights(self, place: int, hands: HandBits, slack: float = 0.0) -> npt.NDArray[np.float64]:
        """Return how well each hand agrees with a place's calls: 1, times `slack` for each call amiss."""
        domain = HandDomain(hands)
        weights = np.ones(len(hands))
        for index in range(place, len(self.auction.calls), 4):
            agrees = self.before(index).agreement(self.auction.calls[index], domain)
            weights *= np.where(agrees, 1.0, slack)
        return weights


@lru_cache(maxsize=4096)
def _reach_of(requirements: tuple[HandRequirement, ...]) -> tuple[CellSet, ...]:
    """Return for each requirement the cells of the hands that may meet it and meet none before certainly.

    Many points have the same rules: in other seats, or when others are vulnerable.
    """
    left, found = ALL_CELLS, []
    for requirement in requirements:
        certain, possible = cells_of(requirement)
        found.append(possible & left)
        left &= ~certain
    return tuple(found)


def _fitting(rules: tuple[ReachedRule, ...], before: ShownHand) -> tuple[ReachedRule, ...]:
    """Return the rules that fit what their player has shown before; all of them if none does."""
    return tuple(rule for rule in rules if rule.cells & before.cells) or rules


def _all_numbers_met(requirement: HandRequirement, counted: dict[Feature, int]) -> bool:
    """Return whether no hand is left, since a rule for each number of aces, or the like, has come by now.

    `counted` keeps the numbers that rules about a single feature have asked for.
    """
    asked = features_of(requirement)
    if len(asked) != 1:
        return False
    (feature,) = asked
    numbers = counted.get(feature, 0) | values_of(requirement, feature)
    counted[feature] = numbers
    greatest = greatest_value(feature)
    return greatest is not None and not ~numbers & ((1 << greatest + 1) - 1)


@lru_cache(maxsize=1024)
def _point_after(systems: SystemPair, setting: BiddingSetting, calls: tuple[Call, ...]) -> AuctionPoint:
    if not calls:
        return AuctionPoint(systems, PublicAuction(setting))
    before = _point_after(systems, setting, calls[:-1])
    meaning = before.meaning(calls[-1])
    return AuctionPoint(systems, before.auction.after(meaning.understood, meaning.known, meaning.possible))


def forget_points() -> None:
    """Forget the points of all auctions, which keep the systems that they are bid by."""
    _point_after.cache_clear()


_AT_ONCE = 40
"""Calls understood per step: a long auction must not recurse too deeply."""


def point_after(
    systems: System | SystemPair, setting: BiddingSetting, calls: tuple[Call, ...]
) -> AuctionPoint:
    """Return the point of an auction after these calls, the dealer's first.

    `systems` is one system for all, or that of the dealer's side and that of the other.
    """
    both = (systems, systems) if isinstance(systems, System) else systems
    for end in range(0, len(calls), _AT_ONCE):
        _point_after(both, setting, calls[:end])
    return _point_after(both, setting, calls)
