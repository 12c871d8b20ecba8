"""What a check asks of the rules at one point, by the numbers of rules and sections."""

from collections.abc import Mapping
from dataclasses import dataclass

from chelem.bots.systems.cells import ALL_CELLS, cells_of
from chelem.bots.systems.point_rules import PointRule
from chelem.bots.systems.points import AuctionPoint
from chelem.core import Call


@dataclass(frozen=True, slots=True)
class PointReport:
    """The rules at a point, in order and as often as they apply, and those among them that hands reach."""

    rules: tuple[int, ...]
    reached: tuple[int, ...]
    possible: tuple[int, ...]
    """The rules that some hand meets, whether it comes to them or not."""
    sections: tuple[int, ...]
    """The sections of the rules, and those to judge by here."""
    made: Mapping[int, Call]
    """The rules that hands reach which have bid so far, each with its first call."""
    uses: tuple[tuple[int, Call, frozenset[str]], ...]
    """The rules that hands reach and that belong to conventions, with their calls."""
    missed: tuple[int, ...]
    """The rules that no hand reaches."""
    gap: bool
    """Whether hands are left for which no rule has a call."""

    @classmethod
    def of(cls, point: AuctionPoint) -> "PointReport":
        """Examine a point."""
        known = point.auction.known[point.auction.me].cells
        rules, reached, possible, made, uses = [], set(), set(), dict[int, Call](), []
        sections = {rule.section.number for rule in point.judged if rule.section is not None}
        for rule, cells in zip(point.rules, point.reach, strict=True):
            if rule.rule is None or rule.section is None:
                continue
            number = rule.rule.number
            rules.append(number)
            sections.add(rule.section.number)
            if cells:
                reached.add(number)
                if rule.understood.conventions:
                    uses.append((number, rule.call, rule.understood.conventions))
                if number not in made and cells & known:
                    made[number] = rule.call
            if number not in possible and (cells or cells_of(rule.requirement)[1]):
                possible.add(number)
        gap = point.rules[-1].rule is None and bool(point.reach[-1])
        return cls(
            tuple(rules),
            tuple(reached),
            tuple(possible),
            tuple(sections),
            made,
            tuple(uses),
            tuple(set(rules) - reached),
            gap,
        )


def reached_in_its_file(point: AuctionPoint, number: int) -> bool:
    """Return whether hands reach a rule after the earlier rules of its own file."""
    return any(
        _reached_after_its_file(point, rule)
        for rule in point.rules
        if rule.rule is not None and rule.rule.number == number
    )


def _reached_after_its_file(point: AuctionPoint, rule: PointRule) -> bool:
    left = ALL_CELLS
    for earlier in point.rules:
        certain, possible = cells_of(earlier.requirement)
        if earlier is rule:
            return bool(possible & left)
        if earlier.rule and rule.rule and earlier.rule.place.file == rule.rule.place.file:
            left &= ~certain
    return False
