"""Write the auctions by which pages show the rules of the systems: `python tools/system_auctions.py`.

The auctions that `chelem system check` looks at are the candidates; of these, few are chosen that bring every
rule into play that any of them does. Takes some minutes. Run it after a change of a system's files.
"""

import sys
from collections import defaultdict
from dataclasses import dataclass, field, replace
from pathlib import Path

from chelem.bots.systems.checking import SystemCheck
from chelem.bots.systems.examining.remembered_points import RememberedPoint
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.point_rules import PointRule
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.public_auction import ScoringForm
from chelem.bots.systems.syntax import SourcePlace
from chelem.bots.systems.system import System
from chelem.learning.study.listed_auction import ListedAuction, ListedChapter
from chelem.learning.study.parts import chapters_of

FOLDER = Path(__file__).parents[1] / "src" / "chelem" / "learning" / "study" / "auctions"
AUCTIONS = 1500
"""How many auctions of four hands are looked at, beside those that the system writes."""
MANY = 0.6
"""How much of the most rules that one auction shows the first auction of a section must show."""
HEAD = "# Made by tools/system_auctions.py: auctions that bring the rules of the system into play.\n"


@dataclass(frozen=True, slots=True)
class Candidate:
    """An auction, the rules of one section that hands reach there, and how unusual it is."""

    auction: ListedAuction
    """With the calls of these rules."""
    rules: frozenset[SourcePlace]
    oddness: float


@dataclass(slots=True)
class RecordingCheck(SystemCheck):
    """A check that keeps, for each section, the points where hands reach its rules."""

    candidates: dict[SourcePlace, list[Candidate]] = field(default_factory=lambda: defaultdict(list))

    def look(self, point: RememberedPoint) -> bool:
        """Examine the rules at one point, and keep it."""
        if not SystemCheck.look(self, point):
            return False
        known = point.auction.known[point.auction.me].cells
        reached: dict[SourcePlace, list[PointRule]] = defaultdict(list)
        for rule, cells in zip(point.rules, point.reach, strict=True):
            if cells & known and rule.rule and rule.section:
                reached[rule.section.text.place].append(rule)
        odd = oddness(point)
        for section, rules in reached.items():
            calls = tuple(dict.fromkeys(rule.call for rule in rules))
            listed = ListedAuction(point.auction.calls, calls, point.auction.setting)
            places = frozenset(rule.rule.place for rule in rules if rule.rule)
            self.candidates[section].append(Candidate(listed, places, odd))
        return True


def oddness(point: AuctionPoint) -> float:
    """Return how far an auction is from a short one that the system bids, in rules it must show more."""
    calls = point.auction.calls
    strange = sum(not point.before(index).meaning(call).by_system for index, call in enumerate(calls))
    setting = point.auction.setting
    unusual = any(setting.vulnerable) + (setting.scoring is not ScoringForm.IMPS)
    return 0.02 * len(calls) + 2 * strange + 0.6 * unusual


def chosen(candidates: list[Candidate]) -> list[ListedAuction]:
    """Return few of the auctions that show all rules; first the plainest that shows many of them."""
    found: list[ListedAuction] = []
    left = frozenset().union(*(each.rules for each in candidates))
    many = MANY * max((len(each.rules) for each in candidates), default=0)
    while left:
        if found:
            best = max(
                candidates, key=lambda each: (bool(each.rules & left), len(each.rules & left) - each.oddness)
            )
        else:
            showing = (each for each in candidates if len(each.rules) >= many)
            best = min(showing, key=lambda each: each.oddness)
        found.append(best.auction)
        left -= best.rules
    return found


def listed(name: str) -> list[ListedChapter]:
    """Return the chapters of a system that have an auction to show."""
    system = System.load(name)
    check = RecordingCheck(system)
    check.run(AUCTIONS)
    found = []
    for chapter, sections in chapters_of(system).items():
        shown: dict[tuple[object, ...], ListedAuction] = {}
        for section in sections:
            for each in chosen(check.candidates.get(section.text.place, [])):
                key = each.calls, each.setting
                before = shown[key].shows if key in shown else ()
                shown[key] = replace(each, shows=tuple(dict.fromkeys((*before, *each.shows))))
        if shown:
            found.append(replace(chapter, auctions=tuple(shown.values())))
    return found


def main() -> int:
    """Write the list of each system."""
    for name in sys.argv[1:] or known_systems():
        found = listed(name)
        (FOLDER / f"{name}.txt").write_text(HEAD + "".join(f"{each}\n" for each in found), encoding="utf-8")
        print(f"{name}: {sum(len(each.auctions) for each in found)} auctions.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
