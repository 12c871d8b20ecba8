"""Count what is untrue in many drawn auctions: `python -m tests.bots.systems.campaign NAME|FILE AUCTIONS`.

With `--seeds 1 2 3` so many auctions are drawn for each seed, in parallel; the counts are added up. With
`--judged 0.5` half of the calls that a simulation may replace are replaced, whatever it would say: then a
hand is to lie in what such calls may show, and to meet the sentences that make no reserve.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat

from rich.console import Console
from rich.table import Table

from chelem.bots.systems.briefly.statement import state_briefly
from chelem.bots.systems.hand_domains import OneHand
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.public_auction import PublicAuction
from chelem.bots.systems.requirements import ANYTHING
from chelem.bots.systems.stated import stated_requirement
from chelem.bots.systems.system import System
from chelem.bots.systems.usual.usual_points import usual_points
from chelem.core.calls import Call, SimpleCall
from chelem.core.hands import Hand
from tests.bots.systems.drawn import cell_with, drawn_calls

COUNTS = {
    "untrue": "whose sentence the hand contradicts",
    "outside": "of a hand outside what its calls have shown",
    "forcing_passed": "that pass a forcing call",
    "below_game": "that end an auction below the game to which it was forced",
    "no_rule": "for which there is no rule",
    "say_nothing": "whose sentence is about any hand",
    "no_news": "after which the hand is known no better",
}
"""What is counted. Calls without news are those of players with nothing to add, or who accept a decision."""
FAULTS = ("untrue", "outside", "forcing_passed", "below_game", "no_rule")
"""What no system may do."""
_EXAMPLES = 5


@dataclass
class Campaign:
    """Calls counted, and some auctions with a fault."""

    judged: float = 0
    counts: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def count(self, point: AuctionPoint, hand: Hand, call: Call) -> None:
        """Count one call."""
        found = set(_found(point, hand, call, judged=bool(self.judged)))
        self.counts.update(found)
        self.counts["calls"] += 1
        if found.intersection(FAULTS) and len(self.examples) < _EXAMPLES:
            auction = " ".join(map(str, (*point.auction.calls, call)))
            self.examples.append(f"{auction}: {hand} ({', '.join(sorted(found.intersection(FAULTS)))})")

    def add(self, other: "Campaign") -> None:
        """Add the counts of another part."""
        self.counts += other.counts
        self.examples = [*self.examples, *other.examples][:_EXAMPLES]


def _found(point: AuctionPoint, hand: Hand, call: Call, *, judged: bool) -> list[str]:
    meaning, one = point.meaning(call), OneHand(hand)
    stated = stated_requirement(meaning)
    shown = meaning.possible if judged else meaning.known
    outside = any(not held >> one.value(feature) & 1 for feature, held in shown.values.items())
    brief = state_briefly(meaning, usual_points(point, call)).requirement
    true = one.fits(stated) and one.fits(brief)
    holds = {
        "untrue": not true and (meaning.strict or not judged),
        "outside": outside or not shown.cells & cell_with(hand),
        "forcing_passed": point.auction.forced and call is SimpleCall.PASS,
        "below_game": call is SimpleCall.PASS and _ends_below_game(point.auction),
        "no_rule": point.rule_for(hand).rule is None,
        "say_nothing": stated == ANYTHING,
        "no_news": meaning.known == point.auction.known[point.auction.me],
    }
    return [name for name, held in holds.items() if held]


def _ends_below_game(auction: PublicAuction) -> bool:
    """Return whether a pass leaves our side below the game that it has promised, if not redoubled."""
    ours = auction.game_forced and auction.ours(auction.last_bidder)
    return ours and auction.passes == 2 and auction.doubled < 2


def draw(name: str, auctions: int, judged: float, seed: int) -> Campaign:
    """Return what is counted in auctions drawn with one seed."""
    found = Campaign(judged)
    for point, hand, call in drawn_calls(System.load(name), auctions, seed, judged=judged):
        found.count(point, hand, call)
    return found


def main() -> int:
    """Print the counts; 1 if there is a fault."""
    parser = argparse.ArgumentParser(description="Counts what is untrue in drawn auctions.")
    parser.add_argument("name", help="a system of the program, or a file")
    parser.add_argument("auctions", type=int, help="how many auctions to draw for each seed")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--jobs", type=int, default=None, help="the number of processes")
    parser.add_argument("--judged", type=float, default=0, help="how often a simulation chooses, 0 to 1")
    options = parser.parse_args()
    total, seeds = Campaign(), options.seeds
    with ProcessPoolExecutor(options.jobs) as pool:
        for part in pool.map(
            draw, repeat(options.name), repeat(options.auctions), repeat(options.judged), seeds
        ):
            total.add(part)
    calls = total.counts["calls"]
    table = Table("calls", str(calls), "%", title=f"{options.name}, {options.auctions * len(seeds)} auctions")
    for count, meaning in COUNTS.items():
        table.add_row(meaning, str(total.counts[count]), f"{100 * total.counts[count] / calls:.1f}")
    console = Console(soft_wrap=True)
    console.print(table)
    for example in total.examples:
        console.print(example)
    return int(any(total.counts[fault] for fault in FAULTS))


if __name__ == "__main__":
    sys.exit(main())
